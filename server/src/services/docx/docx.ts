import { type Documento, definitivo } from '@fedatario/document-engine';
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { blocksOf } from './blocks.ts';
import { clean, runsOf } from './runs.ts';

export type DocxOptions = {
  autor: string;
  /** Says «BORRADOR» on each page and names each blank instead of leaving its line. */
  borrador: boolean;
};

const FONT = 'Cambria';
/** Letter paper and the margins of the PDF, in twentieths of a point. */
const PAGE = { width: 12_240, height: 15_840 };
const MARGIN = { left: 1814, right: 1361, top: 1701, bottom: 1588, header: 900, footer: 850 };
const TEXT_WIDTH = PAGE.width - MARGIN.left - MARGIN.right;
const GREY = '5B6270';

/** The document as a Word file that a notary can go on editing: numbers of clauses and lists are plain text. */
export async function renderDocx(escrito: Documento, { autor, borrador }: DocxOptions): Promise<Uint8Array> {
  const documento = borrador ? escrito : definitivo(escrito);
  const file = new Document({
    title: clean(documento.titulo),
    creator: clean(autor),
    lastModifiedBy: clean(autor),
    hyphenation: { autoHyphenation: true, doNotHyphenateCaps: true },
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 22, language: { value: 'es-GT' } },
          paragraph: { spacing: { after: 160, line: 300 } },
        },
        ...headings(),
      },
    },
    sections: [
      {
        properties: { page: { size: PAGE, margin: MARGIN } },
        headers: { default: headerOf(documento, borrador) },
        footers: { default: footerOf(documento, borrador) },
        children: blocksOf(documento.bloques, { borrador, width: TEXT_WIDTH }),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

function headings() {
  const heading = (size: number, before: number) => ({
    run: { font: FONT, size, bold: true, color: '000000' },
    paragraph: { spacing: { before, after: 200 }, keepNext: true },
  });
  return {
    heading1: heading(28, 240),
    heading2: heading(24, 480),
    heading3: heading(22, 240),
    heading4: heading(22, 200),
  };
}

function headerOf({ titulo, encabezado }: Documento, borrador: boolean): Header {
  const title = new TextRun({ text: clean(titulo), size: 17, color: GREY });
  const draft = new TextRun({ text: '   BORRADOR', size: 17, bold: true, color: 'B8480A' });
  const children = [title, ...(borrador ? [draft] : []), new TextRun({ text: '\t', size: 17 })];
  const line = { style: BorderStyle.SINGLE, size: 4, color: '9A9691', space: 4 };
  return new Header({
    children: [small([...children, ...runsOf(encabezado, borrador, { size: 17, color: GREY })], { bottom: line })],
  });
}

function footerOf({ pie }: Documento, borrador: boolean): Footer {
  const page = ['\tPágina ', PageNumber.CURRENT, ' de ', PageNumber.TOTAL_PAGES];
  const number = new TextRun({ children: page, size: 17, color: GREY });
  return new Footer({ children: [small([...runsOf(pie, borrador, { size: 17, color: GREY }), number])] });
}

function small(children: TextRun[], border = {}): Paragraph {
  return new Paragraph({
    children,
    border,
    alignment: AlignmentType.LEFT,
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
  });
}
