import type { GestionDetalle } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import parts from '../../../ui/parts.module.css';
import { show } from '../../../ui/snackbar/store.ts';
import { FalloDeActo } from '../../expedientes/oficina/FalloDeActo.tsx';
import { renews } from '../renews.ts';
import { ConMotivo } from './ConMotivo.tsx';

// Each dialog loads when opened: together they would exceed the weight limit of a screen.
const Encargar = lazy(async () => ({ default: (await import('./Encargar.tsx')).Encargar }));
const NotarObservacion = lazy(async () => ({ default: (await import('./NotarObservacion.tsx')).NotarObservacion }));
const NotarPresentacion = lazy(async () => ({ default: (await import('./NotarPresentacion.tsx')).NotarPresentacion }));
const NotarResultado = lazy(async () => ({ default: (await import('./NotarResultado.tsx')).NotarResultado }));

/** The acts of the office, in the order in which they are usually done; the first that is possible is the main one. */
const actos = [
  'asignar',
  'aceptar',
  'presentar',
  'resolver',
  'observar',
  'denegar',
  'reanudar',
  'reclamar',
  'reasignar',
  'devolver',
  'pedirRequisitos',
  'pausar',
  'cancelar',
] as const;
export type ActoDeGestion = (typeof actos)[number];

/** The steps that the reader may take now. */
export function ActosDeGestion({ gestion }: { gestion: GestionDetalle }) {
  const t = useT();
  const [open, setOpen] = useState<ActoDeGestion>();
  const { mover, isPending, error } = useMover(gestion);
  const puede = actos.filter((acto) => esPosible(gestion, acto));
  const elige = (acto: ActoDeGestion) => {
    if (acto === 'aceptar' || acto === 'reanudar') mover(acto);
    else setOpen(acto);
  };
  return (
    <>
      <div className={parts.ways}>
        {puede.map((acto, i) => (
          <Button
            key={acto}
            variant={i === 0 && acto !== 'cancelar' ? 'filled' : 'default'}
            disabled={isPending}
            onClick={() => elige(acto)}
          >
            {t(`encargos.accion.${acto}`)}
          </Button>
        ))}
      </div>
      {error && <FalloDeActo error={error} />}
      {open && (
        <Suspense>
          <Acto acto={open} gestion={gestion} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** A result that waits for its files may be completed, although it is no step. */
function esPosible({ acciones, estado }: GestionDetalle, acto: ActoDeGestion): boolean {
  const suya = acciones.find(({ accion }) => accion === acto);
  if (acto === 'resolver' && estado === 'resuelta') return suya !== undefined;
  return suya?.impedimento === null;
}

function useMover({ idSolicitud, revision }: GestionDetalle) {
  const { mutate, isPending, error } = useSend(calls.gestiones.act, { renews });
  const mover = (accion: 'aceptar' | 'reanudar') =>
    mutate(
      { params: { idSolicitud }, body: { accion, revision, motivo: null } },
      { onSuccess: () => show('success', tell('encargos.accion.hecho')) },
    );
  return { mover, isPending, error };
}

interface Props {
  acto: ActoDeGestion;
  gestion: GestionDetalle;
  onClose: () => void;
}

function Acto({ acto, ...props }: Props) {
  if (acto === 'asignar' || acto === 'reasignar') return <Encargar {...props} />;
  if (acto === 'presentar') return <NotarPresentacion {...props} />;
  if (acto === 'observar') return <NotarObservacion {...props} />;
  if (acto === 'resolver' || acto === 'denegar') return <NotarResultado favorable={acto === 'resolver'} {...props} />;
  if (acto === 'aceptar' || acto === 'reanudar') return null;
  return <ConMotivo accion={acto} {...props} />;
}
