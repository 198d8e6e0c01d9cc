import type { Grid, Valor } from './grid.ts';
import { localParts } from './local.ts';

/** Byte order mark, without which Excel does not read UTF-8. */
const BOM = '\ufeff';

/** RFC 4180, with decimal points and `2026-11-21 10:30`. */
export async function writeCsv({ titulos, rows, zonaHoraria }: Grid): Promise<Uint8Array> {
  const lines = rows.map((row) => row.map((valor) => cell(valor, zonaHoraria)));
  const table = [titulos.map(quoted), ...lines].map((line) => line.join(','));
  return Buffer.from(`${BOM}${table.join('\r\n')}\r\n`);
}

function cell({ tipo, valor }: Valor, zonaHoraria: string): string {
  if (valor === null) return '';
  if (tipo === 'texto') return quoted(asText(valor));
  if (tipo === 'instante') return written(valor, zonaHoraria);
  return tipo === 'dinero' ? (valor / 100).toFixed(2) : String(valor);
}

/** A text that a spreadsheet would take for a formula gets an apostrophe before it (OWASP, CSV injection). */
function asText(valor: string): string {
  return /^[\s]*[=+\-@＝＋－＠\t\r]/.test(valor) ? `'${valor}` : valor;
}

function quoted(valor: string): string {
  return /[",\r\n]|^\s|\s$/.test(valor) ? `"${valor.replaceAll('"', '""')}"` : valor;
}

function written(instante: Date, zonaHoraria: string): string {
  const { year, month, day, hour, minute } = localParts(instante, zonaHoraria);
  return `${year}-${month}-${day} ${hour}:${minute}`;
}
