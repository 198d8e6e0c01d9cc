import pdfmake from 'pdfmake';
import { type Documento, renglones, type Tramo, texto } from '../documentos/contrato.ts';
import { face, MARGINS, OPTIONS } from '../documentos/hoja.ts';

const [LEFT, , RIGHT] = MARGINS;

export function createPdfmake() {
  const serif = { normal: face('Regular'), bold: face('Bold'), italics: face('It'), bolditalics: face('BoldIt') };
  pdfmake.setFonts({ serif });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => true);
  return (documento: Documento): Promise<Uint8Array> => {
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
        content: renglones(documento.bloques).map(line),
      })
      .getBuffer();
  };
}

function line(row: ReturnType<typeof renglones>[number]) {
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
}

function run(tramo: Tramo) {
  return tramo.tipo === 'texto' ? { text: tramo.texto, bold: tramo.marcas.includes('bold') } : '\n';
}
