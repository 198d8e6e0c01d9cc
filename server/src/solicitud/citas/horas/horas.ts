import { MINUTE } from '@fedatario/contract/base';
import type { Tramo } from '@fedatario/contract/casa';
import { type Dia, diaDeSemana } from '@fedatario/document-engine';
import { diaEn, diaSiguiente, instanteEn } from './zona.ts';

/** A stretch of time from one instant to another, in milliseconds. */
export interface Turno {
  readonly inicio: number;
  readonly fin: number;
}

/** The working hours of one person, as their profile has them. */
export interface HorarioDePersona {
  readonly horario: readonly (readonly Tramo[])[];
  readonly excepciones: readonly { readonly dia: string; readonly tramos: readonly Tramo[] }[];
}

interface Jornada extends HorarioDePersona {
  readonly zona: string;
  /** The hours of the office on its holidays and other days of its own; undefined of any other day. */
  readonly especiales: (dia: Dia) => readonly Tramo[] | undefined;
  /** Whether the person may work on that day. */
  readonly puede: (dia: Dia) => boolean;
}

/**
 * The stretches that somebody works between two instants. Their own exceptions come first; a day on which the office closes or opens
 * for some hours only limits their week.
 */
export function turnosDe(jornada: Jornada, { inicio: desde, fin: hasta }: Turno): Turno[] {
  const { zona, puede } = jornada;
  const propios = new Map(jornada.excepciones.map(({ dia, tramos }) => [dia, tramos]));
  const turnos: Turno[] = [];
  const ultimo = diaEn(zona, hasta);
  for (let dia = diaEn(zona, desde); dia <= ultimo; dia = diaSiguiente(dia)) {
    if (!puede(dia)) continue;
    const semana = jornada.horario[diaDeSemana(dia)] ?? [];
    const especial = jornada.especiales(dia);
    const tramos = propios.get(dia) ?? (especial ? comunes(semana, especial) : semana);
    for (const tramo of tramos) {
      const inicio = instanteEn(zona, dia, tramo.desde);
      const fin = instanteEn(zona, dia, tramo.hasta);
      if (inicio < fin) turnos.push({ inicio, fin });
    }
  }
  return turnos;
}

/** Times of one length compare as texts. */
function comunes(unos: readonly Tramo[], otros: readonly Tramo[]): Tramo[] {
  return unos.flatMap((uno) =>
    otros.flatMap((otro) => {
      const [, desde = ''] = [uno.desde, otro.desde].sort();
      const [hasta = ''] = [uno.hasta, otro.hasta].sort();
      return desde < hasta ? [{ desde, hasta }] : [];
    }),
  );
}

/** How an appointment takes time: its length, the grid it begins on, and the margins around it, all in minutes. */
export interface Medida {
  readonly minutos: number;
  readonly paso: number;
  readonly antes: number;
  readonly despues: number;
}

/**
 * The beginnings that are free: each lies whole within one stretch of work, on the grid that begins with it, within the bounds,
 * and with its margins touches nothing that is taken. `ocupado` is in order of its beginnings.
 */
export function iniciosLibres(
  turnos: readonly Turno[],
  ocupado: readonly Turno[],
  { minutos, paso, antes, despues }: Medida,
  { inicio: desde, fin: hasta }: Turno,
): number[] {
  const largo = minutos * MINUTE;
  const salto = paso * MINUTE;
  const libres: number[] = [];
  let siguiente = 0;
  for (const turno of turnos) {
    const primero = turno.inicio + Math.max(0, Math.ceil((desde - turno.inicio) / salto)) * salto;
    for (let inicio = primero; inicio + largo <= turno.fin && inicio < hasta; inicio += salto) {
      const conMargen = { inicio: inicio - antes * MINUTE, fin: inicio + largo + despues * MINUTE };
      while ((ocupado[siguiente]?.fin ?? Number.POSITIVE_INFINITY) <= conMargen.inicio) siguiente += 1;
      if (!tocan(ocupado, siguiente, conMargen)) libres.push(inicio);
    }
  }
  return libres;
}

/** Whether any taken stretch from that place on touches this one. */
function tocan(ocupado: readonly Turno[], desde: number, { inicio, fin }: Turno): boolean {
  for (let i = desde; i < ocupado.length; i += 1) {
    const uno = ocupado[i];
    if (!uno || uno.inicio >= fin) return false;
    if (uno.fin > inicio) return true;
  }
  return false;
}

/** Stretches in order and without overlap. */
export function unidos(turnos: readonly Turno[]): Turno[] {
  const juntos: Turno[] = [];
  for (const turno of turnos.toSorted((a, b) => a.inicio - b.inicio)) {
    const ultimo = juntos.at(-1);
    if (ultimo && turno.inicio <= ultimo.fin)
      juntos[juntos.length - 1] = { ...ultimo, fin: Math.max(ultimo.fin, turno.fin) };
    else juntos.push(turno);
  }
  return juntos;
}
