import type { CasoDeGestorDetalle } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { reading, useSend } from '../../../lib/api.ts';
import parts from '../../../ui/parts.module.css';
import { show } from '../../../ui/snackbar/store.ts';
import { FalloDeActo } from '../../expedientes/oficina/FalloDeActo.tsx';
import { PreguntarMotivo } from '../../expedientes/oficina/PreguntarMotivo.tsx';
import { NotarObservacion } from '../oficina/NotarObservacion.tsx';
import { NotarPresentacion } from '../oficina/NotarPresentacion.tsx';
import { NotarResultado } from '../oficina/NotarResultado.tsx';

/** The steps of a gestor, in the order in which they are usually done; the first that is possible is the main one. */
const actos = ['aceptar', 'presentar', 'resolver', 'observar', 'denegar', 'pedirRequisitos', 'devolver'] as const;
type Acto = (typeof actos)[number];

interface Props {
  caso: CasoDeGestorDetalle;
}

export function ActosDeCaso({ caso }: Props) {
  const t = useT();
  const [open, setOpen] = useState<Acto>();
  const close = () => setOpen(undefined);
  const { mover, isPending, error } = useMover(caso, close);
  const puede = actos.filter((acto) => esPosible(caso, acto));
  if (puede.length === 0) return null;
  return (
    <>
      <div className={parts.ways}>
        {puede.map((acto, i) => (
          <Button
            key={acto}
            size={i === 0 ? 'md' : 'sm'}
            variant={i === 0 ? 'filled' : 'default'}
            disabled={isPending}
            onClick={() => (acto === 'aceptar' ? mover(acto, null) : setOpen(acto))}
          >
            {t(`gestor.accion.${acto}`)}
          </Button>
        ))}
      </div>
      {error && !open && <FalloDeActo error={error} />}
      {open === 'presentar' && <NotarPresentacion gestion={caso} onClose={close} />}
      {open === 'observar' && <NotarObservacion gestion={caso} onClose={close} />}
      {(open === 'resolver' || open === 'denegar') && (
        <NotarResultado favorable={open === 'resolver'} gestion={caso} onClose={close} />
      )}
      {(open === 'pedirRequisitos' || open === 'devolver') && (
        <PreguntarMotivo
          titulo={t(`gestor.accion.${open}`)}
          consecuencia={<p>{t(`gestor.consecuencia.${open}`)}</p>}
          boton={t(`gestor.accion.${open}`)}
          error={error}
          ocupado={isPending}
          onEnviar={(motivo) => mover(open, motivo)}
          onClose={close}
        />
      )}
    </>
  );
}

/** A result that waits for its files may be completed, although it is no step. */
function esPosible({ acciones, estado }: CasoDeGestorDetalle, acto: Acto): boolean {
  const suya = acciones.find(({ accion }) => accion === acto);
  if (acto === 'resolver' && estado === 'resuelta') return suya !== undefined;
  return suya?.impedimento === null;
}

/** Takes a step without other data; a case that was given back leads to the list. */
function useMover({ idSolicitud, revision }: CasoDeGestorDetalle, close: () => void) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const client = useQueryClient();
  const { queryKey } = reading(calls.casosDeGestor.read, { query: { idSolicitud } });
  const { mutate, isPending, error } = useSend(calls.casosDeGestor.act, {
    renews: [calls.casosDeGestor.list, calls.casosDeGestor.read],
  });
  const mover = (accion: 'aceptar' | 'devolver' | 'pedirRequisitos', motivo: string | null) =>
    mutate(
      { body: { idSolicitud, revision, accion, motivo } },
      {
        onSuccess: (queda) => {
          show('success', tell('encargos.accion.hecho'));
          close();
          if (queda) client.setQueryData(queryKey, queda);
          else void navigate({ pathname: '/gestor', hash });
        },
        onError: ({ codigo, actual }) => {
          if (codigo === 'conflicto-revision') client.setQueryData(queryKey, actual);
        },
      },
    );
  return { mover, isPending, error };
}
