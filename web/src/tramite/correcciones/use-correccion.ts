import type { BorradorAbierto } from '@fedatario/contract/borrador';
import type { Correccion } from '@fedatario/contract/tramite';
import { type Corregible, campoEn, corregirRespuestas, isAbierta, rutasDistintas } from '@fedatario/document-engine';
import { useMemo } from 'react';
import { calls } from '#calls';
import { valorEn } from '../../borrador/borradores/entrevista/sesion/respuestas.ts';
import { abrirSesion, type Sesion } from '../../borrador/borradores/entrevista/sesion/sesion.ts';
import {
  effectsOf,
  useSesion,
  useSesionAbierta,
  useVista,
} from '../../borrador/borradores/entrevista/sesion/use-sesion.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/** Session of an interview in which only some answers can be edited, without undo. */
export function useSesionDeCorreccion(
  idSolicitud: string,
  borrador: BorradorAbierto,
  hoy: string,
  quien: string,
): Sesion | undefined {
  return useSesionAbierta(() =>
    abrirSesion(
      borrador,
      effectsOf(quien, borrador.idBorrador, {
        guardar: (body) => call(calls.correcciones.save, { params: { idSolicitud }, body }),
        mover: () => Promise.reject(new ApiError('estado-no-permite')),
      }),
      hoy,
    ),
  );
}

/** The questions open for editing, and the problems left in them. */
export function useCorregible({ antes, observaciones, hoy }: Pick<Correccion, 'antes' | 'observaciones' | 'hoy'>) {
  const { entrevista } = useSesion();
  const propuestas = useVista(({ guardado }) => guardado.respuestas);
  return useMemo(() => {
    const observadas = observaciones.map(({ ruta }) => ruta);
    const corregible = corregirRespuestas(
      entrevista,
      { antes, propuestas: { ...propuestas }, observadas },
      { contexto: { hoy }, rol: 'cliente' },
    );
    return { ...corregible, cambiadas: cambiadasDe(antes, corregible, observadas) };
  }, [entrevista, antes, propuestas, observaciones, hoy]);
}

function cambiadasDe(antes: object, { respuestas }: Corregible, observadas: readonly string[]): ReadonlySet<string> {
  return new Set(
    observadas.filter((ruta) => rutasDistintas(valorEn(antes, ruta), valorEn(respuestas, ruta)).length > 0),
  );
}

/** Questions opened only by the corrections, in the order of the interview; a list stands for its items. */
export function abiertasDeMas({ abiertas, estado }: Corregible, observadas: readonly string[]): string[] {
  const asked = new Set(observadas);
  const more = new Set([...abiertas].filter((ruta) => !isAbierta(asked, ruta)));
  return estado.hojas
    .map(({ ruta }) => ruta)
    .filter((ruta) => more.has(ruta) && !isAbierta(new Set([...more].filter((one) => one !== ruta)), ruta));
}

/** Names of the groups around a question: `Bienes › Bien 2`. */
export function dentroDe({ entrevista }: Sesion, ruta: string): string {
  const parts = ruta.split('.');
  return parts
    .slice(0, -1)
    .map((part, i) => {
      const etiqueta = campoEn(entrevista, parts.slice(0, i + 1).join('.'))?.pregunta.etiqueta ?? '';
      return /^\d+$/.test(part) ? `${etiqueta} ${Number(part) + 1}` : etiqueta;
    })
    .join(' › ');
}
