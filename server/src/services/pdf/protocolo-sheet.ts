import { type Bloque, type Documento, definitivo, papelDeProtocolo, type Tramo } from '@fedatario/document-engine';
import { blocks, type SheetBlock } from './blocks.ts';
import { PdfError } from './errors.ts';
import { checkLimits } from './limits.ts';
import { clean } from './runs.ts';
import { type PdfOptions, partsOf } from './sheet.ts';

/** The place where an instrument begins: it follows the one before it on the same leaf. */
export interface InicioEnProtocolo {
  readonly lado: 'anverso' | 'reverso';
  /** From 1 to 25. */
  readonly renglon: number;
}

/** An instrument on the ruled paper of the protocol: its text without a break, and nothing else. */
export interface ProtocoloImpreso {
  readonly plantilla: 'protocolo';
  readonly documento: Documento;
  readonly inicio: InicioEnProtocolo;
  /** Sentence written after the text and before the signatures; empty for none. */
  readonly salvado: string;
  /** Millimetres by which the print is moved down, to fall on the lines of the leaf. */
  readonly ajuste: number;
}

/** Characters from which lines are broken as they come, since weighing a whole paragraph takes longer with its length. */
const LONG = 20_000;

export function protocoloSheetOf({ documento, inicio, salvado, ajuste }: ProtocoloImpreso, options: PdfOptions) {
  const { titulo, bloques } = definitivo(documento);
  if (documento.faltantes.length > 0) throw new PdfError('documento-invalido', 'El instrumento tiene blancos.');
  checkLimits({ ...documento, bloques });
  const firmas = bloques.findIndex(({ tipo }) => tipo === 'firmas');
  const end = firmas === -1 ? bloques.length : firmas;
  const text = joined([...bloques.slice(0, end).map(flat), ...(salvado === '' ? [] : [[plain(salvado)]])]);
  const rest = bloques.slice(end);
  const after = joined(rest.filter(({ tipo }) => tipo !== 'firmas').map(flat));
  const signed = rest.filter(({ tipo }) => tipo === 'firmas');
  const [texto, ...others] = blocks([paragraph([...text, ...after]), ...signed], false);
  return {
    titulo: clean(titulo),
    autor: clean(options.autor),
    fecha: partsOf(options.fecha),
    papel: papelDeProtocolo,
    inicio,
    ajuste,
    largo: text.reduce((sum, tramo) => sum + (tramo.tipo === 'texto' ? tramo.texto.length : 1), 0) > LONG,
    texto: texto as Extract<SheetBlock, { tipo: 'parrafo' }>,
    firmas: others,
  };
}

function paragraph(tramos: Tramo[]): Bloque {
  return { tipo: 'parrafo', alineacion: 'justify', tramos };
}

function plain(texto: string): Tramo {
  return { tipo: 'texto', texto, marcas: [], rastro: { datos: [], condiciones: [] } };
}

/** Each part after the one before it, one blank apart. */
function joined(parts: readonly (readonly Tramo[])[]): Tramo[] {
  return parts.filter((part) => part.length > 0).flatMap((part, i) => (i === 0 ? part : [plain(' '), ...part]));
}

/** A block as words of one text: the paper has no titles, lists or tables. */
function flat(bloque: Bloque): Tramo[] {
  switch (bloque.tipo) {
    case 'parrafo':
      return bloque.tramos.map(unbroken);
    case 'titulo':
      return ended(bloque.tramos.map(unbroken), '.');
    case 'clausula':
      return joined(bloque.bloques.map(flat));
    case 'lista':
      return joined(bloque.elementos.map((item, i) => numbered(joined(item.map(flat)), bloque.ordenada ? i + 1 : 0)));
    case 'tabla':
      return joined(
        bloque.filas.map((row, i) => {
          const cells = row.map(({ bloques }) => joined(bloques.map(flat))).filter((cell) => cell.length > 0);
          const words = cells.flatMap((cell, n) => (n === 0 ? cell : [plain(', '), ...cell]));
          return ended(words, i === bloque.filas.length - 1 ? '.' : ';');
        }),
      );
    case 'firmas':
      return [];
  }
}

function unbroken(tramo: Tramo): Tramo {
  if (tramo.tipo === 'salto') return plain(' ');
  return tramo.tipo === 'texto' ? { ...tramo, texto: tramo.texto.replace(/\s*\n\s*/g, ' ') } : tramo;
}

function numbered(item: Tramo[], number: number): Tramo[] {
  return number === 0 ? item : [plain(`${number}) `), ...item];
}

function ended(tramos: Tramo[], sign: string): Tramo[] {
  const last = tramos.findLast((tramo) => tramo.tipo === 'texto');
  return last === undefined || /[.;:,]\s*$/.test(last.texto) ? tramos : [...tramos, plain(sign)];
}
