import { api } from '@fedatario/contract';
import type { Endpoint } from '@fedatario/contract/base';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../db/db.ts';

/** A CHECK that measures one column of text: its length, its letters or its form. */
export interface Medida {
  /** `tabla.columna`. */
  readonly columna: string;
  readonly expresion: string;
}

/** The measured columns of text. A closed list of words is none: it is compared with the words of its constant elsewhere. */
export async function listMedidas(db: Db): Promise<Medida[]> {
  const { rows } = await sql<Medida>`
    select t.relname || '.' || a.attname as columna, pg_get_expr(c.conbin, c.conrelid) as expresion
    from pg_constraint c join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and t.relnamespace = 'public'::regnamespace and array_length(c.conkey, 1) = 1
      and a.atttypid = 'text'::regtype
    order by 1, 2`.execute(db);
  return rows.filter(({ expresion }) => /length\(|lower\(|~|<> ''/.test(expresion));
}

/** The values that a CHECK refuses. */
export async function rechazados(
  db: Db,
  { columna, expresion }: Medida,
  valores: readonly string[],
): Promise<string[]> {
  const nombre = sql.id(columna.split('.')[1] ?? '');
  const { rows } = await sql<{ valor: string }>`
    select ${nombre} as valor from unnest(${valores}::text[]) as t(${nombre}) where not (${sql.raw(expresion)})`.execute(
    db,
  );
  return rows.map(({ valor }) => valor);
}

type Schema = z.ZodMiniType;

interface Campo {
  readonly llamada: string;
  readonly schema: Schema;
}

/** The schemas by which the calls of a noun take a field of that name, `citas.motivo`, in a body or in an address. */
export function camposDe(campo: string): Campo[] {
  const [noun = '', nombre = ''] = campo.split('.');
  const llamadas = Object.entries((api as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>)[noun] ?? {});
  return llamadas
    .filter(([, { method }]) => method !== 'GET')
    .flatMap(([llamada, { body, query }]) =>
      [body, query].flatMap((schema) =>
        schema
          ? hojas(schema, '')
              .filter((hoja) => hoja.nombre === nombre)
              .map((hoja) => ({ ...hoja, llamada }))
          : [],
      ),
    );
}

interface Hoja {
  readonly nombre: string;
  readonly schema: Schema;
}

/** The texts of a schema with their names; those of a list have the list's. */
function hojas(schema: Schema, nombre: string): Hoja[] {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  const de = (one: z.core.$ZodType, name = nombre) => hojas(one as Schema, name);
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([name, one]) => de(one, name));
  if (def.type === 'array') return de(def.element);
  if (def.type === 'record') return de(def.valueType);
  if (def.type === 'union') return def.options.flatMap((one) => de(one));
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return de(def.innerType);
  if (def.type === 'string') return [{ nombre, schema }];
  if (def.type !== 'pipe') return [];
  return de(def.in).some((hoja) => hoja.nombre !== nombre) ? de(def.in) : [{ nombre, schema }];
}

/** Texts of many forms, as short, as long and nearly as long as a CHECK measures. */
export function textosPara({ expresion }: Medida): string[] {
  const medidas = [...expresion.matchAll(/\d+/g)].map(([numero]) => Number(numero)).filter((numero) => numero < 10_000);
  const largos = new Set([
    1,
    2,
    3,
    10,
    500,
    ...medidas.flatMap((numero) => [numero - 1, numero, numero + 1, 2 * numero]),
  ]);
  return [
    ...new Set([
      '',
      ' ',
      ...semillas,
      ...semillas.flatMap((semilla) => [...largos].flatMap((n) => estirada(semilla, n))),
    ]),
  ];
}

const semillas = [
  'Ana Ruiz',
  'RAZONES DE SOBRA PARA HACERLO',
  'criterio de la oficina',
  'bienes-raices',
  'Bienvenida-10',
  '123456',
  '20-22',
  'ana@ejemplo.com',
  'ANA@EJEMPLO.COM',
  'HTTPS://MEET.EXAMPLE/sala',
  'https:meet.example',
  'webcal://ejemplo.com/ana.ics',
  // Two units of JavaScript for one character of the database.
  '𝐀𝐧𝐚 𝐑𝐮𝐢𝐳',
  // Longer once it is stored (NFC), or in the other case.
  'razones \u0958\u0958 de sobra',
  'İstanbul ẞ ŉ',
];

/** The text cut or continued to `largo` characters: by itself, and by letters and digits that fit any form. */
function estirada(semilla: string, largo: number): string[] {
  if (largo < 1) return [];
  const letras = [...semilla];
  const repetida = Array.from({ length: largo }, (_, i) => letras[i % letras.length]).join('');
  return [repetida, semilla.padEnd(largo, 'x').slice(0, largo), semilla.padEnd(largo, '9').slice(0, largo)];
}
