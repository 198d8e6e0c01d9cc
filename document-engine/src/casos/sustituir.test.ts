import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { isObjeto, type Objeto, own } from '../base/json.ts';
import { edadEn, parseDia } from '../calendario/dia.ts';
import type { Campo, EntrevistaCompilada } from '../entrevista/compilada.ts';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { leerEntrevista } from '../entrevista/leer.ts';
import { parseCui } from '../jurisdiccion/gt/cui.ts';
import { inventos } from '../jurisdiccion/gt/inventos.ts';
import { parseNit } from '../jurisdiccion/gt/nit.ts';
import { azarDe } from '../modelo/inventos.ts';
import { conEn } from '../testing/respuestas.ts';
import { plano } from './inventar.ts';
import { tokensDe } from './palabras-ajenas.ts';
import { sustituir } from './sustituir.ts';

const RAIZ = new URL('../../examples/', import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, RAIZ), 'utf8'));
const HOY = '2026-11-21';

interface Ejemplo {
  readonly name: string;
  readonly entrevista: EntrevistaCompilada;
  readonly respuestas: Objeto;
}
const ejemplos: readonly Ejemplo[] = readdirSync(RAIZ).flatMap((slug) => {
  const read = leerEntrevista(json(`${slug}/entrevista.json`));
  assert.ok(read.ok);
  return readdirSync(new URL(`${slug}/respuestas/`, RAIZ)).map((file) => ({
    name: `${slug}/${file}`,
    entrevista: read.entrevista,
    respuestas: json(`${slug}/respuestas/${file}`) as Objeto,
  }));
});

/** Kinds of answer that stay: choices, amounts and measures name nobody. */
const QUEDAN = new Set(['siNo', 'opcion', 'opcionMultiple', 'declaracion', 'moneda', 'porcentaje', 'hora']);

interface Hoja {
  readonly campo: Campo;
  readonly valor: unknown;
}

/** The answers of one value of a tree with their questions. */
function hojas(campos: readonly Campo[], respuestas: unknown): Hoja[] {
  return campos.flatMap((campo) => deCampo(campo, own(respuestas, campo.clave)));
}

function deCampo(campo: Campo, valor: unknown): Hoja[] {
  if (campo.campos.length > 0) return hojas(campo.campos, valor);
  const { elemento } = campo;
  if (elemento) return Array.isArray(valor) ? valor.flatMap((item: unknown) => deCampo(elemento, item)) : [];
  return valor === undefined ? [] : [{ campo, valor }];
}

const hojasDe = ({ secciones }: EntrevistaCompilada, respuestas: unknown) =>
  hojas(
    secciones.flatMap(({ campos }) => campos),
    respuestas,
  );
const comunes = new Set(
  [...inventos.comunes, ...inventos.series.flat(), 'ejemplo', 'test', 'persona', 'archivo', 'prueba', 'pdf'].map(plano),
);
/** The words that tell somebody apart: of the language are the rest. */
const enTokens = (texto: string) => (parseDia(texto).ok ? [texto] : tokensDe(texto));
const propias = (valores: readonly unknown[]) =>
  new Set(
    valores
      .flatMap((valor) => (typeof valor === 'string' ? enTokens(valor) : []))
      .filter((token) => token.length > 2 && !comunes.has(token)),
  );

test('de lo que se respondió no queda ningún nombre, número, lugar, día ni palabra en todo el árbol', () => {
  for (const [i, { name, entrevista, respuestas }] of ejemplos.entries()) {
    const made = sustituir(respuestas, { entrevista, hoy: HOY, azar: azarDe(i), inventos });
    const before = hojasDe(entrevista, respuestas).filter(({ campo }) => !QUEDAN.has(campo.pregunta.tipo));
    const after = hojasDe(entrevista, made.respuestas).filter(({ campo }) => !QUEDAN.has(campo.pregunta.tipo));
    const said = propias(before.map(({ valor }) => valor));
    const left = [...propias(after.map(({ valor }) => valor))].filter((token) => said.has(token));
    assert.deepEqual(left, [], name);
    assert.equal(after.length, before.length, name);
  }
});

test('siguen valiendo: las mismas preguntas, dígitos verificadores buenos, el mismo sexo y la misma edad', () => {
  for (const [i, { name, entrevista, respuestas }] of ejemplos.entries()) {
    const made = sustituir(respuestas, { entrevista, hoy: HOY, azar: azarDe(i + 500), inventos });
    assert.ok(made.igual, name);
    const { problemas } = evaluarEntrevista(entrevista, made.respuestas, {
      contexto: { hoy: made.hoy },
      rol: 'notario',
    });
    assert.deepEqual(problemas, [], name);
    const before = hojasDe(entrevista, respuestas);
    for (const [k, hoja] of hojasDe(entrevista, made.respuestas).entries()) vale(hoja, before[k]?.valor, made.hoy);
  }
});

/** An invented answer is of the same form as the one that was there. */
function vale({ campo, valor }: Hoja, was: unknown, hoy: string): void {
  const { tipo } = campo.pregunta;
  if (tipo === 'cui') assert.ok(parseCui(String(valor)).ok);
  if (tipo === 'nit') assert.ok(parseNit(String(valor)).ok);
  if (QUEDAN.has(tipo)) assert.deepEqual(valor, was);
  if (campo.clave === 'fechaNacimiento') assert.equal(edadEn(String(valor), hoy), edadEn(String(was), HOY));
}

test('lo que era igual sigue siendo igual: un nombre dicho dos veces, o en medio de un texto, es el mismo inventado', () => {
  const { entrevista, respuestas } = ejemplos.find(({ name }) => name.startsWith('comodato/')) as Ejemplo;
  const [comodante] = respuestas.comodantes as Objeto[];
  const said = `Lo dijo ${String(comodante?.nombres)} ${String(comodante?.apellidos)}.`;
  const made = sustituir({ ...respuestas, destino: said }, { entrevista, hoy: HOY, azar: azarDe(7), inventos });
  const [otro] = made.respuestas.comodantes as Objeto[];
  assert.match(String(made.respuestas.destino), new RegExp(`${String(otro?.nombres)} ${String(otro?.apellidos)}\\.$`));
});

test('con cualquier cosa en cualquier respuesta nada del original se cuela', () => {
  const ajenas = fc.oneof(
    fc.constantFrom('Zutano Mengano 5555-1234', 'Zutano@mengano.gt', 'P-999ZZZ', '1234567890123'),
    fc.constant(['Zutano Mengano']),
    fc.record({ Zutano: fc.constant('Mengano') }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...ejemplos),
      ajenas,
      fc.nat(),
      fc.nat(),
      ({ entrevista, respuestas }, ajena, donde, semilla) => {
        const paths = rutasDe(respuestas);
        const bad = conEn(respuestas, paths[donde % paths.length] ?? 'x', ajena);
        const withUnknown = { ...(bad as Objeto), sobra: ajena };
        const made = sustituir(withUnknown, { entrevista, hoy: HOY, azar: azarDe(semilla), inventos });
        // The whole telephone: its first four figures alone appear by chance in a number of thirteen.
        assert.doesNotMatch(JSON.stringify(made), /zutano|mengano|5555\W*1234|999ZZZ|1234567890123/i);
      },
    ),
    { numRuns: 120 },
  );
});

function rutasDe(valor: unknown, prefijo = ''): string[] {
  if (!isObjeto(valor) && !Array.isArray(valor)) return [prefijo.slice(0, -1)];
  return Object.entries(valor).flatMap(([clave, one]) => rutasDe(one, `${prefijo}${clave}.`));
}
