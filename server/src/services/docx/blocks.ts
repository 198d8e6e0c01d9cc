import { type Bloque, esDeNotario, FIRMAS, type Tramo } from '@fedatario/document-engine';
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  HeightRule,
  type IParagraphOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { isMonto, isTotal } from '../tablas.ts';
import { runsOf } from './runs.ts';

/**
 * `width`: room for text, in twentieths of a point. `depth`: lists and tables around. The rest belongs to the cells of a table: `keep`
 * holds its row with the next one.
 */
type Place = {
  borrador: boolean;
  width: number;
  depth?: number;
  bold?: boolean;
  alineacion?: 'left' | 'right';
  keep?: boolean;
};
type Firma = Extract<Bloque, { tipo: 'firmas' }>['firmas'][number];

const LEVELS = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4];
const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
};
const INDENT = 420;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const BORDERLESS = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
/** Room to write by hand above a line, in twentieths of a point. */
const ROOM = 800;
/** Room after a paragraph, in twentieths of a point. */
const AFTER = 160;
/** Signs that close the heading of a clause. */
const SIGNS = /^[.:]*\s*/;
/** Size of the text, in half points. */
const TEXT_SIZE = 22;
/** 2.6 by 3 centimetres, as in the PDF. */
const THUMB = { width: 1474, height: 1701 };

/** The last block before a signature is kept on its page, also at the end of a clause: nobody signs an empty sheet. */
export function blocksOf(bloques: readonly Bloque[], place: Place, beforeSignature = false): (Paragraph | Table)[] {
  return bloques.flatMap((bloque, i) => {
    const next = bloques[i + 1];
    return block(bloque, place, next === undefined ? beforeSignature : next.tipo === 'firmas');
  });
}

function block(bloque: Bloque, place: Place, beforeSignature: boolean): (Paragraph | Table)[] {
  switch (bloque.tipo) {
    case 'parrafo':
      return [
        new Paragraph({
          children: runsOf(bloque.tramos, place.borrador, place.bold ? { bold: true } : {}),
          alignment: ALIGNMENTS[place.alineacion ?? bloque.alineacion ?? 'justify'],
          keepNext: beforeSignature || place.keep === true,
        }),
      ];
    case 'titulo':
      return [
        new Paragraph({
          children: runsOf(bloque.tramos, place.borrador),
          heading: LEVELS[bloque.nivel - 1] ?? HeadingLevel.HEADING_4,
          ...(bloque.alineacion !== undefined && { alignment: ALIGNMENTS[bloque.alineacion] }),
        }),
      ];
    case 'lista':
      return bloque.elementos.flatMap((item, i) => listItem(item, bloque.ordenada ? `${i + 1}.` : '•', place));
    case 'tabla':
      return [table(bloque.filas, place), gap()];
    case 'clausula':
      return clause(bloque, place, beforeSignature);
    case 'firmas':
      return bloque.firmas.length === 0 ? [] : [signatures(bloque.firmas, place), gap()];
  }
}

/**
 * A clause opens with its heading on the same line as its text: two paragraphs, the mark of the first one hidden, as Word's style separator
 * makes them. So its title stands in the navigation of the document, and its text does not. Readers that do not know the separator show two
 * paragraphs, so the signs after the title belong to the heading: no paragraph may begin with a full stop.
 */
function clause(
  { ordinal, titulo, bloques }: Extract<Bloque, { tipo: 'clausula' }>,
  place: Place,
  beforeSignature: boolean,
): (Paragraph | Table)[] {
  const [first, ...rest] = bloques;
  const [opening, ...words] = first?.tipo === 'parrafo' ? first.tramos : [];
  const title = titulo === undefined ? ordinal : `${ordinal}: ${titulo}`;
  if (first?.tipo !== 'parrafo' || opening?.tipo !== 'texto' || !opening.texto.startsWith(title))
    return blocksOf(bloques, place, beforeSignature);
  const end = title.length + (SIGNS.exec(opening.texto.slice(title.length))?.[0].length ?? 0);
  const left = opening.texto.slice(end);
  const tramos = left === '' ? words : [{ ...opening, texto: left }, ...words];
  const head = headingOf({ ...opening, texto: opening.texto.slice(0, end) }, place, tramos.length > 0);
  return [head, ...blocksOf(tramos.length > 0 ? [{ ...first, tramos }, ...rest] : rest, place, beforeSignature)];
}

function headingOf(words: Tramo, { borrador }: Place, joinsNext: boolean): Paragraph {
  return new Paragraph({
    children: runsOf([words], borrador, { size: TEXT_SIZE }),
    heading: HeadingLevel.HEADING_2,
    ...(joinsNext && { run: { vanish: true, specVanish: true } }),
    spacing: { before: 0, after: joinsNext ? 0 : AFTER },
  });
}

