import { type Bloque, esDeNotario, FIRMAS, type FormaFirma, type Tramo } from '@fedatario/document-engine';
import { isMonto, isTotal } from '../tablas.ts';
import { PdfError } from './errors.ts';
import { lengthOf } from './limits.ts';
import { type Run, runs } from './runs.ts';

type Signature = { antes: string; signo: string; nota: string; forma: FormaFirma; tramos: Run[] };
/** A share of the width, or as wide as its words where it has few; figures stand at the right. */
type Column = { peso: number; corta: boolean; derecha: boolean };

export type SheetBlock =
  | {
      tipo: 'parrafo';
      nivel: 0;
      alineacion: string;
      /** The opening words of a clause, which are its heading and its bookmark. */
      clausula: Run | null;
      tramos: Run[];
      /** The last words of the text above signatures: some of its lines go with them to the next page. */
      cola: Run[][];
    }
  | { tipo: 'titulo'; nivel: number; alineacion: string; tramos: Run[] }
  | { tipo: 'lista'; ordenada: boolean; elementos: SheetBlock[][] }
  | { tipo: 'tabla'; columnas: Column[]; encabezados: number; filas: SheetBlock[][][] }
  | { tipo: 'firmas'; renglones: Signature[][] };

/** Characters that fill some seven lines: those that go with the signatures, and the words among which the cut is sought. */
const TAIL = 700;
/** Characters of a cell that is set on one line where it can. */
const SHORT_CELL = 14;

export function blocks(bloques: readonly Bloque[], borrador: boolean): SheetBlock[] {
  const flat = flatten(bloques);
  return flat.map(({ bloque, clausula }, i) => {
    const signed = flat[i + 1]?.bloque.tipo === 'firmas';
    return bloque.tipo === 'parrafo' ? paragraph(bloque, { clausula, signed, borrador }) : block(bloque, borrador);
  });
}

/** A block in its place, with the heading of the clause that it opens. */
type Placed = { bloque: Exclude<Bloque, { tipo: 'clausula' }>; clausula: string | undefined };

function flatten(bloques: readonly Bloque[]): Placed[] {
  return bloques.flatMap((bloque): Placed[] => {
    if (bloque.tipo !== 'clausula') return [{ bloque, clausula: undefined }];
    const { ordinal, titulo } = bloque;
    const [first, ...rest] = flatten(bloque.bloques);
    const clausula = titulo === undefined ? ordinal : `${ordinal}: ${titulo}`;
    return first === undefined ? [] : [{ ...first, clausula: first.clausula ?? clausula }, ...rest];
  });
}

type Manner = { clausula: string | undefined; signed: boolean; borrador: boolean };

function paragraph(
  { alineacion = 'justify', tramos }: Extract<Bloque, { tipo: 'parrafo' }>,
  { clausula, signed, borrador }: Manner,
): SheetBlock {
  const { heading, rest } = openingOf(tramos, clausula);
  const { before, tail } = signed ? tailOf(rest) : { before: rest, tail: [] };
  return {
    tipo: 'parrafo',
    nivel: 0,
    alineacion,
    clausula: heading ? (runs([heading], borrador)[0] ?? null) : null,
    tramos: runs(before, borrador),
    cola: tail.map((word) => runs(word, borrador)),
  };
}

/** Parts the heading of a clause from the text that follows it on the same line. */
function openingOf(
  tramos: readonly Tramo[],
  clausula: string | undefined,
): { heading?: Tramo; rest: readonly Tramo[] } {
  const [first, ...others] = tramos;
  if (clausula === undefined || first?.tipo !== 'texto' || !first.texto.startsWith(clausula)) return { rest: tramos };
  return {
    heading: { ...first, texto: clausula },
    rest: [{ ...first, texto: first.texto.slice(clausula.length) }, ...others],
  };
}

