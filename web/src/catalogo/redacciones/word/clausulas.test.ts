import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ordinal } from '@fedatario/document-engine';
import type { NodoJson } from '../texto/conversion.ts';
import { conClausulas } from './clausulas.ts';
import { leerWord } from './leer-word.ts';
import { ordinalAlPrincipio } from './ordinales.ts';
import { docx, lineasDe, p, r } from './testing/archivo.ts';

const nodo = (text: string, type = 'paragraph'): NodoJson => ({
  type,
  ...(type === 'heading' && { attrs: { level: 2 } }),
  content: [{ type: 'text', text }],
});

/** Each clause as it prints and each other paragraph, with the clauses that stay a text. */
function impreso(nodos: readonly NodoJson[]) {
  const made = conClausulas(nodos);
  let n = 0;
  const lineas = made.nodos.map((node) => {
    if (node.type !== 'clausula') return lineasDe([node]).join(' / ');
    n += 1;
    const titulo = node.attrs?.titulo ? ` ${node.attrs.titulo}.` : '';
    return `§${ordinal(n, 'femenino')}:${titulo} ${lineasDe(node.content ?? []).join(' / ')}`;
  });
  return { lineas, fuera: made.fuera };
}
const textos = (...lineas: string[]) => impreso(lineas.map((linea) => nodo(linea)));

test('los ordinales se conocen sin acentos, descompuestos, con cualquier espacio y en todas sus formas', () => {
  const formas: readonly (readonly [string, number])[] = [
    ['SEPTIMA', 7],
    ['SÉPTIMA'.normalize('NFD'), 7],
    ['Sétima', 7],
    ['DECIMA', 10],
    ['DÉCIMA\u00a0PRIMERA', 11],
    ['DÉCIMO  PRIMERA', 11],
    ['DECIMOPRIMERA', 11],
    ['UNDÉCIMA', 11],
    ['DUODÉCIMA', 12],
    ['decimoctava', 18],
    ['VIGÉSIMO PRIMERA', 21],
    ['VIGESIMOPRIMERA', 21],
    ['Vigésima novena', 29],
    ['NONAGESIMA NOVENA', 99],
  ];
  for (const [escrito, numero] of formas) {
    const said = ordinalAlPrincipio(`${escrito}: texto`);
    assert.deepEqual([said?.numero, said?.largo], [numero, escrito.length], escrito);
  }
  for (let n = 1; n <= 99; n += 1) assert.equal(ordinalAlPrincipio(ordinal(n, 'femenino'))?.numero, n);
  for (const otra of ['Primero: x', 'Parte primera', 'Decimonónica: x', 'Única: x', ''])
    assert.equal(ordinalAlPrincipio(otra), undefined, otra);
});

test('diez cláusulas sin acentos llevan el número que tenían escrito', () => {
  const ordinales = 'PRIMERA SEGUNDA TERCERA CUARTA QUINTA SEXTA SEPTIMA OCTAVA NOVENA DECIMA'.split(' ');
  const { lineas, fuera } = textos(...ordinales.map((escrito) => `${escrito}: Texto.`));
  assert.deepEqual([lineas.length, lineas[6], lineas[9], fuera], [10, '§SÉPTIMA: Texto.', '§DÉCIMA: Texto.', []]);
});

test('tras el ordinal puede ir cualquier signo, o el título entre paréntesis', () => {
  const { lineas, fuera } = textos(
    'PRIMERA (Del objeto). Uno.',
    'SEGUNDA – Dos.',
    'TERCERA; Tres.',
    'Cláusula cuarta.- DEL PLAZO: Cuatro.',
    'QUINTA.) Cinco.',
    'Sexta parte del inmueble, que no abre nada.',
  );
  assert.deepEqual(lineas, [
    '§PRIMERA: Del objeto. Uno.',
    '§SEGUNDA: Dos.',
    '§TERCERA: Tres.',
    '§CUARTA: DEL PLAZO. Cuatro.',
    '§QUINTA: Cinco.',
    'Sexta parte del inmueble, que no abre nada.',
  ]);
  assert.deepEqual(fuera, []);
});

