import { DAY, HOUR, MINUTE } from '@fedatario/contract/base';
import { diaDeSemana } from '@fedatario/document-engine';
import { diaLocal, inicioDelDia } from '../../services/hora-local.ts';
import type { Azar } from './azar.ts';

/** Hours of the day in which people of the office work. */
const ABRE = 8;
const CIERRA = 17;
const SABADO = 6;
const DOMINGO = 0;

export const despues = (instante: Date, milisegundos: number): Date => new Date(instante.getTime() + milisegundos);

/** The first moment of a past of so many days. */
export const comienzoDe = (hasta: Date, dias: number): Date => despues(hasta, -dias * DAY);

/** That instant of the day where the company is. */
export function aLas(instante: Date, hora: number, minuto = 0): Date {
  return despues(inicioDelDia(diaLocal(instante)), hora * HOUR + minuto * MINUTE);
}

function esLaborable(instante: Date): boolean {
  const dia = diaDeSemana(diaLocal(instante));
  return dia !== SABADO && dia !== DOMINGO;
}

/** So many working days later, or before with a negative number, at the same hour. */
export function enDiasHabiles(instante: Date, dias: number): Date {
  let cuando = instante;
  let faltan = Math.abs(dias);
  while (faltan > 0) {
    cuando = despues(cuando, Math.sign(dias) * DAY);
    if (esLaborable(cuando)) faltan -= 1;
  }
  return cuando;
}

/** The same instant if the office works then, or else the next one in which it does. */
export function enHorario(instante: Date): Date {
  const abre = aLas(instante, ABRE);
  const cierra = aLas(instante, CIERRA);
  if (esLaborable(instante) && instante >= abre && instante < cierra) return instante;
  const hoy = esLaborable(instante) && instante < abre;
  return hoy ? despues(abre, 20 * MINUTE) : despues(aLas(enDiasHabiles(instante, 1), ABRE), 20 * MINUTE);
}

/** The last instant before that one in which the office works. */
function antesEnHorario(instante: Date): Date {
  const abre = aLas(instante, ABRE);
  const cierra = aLas(instante, CIERRA);
  if (esLaborable(instante) && instante >= abre) return instante < cierra ? instante : despues(cierra, -20 * MINUTE);
  return despues(aLas(enDiasHabiles(instante, -1), CIERRA), -20 * MINUTE);
}

/** When the next thing of a life happens: each one later than the one before. */
export interface Ritmo {
  readonly primero: Date;
  /** At most so many hours after the one before, and the hours in which the office is closed. */
  readonly sigue: (horas?: number) => Date;
}

/** Hours that people let pass before they go on, at most. */
const HORAS = 30;

/** A life that goes on from an instant, a thing every few hours or days after what was done last, in the hours of the office. */
export function ritmoDesde(desde: Date, azar: Azar, reloj: { readonly ahora: Date }): Ritmo {
  let primero = true;
  return {
    primero: desde,
    sigue: (horas = HORAS) => {
      const cuando = primero ? desde : enHorario(despues(reloj.ahora, azar.entre(1, horas * 60) * MINUTE));
      primero = false;
      return cuando;
    },
  };
}

/** A life whose last of so many things happens shortly before the end, and the others some minutes of work before one another. */
export function ritmoHasta(fin: Date, cosas: number, azar: Azar): Ritmo {
  let cuando = antesEnHorario(despues(fin, -azar.entre(3, 9) * MINUTE));
  const momentos: [Date, ...Date[]] = [cuando];
  while (momentos.length < cosas) {
    cuando = antesEnHorario(despues(cuando, -azar.entre(15, 60) * MINUTE));
    momentos.unshift(cuando);
  }
  const [primero] = momentos;
  return {
    primero,
    sigue: () => {
      const siguiente = momentos.shift();
      if (!siguiente) throw new Error(`Una vida de ${cosas} cosas quiso hacer otra más.`);
      return siguiente;
    },
  };
}

/** Customers a day at the end for each at the beginning, less one. */
const CRECE = 1.4;

/** Part of the time in which so much of what happens has happened, where it happens ever more often. */
export const enCrecimiento = (parte: number): number => (Math.sqrt(1 + CRECE * (2 + CRECE) * parte) - 1) / CRECE;
