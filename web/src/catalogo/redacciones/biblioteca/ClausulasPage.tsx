import type { ClausulaConVersiones, ClausulaDeBiblioteca } from '@fedatario/contract/catalogo';
import { jurisdiccion } from '@fedatario/document-engine';
import { Button, TextInput } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { fechaHoraDe } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import type { NodoJson } from '../texto/conversion.ts';
import css from './biblioteca.module.css';
import { palabrasDe } from './traslado.ts';

/** The clauses that documents share: each with its text, and the documents that took one of its versions. */
export function ClausulasPage() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.clausulas.list, {}, { fresh: true });
  const [buscado, setBuscado] = useState('');
  return (
    <>
      <Titulo pantalla={t('clausulas.titulo')} />
      <PageHead title={t('clausulas.titulo')} text={t('clausulas.detalle')} />
      {error && !data && <Failure error={error} retry={refetch} heading="h2" />}
      {!error && !data && <Skeleton pieces={[56, 88, 88]} label={t('comun.cargando')} />}
      {data?.length === 0 && (
        <EmptyList icon={IconFileText} title={t('clausulas.vacioTitulo')} text={t('clausulas.vacio')} />
      )}
      {data && data.length > 0 && (
        <>
          <TextInput
            className={css.busqueda ?? ''}
            label={t('clausulas.buscar')}
            value={buscado}
            autoComplete="off"
            onChange={({ currentTarget }) => setBuscado(currentTarget.value)}
          />
          <Encontradas clausulas={data.filter((one) => dice(one, buscado))} />
        </>
      )}
    </>
  );
}

function dice({ nombre, titulo, usos }: ClausulaDeBiblioteca, buscado: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain([nombre, titulo ?? '', ...usos.map(({ producto }) => producto)].join(' ')).includes(
    plain(buscado.trim()),
  );
}

function Encontradas({ clausulas }: { clausulas: readonly ClausulaDeBiblioteca[] }) {
  const t = useT();
  if (clausulas.length === 0) return <p role="status">{t('clausulas.ninguna')}</p>;
  return (
    <Stack as="ul" gap={4} top={6} className={css.lista}>
      {clausulas.map((clausula) => (
        <Clausula key={clausula.idClausula} clausula={clausula} />
      ))}
    </Stack>
  );
}

function Clausula({ clausula }: { clausula: ClausulaDeBiblioteca }) {
  const t = useT();
  const [abierta, setAbierta] = useState(false);
  const { idClausula, nombre, version, archivada, escritaEn, escritaPor } = clausula;
  const fecha = fechaHoraDe(escritaEn, jurisdiccion.zonaHoraria);
  return (
    <li>
      <h2 lang="es">{nombre}</h2>
      <p>
        {t('clausulas.version', { n: version, quien: escritaPor, fecha })}
        {archivada && ` · ${t('clausulas.archivada')}`}
      </p>
      <Usos usos={clausula.usos} />
      <Button variant="default" aria-expanded={abierta} onClick={() => setAbierta(!abierta)}>
        {t(abierta ? 'clausulas.ocultar' : 'clausulas.ver')}
        <span className="visualmente-oculto"> {nombre}</span>
      </Button>
      {abierta && <Abierta idClausula={idClausula} />}
    </li>
  );
}

function Usos({ usos }: Pick<ClausulaDeBiblioteca, 'usos'>) {
  const t = useT();
  if (usos.length === 0) return <p>{t('clausulas.sinUsos')}</p>;
  return (
    <ul className={css.usos}>
      {usos.map(({ idProducto, producto, version, enVenta }) => (
        <li key={`${idProducto} ${enVenta}`}>
          <Link to={`/admin/catalogos/producto/${idProducto}?pestana=plantilla`} lang="es">
            {producto}
          </Link>{' '}
          <small>{t(enVenta ? 'clausulas.enVenta' : 'clausulas.escrita', { n: version })}</small>
        </li>
      ))}
    </ul>
  );
}

function Abierta({ idClausula }: { idClausula: string }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.clausulas.read, { params: { idClausula } }, { fresh: true });
  if (error && !data) return <Failure error={error} retry={refetch} heading="h2" />;
  if (!data) return <Skeleton pieces={[88]} label={t('comun.cargando')} />;
  return (
    <div className={css.una}>
      <blockquote lang="es" dir="ltr">
        {textoDe(data).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
      <Cambiar clausula={data} />
    </div>
  );
}

/** The words of the last version, with the labels that its own questions give to the answers. */
function textoDe({ versiones: [ultima] }: ClausulaConVersiones): string[] {
  if (!ultima) return [];
  const own = new Map(ultima.preguntas.map((one) => [String(one.clave), String(one.etiqueta)]));
  const nombrar = (ruta: string) => own.get(ruta) ?? ruta;
  const contenido = palabrasDe(ultima.contenido as unknown as readonly NodoJson[], nombrar);
  return [...(ultima.titulo === null ? [] : [ultima.titulo]), ...contenido];
}

/** Renames a clause, or archives it: documents that have it keep it. */
function Cambiar({ clausula }: { clausula: ClausulaConVersiones }) {
  const t = useT();
  const { idClausula, archivada, revision } = clausula;
  const [nombre, setNombre] = useState(clausula.nombre);
  const { mutate, isPending, error } = useSend(calls.clausulas.update, {
    renews: [calls.clausulas.list, calls.clausulas.read],
  });
  const send = (cambio: { nombre: string; archivada: boolean }) =>
    mutate(
      { params: { idClausula }, body: { ...cambio, revision } },
      { onSuccess: () => show('success', t('clausulas.listo')) },
    );
  return (
    <Row
      as="form"
      gap={3}
      align="end"
      wrap
      onSubmit={(event) => {
        event.preventDefault();
        send({ nombre, archivada });
      }}
    >
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <TextInput
        label={t('clausulas.nombre')}
        value={nombre}
        maxLength={120}
        autoComplete="off"
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        loading={isPending}
        disabled={nombre.trim() === '' || nombre === clausula.nombre}
      >
        {t('clausulas.renombrar')}
      </Button>
      <Button
        variant="subtle"
        disabled={isPending}
        onClick={() => send({ nombre: clausula.nombre, archivada: !archivada })}
      >
        {t(archivada ? 'clausulas.recuperar' : 'clausulas.archivar')}
      </Button>
    </Row>
  );
}
