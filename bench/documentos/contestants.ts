import { fileURLToPath } from 'node:url';
import type { Documento, Tramo } from './contrato.ts';
import { renglones, texto } from './contrato.ts';

type Make = (documento: Documento) => Promise<Uint8Array>;
export type Contestant = { make: Make; together: number; stop?: () => Promise<void> };

const FONTS = new URL('../../assets/fonts/', new URL('..', import.meta.resolve('@fedatario/server/pdf')));
const face = (name: string) => fileURLToPath(new URL(`SourceSerif4-${name}.otf`, FONTS));
const OPTIONS = { autor: 'Fedatario', fecha: '2026-11-21T16:30:00Z', borrador: false };
/** Margins of the sheet in points: left, top, right, bottom. */
const MARGINS = [91, 85, 68, 79] as const;
const [LEFT, TOP, RIGHT, BOTTOM] = MARGINS;

/** Each makes the same pages: letter paper, Source Serif 4 embedded, justified, header, footer with the page of the pages. */
export const contestants: Record<string, () => Promise<Contestant>> = {
  'Typst, un núcleo': async () => {
    const { createRenderer } = await import('@fedatario/server/pdf/renderer');
    const render = createRenderer();
    return { make: async (documento) => render(documento, OPTIONS), together: 1 };
  },
  'Typst, dos procesos': async () => {
    const { startPdfPool } = await import('@fedatario/server/pdf');
    const { renderPdf, stop } = startPdfPool({ workers: 2 });
    return { make: (documento) => renderPdf(documento, OPTIONS), together: 3, stop };
  },
  pdfmake: withPdfmake,
  '@react-pdf/renderer': withReactPdf,
};

async function withPdfmake(): Promise<Contestant> {
  const { default: pdfmake } = await import('pdfmake');
  const serif = { normal: face('Regular'), bold: face('Bold'), italics: face('It'), bolditalics: face('BoldIt') };
  pdfmake.setFonts({ serif });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => true);
  const run = (tramo: Tramo) =>
    tramo.tipo === 'texto' ? { text: tramo.texto, bold: tramo.marcas.includes('bold') } : '\n';
  const make = (documento: Documento) => {
    const content = renglones(documento.bloques).map((row) => {
      if (row.firma) {
        return {
          stack: [{ text: 'f) ______________________________', margin: [0, 40, 0, 0] }, { text: row.tramos.map(run) }],
          unbreakable: true,
        };
      }
      const { bloque } = row;
      const title = bloque.tipo === 'titulo';
      const tramos = 'tramos' in bloque ? bloque.tramos : [];
      return {
        text: tramos.map(run),
        alignment: title ? 'center' : 'justify',
        bold: title,
        fontSize: title ? 14 : 11,
        margin: [0, 0, 0, 5],
      };
    });
    const small = { fontSize: 8.5, color: '#5b6270' };
    return pdfmake
      .createPdf({
        pageSize: 'LETTER',
        pageMargins: MARGINS,
        info: { title: documento.titulo, author: OPTIONS.autor },
        lang: 'es-GT',
        header: {
          columns: [documento.titulo, { text: texto(documento.encabezado), alignment: 'right' }],
          margin: [LEFT, 50, RIGHT, 0],
          ...small,
        },
        footer: (page: number, pages: number) => ({
          columns: [texto(documento.pie), { text: `Página ${page} de ${pages}`, alignment: 'right' }],
          margin: [LEFT, 20, RIGHT, 0],
          ...small,
        }),
        defaultStyle: { font: 'serif', fontSize: 11, lineHeight: 1.14 },
        content,
      })
      .getBuffer();
  };
  return { make, together: 1 };
}

async function withReactPdf(): Promise<Contestant> {
  const { Document, Font, Page, renderToBuffer, Text, View } = await import('@react-pdf/renderer');
  const { createElement: h } = await import('react');
  const fonts = [
    { src: face('Regular') },
    { src: face('Bold'), fontWeight: 700 },
    { src: face('It'), fontStyle: 'italic' as const },
  ];
  Font.register({ family: 'serif', fonts });
  const run = (tramo: Tramo, key: number) =>
    tramo.tipo === 'texto' && tramo.marcas.includes('bold')
      ? h(Text, { key, style: { fontWeight: 700 } }, tramo.texto)
      : texto([tramo]);
  const page = {
    fontFamily: 'serif',
    fontSize: 11,
    lineHeight: 1.43,
    paddingLeft: LEFT,
    paddingRight: RIGHT,
    paddingTop: TOP,
    paddingBottom: BOTTOM,
  };
  const corner = (side: object) => ({ position: 'absolute' as const, fontSize: 8.5, color: '#5b6270', ...side });
  const make = (documento: Documento) => {
    const rows = renglones(documento.bloques).map((row, key) => {
      if (row.firma) {
        return h(
          View,
          { key, wrap: false, style: { marginTop: 40 } },
          h(Text, {}, 'f) ______________________________'),
          h(Text, {}, ...row.tramos.map(run)),
        );
      }
      const { bloque } = row;
      const title = bloque.tipo === 'titulo';
      const look = title
        ? { textAlign: 'center' as const, fontSize: 14, fontWeight: 700 }
        : { textAlign: 'justify' as const };
      return h(
        Text,
        { key, style: { marginBottom: 5, ...look } },
        ...('tramos' in bloque ? bloque.tramos : []).map(run),
      );
    });
    const number = {
      fixed: true,
      style: corner({ bottom: 50, right: RIGHT }),
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `Página ${pageNumber} de ${totalPages}`,
    };
    const sheet = h(
      Page,
      { size: 'LETTER', style: page },
      h(Text, { fixed: true, style: corner({ top: 50, left: LEFT }) }, documento.titulo),
      h(Text, { fixed: true, style: corner({ top: 50, right: RIGHT }) }, texto(documento.encabezado)),
      ...rows,
      h(Text, { fixed: true, style: corner({ bottom: 50, left: LEFT }) }, texto(documento.pie)),
      h(Text, number),
    );
    return renderToBuffer(h(Document, { title: documento.titulo, author: OPTIONS.autor, language: 'es-GT' }, sheet));
  };
  return { make, together: 1 };
}
