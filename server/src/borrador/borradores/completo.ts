import { type ErrorDeCampo, errorDeCampo } from '@fedatario/contract/base';
import type { Problema } from '@fedatario/document-engine';
import { type Version, versionDe } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { evaluar, exigirPaso } from './evaluacion.ts';
import { type BorradorRow, unsealRespuestas } from './filas/queries.ts';

/** The sold part of a draft: its sealed answers, under the version that its line names. */
export interface Vendido {
  readonly idBorrador: string | null;
  readonly respuestasCifradas: Buffer | null;
  readonly idVersion: string | null;
  readonly nombre: string;
}

/**
 * The errors that keep each of these lines from becoming its document today, each with its document and field; none when the line
 * may be sold. A line without an interview has no errors. Paths begin with the position of the line.
 */
export async function faltasDeVendidos(db: Db, vendidos: readonly Vendido[], now: Date): Promise<ErrorDeCampo[][]> {
  const faltas: ErrorDeCampo[][] = [];
  for (const [i, { nombre: documento, ...vendido }] of vendidos.entries()) {
    const problemas = await problemasDe(db, vendido, now);
    faltas.push(
      problemas.map(({ ruta, mensaje: falta }) =>
        errorDeCampo(`lineas.${i}.${ruta}`, 'enBorrador', { documento, falta }),
      ),
    );
  }
  return faltas;
}

/** Refuses, naming what is missing, a draft that cannot go into the cart as it is today. */
export function exigirVendible({ estado, respuestas, nombre }: BorradorRow, version: Version, now: Date): void {
  exigirPaso(estado, 'agregar');
  const errores = evaluar(version, respuestas, now).problemas.map(({ ruta, mensaje: falta }) =>
    errorDeCampo(ruta, 'enBorrador', { documento: nombre, falta }),
  );
  if (errores.length > 0) throw new AppError('borrador-incompleto', { errores });
}

async function problemasDe(
  db: Db,
  { idBorrador, respuestasCifradas, idVersion }: Omit<Vendido, 'nombre'>,
  now: Date,
): Promise<readonly Problema[]> {
  if (idBorrador === null || idVersion === null || respuestasCifradas === null) return [];
  return evaluar(await versionDe(db, idVersion), unsealRespuestas(respuestasCifradas, idBorrador), now).problemas;
}