test('lo que no sigue la cuenta queda escrito como estaba, y se dice', () => {
  const reforma = textos('PRIMERA: Se reforma así:', 'QUINTA: El capital es de Q5,000.00.', 'SEGUNDA: Aceptan.');
  assert.deepEqual(reforma, {
    lineas: ['§PRIMERA: Se reforma así:', 'QUINTA: El capital es de Q5,000.00.', '§SEGUNDA: Aceptan.'],
    fuera: [{ escrita: 'QUINTA', seria: 'SEGUNDA' }],
  });
  const salta = textos('PRIMERA: Uno.', 'SEGUNDA: Dos.', 'CUARTA: Según la cláusula cuarta.');
  assert.equal(salta.lineas[2], 'CUARTA: Según la cláusula cuarta.');
  assert.deepEqual(textos('TERCERA: Adenda.').fuera, [{ escrita: 'TERCERA', seria: 'PRIMERA' }]);
  const bis = textos('PRIMERA: Uno.', 'PRIMERA BIS: Otro.', 'PRIMERA (bis): Más.', 'SEGUNDA: Dos.');
  assert.deepEqual(bis.lineas, ['§PRIMERA: Uno.', 'PRIMERA BIS: Otro.', 'PRIMERA (bis): Más.', '§SEGUNDA: Dos.']);
  assert.deepEqual(textos('PRIMERA: A.', 'SEGUNDA: B.', 'PRIMERA: C.').lineas[2], 'PRIMERA: C.');
  assert.deepEqual(textos('“PRIMERA: Citada.”').lineas, ['“PRIMERA: Citada.”']);
});

test('un título abre su cláusula con el párrafo que le sigue, y el ordinal puede tener otra letra que su texto', () => {
  const { lineas } = impreso([
    nodo('PRIMERA: Del inmueble.', 'heading'),
    nodo('La parte arrendante declara.'),
    nodo('Otro.'),
  ]);
  assert.deepEqual(lineas, ['§PRIMERA: Del inmueble. La parte arrendante declara.', 'Otro.']);
  const partido: NodoJson = {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'PRIMERA', marks: [{ type: 'bold' }] },
      { type: 'text', text: ': DEL OBJETO. Se vende.' },
    ],
  };
  assert.deepEqual(impreso([partido]).lineas, ['§PRIMERA: DEL OBJETO. Se vende.']);
});

test('las cláusulas que ya había cuentan, y ninguna lleva el nombre de otra', () => {
  const antes = { type: 'clausula', attrs: { id: 'clausula2' }, content: [nodo('Una.')] };
  const { nodos } = conClausulas([antes, nodo('PRIMERA: Otra vez.'), nodo('SEGUNDA: Dos.')]);
  assert.deepEqual(
    nodos.map(({ type, attrs }) => [type, attrs?.id]),
    [
      ['clausula', 'clausula2'],
      ['paragraph', undefined],
      ['clausula', 'clausula3'],
    ],
  );
});

test('el archivo de Word que escribe el producto, y su copia de LibreOffice, vuelven a las mismas cláusulas', async () => {
  const estilos = '<w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style>';
  for (const oculta of ['<w:vanish/><w:specVanish/>', '<w:vanish/>']) {
    const titulo = (texto: string, marca = oculta) =>
      p(r(texto, '<w:b/>'), `<w:pStyle w:val="Heading2"/><w:rPr>${marca}</w:rPr>`);
    const cuerpo = `${titulo('PRIMERA: DEL INMUEBLE. ')}${p('La parte declara.')}${titulo('SEGUNDA: ')}${p('Acepta.')}${titulo('TERCERA: DE TODO.', '')}`;
    const leido = await leerWord(docx(cuerpo, { estilos }));
    assert.ok(typeof leido === 'object');
    assert.deepEqual(
      [impreso(leido.nodos), leido.perdidas],
      [
        {
          lineas: ['§PRIMERA: DEL INMUEBLE. La parte declara.', '§SEGUNDA: Acepta.', '§TERCERA: DE TODO. '],
          fuera: [],
        },
        [],
      ],
    );
  }
});
