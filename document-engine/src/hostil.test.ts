import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { evaluarEntrevista } from './entrevista/evaluar.ts';
import { leerEntrevista } from './entrevista/leer.ts';
import { renderHtml } from './html/html.ts';
import { lintar } from './linter/lintar.ts';
import { leerPlantilla } from './plantilla/leer.ts';
import { resolverDocumento } from './plantilla/resolver.ts';
import { renderTexto } from './plantilla/texto.ts';

const RAIZ = new URL('../examples/', import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, RAIZ), 'utf8'));
const MALO = '<img src=x onerror=alert(1)>"\'&{{x}}';

/** Made once: making it takes longer than drawing from it. */
const anything = fc.oneof(fc.anything(), fc.constant(MALO), fc.constant(undefined));

/** A value of the same shape with some of its leaves swapped for anything at all. */
const twisted = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) return fc.oneof({ weight: 6, arbitrary: fc.tuple(...value.map(twisted)) }, anything);
  if (typeof value !== 'object' || value === null)
    return fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, anything);
  const entries = Object.entries(value).map(([key, part]) => [key, twisted(part)]);
  return fc.oneof({ weight: 12, arbitrary: fc.record(Object.fromEntries(entries)) }, anything);
};

for (const slug of readdirSync(RAIZ)) {
  const entrevista = leerEntrevista(json(`${slug}/entrevista.json`));
  const plantilla = leerPlantilla(json(`${slug}/plantilla.json`));
  assert.ok(entrevista.ok && plantilla.ok);
  const casos = readdirSync(new URL(`${slug}/respuestas/`, RAIZ)).map((file) => json(`${slug}/respuestas/${file}`));

  test(`${slug}: con cualquier cosa por respuesta nada se cae ni se vuelve HTML`, () => {
    const respuestas = fc.constantFrom(...casos).chain(twisted);
    fc.assert(
      fc.property(respuestas, fc.constantFrom('cliente' as const, 'notario' as const), (answers, rol) => {
        const estado = evaluarEntrevista(entrevista.entrevista, answers, { contexto: { hoy: '2026-11-21' }, rol });
        const documento = resolverDocumento(plantilla.plantilla, entrevista.entrevista, estado);
        const html = renderHtml(documento);
        assert.ok(!html.includes('<img') && !html.includes('undefined') && !html.includes('[object'), html);
        assert.doesNotMatch(renderTexto(documento), /\bundefined\b|\[object/);
        assert.equal(estado.completa, estado.problemas.length === 0);
        assert.ok(estado.problemas.every(({ mensaje }) => mensaje.length > 10 && mensaje.length < 800));
        assert.equal(estado.siguiente === undefined || estado.visibles.has(estado.siguiente), true);
      }),
      { numRuns: 60 },
    );
  });

  test(`${slug}: el autor no tiene nada que corregir`, () => {
    assert.deepEqual(lintar(plantilla.plantilla, entrevista.entrevista), []);
  });
}

test('cualquier JSON por entrevista o por plantilla se rechaza en español o se lee, sin caerse', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), twisted(json('pagare/entrevista.json'))), (input) => {
      const read = leerEntrevista(input);
      assert.ok(read.ok || read.problemas.every((text) => text.length > 5));
    }),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), twisted(json('pagare/plantilla.json'))), (input) => {
      const read = leerPlantilla(input);
      assert.ok(read.ok || read.problemas.every((text) => text.length > 5));
    }),
    { numRuns: 300 },
  );
});
