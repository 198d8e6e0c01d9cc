import { type Dia, sumarDias } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { diaLocal, inicioDelDia } from '../../services/hora-local.ts';
import { plazoDe } from './calendario.ts';
import { insertDelNotario, listNotarios } from './queries.ts';

interface Cancelado {
  readonly idNotario: string;
  readonly numero: number;
  /** The day of the cancelled instrument. */
  readonly fecha: Dia;
  readonly now: Date;
}

/** Records the notice that a cancelled number of the protocol asks of its notary (Código de Notariado, art. 37 b). */
export async function deberDeCancelacion(db: Db, { idNotario, numero, fecha: desde, now }: Cancelado): Promise<void> {
  const tipo = 'avisoCancelacion';
  const asunto = asuntoDeCancelado({ numero, anio: Number(desde.slice(0, 4)) });
  const plazo = await plazoDe(db, tipo, desde, now);
  await insertDelNotario(db, { ...plazo, idDeber: uuidv7(), idNotario, tipo, asunto, desde, creadoEn: now });
}

function asuntoDeCancelado({ numero, anio }: { readonly numero: number; readonly anio: number }): string {
  return `Instrumento ${numero} de ${anio}, cancelado`;
}

/** The number and the year that the text of such a duty names. */
export function canceladoDe(asunto: string): { numero: number; anio: number } {
  const [, numero, anio] = /^Instrumento (\d+) de (\d{4}),/.exec(asunto) ?? [];
  return { numero: Number(numero), anio: Number(anio) };
}

/** The first and the last day of the quarter that ended before this day. */
export function trimestreAnterior(hoy: Dia): { desde: Dia; hasta: Dia } {
  const hasta = sumarDias(inicioDeTrimestre(hoy), -1);
  return { desde: inicioDeTrimestre(hasta), hasta };
}

/** The quarter that a day is of, from its first day. */
export function inicioDeTrimestre(dia: Dia): Dia {
  const [anio, mes] = dia.split('-');
  const primero = Math.floor((Number(mes) - 1) / 3) * 3 + 1;
  return `${anio}-${String(primero).padStart(2, '0')}-01`;
}

/**
 * Records for each notary the notice of the quarter that ended, once (Código de Notariado, art. 37 c). Nothing is recorded after its
 * last day: whoever begins to use the product then has sent it already.
 */
export async function deberesDelTrimestre(db: Db, now: Date): Promise<void> {
  const tipo = 'avisoTrimestral';
  const hoy = diaLocal(now);
  const { hasta: desde } = trimestreAnterior(hoy);
  const plazo = await plazoDe(db, tipo, desde, now);
  if (plazo.venceEl < hoy) return;
  const asunto = nombreDeTrimestre(desde);
  for (const idNotario of await listNotarios(db, inicioDelDia(sumarDias(desde, 1))))
    await insertDelNotario(db, { ...plazo, idDeber: uuidv7(), idNotario, tipo, asunto, desde, creadoEn: now });
}

const TRIMESTRES = ['Primer', 'Segundo', 'Tercer', 'Cuarto'] as const;

/** `Primer trimestre de 2026`. */
function nombreDeTrimestre(dia: Dia): string {
  const numero = Math.floor((Number(dia.slice(5, 7)) - 1) / 3);
  return `${TRIMESTRES[numero]} trimestre de ${dia.slice(0, 4)}`;
}