/** The last words of a text, each with the pieces it is made of and the blank after it. */
function tailOf(tramos: readonly Tramo[]): { before: Tramo[]; tail: Tramo[][] } {
  const words: Tramo[][] = [];
  let open: Tramo[] = [];
  for (const tramo of tramos.flatMap(splitWords)) {
    open.push(tramo);
    if (tramo.tipo !== 'texto' || !tramo.texto.endsWith(' ')) continue;
    words.push(open);
    open = [];
  }
  if (open.length > 0) words.push(open);
  let left = lengthOf(tramos);
  const from = words.findIndex((word) => {
    left -= lengthOf(word);
    return left < TAIL;
  });
  return { before: words.slice(0, Math.max(0, from)).flat(), tail: words.slice(Math.max(0, from)) };
}

function splitWords(tramo: Tramo): Tramo[] {
  if (tramo.tipo !== 'texto') return [tramo];
  return tramo.texto.split(/(?<= )/).map((texto) => ({ ...tramo, texto }));
}

function block(bloque: Exclude<Bloque, { tipo: 'parrafo' | 'clausula' }>, borrador: boolean): SheetBlock {
  switch (bloque.tipo) {
    case 'titulo': {
      const { nivel, alineacion = 'justify', tramos } = bloque;
      return { tipo: 'titulo', nivel, alineacion, tramos: runs(tramos, borrador) };
    }
    case 'lista':
      return { ...bloque, elementos: bloque.elementos.map((item) => blocks(item, borrador)) };
    case 'tabla':
      return table(bloque.filas, borrador);
    case 'firmas':
      return { tipo: 'firmas', renglones: signatureRows(bloque.firmas, borrador) };
    default:
      throw new PdfError('documento-invalido');
  }
}

type Filas = Extract<Bloque, { tipo: 'tabla' }>['filas'];

function table(filas: Filas, borrador: boolean): SheetBlock {
  const firstBody = filas.findIndex((row) => row.some(({ encabezado }) => !encabezado));
  const count = Math.max(1, ...filas.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, i) => i);
  const bold = filas.map(isTotal);
  return {
    tipo: 'tabla',
    columnas: columnsOf(filas, columns),
    encabezados: firstBody === -1 ? 0 : firstBody,
    filas: filas.map((row, y) =>
      columns.map((i) => blocks((row[i]?.bloques ?? []).map(bold[y] ? emphasized : same), borrador)),
    ),
  };
}

/** Some column takes the rest of the width, or the table would be narrower than the text. */
function columnsOf(filas: Filas, columns: readonly number[]): Column[] {
  const longest = columns.map((i) => Math.max(...filas.map((row) => lengthOfCell(row[i]?.bloques ?? []))));
  const someLong = longest.some((length) => length > SHORT_CELL);
  return longest.map((length, i) => ({
    peso: Math.min(40, Math.max(8, length)),
    corta: someLong && length <= SHORT_CELL,
    derecha: isMonto(filas, i),
  }));
}

function lengthOfCell(bloques: readonly Bloque[]): number {
  return bloques.reduce((sum, bloque) => sum + ('tramos' in bloque ? lengthOf(bloque.tramos) : 20), 0);
}

const same = (bloque: Bloque): Bloque => bloque;

function emphasized(bloque: Bloque): Bloque {
  if (bloque.tipo !== 'parrafo') return bloque;
  const tramos = bloque.tramos.map(
    (tramo): Tramo =>
      tramo.tipo === 'salto' ? tramo : { ...tramo, marcas: [...new Set([...tramo.marcas, 'bold'] as const)] },
  );
  return { ...bloque, tramos };
}

/** Signers stand two by two, as on paper; the notary stands alone. */
function signatureRows(firmas: Extract<Bloque, { tipo: 'firmas' }>['firmas'], borrador: boolean): Signature[][] {
  const rows: Signature[][] = [];
  for (const { forma, tramos } of firmas) {
    const { antes, signo, nota } = FIRMAS[forma];
    const signature = { antes, signo, nota, forma, tramos: runs(tramos, borrador) };
    const last = rows.at(-1);
    if (!esDeNotario(forma) && last?.length === 1 && last[0] && !esDeNotario(last[0].forma)) last.push(signature);
    else rows.push([signature]);
  }
  return rows;
}
