import { type AccionTramite, maquinaDeTramite } from '@fedatario/contract/solicitud';
import { accionesSimples, type TramiteDetalle } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../../../i18n/i18n.ts';
import { useSend } from '../../../../lib/api.ts';
import { show } from '../../../../ui/snackbar/store.ts';
import css from '../../../expedientes/oficina/expediente.module.css';
import { renews } from '../../../expedientes/oficina/renews.ts';
import { Siguiente } from './Trabajo.tsx';

// The dialogs load when opened: with them the screen would exceed its weight limit.
const Acto = lazy(async () => ({ default: (await import('./Acto.tsx')).Acto }));

/** Steps taken on this screen; the others belong to the screens that hold their data. */
const deAqui = [...accionesSimples, 'asignar', 'reasignar', 'cancelar'] as const;
export type AccionDeAqui = (typeof deAqui)[number];
const isDeAqui = (accion: AccionTramite): accion is AccionDeAqui => deAqui.some((una) => una === accion);
/** Steps without data run at once. */
const directas = ['aceptar', 'reanudar', 'reintentar'] as const;
type Directa = (typeof directas)[number];
const isDirecta = (accion: AccionDeAqui): accion is Directa => directas.some((una) => una === accion);

/** Steps the reader can take now, and why the others are not possible. */
export function ActosDeTramite({ tramite }: { tramite: TramiteDetalle }) {
  const t = useT();
  const [asked, setAsked] = useState<Exclude<AccionDeAqui, Directa>>();
  const { take, isPending } = useDirecta(tramite);
  const { acciones } = tramite;
  const puede = acciones.flatMap(({ accion, impedimento }) =>
    impedimento === null && isDeAqui(accion) ? [accion] : [],
  );
  const press = (accion: AccionDeAqui) => (isDirecta(accion) ? take(accion) : setAsked(accion));
  return (
    <>
      {puede.length > 0 && (
        <section className={css.acts} aria-label={t('expedienteDetalle.detalle.puede')}>
          <Siguiente tramite={tramite} />
          {puede.map((accion) => (
            <Button
              key={accion}
              variant={['asignar', ...directas].includes(accion) ? 'filled' : 'default'}
              disabled={isPending}
              onClick={() => press(accion)}
            >
              {t(`expedienteDetalle.accion.${accion}`)}
            </Button>
          ))}
        </section>
      )}
      <NoPuede tramite={tramite} />
      {asked && (
        <Suspense>
          <Acto accion={asked} tramite={tramite} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function useDirecta({ idSolicitud, revision }: TramiteDetalle) {
  const { mutate, isPending } = useSend(calls.tramites.act, { renews });
  const take = (accion: Directa) =>
    mutate(
      { params: { idSolicitud }, body: { accion, revision, motivo: null } },
      {
        onSuccess: () => show('success', tell(`expedienteDetalle.hecho.${accion}`)),
        onError: (error) => show('error', tell(`error.${error.codigo}`, error.params)),
      },
    );
  return { take, isPending };
}

/** Each impossible step with its reason. A finished trámite shows none. */
function NoPuede({ tramite: { acciones, estado } }: { tramite: TramiteDetalle }) {
  const t = useT();
  const no = acciones.flatMap(({ accion, impedimento }) =>
    impedimento === null || impedimento === 'terminado' ? [] : [{ accion, impedimento }],
  );
  if (no.length === 0) return null;
  /** Names of the states in which a step is possible, and of the current one. */
  const deDonde = (accion: AccionTramite) => {
    const estados = maquinaDeTramite.pasos.filter((paso) => paso.accion === accion && paso.de !== 'enPausa');
    const dichos = estados.map(({ de }) => `«${t(`tramites.estado.${de}`)}»`).join(', ');
    return t('expedienteDetalle.deDonde', { estados: dichos, ahora: t(`tramites.estado.${estado}`) });
  };
  return (
    <details className={css.cannot}>
      <summary>{t('expedienteDetalle.detalle.noPuede')}</summary>
      <dl>
        {no.map(({ accion, impedimento }) => (
          <div key={accion}>
            <dt>{t(`expedienteDetalle.accion.${accion}`).replace('…', '')}</dt>
            <dd>
              {impedimento === 'esperaOficina' ? deDonde(accion) : t(`expedienteDetalle.impedimento.${impedimento}`)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
