import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/node';
import type { Grid, Valor } from './grid.ts';
import { localParts } from './local.ts';

const WIDEST = 60;
const MONEY = '#,##0.00';
const INSTANT = 'yyyy-mm-dd hh:mm';

/** A workbook of one sheet. Text cells are of the type text, which no spreadsheet calculates. */
export async function writeXlsx({ nombre, titulos, rows, zonaHoraria }: Grid): Promise<Uint8Array> {
  const head = titulos.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }));
  const data: SheetData = [head, ...rows.map((row) => row.map((valor) => cell(valor, zonaHoraria)))];
  const columns = titulos.map((titulo, i) => ({ width: widthOf([titulo, ...rows.map((row) => lengthOf(row[i]))]) }));
  return writeXlsxFile(data, { sheet: sheetName(nombre), columns, stickyRowsCount: 1 }).toBuffer();
}

function cell({ tipo, valor }: Valor, zonaHoraria: string): Cell {
  if (valor === null) return null;
  if (tipo === 'texto') return { value: printable(valor), type: String };
  if (tipo === 'instante') return { value: wallClock(valor, zonaHoraria), type: Date, format: INSTANT };
  if (tipo === 'dinero') return { value: valor / 100, type: Number, format: MONEY };
  return { value: valor, type: Number };
}

/** Characters that XML 1.0 cannot hold are dropped: the workbook would not open. */
function printable(valor: string): string {
  return valor.toWellFormed().replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

/** A workbook knows no time zones: the company's local time is written as if it were UTC. */
function wallClock(instante: Date, zonaHoraria: string): Date {
  const { year, month, day, hour, minute, second } = localParts(instante, zonaHoraria);
  return new Date(`${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Excel refuses these in the name of a sheet, and more than 31 characters. */
function sheetName(nombre: string): string {
  return nombre.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31);
}

function lengthOf(valor: Valor | undefined): number {
  if (!valor || valor.valor === null) return 0;
  return valor.tipo === 'instante' ? INSTANT.length : String(valor.valor).length;
}

function widthOf(lengths: readonly (string | number)[]): number {
  const longest = lengths.reduce<number>((most, one) => Math.max(most, typeof one === 'string' ? one.length : one), 8);
  return Math.min(longest, WIDEST) + 2;
}
