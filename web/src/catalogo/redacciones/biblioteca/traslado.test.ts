import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { NodoJson } from '../texto/conversion.ts';
import { estragosDe, leer, type Texto } from '../texto/texto.ts';
import { conClausula, conVersion, llegadaDe, llevar, prestadasDe } from './traslado.ts';

const examples = new URL('../../../../../document-engine/examples/', import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, examples), 'utf8'));
const textoDe = (name: string): Texto => ({
  entrevista: json(`${name}/entrevista.json`),
  plantilla: json(`${name}/plantilla.json`),
  respuestas: {},
});
const clausulasDe = ({ plantilla }: Texto) =>
  (plantilla.contenido.content ?? []).filter(({ type }) => type === 'clausula');
const de = { idClausula: '00000000-0000-7000-8000-000000000001', nombre: 'Prestada', numero: 1 };

/** A document that asks one thing, and prints it. */
const vacio: Texto = {
  entrevista: {
    secciones: [{ clave: 'datos', titulo: 'Datos', preguntas: [{ clave: 'nota', etiqueta: 'Nota', tipo: 'texto' }] }],
  },
  plantilla: {
    titulo: 'Otro',
    contenido: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'variable', attrs: { ruta: 'nota' } }] }],
    },
  },
  respuestas: {},
};

function entrevistaDe(texto: Texto) {
  const { entrevista, problemas } = leer(texto);
  assert.ok(entrevista, problemas.join(' '));
  return entrevista;
}

test('las cláusulas de la casa llegan a otro documento con las preguntas que leen, y el motor lo lee sin que falte ninguna', () => {
  let n = 0;
  for (const name of readdirSync(examples).filter((_, i) => i % 4 === 0)) {
    const texto = textoDe(name);
    for (const clausula of clausulasDe(texto)) {
      const version = llevar(texto, entrevistaDe(texto), clausula);
      const llegada = llegadaDe(vacio, entrevistaDe(vacio), version);
      assert.deepEqual([llegada.faltan, llegada.deOtroTipo], [[], []], name);
      const puesta = conClausula(vacio, llegada, version, { de, tras: 0 });
      assert.deepEqual(leer(puesta).problemas, [], name);
      assert.deepEqual(
        estragosDe(vacio, puesta).filter((one) => one.startsWith('Plantilla')),
        [],
        name,
      );
      n += 1;
    }
  }
  assert.ok(n > 20, String(n));
});

test('lo que el documento ya pregunta no se trae otra vez; con otro tipo, o si falta, se dice', () => {
  const clausula: NodoJson = {
    type: 'clausula',
    attrs: { id: 'a', titulo: 'DE LA NOTA' },
    content: [
      { type: 'paragraph', content: [{ type: 'variable', attrs: { ruta: 'nota' } }] },
      { type: 'paragraph', content: [{ type: 'referencia', attrs: { clausula: 'precio' } }] },
    ],
  };
  const version = llevar(vacio, entrevistaDe(vacio), clausula);
  const [seccion] = vacio.entrevista.secciones;
  assert.ok(seccion);
  const con = (tipo: 'texto' | 'numero'): Texto => ({
    ...vacio,
    entrevista: { secciones: [{ ...seccion, preguntas: [{ clave: 'nota', etiqueta: 'Nota', tipo }] }] },
  });
  const igual = llegadaDe(con('texto'), entrevistaDe(con('texto')), version);
  assert.deepEqual([igual.preguntas, igual.yaEstan, igual.sinClausula], [[], ['nota'], ['precio']]);
  const otro = llegadaDe(con('numero'), entrevistaDe(con('numero')), version);
  assert.deepEqual([otro.yaEstan, otro.deOtroTipo], [[], ['nota']]);
  const sinPreguntas = { ...version, preguntas: [] };
  const ajeno: Texto = {
    ...vacio,
    entrevista: { secciones: [{ ...seccion, preguntas: [{ clave: 'otra', etiqueta: 'Otra', tipo: 'texto' }] }] },
  };
  assert.deepEqual(llegadaDe(ajeno, entrevistaDe(ajeno), sinPreguntas).faltan, ['nota']);
});

test('tomar otra versión cambia esa cláusula y nada más, y dice de cuál es', () => {
  const texto = textoDe('comodato');
  const [primera, segunda] = clausulasDe(texto);
  assert.ok(primera && segunda);
  const version = llevar(texto, entrevistaDe(texto), primera);
  const llegada = llegadaDe(texto, entrevistaDe(texto), version);
  const puesta = conClausula(texto, llegada, version, { de, tras: 0 });
  const [prestada] = prestadasDe(puesta);
  assert.ok(prestada);
  const parrafo: NodoJson = { type: 'paragraph', content: [{ type: 'text', text: 'Otra cosa.' }] };
  const nueva = { ...version, contenido: [parrafo] as unknown as typeof version.contenido };
  const tomada = conVersion(puesta, llegadaDe(puesta, entrevistaDe(puesta), nueva), nueva, prestada.id, {
    ...de,
    numero: 2,
  });
  assert.deepEqual(
    prestadasDe(tomada).map(({ version: numero, nodo }) => [numero, nodo.content]),
    [[2, [parrafo]]],
  );
  const sinElla = (one: Texto) => clausulasDe(one).filter(({ attrs }) => attrs?.id !== prestada.id);
  assert.deepEqual(sinElla(tomada), sinElla(puesta));
  assert.deepEqual(leer(tomada).problemas, []);
});
