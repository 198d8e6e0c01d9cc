import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leerWord } from './leer-word.ts';
import { docx, lineasDe, p } from './testing/archivo.ts';

/** A list of Word whose levels have these forms and texts. */
function abstracta(id: number, ...niveles: readonly (readonly [forma: string, texto: string, mas?: string])[]): string {
  const lvls = niveles.map(
    ([forma, texto, mas = ''], i) =>
      `<w:lvl w:ilvl="${i}"><w:start w:val="1"/><w:numFmt w:val="${forma}"/>${mas}<w:lvlText w:val="${texto}"/></w:lvl>`,
  );
  return `<w:abstractNum w:abstractNumId="${id}">${lvls.join('')}</w:abstractNum>`;
}
const num = (id: number, dentro = '') => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/>${dentro}</w:num>`;
const n = (texto: string, numId: number, nivel = 0) =>
  p(texto, `<w:numPr><w:ilvl w:val="${nivel}"/><w:numId w:val="${numId}"/></w:numPr>`);

async function leer(cuerpo: string, numeracion: string, estilos = '') {
  const leido = await leerWord(docx(cuerpo, { numeracion, estilos }));
  assert.ok(typeof leido === 'object');
  return { lineas: lineasDe(leido.nodos), tipos: leido.nodos.map(({ type }) => type), perdidas: leido.perdidas };
}

const DECIMAL = abstracta(1, ['decimal', '%1.'], ['decimal', '%1.%2.']) + num(1);
const LETRAS = abstracta(2, ['lowerLetter', '%1)']) + num(2);
const VINETAS = abstracta(3, ['bullet', '·'], ['bullet', 'o']) + num(3);

test('una lista que se imprime igual es una lista de la plantilla', async () => {
  const cuerpo = n('uno', 1) + n('dos', 1) + p('otro') + n('a', 3) + n('b', 3, 1) + n('c', 3);
  assert.deepEqual(await leer(cuerpo, DECIMAL + VINETAS), {
    lineas: ['1. uno', '2. dos', 'otro', '• a', '  • b', '• c'],
    tipos: ['orderedList', 'paragraph', 'bulletList'],
    perdidas: [],
  });
});

test('una numeración que sigue tras otros párrafos queda escrita, con su aviso', async () => {
  const cuerpo = n('uno', 1) + p('entre') + n('dos', 1) + n('tres', 1);
  assert.deepEqual(await leer(cuerpo, DECIMAL), {
    lineas: ['1. uno', 'entre', '2. dos', '3. tres'],
    tipos: ['paragraph', 'paragraph', 'paragraph', 'paragraph'],
    perdidas: ['numeracion'],
  });
});

test('cada lista lleva su numeración, también dentro de otra', async () => {
  const cuerpo = n('uno', 1) + n('dos', 1) + n('x', 2) + n('y', 2);
  assert.deepEqual((await leer(cuerpo, DECIMAL + LETRAS)).lineas, ['1. uno', '2. dos', 'a) x', 'b) y']);
  const dentro = n('uno', 1) + n('bajo', 1, 1) + n('otro', 1, 1) + n('dos', 1) + n('bajo', 1, 1);
  assert.deepEqual(await leer(dentro, DECIMAL), {
    lineas: ['1. uno', '  1.1. bajo', '  1.2. otro', '2. dos', '  2.1. bajo'],
    tipos: ['orderedList'],
    perdidas: ['numeracion'],
  });
});

test('el comienzo, la forma y las palabras de cada número se conservan', async () => {
  const desdeCinco =
    abstracta(4, ['decimal', '%1.']) + num(4, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>');
  assert.deepEqual((await leer(n('uno', 4) + n('dos', 4), desdeCinco)).lineas, ['5. uno', '6. dos']);
  for (const [forma, texto, lineas] of [
    ['upperRoman', '%1.', ['I. a', 'II. b']],
    ['lowerLetter', '(%1)', ['(a) a', '(b) b']],
    ['decimalZero', '%1', ['01 a', '02 b']],
    ['ordinalText', '%1:', ['Primero: a', 'Segundo: b']],
    ['cardinalText', 'Punto %1.-', ['Punto Uno.- a', 'Punto Dos.- b']],
    ['decimal', 'CLÁUSULA %1.', ['CLÁUSULA 1. a', 'CLÁUSULA 2. b']],
  ] as const)
    assert.deepEqual((await leer(n('a', 5) + n('b', 5), abstracta(5, [forma, texto]) + num(5))).lineas, lineas);
});

test('la numeración que viene de un estilo, la de títulos y la de celdas también se escriben', async () => {
  const estilos =
    '<w:style w:type="paragraph" w:styleId="Num"><w:name w:val="Numerado"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="T1"><w:name w:val="heading 1"/></w:style>';
  const cuerpo =
    p('x', '<w:pStyle w:val="Num"/>') +
    p('Objeto', '<w:pStyle w:val="T1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>') +
    `<w:tbl><w:tr><w:tc>${p('y', '<w:pStyle w:val="Num"/>')}</w:tc></w:tr></w:tbl>` +
    p('z', '<w:pStyle w:val="Num"/><w:numPr><w:numId w:val="0"/></w:numPr>');
  assert.deepEqual(await leer(cuerpo, DECIMAL + LETRAS, estilos), {
    lineas: ['a) x', '1. Objeto', 'b) y', 'z'],
    tipos: ['paragraph', 'heading', 'table', 'paragraph'],
    perdidas: ['numeracion'],
  });
});
