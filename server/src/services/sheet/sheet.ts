import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Archivo, FormatoDeExportacion } from '@fedatario/contract/base';
import type { Grid, Valor } from './grid.ts';

export type { Valor };

export interface Columna<Row> {
  readonly titulo: string;
  readonly de: (row: Row) => Valor;
}

export interface Sheet<Row> {
  /** Name of the file without its ending, and of the sheet in a workbook. */
  readonly nombre: string;
  readonly columnas: readonly Columna<Row>[];
  readonly filas: readonly Row[];
  /** IANA time zone in which instants are written. */
  readonly zonaHoraria: string;
}

export const texto = (valor: string | null): Valor => ({ tipo: 'texto', valor });
export const numero = (valor: number | null): Valor => ({ tipo: 'numero', valor });
export const dinero = (valor: number | null): Valor => ({ tipo: 'dinero', valor });
export const instante = (valor: Date | null): Valor => ({ tipo: 'instante', valor });

const tipos: Readonly<Record<FormatoDeExportacion, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Rows as a spreadsheet file: no cell is ever a formula, whoever wrote its text. Made in a thread of its own, because a large
 * workbook takes seconds.
 */
export async function writeSheet<Row>(
  { nombre, columnas, filas, zonaHoraria }: Sheet<Row>,
  formato: FormatoDeExportacion,
): Promise<Archivo> {
  const rows = filas.map((fila) => columnas.map(({ de }) => de(fila)));
  const grid: Grid = { nombre, titulos: columnas.map(({ titulo }) => titulo), rows, zonaHoraria };
  return { tipo: tipos[formato], nombre: `${nombre}.${formato}`, contenido: await inThread(grid, formato) };
}

async function inThread(grid: Grid, formato: FormatoDeExportacion): Promise<Uint8Array> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { grid, formato } });
  const [contenido] = await once(worker, 'message');
  return contenido as Uint8Array;
}
