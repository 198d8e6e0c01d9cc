import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextoDeProducto } from '@fedatario/contract/catalogo';
import { leerEntrevista, leerPlantilla } from '@fedatario/document-engine';
import fc from 'fast-check';
import { comoEstaba } from '../plantilla/como-estaba.ts';
import { claseDe, conNodos, nodosDe, PARTES } from '../plantilla/partes.ts';
import { deLaCasa } from '../testing/de-la-casa.ts';
import { OPERACIONES, type Operacion, schema } from '../testing/operaciones.ts';
import { alEditor, delEditor } from './conversion.ts';
import { Taller } from './taller.ts';
import type { Texto } from './texto.ts';

const bytes = (texto: Texto) => JSON.stringify(texto);
const isLegible = ({ entrevista, plantilla }: Texto) => leerEntrevista(entrevista).ok && leerPlantilla(plantilla).ok;

/** A text open in the editor, over a server that keeps what it is sent. */
function abrir(inicial: Texto) {
  let now = 0;
  const guardados: Texto[] = [];
  const taller = new Taller({
    inicial: { idProducto: '', revision: 1, ...inicial } as unknown as TextoDeProducto,
    ahora: () => {
      now += 2_000;
      return now;
    },
    cajon: { leer: () => undefined, poner: () => undefined, vaciar: () => undefined },
    leer: () => Promise.reject(new Error('Not read here.')),
    enviar: async ({ revision, contenido }) => {
      guardados.push(contenido as Texto);
      return { idProducto: '', revision: revision + 1, ...(contenido as Texto) } as unknown as TextoDeProducto;
    },
  });
  return { taller, guardados };
}

test('abrir cada documento de la casa en todas las partes del editor y guardarlo deja el mismo JSON', async () => {
  assert.equal(deLaCasa.length, 17);
  for (const { name, ...texto } of deLaCasa) {
    const { taller, guardados } = abrir(texto);
    for (const parte of PARTES) {
      const { plantilla } = taller.mesa().texto;
      const antes = nodosDe(plantilla, parte);
      if (antes.length === 0) continue;
      const doc = alEditor(schema, antes, claseDe(parte));
      const nodos = comoEstaba(delEditor(doc, claseDe(parte)), antes);
      taller.escribir({ plantilla: conNodos(plantilla, parte, nodos) }, parte);
    }
    await taller.flush();
    taller.cerrar();
    assert.equal(bytes(guardados.at(-1) as Texto), bytes(texto), name);
  }
});

const pasos = fc.array(
  fc.record({
    cual: fc.constantFrom<Operacion | 'deshacer' | 'rehacer'>(...OPERACIONES, 'deshacer', 'rehacer'),
    a: fc.nat(9_999),
    b: fc.nat(9_999),
  }),
  { minLength: 1, maxLength: 20 },
);
type Paso = { readonly cual: Operacion | 'deshacer' | 'rehacer'; readonly a: number; readonly b: number };

/** One step as the screens take it. Only a condition may leave a text that the engine does not read, which is said and not kept. */
function dar(taller: Taller, { cual, a, b }: Paso): void {
  const { texto, leido } = taller.mesa();
  if (cual === 'rehacer') taller.rehacer();
  else if (cual === 'deshacer' || leido.problemas.length > 0) taller.deshacer();
  else {
    const despues = cual.hacer(texto, a, b);
    if (despues) taller.escribir(despues, cual.nombre);
    const { problemas } = taller.mesa().leido;
    assert.ok(problemas.length === 0 || cual.nombre === 'condicion', `${cual.nombre}: ${problemas[0]}`);
  }
}

test('ninguna serie de cambios deja guardado un documento que el motor no lee, y deshacer vuelve byte por byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...deLaCasa), pasos, async ({ name: _, ...texto }, serie) => {
      const { taller, guardados } = abrir(texto);
      for (const paso of serie) {
        dar(taller, paso);
        await taller.flush();
      }
      assert.ok(guardados.every(isLegible));
      const ultimo = bytes(taller.mesa().texto);
      let vueltas = 0;
      for (; taller.mesa().puedeDeshacer; vueltas += 1) taller.deshacer();
      assert.equal(bytes(taller.mesa().texto), bytes(texto));
      for (; vueltas > 0; vueltas -= 1) taller.rehacer();
      assert.equal(bytes(taller.mesa().texto), ultimo);
      taller.cerrar();
    }),
    { numRuns: 60 },
  );
});
