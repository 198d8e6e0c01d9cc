import type { Agenda, Bloqueo, Cita } from '@fedatario/contract/solicitud';
import { type Tramo, tramosDe } from './reloj.ts';

/** A stretch of a day that the grid draws: a cita, the time that is proposed for one, blocked hours, or busy ones of a private calendar. */
export interface Pieza extends Tramo {
  readonly clave: string;
  readonly clase: 'cita' | 'propuesta' | 'bloqueo' | 'ajeno';
  readonly idNotario: string;
  /** The office and the room, by name; null of what is done in none. */
  readonly lugar: { readonly idSede: string; readonly sala: string } | null;
  readonly cita?: Cita;
  /** Drawn for somebody who attends it beside its notary: it is moved in that notary's column. */
  readonly deEquipo?: true;
  readonly bloqueo?: Bloqueo;
}

/** All that a calendar shows, on the clock of its zone. */
export function piezasDe({ citas, bloqueos, ocupado, zona }: Agenda): Pieza[] {
  const piezas = [
    ...citas.flatMap((cita) => deCita(cita, zona)),
    ...bloqueos.flatMap((bloqueo) =>
      cortar(bloqueo, zona, {
        clave: `bloqueo-${bloqueo.idBloqueo}`,
        clase: 'bloqueo',
        idNotario: bloqueo.notario.idUsuario,
        lugar: null,
        bloqueo,
      }),
    ),
    ...ocupado.flatMap(({ idNotario, ...tramo }) =>
      cortar(tramo, zona, { clave: `ajeno-${idNotario}-${tramo.inicio}`, clase: 'ajeno', idNotario, lugar: null }),
    ),
  ];
  return piezas.sort((a, b) => a.desde - b.desde || b.hasta - a.hasta || (a.clave < b.clave ? -1 : 1));
}

function deCita(cita: Cita, zona: string): Pieza[] {
  const { idCita, propuesta, lugar } = cita;
  const idNotario = cita.notario.idUsuario;
  const una = { clave: `cita-${idCita}`, clase: 'cita', idNotario, lugar, cita } as const;
  if (!propuesta) return cortar(cita, zona, una);
  const otra = { ...una, clave: `propuesta-${idCita}`, clase: 'propuesta', lugar: propuesta.lugar } as const;
  return [...cortar(cita, zona, una), ...cortar(propuesta, zona, otra)];
}

function cortar(
  { inicio, fin }: { readonly inicio: string; readonly fin: string },
  zona: string,
  pieza: Omit<Pieza, keyof Tramo>,
): Pieza[] {
  return tramosDe(inicio, fin, zona).map((tramo, i) => ({
    ...pieza,
    ...tramo,
    clave: i === 0 ? pieza.clave : `${pieza.clave}+${i}`,
  }));
}

/** Whether a notary gives time to it. */
export function esDe({ idNotario, cita }: Pieza, idUsuario: string): boolean {
  return idNotario === idUsuario || (cita?.equipo.some((uno) => uno.idUsuario === idUsuario) ?? false);
}

/** Those to which a notary gives time, as the calendar of that notary draws them. */
export function piezasDeNotario(piezas: readonly Pieza[], idUsuario: string): Pieza[] {
  return piezas.flatMap((pieza) => {
    if (pieza.idNotario === idUsuario) return [pieza];
    return esDe(pieza, idUsuario) ? [{ ...pieza, clave: `${pieza.clave}@${idUsuario}`, deEquipo: true }] : [];
  });
}

/** A place among those that overlap: its lane, counted from the start of the line, and of how many. */
export interface Carril {
  readonly carril: number;
  readonly de: number;
}

/** Puts those that overlap side by side, each in the first lane that is free. `piezas` are in order of their beginnings. */
export function carrilesDe<P extends Pick<Tramo, 'desde' | 'hasta'>>(piezas: readonly P[]): Map<P, Carril> {
  const lugares = new Map<P, Carril>();
  let juntas: { pieza: P; carril: number }[] = [];
  let finales: number[] = [];
  const cerrar = () => {
    for (const { pieza, carril } of juntas) lugares.set(pieza, { carril, de: finales.length });
    juntas = [];
    finales = [];
  };
  for (const pieza of piezas) {
    if (finales.every((final) => final <= pieza.desde)) cerrar();
    const libre = finales.findIndex((final) => final <= pieza.desde);
    const carril = libre === -1 ? finales.length : libre;
    finales[carril] = pieza.hasta;
    juntas.push({ pieza, carril });
  }
  cerrar();
  return lugares;
}
