import type { Redaccion } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { type T, t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import * as llamadas from './calls.ts';
import css from './editor.module.css';
import { renews } from './renews.ts';

/** The tab in which each problem is solved. */
const lugares = {
  sinPrecio: 'precio',
  sinTexto: 'versiones',
  textoConErrores: 'plantilla',
  muestraIncompleta: 'prueba',
  casosSinPasar: 'prueba',
  sinRequisitos: 'requisitos',
  categoriaArchivada: 'datos',
  requisitoArchivado: 'requisitos',
} as const;

/** The parts written and not published, those still missing, and the buttons to publish or drop them. */
export function SituacionDeRedaccion({ redaccion }: { redaccion: Redaccion }) {
  const t = useT();
  const [asking, setAsking] = useState<'publicar' | 'descartar'>();
  const { sinPublicar, problemas, estado, slug, escritaEn, escritaPor, texto } = redaccion;
  const porPublicar = sinPublicar.length > 0 || (estado !== 'publicado' && texto !== null);
  return (
    <div className={css.situacion}>
      <p>
        {escritaEn && escritaPor
          ? t('redaccion.escrita', { quien: escritaPor, cuando: fechaHora(escritaEn) })
          : t('redaccion.sinEscribir')}
        {estado === 'publicado' && <Link to={`/productos/${slug}`}>{t('redaccion.verPagina')}</Link>}
      </p>
      {problemas.length > 0 && (
        <Notice tone="warning">
          <p>{t('redaccion.falta')}</p>
          <ul className={css.problemas}>
            {problemas.map((problema) => (
              <li key={problema}>
                <Link to={{ search: `?pestana=${lugares[problema]}` }}>{t(`redaccion.problema.${problema}`)}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {porPublicar && (
        <div className={css.acciones}>
          <Button disabled={problemas.length > 0} onClick={() => setAsking('publicar')}>
            {t('redaccion.publicar')}
          </Button>
          {escritaEn && estado !== 'borrador' && (
            <Button variant="default" onClick={() => setAsking('descartar')}>
              {t('redaccion.descartar')}
            </Button>
          )}
          {sinPublicar.length > 0 && <p>{t('redaccion.cambian', { partes: partesDe(t, redaccion) })}</p>}
        </div>
      )}
      {asking === 'publicar' && <Publicar redaccion={redaccion} onClose={() => setAsking(undefined)} />}
      {asking === 'descartar' && <Descartar redaccion={redaccion} onClose={() => setAsking(undefined)} />}
    </div>
  );
}

function partesDe(t: T, { sinPublicar }: Redaccion): string {
  return sinPublicar.map((parte) => t(`redaccion.parte.${parte}`)).join(', ');
}

interface Props {
  redaccion: Redaccion;
  onClose: () => void;
}

function Publicar({ redaccion, onClose }: Props) {
  const t = useT();
  const { mutate, isPending, error } = useSend(llamadas.publish, { renews });
  const { idProducto, revision, datos, precio, sinPublicar, texto } = redaccion;
  const revisionDeTexto = texto?.revision ?? 0;
  const publish = () =>
    mutate(
      { params: { idProducto }, body: { revision, revisionDeTexto } },
      { onSuccess: () => hecho('redaccion.publicado', onClose) },
    );
  return (
    <ConfirmDialog
      title={t('redaccion.publicarTitulo', { nombre: datos.nombre })}
      confirm={t('redaccion.publicar')}
      pending={isPending}
      error={error}
      onConfirm={publish}
      onClose={onClose}
    >
      {sinPublicar.length > 0 && <p>{t('redaccion.cambian', { partes: partesDe(t, redaccion) })}</p>}
      <p>{t('redaccion.publicarTexto', { precio: dinero(precio) })}</p>
    </ConfirmDialog>
  );
}

function Descartar({ redaccion: { idProducto }, onClose }: Props) {
  const t = useT();
  const { mutate, isPending, error } = useSend(llamadas.discard, { renews });
  const discard = () => mutate({ params: { idProducto } }, { onSuccess: () => hecho('redaccion.descartado', onClose) });
  return (
    <ConfirmDialog
      title={t('redaccion.descartarTitulo')}
      confirm={t('redaccion.descartar')}
      danger
      pending={isPending}
      error={error}
      onConfirm={discard}
      onClose={onClose}
    >
      <p>{t('redaccion.descartarTexto')}</p>
    </ConfirmDialog>
  );
}

function hecho(clave: 'redaccion.publicado' | 'redaccion.descartado', onClose: () => void): void {
  show('success', tell(clave));
  onClose();
}
