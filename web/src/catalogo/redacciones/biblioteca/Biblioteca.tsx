import type { ClausulaConVersiones, ClausulaDeBiblioteca } from '@fedatario/contract/catalogo';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import css from './biblioteca.module.css';
import { Llegada } from './Llegada.tsx';
import { conClausula, llegadaDe } from './traslado.ts';
import { renewsDeBiblioteca, useBiblioteca, usePalabras, useUsos } from './use-biblioteca.ts';

interface Props {
  /** Position among the blocks of the document after which a clause is put. */
  readonly tras: number | undefined;
  readonly onClose: () => void;
}

/** The clauses that documents share: found by name, read with what each brings, and put where the cursor was. */
export function Biblioteca({ tras, onClose }: Props) {
  const t = useT();
  const { data, error, refetch } = useBiblioteca();
  const [buscado, setBuscado] = useState('');
  const [elegida, setElegida] = useState<string>();
  const found = (data ?? []).filter((one) => dice(one, buscado));
  return (
    <Dialog
      open
      wide
      title={t('taller.biblioteca.titulo')}
      close={t('comun.cerrar')}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('comun.cerrar')}
        </Button>
      }
    >
      {error && !data && <Failure error={error} retry={refetch} heading="h2" />}
      <TextInput
        label={t('taller.biblioteca.buscar')}
        value={buscado}
        data-autofocus
        autoComplete="off"
        onChange={({ currentTarget }) => setBuscado(currentTarget.value)}
      />
      {data && found.length === 0 && (
        <p role="status">{t(data.length === 0 ? 'taller.biblioteca.vacia' : 'taller.biblioteca.ninguna')}</p>
      )}
      <Stack as="ul" gap={2} className={css.clausulas}>
        {found.map((clausula) => (
          <Clausula
            key={clausula.idClausula}
            clausula={clausula}
            abierta={elegida === clausula.idClausula}
            onAbrir={() => setElegida(elegida === clausula.idClausula ? undefined : clausula.idClausula)}
            tras={tras}
            onClose={onClose}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

function dice({ nombre, titulo }: ClausulaDeBiblioteca, buscado: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(`${nombre} ${titulo ?? ''}`).includes(plain(buscado.trim()));
}

interface DeUna extends Props {
  readonly clausula: ClausulaDeBiblioteca;
  readonly abierta: boolean;
  readonly onAbrir: () => void;
}

function Clausula({ clausula, abierta, onAbrir, ...props }: DeUna) {
  const t = useT();
  const usos = useUsos();
  const { nombre, version, archivada } = clausula;
  return (
    <li>
      <button type="button" className={css.pulsable} aria-expanded={abierta} onClick={onAbrir}>
        <strong lang="es">{nombre}</strong>
        <small>
          {t('taller.biblioteca.version', { n: version })}
          {archivada && ` · ${t('taller.biblioteca.archivada')}`}
        </small>
        <small lang="es">{usos(clausula.usos)}</small>
      </button>
      {abierta && <Abierta idClausula={clausula.idClausula} {...props} />}
    </li>
  );
}

function Abierta({ idClausula, tras, onClose }: Props & { idClausula: string }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.clausulas.read, { params: { idClausula } }, { fresh: true });
  const { reemplazar } = useTaller();
  const { texto, leido } = useMesa();
  const palabras = usePalabras();
  const [version] = data?.versiones ?? [];
  if (error && !data) return <Failure error={error} retry={refetch} heading="h2" />;
  if (!data || !version || !leido.entrevista) return <p role="status">{t('comun.cargando')}</p>;
  const llegada = llegadaDe(texto, leido.entrevista, version);
  const de = { idClausula, nombre: data.nombre, numero: version.numero };
  const insertar = () => {
    reemplazar(conClausula(texto, llegada, version, { de, tras }));
    onClose();
  };
  return (
    <div className={css.una}>
      <blockquote lang="es" dir="ltr">
        {palabras(version).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
      <Llegada llegada={llegada} />
      <Row gap={2} justify="end" wrap>
        <Archivar clausula={data} />
        {!data.archivada && <Button onClick={insertar}>{t('taller.biblioteca.poner')}</Button>}
      </Row>
    </div>
  );
}

function Archivar({ clausula }: { clausula: ClausulaConVersiones }) {
  const t = useT();
  const { mutate, isPending, error } = useSend(calls.clausulas.update, { renews: renewsDeBiblioteca });
  const { idClausula, nombre, archivada, revision } = clausula;
  return (
    <>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Button
        variant="default"
        loading={isPending}
        onClick={() => mutate({ params: { idClausula }, body: { nombre, archivada: !archivada, revision } })}
      >
        {t(archivada ? 'taller.biblioteca.recuperar' : 'taller.biblioteca.archivar')}
      </Button>
    </>
  );
}
