import { DAY } from '@fedatario/contract/base';
import type { Vida } from './agenda.ts';
import type { Azar } from './azar.ts';
import type { Escena } from './escena.ts';
import { despues, enDiasHabiles, enHorario, type Ritmo, ritmoDesde, ritmoHasta } from './tiempo.ts';

/** A life of the script: whose it is, when, and what it comes to. */
export interface Papel {
  readonly nombre: string;
  /** The customer of the demonstration, somebody, or somebody who has no other life. */
  readonly quien: Quien;
  readonly ritmo: (azar: Azar, hasta: Date, reloj: { readonly ahora: Date }) => Ritmo;
  readonly vivir: (escena: Escena) => Vida;
}

export type Quien = 'cuenta' | 'alguien' | 'solo';
type RitmoDePapel = Papel['ritmo'];

/** A life whose last of so many things happens so many working days before the end. */
export const alFinal =
  (cosas: number, dias = 0): RitmoDePapel =>
  (azar, hasta) =>
    ritmoHasta(enDiasHabiles(hasta, -dias), cosas, azar);

/** A life that begins so many days before the end, to the minute. */
export const hace =
  (dias: number): RitmoDePapel =>
  (azar, hasta, reloj) =>
    ritmoDesde(despues(hasta, -dias * DAY), azar, reloj);

/** A life that begins so many days before the end, or in the first hour after them in which the office works. */
export const haceUnos =
  (dias: number): RitmoDePapel =>
  (azar, hasta, reloj) =>
    ritmoDesde(enHorario(despues(hasta, -dias * DAY)), azar, reloj);

/** A life that begins when so much of the year is over. */
export const enParte =
  (parte: number): RitmoDePapel =>
  (azar, hasta, reloj) =>
    ritmoDesde(despues(reloj.ahora, parte * (hasta.getTime() - reloj.ahora.getTime())), azar, reloj);

/** Days of a minute. */
export const MINUTOS = 1 / 1_440;

/** How those of the script pay, so that they need no more of their time. */
export const TARJETA = { metodo: 'tarjeta' } as const;
