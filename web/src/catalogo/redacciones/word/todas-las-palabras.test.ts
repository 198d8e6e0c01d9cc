import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  evaluarEntrevista,
  leerEntrevista,
  leerPlantilla,
  ordinal,
  renderTexto,
  resolverDocumento,
} from '@fedatario/document-engine';
import { CONTEXTO_DEL_EJEMPLO } from '@fedatario/document-engine/testing/ejemplos';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import mammoth from 'mammoth';
import { deLaCasa } from '../testing/de-la-casa.ts';
import type { NodoJson } from '../texto/conversion.ts';
import { conClausulas } from './clausulas.ts';
import { leerWord } from './leer-word.ts';
import { docx, p, r, t } from './testing/archivo.ts';

/** The paragraphs of each document of the house, with the answers of an example. */
const documentos = deLaCasa.map(({ name, entrevista, plantilla, respuestas }) => {
  const [leida, lista] = [leerEntrevista(entrevista), leerPlantilla(plantilla)];
  assert.ok(leida.ok && lista.ok, name);
  const estado = evaluarEntrevista(leida.entrevista, respuestas, { contexto: CONTEXTO_DEL_EJEMPLO, rol: 'notario' });
  const texto = renderTexto(resolverDocumento(lista.plantilla, leida.entrevista, estado));
  return { name, parrafos: texto.split('\n').filter((line) => line.trim() !== '') };
});

const xml = (texto: string) => texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** As Word writes it: a sentence in many runs, with the marks of its checks, its bookmarks and its editing sessions between them. */
function deWord(parrafos: readonly string[]): Blob {
  const corridas = (texto: string) =>
    (texto.match(/[\s\S]{1,17}/g) ?? []).map(
      (trozo, i) =>
        `<w:proofErr w:type="spellStart"/><w:r w:rsidR="00A1"><w:rPr>${i % 3 === 0 ? '<w:b/>' : ''}<w:lang w:val="es-GT"/></w:rPr>${t(xml(trozo))}</w:r><w:proofErr w:type="spellEnd"/>`,
    );
  return docx(
    parrafos
      .map((texto, i) =>
        p(`<w:bookmarkStart w:id="${i}" w:name="_x${i}"/>${corridas(texto).join('')}<w:bookmarkEnd w:id="${i}"/>`),
      )
      .join('<w:p/>'),
  );
}

/** As Word for the web writes it: another name of the part, and each paragraph as a tracked insertion inside a content control. */
function deLaWeb(parrafos: readonly string[]): Blob {
  const cuerpo = parrafos.map(
    (texto) =>
      `<w:sdt><w:sdtPr><w:id w:val="7"/></w:sdtPr><w:sdtContent>${p(`<w:ins w:id="1" w:author="a">${r(xml(texto))}</w:ins>`, '<w:pStyle w:val="Normal"/><w:rPr><w:lang w:val="es"/></w:rPr>')}</w:sdtContent></w:sdt>`,
  );
  return docx(cuerpo.join(''), { nombre: 'document2' });
}

/** As Google Docs writes it: a look on every run, empty sizes, a link around a part, and tables of one cell. */
function deGoogle(parrafos: readonly string[]): Blob {
  const pPr = '<w:spacing w:after="0" w:lineRule="auto"/><w:jc w:val="left"/><w:rPr/>';
  const cuerpo = parrafos.map((texto, i) => {
    const at = Math.floor(texto.length / 2);
    const [una, otra] = [xml(texto.slice(0, at)), xml(texto.slice(at))];
    const corrida = (trozo: string) => r(trozo, '<w:rFonts w:ascii="Arial"/><w:sz w:val="22"/><w:rtl w:val="0"/>');
    const parrafo = p(`${una && corrida(una)}<w:hyperlink r:id="rId${i}">${corrida(otra)}</w:hyperlink>`, pPr);
    const suelto = i % 5 !== 4 || /^[\p{Lu} ]+:/u.test(texto);
    return suelto ? parrafo : `<w:tbl><w:tblGrid/><w:tr><w:tc><w:tcPr/>${parrafo}</w:tc></w:tr></w:tbl>`;
  });
  return docx(cuerpo.join(''));
}

/** As the library of the product writes it. */
async function deLaBiblioteca(parrafos: readonly string[]): Promise<Blob> {
  const children = parrafos.map((text) => new Paragraph({ children: [new TextRun({ text })] }));
  return new Blob([new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))]);
}

/** Words, amounts and blanks in order, as they print: each clause with its number and its title. */
function palabrasDe(nodos: readonly NodoJson[], cuenta = { n: 0 }): string[] {
  return nodos.flatMap(({ type, text, attrs, content = [] }) => {
    if (text !== undefined) return palabras(text);
    if (type !== 'clausula') return [...palabrasDe(juntos(content), cuenta)];
    cuenta.n += 1;
    return [...palabras(`${ordinal(cuenta.n, 'femenino')} ${attrs?.titulo ?? ''}`), ...palabrasDe(content, cuenta)];
  });
}

/** The runs of a paragraph as one text: a word may have two looks. */
function juntos(content: readonly NodoJson[]): readonly NodoJson[] {
  if (content[0]?.type !== 'text') return content;
  return [{ type: 'text', text: content.map(({ text = '\n' }) => text).join('') }];
}

const palabras = (texto: string): string[] => texto.normalize('NFC').match(/[\p{L}\p{N}]+|_{2,}/gu) ?? [];

for (const [forma, hacer] of [
  ['Word', deWord],
  ['Word para la web', deLaWeb],
  ['Google Docs', deGoogle],
  ['una biblioteca', deLaBiblioteca],
] as const) {
  test(`ninguna palabra de ${documentos.length} archivos de ${forma} se pierde, se pega ni cambia de lugar`, async () => {
    for (const { name, parrafos } of documentos) {
      const archivo = await hacer(parrafos);
      const leido = await leerWord(archivo);
      assert.ok(typeof leido === 'object', name);
      const antes = palabras(parrafos.join('\n'));
      assert.deepEqual(palabrasDe(conClausulas(leido.nodos).nodos), antes, name);
      const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await archivo.arrayBuffer()) });
      assert.deepEqual(palabras(value), antes, `${name}, por otro lector`);
    }
  });
}
