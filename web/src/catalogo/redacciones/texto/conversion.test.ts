import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { leerPlantilla } from '@fedatario/document-engine';
import { getSchema } from '@tiptap/core';
import type { Node as Nodo } from '@tiptap/pm/model';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { canSplit } from '@tiptap/pm/transform';
import fc from 'fast-check';
import { comoEstaba } from '../plantilla/como-estaba.ts';
import { clausulasDistintas, extensionesDePlantilla } from '../plantilla/esquema.ts';
import { alEditor, type Clase, delEditor, type NodoJson } from './conversion.ts';

const schema = getSchema(extensionesDePlantilla(() => ''));
const examples = new URL('../../../../../document-engine/examples/', import.meta.url);

interface Plantilla {
  readonly pagina: { readonly encabezado: NodoJson[]; readonly pie: NodoJson[] };
  readonly parciales?: Readonly<Record<string, NodoJson[]>>;
  readonly contenido: NodoJson;
  readonly sinNotario?: NodoJson;
}
const plantillas = readdirSync(examples).map((name) => ({
  name,
  plantilla: JSON.parse(readFileSync(new URL(`${name}/plantilla.json`, examples), 'utf8')) as Plantilla,
}));

const throughEditor = (nodos: readonly NodoJson[], clase: Clase): NodoJson[] => {
  const doc = alEditor(schema, nodos, clase);
  doc.check();
  return [...comoEstaba(delEditor(schema.nodeFromJSON(doc.toJSON()), clase), nodos)];
};
const claseDe = (nodos: readonly NodoJson[]): Clase =>
  schema.nodes[nodos[0]?.type ?? '']?.isInline === false ? 'bloques' : 'texto';

test('abrir en el editor cada documento de la casa y guardarlo deja el mismo JSON', () => {
  assert.equal(plantillas.length, 17);
  for (const { name, plantilla } of plantillas) {
    const { contenido, sinNotario, pagina, parciales = {} } = plantilla;
    const all = [contenido.content ?? [], sinNotario?.content ?? [], pagina.encabezado, pagina.pie];
    for (const nodos of [...all, ...Object.values(parciales)]) {
      if (nodos.length > 0)
        assert.equal(JSON.stringify(throughEditor(nodos, claseDe(nodos))), JSON.stringify(nodos), name);
    }
  }
});

test('el editor entiende los documentos de la casa: nada de ellos queda apartado', () => {
  for (const { name, plantilla } of plantillas) {
    alEditor(schema, plantilla.contenido.content ?? [], 'bloques').descendants((node) => {
      assert.ok(!node.type.name.startsWith('ajeno'), `${name}: ${JSON.stringify(node.attrs.json)}`);
    });
  }
});

test('lo que el editor no conoce se queda como estaba escrito', () => {
  const p = (content: object[]) => ({ type: 'paragraph', content }) as NodoJson;
  const raros = [
    p([
      { type: 'text', text: 'a' },
      { type: 'sello', attrs: { clave: 'x' } },
    ]),
    { type: 'grafica', attrs: { datos: [1, 2] }, content: [p([])] },
    { type: 'clausula', attrs: { id: 'vacia' } },
    { type: 'clausula', attrs: { id: 'otra', color: 'rojo' }, content: [p([{ type: 'text', text: 'b' }])] },
    { type: 'paragraph', content: [{ type: 'text', text: 'c', marks: [{ type: 'sombra' }] }] },
    { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'celdaRara' }] }] },
  ] as NodoJson[];
  const lossless = JSON.parse(JSON.stringify(raros).replaceAll(',"content":[]', '')) as NodoJson[];
  assert.deepEqual(throughEditor(lossless, 'bloques'), lossless);
});

test('un cambio reescribe su párrafo y deja los demás letra por letra', () => {
  const { plantilla } = plantillas.find(({ name }) => name === 'acuerdo-confidencialidad') ?? assert.fail();
  const antes = plantilla.contenido.content ?? [];
  const { tr } = EditorState.create({ doc: alEditor(schema, antes, 'bloques') });
  const ahora = comoEstaba(delEditor(tr.insertText('Nuevo ', 1).doc, 'bloques'), antes);
  assert.notDeepEqual(ahora[0], antes[0]);
  assert.equal(JSON.stringify(ahora.slice(1)), JSON.stringify(antes.slice(1)));
});

test('ninguna serie de cambios deja una plantilla que el motor no lee', () => {
  const legibles = plantillas.filter(({ plantilla }) => !plantilla.sinNotario);
  const cambios = fc.array(fc.tuple(fc.nat(6), fc.nat(9999), fc.nat(9999)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom(...legibles), cambios, ({ plantilla }, pasos) => {
      const doc = alEditor(schema, plantilla.contenido.content ?? [], 'bloques');
      let state = EditorState.create({ doc, plugins: [clausulasDistintas] });
      for (const paso of pasos) state = state.apply(cambiar(state.tr, paso));
      state.doc.check();
      const content = delEditor(state.doc, 'bloques');
      const leida = leerPlantilla({ ...plantilla, contenido: { type: 'doc', content } });
      assert.ok(leida.ok, JSON.stringify(leida).slice(0, 400));
      assert.deepEqual(throughEditor(content, 'bloques'), content);
    }),
    { numRuns: 150 },
  );
});

/** One edit at random; one that does not fit changes nothing. */
function cambiar(tr: Transaction, [clase, a, b]: [number, number, number]): Transaction {
  const size = tr.doc.content.size;
  const [from, to] = [a % (size + 1), b % (size + 1)].toSorted((one, other) => one - other) as [number, number];
  const near = TextSelection.near(tr.doc.resolve(from)).from;
  const variable = schema.nodes.variable as NonNullable<typeof schema.nodes.variable>;
  const bold = schema.marks.bold as NonNullable<typeof schema.marks.bold>;
  try {
    if (clase === 0) return tr.insertText('texto nuevo ', near);
    if (clase === 1) return tr.deleteRange(from, to);
    if (clase === 2) return tr.replace(near, near, tr.doc.slice(from, to));
    if (clase === 3) return canSplit(tr.doc, near) ? tr.split(near) : tr;
    if (clase === 4) return tr.addMark(from, to, bold.create());
    if (clase === 5) return tr.replaceWith(near, near, variable.create({ ruta: 'nombre' }));
    return tr.insert(at(tr.doc, from), nuevaClausula());
  } catch {
    return tr;
  }
}

/** The start of a block of the document. */
function at(doc: Nodo, pos: number): number {
  return doc.resolve(pos).depth === 0 ? pos : doc.resolve(pos).before(1);
}

function nuevaClausula(): Nodo {
  return schema.nodeFromJSON({ type: 'clausula', attrs: {}, content: [{ type: 'paragraph' }] });
}
