import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { type Documento, renglones, type Tramo, texto } from '../documentos/contrato.ts';
import { face, MARGINS, OPTIONS } from '../documentos/hoja.ts';

const [LEFT, TOP, RIGHT, BOTTOM] = MARGINS;

export function createReactPdf() {
  const fonts = [
    { src: face('Regular') },
    { src: face('Bold'), fontWeight: 700 },
    { src: face('It'), fontStyle: 'italic' as const },
  ];
  Font.register({ family: 'serif', fonts });
  return (documento: Documento): Promise<Uint8Array> => {
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
      ...renglones(documento.bloques).map(line),
      h(Text, { fixed: true, style: corner({ bottom: 50, left: LEFT }) }, texto(documento.pie)),
      h(Text, number),
    );
    return renderToBuffer(h(Document, { title: documento.titulo, author: OPTIONS.autor, language: 'es-GT' }, sheet));
  };
}

const page = {
  fontFamily: 'serif',
  fontSize: 11,
  lineHeight: 1.43,
  paddingLeft: LEFT,
  paddingRight: RIGHT,
  paddingTop: TOP,
  paddingBottom: BOTTOM,
};

function corner(side: object) {
  return { position: 'absolute' as const, fontSize: 8.5, color: '#5b6270', ...side };
}

function line(row: ReturnType<typeof renglones>[number], key: number) {
  if (row.firma) {
    return h(
      View,
      { key, wrap: false, style: { marginTop: 40 } },
      h(Text, {}, 'f) ______________________________'),
      h(Text, {}, ...row.tramos.map(run)),
    );
  }
  const { bloque } = row;
  const look =
    bloque.tipo === 'titulo'
      ? { textAlign: 'center' as const, fontSize: 14, fontWeight: 700 }
      : { textAlign: 'justify' as const };
  return h(Text, { key, style: { marginBottom: 5, ...look } }, ...('tramos' in bloque ? bloque.tramos : []).map(run));
}

function run(tramo: Tramo, key: number) {
  return tramo.tipo === 'texto' && tramo.marcas.includes('bold')
    ? h(Text, { key, style: { fontWeight: 700 } }, tramo.texto)
    : texto([tramo]);
}
