import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { deLaCasa } from '../../testing/de-la-casa.ts';
import type { NodoJson } from '../../texto/conversion.ts';
import { conservar } from './conservar.ts';

const v = (ruta: string): NodoJson => ({ type: 'variable', attrs: { ruta } });
const p = (...content: (NodoJson | string)[]): NodoJson => ({
  type: 'paragraph',
  content: content.map((one) => (typeof one === 'string' ? { type: 'text', text: one } : one)),
});
/** The text with each variable by its path between braces. */
const dicho = (nodos: readonly NodoJson[]): string =>
  nodos
    .map((node) => {
      if (node.type === 'variable') return `{${node.attrs?.ruta}}`;
      const dentro = node.text ?? dicho(node.content ?? []);
      return node.type === 'paragraph' ? `${dentro}\n` : node.type === 'condicional' ? `<si>${dentro}</si>` : dentro;
    })
    .join('');
const rutas = (avisos: readonly { pieza: NodoJson }[]) => avisos.map(({ pieza }) => pieza.attrs?.ruta ?? pieza.type);

const antes = [
  p('Entre ', v('vendedor'), ', que vende, y ', v('comprador'), ', que compra, se celebra este contrato.'),
  p('El precio de la compraventa es de ', v('precio'), ', que se paga de contado en este acto.'),
  p('La entrega de la cosa vendida se hará el día ', v('entrega'), ' en la ciudad de Guatemala.'),
];

test('cada variable vuelve a su lugar por las palabras que la rodean, aunque el texto entre ellas cambie', () => {
  const { nodos, quedan, movidas, perdidas } = conservar(antes, [
    p('Contrato de compraventa.'),
    p('Entre Juan Pérez López, que vende, y ____________, que compra, se celebra hoy este contrato.'),
    p('El precio total de la compraventa es de Q5,000.00, que se paga de contado, en efectivo, en este acto.'),
    p('La entrega de la cosa vendida se hará el día [fecha] en la ciudad de Antigua Guatemala.'),
  ]);
  assert.equal(
    dicho(nodos),
    'Contrato de compraventa.\nEntre {vendedor}, que vende, y {comprador}, que compra, se celebra hoy este contrato.\n' +
      'El precio total de la compraventa es de {precio}, que se paga de contado, en efectivo, en este acto.\n' +
      'La entrega de la cosa vendida se hará el día {entrega} en la ciudad de Antigua Guatemala.\n',
  );
  assert.deepEqual([quedan, movidas, perdidas], [4, [], []]);
});

test('dice qué cambió de lugar y qué se perdió, con su frase', () => {
  const { nodos, movidas, perdidas } = conservar(antes, [
    p('La entrega de la cosa vendida se hará el día 5 de mayo en la ciudad de Guatemala.'),
    p('Entre Ana Ruiz, que vende, y Luis Gómez, que compra, se celebra este contrato.'),
  ]);
  assert.match(dicho(nodos), /^La entrega .* el día \{entrega\} en .*\nEntre \{vendedor\}, que vende, y \{comprador\}/);
  assert.deepEqual([rutas(movidas), rutas(perdidas)], [['entrega'], ['precio']]);
  assert.match(perdidas[0]?.frase ?? '', /^El precio de la compraventa es de …, que se paga/);
});

test('una condición de un párrafo vuelve a rodearlo si el párrafo sigue; si no, se dice que se perdió', () => {
  const si = (...content: NodoJson[]): NodoJson => ({
    type: 'condicional',
    content: [{ type: 'rama', attrs: { si: { var: 'conFiador' } }, content }],
  });
  const fiador = p('El fiador ', v('fiador'), ' responde de todas las obligaciones de este contrato.');
  const plantilla = [antes[1] as NodoJson, si(fiador)];
  const nuevo = p('El fiador Pedro Paz responde, con sus bienes, de todas las obligaciones de este contrato.');
  const con = conservar(plantilla, [
    p('El precio de la compraventa es de Q1, que se paga de contado en este acto.'),
    nuevo,
  ]);
  assert.match(dicho(con.nodos), /\n<si>El fiador \{fiador\} responde, con sus bienes,/);
  assert.deepEqual(con.perdidas, []);
  const sin = conservar(plantilla, [p('Otra cosa del todo distinta.')]);
  assert.deepEqual(rutas(sin.perdidas), ['precio', 'fiador', 'condicional']);
});

test('las cláusulas conservan el nombre con que otras las citan', () => {
  const clausula = (id: string, ...content: NodoJson[]): NodoJson => ({ type: 'clausula', attrs: { id }, content });
  const { nodos } = conservar(
    [clausula('objeto', antes[0] as NodoJson), clausula('precio', antes[1] as NodoJson)],
    [clausula('clausula1', p('El precio de la compraventa es de Q3, que se paga de contado en este acto.'))],
  );
  assert.deepEqual(
    nodos.map(({ attrs }) => attrs?.id),
    ['precio'],
  );
});

test('el texto de cada documento de la casa, con otro dato en cada variable, las conserva o dice cuáles perdió', () => {
  for (const { name, plantilla } of deLaCasa) {
    const viejos = (plantilla.contenido as NodoJson).content ?? [];
    const piezas = contar(viejos);
    const { quedan, perdidas, nodos } = conservar(viejos, aplanar(viejos));
    assert.ok(quedan > 0, name);
    assert.ok(
      contar(nodos) > 0 && quedan + perdidas.length >= piezas,
      `${name}: ${quedan} + ${perdidas.length} < ${piezas}`,
    );
  }
});

test('con cualquier texto no se duplica ninguna variable ni se pierde una sin decirlo', () => {
  const palabra = fc.constantFrom('precio', 'el', 'de', '____', '[x]', 'contrato', 'vende,', 'paga', 'Guatemala.');
  const parrafo = fc.array(palabra, { maxLength: 14 }).map((words) => p(words.join(' ')));
  fc.assert(
    fc.property(fc.array(parrafo, { maxLength: 6 }), (nuevos) => {
      const { nodos, quedan, perdidas } = conservar(antes, nuevos);
      const puestas = [...dicho(nodos).matchAll(/\{\w+\}/g)].map(([ruta]) => ruta);
      assert.equal(new Set(puestas).size, puestas.length);
      assert.deepEqual([puestas.length, quedan + perdidas.length], [quedan, 4]);
    }),
    { numRuns: 300 },
  );
});

const EN_LINEA = new Set(['variable', 'referencia', 'condicionalTexto', 'repetirTexto', 'parcialTexto']);

function contar(nodos: readonly NodoJson[]): number {
  const deUno = ({ type, content = [] }: NodoJson) =>
    EN_LINEA.has(type) ? 1 : type === 'firmas' ? 0 : contar(content);
  return nodos.reduce((n, node) => n + deUno(node), 0);
}

/** The paragraphs of a template as a Word file has them, with a datum in the place of each piece. */
function aplanar(nodos: readonly NodoJson[]): NodoJson[] {
  return nodos.flatMap((node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading') return aplanar(node.content ?? []);
    const text = (node.content ?? [])
      .map((one) => (EN_LINEA.has(one.type) ? 'Dato Cualquiera' : (one.text ?? ' ')))
      .join('');
    return [{ type: node.type, ...(node.attrs && { attrs: node.attrs }), content: [{ type: 'text', text }] }];
  });
}
