import type { Cita } from '@fedatario/contract/solicitud';
import { type Columna, FILA } from './columnas.ts';
import type { Horas } from './foco.ts';
import type { Pieza } from './piezas.ts';

/** The stretch under the pointer, or under the arrows: where a cita would go, or the hours that would be taken. */
export interface Fantasma {
  /** The cita that moves; null while an empty stretch is marked. */
  readonly cita: Cita | null;
  /** Key of the column. */
  readonly columna: string;
  readonly desde: number;
  readonly hasta: number;
}

/** Minutes to which a moved appointment snaps. */
export const PASO = 15;

const alPaso = (minuto: number) => Math.round(minuto / PASO) * PASO;

/** Whether the reader may move it: it is ahead, and one of the two ways is open. */
export function esMovible({ cita, clase, deEquipo }: Pieza, ahora: number): boolean {
  if (!cita || clase !== 'cita' || deEquipo || Date.parse(cita.inicio) <= ahora) return false;
  return cita.acciones.some(
    ({ accion, impedimento }) => (accion === 'mover' || accion === 'proponer') && impedimento === null,
  );
}

/** Whether a cita may go to that column: a signing stays with its notary, one in a room stays in one, and who takes advice attends that way. */
export function admite(cita: Cita, { idNotario, sala, modalidades }: Columna, administra: boolean): boolean {
  const { clase, notario, lugar, modalidad } = cita;
  if (sala !== undefined) return (sala === null) === (lugar === null);
  if (idNotario === undefined || idNotario === notario.idUsuario) return true;
  return administra && clase === 'asesoria' && modalidades?.includes(modalidad) === true;
}

/** A stretch of that length from about a minute on, within the hours of the grid. */
export function puestoEn(horas: Horas, minuto: number, largo: number): { desde: number; hasta: number } {
  const desde = Math.max(horas.desde, Math.min(alPaso(minuto), horas.hasta - largo));
  return { desde, hasta: desde + largo };
}

/** The hours from one minute to another, in whichever order; one row at least. */
export function entre(horas: Horas, uno: number, otro: number): { desde: number; hasta: number } {
  const desde = Math.max(horas.desde, Math.floor(Math.min(uno, otro) / PASO) * PASO);
  const hasta = Math.min(horas.hasta, Math.ceil(Math.max(uno, otro) / PASO) * PASO);
  return { desde, hasta: Math.max(hasta, Math.min(horas.hasta, desde + PASO)) };
}

/** The row that a minute lies in. */
export const filaDe = (minuto: number): number => Math.floor(minuto / FILA) * FILA;