function listItem(bloques: readonly Bloque[], mark: string, place: Place): (Paragraph | Table)[] {
  const depth = (place.depth ?? 0) + 1;
  const [first, ...rest] = bloques;
  const words = first?.tipo === 'parrafo' ? first.tramos : [];
  const others = first?.tipo === 'parrafo' ? rest : bloques;
  const opening = new Paragraph({
    children: [new TextRun({ text: `${mark}\t` }), ...runsOf(words, place.borrador)],
    indent: { left: INDENT * depth, hanging: INDENT },
    tabStops: [{ type: 'left', position: INDENT * depth }],
    spacing: { after: 80 },
  });
  return [opening, ...blocksOf(others, { ...place, depth })];
}

function table(filas: Extract<Bloque, { tipo: 'tabla' }>['filas'], place: Place): Table {
  const columns = Math.max(1, ...filas.map((row) => row.length));
  const cellPlace = { ...place, width: Math.floor(place.width / columns) };
  const montos = Array.from({ length: columns }, (_, i) => isMonto(filas, i));
  const rows = filas.map((row, y) => {
    const tableHeader = row.length > 0 && row.every(({ encabezado }) => encabezado);
    const rowPlace = { ...cellPlace, bold: tableHeader || isTotal(row), keep: y < filas.length - 1 };
    const children = montos.map((monto, i) =>
      cell(row[i]?.bloques ?? [], { ...rowPlace, alineacion: monto ? 'right' : 'left' }),
    );
    return new TableRow({ cantSplit: true, tableHeader, children });
  });
  const columnWidths = Array.from({ length: columns }, () => cellPlace.width);
  return new Table({ rows, columnWidths, width: { size: place.width, type: WidthType.DXA } });
}

function cell(bloques: readonly Bloque[], place: Place): TableCell {
  const children = blocksOf(bloques, place);
  return new TableCell({
    children: children.length > 0 ? children : [new Paragraph({})],
    width: { size: place.width, type: WidthType.DXA },
    margins: { left: 100, right: 100, top: 60, bottom: 20 },
  });
}

/** Signatures two by two, that of the notary alone; no row is split between pages or parted from the one before. */
function signatures(firmas: readonly Firma[], { borrador, width }: Place): Table {
  const rows: Firma[][] = [];
  for (const firma of firmas) {
    const last = rows.at(-1);
    if (!esDeNotario(firma.forma) && last?.length === 1 && last[0] && !esDeNotario(last[0].forma)) last.push(firma);
    else rows.push([firma]);
  }
  const half = Math.floor(width / 2);
  return new Table({
    borders: BORDERLESS,
    width: { size: half * 2, type: WidthType.DXA },
    columnWidths: [half, half],
    rows: rows.map(
      (row, i) => new TableRow({ cantSplit: true, children: signatureCells(row, half, borrador, i < rows.length - 1) }),
    ),
  });
}

function signatureCells(row: readonly Firma[], half: number, borrador: boolean, keepNext: boolean): TableCell[] {
  const alone = row.length === 1;
  return row.map(
    (firma) =>
      new TableCell({
        columnSpan: alone ? 2 : 1,
        width: { size: alone ? half * 2 : half, type: WidthType.DXA },
        verticalAlign: VerticalAlign.TOP,
        children: signature(firma, borrador, keepNext),
      }),
  );
}

/** The room for a thumb, framed. */
function thumb(): Table {
  const size = { size: THUMB.width, type: WidthType.DXA };
  const children = [new TableCell({ width: size, children: [new Paragraph({ keepNext: true })] })];
  return new Table({
    width: size,
    columnWidths: [THUMB.width],
    rows: [new TableRow({ cantSplit: true, height: { value: THUMB.height, rule: HeightRule.EXACT }, children })],
  });
}

function signature({ forma, tramos }: Firma, borrador: boolean, keepNext: boolean): (Paragraph | Table)[] {
  const { antes, signo, linea, nota } = FIRMAS[forma];
  const plain = (options: IParagraphOptions) => new Paragraph({ alignment: AlignmentType.LEFT, keepNext, ...options });
  const huella = forma === 'huella';
  const line = huella ? signo : `${signo} ${linea}${nota === '' ? '' : ` ${nota}`}`;
  return [
    ...(antes === '' ? [] : [plain({ children: [new TextRun({ text: antes })], spacing: { before: 240 } })]),
    ...(huella ? [plain({ spacing: { after: 0 } }), thumb()] : []),
    plain({
      children: [new TextRun({ text: line })],
      spacing: { before: huella ? 60 : ROOM, after: 0 },
      keepNext: true,
    }),
    plain({ children: runsOf(tramos, borrador), spacing: { after: 120 } }),
  ];
}

function gap(): Paragraph {
  return new Paragraph({ spacing: { after: 0, line: 200 } });
}
