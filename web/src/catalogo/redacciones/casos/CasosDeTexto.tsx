import { CASOS_MAXIMOS, type CasoDeProducto } from '@fedatario/contract/catalogo';
import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useId, useMemo, useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { ParrafosComparados } from '../../../ui/diferencia/ParrafosComparados.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import { CasoReal } from './CasoReal.tsx';
import { CasosQueFaltan } from './CasosQueFaltan.tsx';
import css from './casos.module.css';

const renews = [calls.casosDeProducto.list, calls.redacciones.read];

/** Saved answers with the text that they should give: publishing waits until each gives it, or its new text was read and accepted. */
export function CasosDeTexto({ idProducto }: { idProducto: string }) {
  const t = useT();
  const titulo = useId();
  const { data, error, refetch } = useCall(calls.casosDeProducto.list, { params: { idProducto } }, { fresh: true });
  return (
    <section className={css.casos} aria-labelledby={titulo}>
      <h2 id={titulo}>{t('taller.casos.titulo')}</h2>
      <p className={css.nota}>{t('taller.casos.detalle')}</p>
      {error && !data && <Failure error={error} retry={refetch} heading="h2" />}
      {data?.length === 0 && <p>{t('taller.casos.ninguno')}</p>}
      {data && (
        <ul>
          {data.map((caso) => (
            <Caso key={caso.idCaso} idProducto={idProducto} caso={caso} />
          ))}
        </ul>
      )}
      {data && data.length < CASOS_MAXIMOS && <CasoNuevo idProducto={idProducto} />}
      {data && <CasosQueFaltan idProducto={idProducto} casos={data} />}
      {data && <CasoReal idProducto={idProducto} cuantos={data.length} />}
    </section>
  );
}

function Caso({ idProducto, caso }: { idProducto: string; caso: CasoDeProducto }) {
  const t = useT();
  const { reemplazar } = useTaller();
  const { texto } = useMesa();
  const accepting = useSend(calls.casosDeProducto.accept, { renews });
  const removing = useSend(calls.casosDeProducto.remove, { renews });
  const { idCaso, nombre, respuestas, esperado, actual } = caso;
  const pasa = esperado === actual;
  const params = { idProducto, idCaso };
  const refused = accepting.error ?? removing.error;
  return (
    <li data-pasa={pasa}>
      <h3>
        {nombre} <span>{t(pasa ? 'taller.casos.pasa' : 'taller.casos.cambio')}</span>
      </h3>
      {!pasa && <Cambio esperado={esperado} actual={actual} />}
      {refused && <Notice tone="error">{t(`error.${refused.codigo}`, refused.params)}</Notice>}
      <div className={css.botones}>
        {!pasa && (
          <Button loading={accepting.isPending} onClick={() => accepting.mutate({ params, body: { leido: actual } })}>
            {t('taller.casos.aceptar')}
          </Button>
        )}
        <Button variant="default" onClick={() => reemplazar({ ...texto, respuestas })}>
          {t('taller.casos.usar', { nombre })}
        </Button>
        <Button variant="default" loading={removing.isPending} onClick={() => removing.mutate({ params })}>
          {t('taller.casos.borrar', { nombre })}
        </Button>
      </div>
    </li>
  );
}

function Cambio({ esperado, actual }: Pick<CasoDeProducto, 'esperado' | 'actual'>) {
  const [antes, despues] = useMemo(() => [parrafos(esperado), parrafos(actual)], [esperado, actual]);
  return <ParrafosComparados antes={antes} despues={despues} />;
}

const parrafos = (texto: string) => texto.split('\n').filter((line) => line.trim() !== '');

/** The answers of the sample under a name, with the text that they give now. */
function CasoNuevo({ idProducto }: { idProducto: string }) {
  const t = useT();
  const taller = useTaller();
  const [nombre, setNombre] = useState('');
  const { mutate, isPending, error } = useSend(calls.casosDeProducto.create, { renews });
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    // The text that the case expects is that of the server.
    await taller.flush();
    const { respuestas } = taller.mesa().texto;
    mutate(
      { params: { idProducto }, body: { nombre, respuestas: { ...respuestas } } },
      { onSuccess: () => setNombre('') },
    );
  };
  const clave = error?.errores.find(({ campo }) => campo === 'nombre')?.mensaje;
  return (
    <form className={css.nuevo} onSubmit={save}>
      <TextInput
        label={t('taller.casos.nombre')}
        value={nombre}
        maxLength={120}
        error={clave}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={nombre.trim() === ''}>
        {t('taller.casos.guardar')}
      </Button>
      {error && !clave && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
    </form>
  );
}
