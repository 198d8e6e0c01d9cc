import type { Folios } from '@fedatario/contract/acto';
import { type ErrorDeCampo, errorDeCampo } from '@fedatario/contract/base';
import { diaEscrito } from '../../services/hora-local.ts';

/** The last instrument of a protocol. */
export interface Ultimo {
  readonly anio: number;
  readonly numero: number;
  readonly fecha: string;
  /** Null for an instrument signed before folios were stored as numbers. */
  readonly folio: number | null;
}

/** An instrument that is to follow the last one. */
export interface Siguiente {
  readonly numero: number;
  readonly fecha: string;
  readonly folios: Folios;
  /** Whether it begins on the leaf where the previous one ended. */
  readonly mismaHoja: boolean;
}

export function anioDe(fecha: string): number {
  return Number(fecha.slice(0, 4));
}

/** The number and the folio that follow in a year. A protocol opens each year with the first of both (art. 12). */
export function sigueEn(ultimo: Ultimo | undefined, anio: number): { numero: number; folio: number } {
  if (ultimo?.anio !== anio) return { numero: 1, folio: 1 };
  return { numero: ultimo.numero + 1, folio: (ultimo.folio ?? 0) + 1 };
}

/**
 * The error that keeps an instrument from being the next one (Código de Notariado, art. 13): numbers and folios are consecutive in each
 * year, in strict order of dates. A notary's first known instrument may have any number: they had a protocol before.
 */
export function faltaDeOrden(
  ultimo: Ultimo | undefined,
  { numero, fecha, folios, mismaHoja }: Siguiente,
): ErrorDeCampo | undefined {
  if (!ultimo) return undefined;
  if (fecha < ultimo.fecha) return errorDeCampo('fecha', 'actoFueraDeOrden', { dia: diaEscrito(ultimo.fecha) });
  const anio = anioDe(fecha);
  const sigue = sigueEn(ultimo, anio);
  if (numero !== sigue.numero) return errorDeCampo('instrumento', 'numeroQueSigue', { anio, numero: sigue.numero });
  const desconocido = ultimo.anio === anio && ultimo.folio === null;
  const folio = mismaHoja && sigue.folio > 1 ? sigue.folio - 1 : sigue.folio;
  if (desconocido || folios.desde === folio) return undefined;
  return errorDeCampo('folios', 'folioQueSigue', { anio, folio });
}

/** Checks that the number of leaves agrees with the folios, which state the same. */
export function faltaDeHojas({ desde, hasta }: Folios, hojas: number): ErrorDeCampo | undefined {
  const folios = hasta - desde + 1;
  return folios === hojas ? undefined : errorDeCampo('folios', 'foliosYHojas', { desde, hasta, folios, hojas });
}
