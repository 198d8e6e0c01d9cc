import { estaEnVenta, faseDeVenta, type Redaccion } from '@fedatario/contract/catalogo';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { type T, t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { renew } from '../../../lib/renew.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { useFocusInstead, useFocusKept } from '../../../ui/use-focus-kept.ts';
import { type SinGuardar, usePorGuardar } from '../por-guardar.ts';
import { PublicarRedaccion } from '../publicacion/PublicarRedaccion.tsx';
import { renews } from '../publicacion/renews.ts';
import css from './editor.module.css';

/** Few products have a publication that waits. */
const PublicacionPedida = lazy(async () => ({
  default: (await import('../publicacion/PublicacionPedida.tsx')).PublicacionPedida,
}));

/** The tab in which each problem is solved. */
const lugares = {
  sinPrecio: 'precio',
  sinTexto: 'versiones',
  textoConErrores: 'plantilla',
  muestraIncompleta: 'prueba',
  casosSinPasar: 'prueba',
  sinRequisitos: 'requisitos',
  sinDescripcion: 'datos',
  categoriaArchivada: 'datos',
  requisitoArchivado: 'requisitos',
} as const;

/** The parts written and not published, those still missing, and the buttons to publish or drop them. */
export function SituacionDeRedaccion({ redaccion, quien }: { redaccion: Redaccion; quien: string }) {
  const t = useT();
  const { sinPublicar, estado, slug, escritaEn, escritaPor, texto, publicacion } = redaccion;
  const place = useRef<HTMLParagraphElement>(null);
  const porPublicar = sinPublicar.length > 0 || (!estaEnVenta(estado) && texto !== null);
  return (
    <Stack gap={4} bottom={6} className={css.situacion}>
      <p ref={place} tabIndex={-1}>
        {escritaEn && escritaPor
          ? t('redaccion.escrita', { quien: escritaPor, cuando: fechaHora(escritaEn) })
          : t('redaccion.sinEscribir')}
        {estaEnVenta(estado) && <Link to={`/productos/${slug}`}>{t('redaccion.verPagina')}</Link>}
      </p>
      <Faltas redaccion={redaccion} />
      <Suspense fallback={null}>
        {publicacion && <PublicacionPedida redaccion={redaccion} publicacion={publicacion} quien={quien} />}
      </Suspense>
      {porPublicar && <Acciones redaccion={redaccion} place={place} />}
    </Stack>
  );
}

/** The problems that keep the product from being published, each leading to the tab where it is solved. */
function Faltas({ redaccion: { problemas } }: { redaccion: Redaccion }) {
  const t = useT();
  if (problemas.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{t('redaccion.falta')}</p>
      <Stack as="ul" gap={1}>
        {problemas.map((problema) => (
          <li key={problema}>
            <Link to={{ search: `?pestana=${lugares[problema]}` }}>{t(`redaccion.problema.${problema}`)}</Link>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}

function Acciones({ redaccion, place }: { redaccion: Redaccion; place: RefObject<HTMLElement | null> }) {
  const t = useT();
  useFocusInstead(place);
  const { asking, isSaving, ask, close } = useAsking();
  const { sinPublicar, problemas, estado, escritaEn, publicacion, segundaPersona } = redaccion;
  const cambian = sinPublicar.length > 0 ? t('redaccion.cambian', { partes: partesDe(t, redaccion) }) : '';
  const sola = publicacion ? 'redaccion.cambiarFecha' : 'redaccion.publicar';
  return (
    <Row gap={3} align="center" wrap className={css.acciones}>
      <Button loading={isSaving} disabled={problemas.length > 0} onClick={() => void ask('publicar')}>
        {t(segundaPersona ? 'redaccion.pedir' : sola)}
      </Button>
      {escritaEn && faseDeVenta(estado) !== 'sinVender' && (
        <Button variant="default" disabled={isSaving} onClick={() => void ask('descartar')}>
          {t('redaccion.descartar')}
        </Button>
      )}
      {cambian && <p>{cambian}</p>}
      {asking === 'publicar' && <PublicarRedaccion redaccion={redaccion} partes={cambian} onClose={close} />}
      {asking === 'descartar' && <Descartar redaccion={redaccion} onClose={close} />}
    </Row>
  );
}

/** Asks once everything that is written was saved, and about what the server has. */
function useAsking() {
  const client = useQueryClient();
  const porGuardar = usePorGuardar();
  const [isSaving, setSaving] = useState(false);
  const [asking, setAsking] = useState<'publicar' | 'descartar'>();
  useFocusKept(isSaving);
  const ask = async (what: 'publicar' | 'descartar') => {
    setSaving(true);
    const queda = await porGuardar.todo();
    const impide = what === 'publicar' && queda;
    if (!impide) await renew(client, calls.redacciones.read);
    // At once, so that the dialog finds the focus on its button and gives it back there.
    flushSync(() => setSaving(false));
    if (impide) show('error', porQueNo(impide));
    else setAsking(what);
  };
  return { asking, isSaving, ask, close: () => setAsking(undefined) };
}

/** Why a product is not published yet: the part that could not be saved, and what to do about it. */
function porQueNo({ parte, falta }: SinGuardar): string {
  return tell(`redaccion.sinGuardar.${falta}`, { parte: tell(`redaccion.parte.${parte}`) });
}

function partesDe(t: T, { sinPublicar }: Redaccion): string {
  return sinPublicar.map((parte) => t(`redaccion.parte.${parte}`)).join(', ');
}

interface Props {
  redaccion: Redaccion;
  onClose: () => void;
}

function Descartar({ redaccion: { idProducto }, onClose }: Props) {
  const t = useT();
  const porGuardar = usePorGuardar();
  const { mutate, isPending, error } = useSend(calls.redacciones.discard, { renews });
  const discard = () =>
    mutate(
      { params: { idProducto } },
      {
        onSuccess: (actual) => {
          porGuardar.dejar(actual);
          show('success', tell('redaccion.descartado'));
          onClose();
        },
      },
    );
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
