import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as z from 'zod/mini';
import { api } from '../api.ts';
import type { Endpoint } from './endpoint.ts';
import { nameOf } from './endpoint.ts';

interface Hoja {
  readonly campo: string;
  readonly schema: z.ZodMiniType;
  readonly tipo: 'string' | 'number';
}

type Def = { type: string } & Record<string, never>;
const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def;

/** Every text and number that a caller may write in it, with its path. */
function hojasDe(schema: z.ZodMiniType, campo: string): Hoja[] {
  const def = defOf(schema) as { type: string } & Record<string, z.ZodMiniType | undefined>;
  const into = (part: unknown, name = campo) => (part ? hojasDe(part as z.ZodMiniType, name) : []);
  switch (def.type) {
    case 'string':
    case 'number':
      return [{ campo, schema, tipo: def.type }];
    case 'object':
      return Object.entries(def.shape as unknown as Record<string, z.ZodMiniType>).flatMap(([name, part]) =>
        into(part, `${campo}.${name}`),
      );
    case 'union':
      return (def.options as unknown as z.ZodMiniType[]).flatMap((part) => into(part));
    case 'record':
      return [...into(def.keyType, `${campo}.*`), ...into(def.valueType, `${campo}.*`)];
    case 'array':
      return into(def.element, `${campo}[]`);
    case 'pipe':
      return into(def.in);
    default:
      return into(def.innerType);
  }
}

/** Compared with what was chosen before, and kept nowhere: refusing here would close a door that was open. */
const SECRETOS = /\.(?:password|passwordActual)$|^body\.clave$/;
/** The engine decides which values an answer may have, and what an interview and a template may hold. */
const DEL_MOTOR =
  /\.(?:valor|datos|entrevista|plantilla|respuestas)(?:\[\]|\.\*)*$|\.(?:contenido|preguntas|derivados|parciales)(?:\[\]|\.\*)+$/;

const endpoints = (Object.values(api) as Record<string, Endpoint>[]).flatMap((calls) => Object.values(calls));
const accepts = ({ schema }: Hoja, value: unknown) => schema.safeParse(value).success;

for (const endpoint of endpoints) {
  const hojas = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? hojasDe(schema, part) : [];
  });
  if (hojas.length === 0) continue;
  describe(nameOf(endpoint), () => {
    for (const hoja of hojas.filter(({ campo }) => !DEL_MOTOR.test(campo))) {
      test(`${hoja.campo} tiene límites`, () => (hoja.tipo === 'number' ? isBounded(hoja) : isReadable(hoja)));
    }
  });
}

describe('un correo electrónico', () => {
  const PARECIDO = 'ana@ejemplo.com';
  const cortos = [PARECIDO, 'ANA.b+c@mail.ejemplo.com.gt', 'ana@ejemplo.info', 'ana@xn--nandu-rta.gt'];
  const largos = ['ana@lopez.notaria', 'ana@ejemplo.technology', 'ana@ejemplo.xn--vermgensberatung-pwb'];
  const malos = ['ana', 'ana@', '@ejemplo.com', 'ana@ejemplo', 'ana@ejemplo.c', 'ana@ejemplo.123', 'ana@-ejemplo.com'];
  const peores = [
    'ana@ejemplo-.com',
    'ana@ejemplo..com',
    'a na@ejemplo.com',
    'ana@ejemplo.com.',
    'ana@ejemplo.com, eva@b.gt',
  ];
  const correos = endpoints.flatMap((endpoint) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const hojas = endpoint[part] ? hojasDe(endpoint[part], part) : [];
      const suyos = hojas.filter((hoja) => accepts(hoja, PARECIDO) && !accepts(hoja, 'ana.ejemplo.com'));
      return suyos.map((hoja) => ({ ...hoja, nombre: `${nameOf(endpoint)} ${hoja.campo}`, endpoint }));
    }),
  );
  const keyOf = ({ schema }: Hoja, value: string) => schema.safeParse(value).error?.issues[0]?.message;

  test('lo toma cada llamada que tiene un campo «email»', () => {
    const named = endpoints.flatMap((endpoint) =>
      (['params', 'body'] as const).flatMap((part) =>
        (endpoint[part] ? hojasDe(endpoint[part], part) : []).filter(({ campo }) => campo.endsWith('.email')),
      ),
    );
    assert.ok(named.length >= 15, String(named.length));
    for (const hoja of named) assert.ok(accepts(hoja, PARECIDO) && !accepts(hoja, 'ana@'), hoja.campo);
  });

  for (const { nombre, endpoint, ...hoja } of correos) {
    const deBoletin = Object.values(api.boletin).includes(endpoint as never);
    const [buenos, otros] = deBoletin ? [cortos, largos] : [[...cortos, ...largos], []];
    test(`${nombre} ${deBoletin ? 'termina en dos a cuatro letras' : 'es de cualquier dominio'}`, () => {
      for (const one of buenos) assert.ok(accepts(hoja, one), one);
      const claves = deBoletin ? ['emailDelBoletin', 'emailRequerido'] : ['correo', 'requerido'];
      for (const one of [...malos, ...peores, ...otros]) assert.equal(keyOf(hoja, one), claves[0], one);
      assert.equal(keyOf(hoja, ''), claves[1]);
    });
  }
});

describe('un identificador', () => {
  const ID = '0190F2A4-7C3E-7B1D-9A55-0C0FFEE0CAFE';
  const CASI = ID.replace(/E$/, 'Z');
  const suyos = endpoints.flatMap((endpoint) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      (endpoint[part] ? hojasDe(endpoint[part], part) : [])
        .filter((hoja) => hoja.tipo === 'string' && accepts(hoja, ID) && !accepts(hoja, CASI))
        .map((hoja) => ({ ...hoja, nombre: `${nameOf(endpoint)} ${hoja.campo}` })),
    ),
  );
  test('escrito con mayúsculas se lee como lo escribe la base, en todas las llamadas', () => {
    assert.ok(suyos.length >= 200, String(suyos.length));
    const otros = suyos.filter(({ schema }) => schema.safeParse(ID).data !== ID.toLowerCase());
    assert.deepEqual(
      otros.map(({ nombre }) => nombre),
      [],
    );
  });
});

/** No number that a column of 32 bits does not hold, and nothing that is not a number. */
function isBounded(hoja: Hoja): void {
  for (const value of [2 ** 31, 2 ** 53, -(2 ** 31) - 1, 1e300, Number.NaN, Number.POSITIVE_INFINITY])
    assert.equal(accepts(hoja, value), false, `acepta ${value}`);
}

function isReadable(hoja: Hoja): void {
  assert.equal(accepts(hoja, 'a'.repeat(200_001)), false, 'no tiene máximo');
  if (SECRETOS.test(hoja.campo)) return;
  const seen = ['a', 'ab12', '12', '2026-01-15', 'abcdefgh', 'a@b.co'].filter((text) => accepts(hoja, text));
  for (const text of seen.length > 0 ? seen : ['a']) {
    for (const [name, sign] of [
      ['U+0000', '\u0000'],
      ['U+001B', '\u001B'],
      ['U+0085', '\u009F'],
      ['U+202E', '\u202E'],
      ['U+2066', '\u2066'],
      ['un sustituto suelto', '\uD800'],
    ]) {
      assert.equal(accepts(hoja, `${text}${sign}${text}`), false, `acepta ${name}`);
    }
    const broken = hoja.schema.safeParse(`${text}\r\n${text}`);
    if (broken.success) assert.equal(broken.data, `${text}\n${text}`, 'un salto de línea no queda como uno solo');
  }
}
