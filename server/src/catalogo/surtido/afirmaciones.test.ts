import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { preguntas } from '../../demo/preguntas.ts';
import { bienes } from '../../testing/afirmaciones/bienes.ts';
import { comunes } from '../../testing/afirmaciones/comunes.ts';
import { dinero } from '../../testing/afirmaciones/dinero.ts';
import { gestiones } from '../../testing/afirmaciones/gestiones.ts';
import { legalizaciones } from '../../testing/afirmaciones/legalizaciones.ts';
import { personas } from '../../testing/afirmaciones/personas.ts';
import { preguntasGenerales } from '../../testing/afirmaciones/preguntas.ts';
import { afirmacionesDe, leerProductos, oraciones, type Producto } from '../../testing/afirmaciones/producto.ts';
import type { Afirmaciones, Prueba } from '../../testing/afirmaciones/prueba.ts';
import { trabajo } from '../../testing/afirmaciones/trabajo.ts';

const tabla: Afirmaciones = {
  ...comunes,
  ...bienes,
  ...dinero,
  ...legalizaciones,
  ...personas,
  ...trabajo,
  ...gestiones,
};
const root = new URL('../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const fuentes = read('docs/domain-gt.md');
const productos = leerProductos();

/** Words by which a sentence would promise something. */
const PROMETE =
  /le (damos|entregamos|avisamos|enviamos|asesoramos)|lo hacemos|usted recibe|elige día|a domicilio|sin costo|garantizamos/i;

/** Whether one piece of evidence holds; `producto` is undefined for a sentence that concerns no product. */
function seSostiene(prueba: Prueba, frase: string, producto: Producto | undefined): boolean {
  if ('texto' in prueba) return producto?.casos.some(({ texto }) => prueba.texto.test(texto)) ?? false;
  if ('pregunta' in prueba) return producto !== undefined && pregunta(prueba, producto);
  if ('llamada' in prueba) return llamadas.has(prueba.llamada);
  if ('prueba' in prueba) return estaEscrita(prueba.prueba);
  if ('cumple' in prueba) return producto !== undefined && prueba.cumple(producto);
  if ('ley' in prueba) return fuentes.includes(prueba.ley) || (producto?.ficha.baseLegal.includes(prueba.ley) ?? false);
  return !PROMETE.test(frase);
}

type Preguntada = Extract<Prueba, { pregunta: string }>;

const llamadas = new Set(
  Object.entries(api).flatMap(([noun, endpoints]) => Object.keys(endpoints).map((name) => `${noun}.${name}`)),
);

function pregunta({ pregunta: clave, opciones = [] }: Preguntada, { preguntas: todas }: Producto) {
  const found = todas.find((one) => one.clave === clave);
  const offered = JSON.stringify((found as { opciones?: unknown } | undefined)?.opciones ?? []);
  return found !== undefined && opciones.every((opcion) => offered.includes(`"${opcion}"`));
}

function estaEscrita([file, name]: readonly [string, string]): boolean {
  return existsSync(new URL(file, root)) && read(file).includes(`test('${name}'`);
}

function faltas(tablaDe: Afirmaciones, frase: string, producto?: Producto): string[] {
  const pruebas = tablaDe[frase];
  if (!pruebas) return [`«${frase}» no tiene quien la sostenga`];
  return pruebas
    .filter((one) => !seSostiene(one, frase, producto))
    .map((one) => `«${frase}» no se sostiene: ${'texto' in one ? one.texto : JSON.stringify(one)}`);
}

describe('lo que se dice de cada documento a la venta se cumple', () => {
  for (const producto of productos) {
    test(producto.ficha.slug, () => {
      assert.deepEqual(
        afirmacionesDe(producto).flatMap((frase) => faltas(tabla, frase, producto)),
        [],
      );
      assert.deepEqual(
        producto.ficha.noIncluye.filter((frase) => PROMETE.test(frase)),
        [],
      );
    });
  }
});

test('lo que se responde a quien pregunta por el servicio se cumple', () => {
  const frases = preguntas.flatMap(([, respuesta]) => oraciones(respuesta));
  assert.deepEqual(
    frases.flatMap((frase) => faltas(preguntasGenerales, frase)),
    [],
  );
});

test('ninguna frase de la tabla se quedó sin decir', () => {
  const dichas = new Set([
    ...productos.flatMap(afirmacionesDe),
    ...preguntas.flatMap(([, respuesta]) => oraciones(respuesta)),
  ]);
  assert.deepEqual(
    [...Object.keys(tabla), ...Object.keys(preguntasGenerales)].filter((frase) => !dichas.has(frase)),
    [],
  );
});

test('una frase nueva sin prueba, o cuya prueba ya no se sostiene, se nombra', () => {
  const [producto] = productos;
  assert.ok(producto);
  assert.match(String(faltas(tabla, 'Visita a domicilio', producto)), /no tiene quien la sostenga/);
  const rotas: Afirmaciones = {
    'Le damos todo.': [{ consejo: true }],
    Texto: [{ texto: /lo que ningún contrato dice/ }],
    Pregunta: [{ pregunta: 'destino', opciones: ['terreno'] }],
    Llamada: [{ llamada: 'citas.reservar' }],
    Prueba: [{ prueba: ['server/src/catalogo/surtido/afirmaciones.test.ts', 'una que no está'] }],
    Ley: [{ ley: 'Ley que no existe' }],
  };
  for (const frase of Object.keys(rotas)) assert.match(String(faltas(rotas, frase, producto)), /no se sostiene/, frase);
});
