import { type Bloque, FIRMAS } from '@fedatario/document-engine';
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { runsOf } from './runs.ts';

/** `width`: what there is for text, in twentieths of a point. `depth`: lists and tables around. */
type Place = { borrador: boolean; width: number; depth?: number };
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
          children: runsOf(bloque.tramos, place.borrador),
          alignment: ALIGNMENTS[bloque.alineacion ?? 'justify'],
          keepNext: beforeSignature,
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
      return blocksOf(bloque.bloques, place, beforeSignature);
    case 'firmas':
      return bloque.firmas.length === 0 ? [] : [signatures(bloque.firmas, place), gap()];
  }
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
  const rows = filas.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        tableHeader: row.length > 0 && row.every(({ encabezado }) => encabezado),
        children: Array.from({ length: columns }, (_, i) => cell(row[i]?.bloques ?? [], cellPlace)),
      }),
  );
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
    if (firma.forma !== 'notario' && last?.length === 1 && last[0]?.forma !== 'notario') last.push(firma);
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

function signature({ forma, tramos }: Firma, borrador: boolean, keepNext: boolean): Paragraph[] {
  const { antes, signo, linea, nota } = FIRMAS[forma];
  const plain = (options: IParagraphOptions) => new Paragraph({ alignment: AlignmentType.LEFT, keepNext, ...options });
  const line = `${signo} ${linea}${nota === '' ? '' : ` ${nota}`}`;
  return [
    ...(antes === '' ? [] : [plain({ children: [new TextRun({ text: antes })], spacing: { before: 240 } })]),
    plain({ children: [new TextRun({ text: line })], spacing: { before: ROOM, after: 0 }, keepNext: true }),
    plain({ children: runsOf(tramos, borrador), spacing: { after: 120 } }),
  ];
}

function gap(): Paragraph {
  return new Paragraph({ spacing: { after: 0, line: 200 } });
}
