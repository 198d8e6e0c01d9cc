import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { leerEntrevista } from '../entrevista/leer.ts';
import { leerPlantilla } from '../plantilla/leer.ts';
import { resolverDocumento } from '../plantilla/resolver.ts';
import { renderTexto } from '../plantilla/texto.ts';
import { documentoDeMinuta } from './documento.ts';
import { canonicaDe, leerMinuta } from './leer.ts';
import { minutaDe } from './minuta.ts';
import { parrafosDe } from './parrafos.ts';
import { textoDeMinuta } from './testing/textos.ts';

const RAIZ = new URL('../../examples/', import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, RAIZ), 'utf8'));

for (const slug of readdirSync(RAIZ)) {
  const entrevista = leerEntrevista(json(`${slug}/entrevista.json`));
  const plantilla = leerPlantilla(json(`${slug}/plantilla.json`));
  assert.ok(entrevista.ok && plantilla.ok);
  const casos = readdirSync(new URL(`${slug}/respuestas/`, RAIZ)).map((file) => json(`${slug}/respuestas/${file}`));

  test(`${slug}: como minuta dice, palabra por palabra, lo que decía el documento`, () => {
    for (const respuestas of [...casos, {}]) {
      const contexto = { hoy: '2026-11-21' };
      const estado = evaluarEntrevista(entrevista.entrevista, respuestas, { contexto, rol: 'cliente' });
      const documento = resolverDocumento(plantilla.plantilla, entrevista.entrevista, estado);
      const otro = documentoDeMinuta(minutaDe(documento));
      assert.equal(renderTexto(otro), renderTexto(documento));
      assert.deepEqual(parrafosDe(otro), parrafosDe(documento));
    }
  });
}

test('de minuta a documento y de vuelta nada cambia', () => {
  fc.assert(
    fc.property(textoDeMinuta, (json) => {
      const read = leerMinuta(json);
      assert.ok(read.ok, JSON.stringify(read));
      assert.equal(canonicaDe(minutaDe(documentoDeMinuta(read.minuta))), canonicaDe(read.minuta));
    }),
  );
});

const parrafo = (text: string, ...marks: string[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: marks.map((type) => ({ type })) }],
});
const minuta = (...content: object[]) => ({
  titulo: 'Prueba',
  encabezado: [],
  pie: [],
  contenido: { type: 'doc', content },
});
const canonica = (json: unknown) => {
  const read = leerMinuta(json);
  assert.ok(read.ok);
  return canonicaDe(read.minuta);
};

test('una cláusula que se mueve se numera por su nuevo lugar, y lo que el notario escribe no se enmienda', () => {
  const clausula = (id: string, titulo: string | null) => ({
    type: 'clausula',
    attrs: { id, serie: 'clausula', titulo },
    content: [parrafo('vino de el sur')],
  });
  const read = leerMinuta(minuta(clausula('b', 'PRECIO'), clausula('a', null)));
  assert.ok(read.ok);
  assert.deepEqual(parrafosDe(documentoDeMinuta(read.minuta)), [
    'PRIMERA: PRECIO. vino de el sur',
    'SEGUNDA: vino de el sur',
  ]);
});

test('el mismo texto da la misma forma canónica, se escriba como se escriba; otro texto, otra', () => {
  const partido = {
    type: 'paragraph',
    attrs: { textAlign: null },
    content: ['uno ', 'dos'].map((text) => ({ type: 'text', text })),
  };
  assert.equal(canonica(minuta(partido)), canonica(minuta(parrafo('uno dos'))));
  assert.notEqual(canonica(minuta(parrafo('uno dos'))), canonica(minuta(parrafo('uno  dos'))));
  assert.notEqual(canonica(minuta(parrafo('uno', 'bold'))), canonica(minuta(parrafo('uno'))));
  assert.equal(canonica(minuta(parrafo('uno', 'italic', 'bold'))), canonica(minuta(parrafo('uno', 'bold', 'italic'))));
});

test('lo que un documento no puede llevar se rechaza, con su lugar', () => {
  for (const malo of [
    { type: 'image', attrs: { src: 'http://x' } },
    { type: 'paragraph', content: [parrafo('adentro')] },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'http://x' } }] }],
    },
    { type: 'variable', attrs: { ruta: 'a' } },
    ...[
      { type: 'heading', attrs: { level: 9 } },
      { type: 'clausula', attrs: { id: '1', serie: 'clausula' } },
    ],
  ])
    assert.equal(leerMinuta(minuta(malo)).ok, false, JSON.stringify(malo));
  const cien = Array.from({ length: 100 }, (_, i) => ({
    type: 'clausula',
    attrs: { id: `c${i}`, serie: 'clausula' },
    content: [parrafo('x')],
  }));
  assert.equal(leerMinuta(minuta(...cien)).ok, false);
});
