import { api } from '@fedatario/contract';
import { exportados } from '@fedatario/contract/areas';
import type { Endpoint } from '@fedatario/contract/base';
import { catalogos } from '@fedatario/contract/casa';
import { z } from 'zod';

export type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;
type Io = 'input' | 'output';

/** One schema of a call: what a caller writes of it, or what the server answers. */
export interface Part {
  readonly schema: Schema;
  readonly io: Io;
  /** Its properties are parameters: it is never referred to itself. */
  readonly open?: true;
}

export interface Schemas {
  /** As it stands in an operation: a reference, where it has a name of its own or stands in more than one place. */
  readonly schemaOf: (schema: Schema, io: Io) => Json;
  /** The same, with its properties in sight. */
  readonly shapeOf: (schema: Schema, io: Io) => Json;
  /** Those that are referred to, by name. */
  readonly components: Record<string, Json>;
}

const PLACE = '#/components/schemas/';
const REFERENCE = new RegExp(`(?<="${PLACE})\\w+(?=")`, 'g');

/**
 * Names every schema as the contract exports it and writes it once. Where a caller may write it otherwise than the server answers it
 * (a default, a transform), and both do, the written one is called `<name>DeEntrada`.
 */
export function schemasOf(parts: readonly Part[]): Schemas {
  const { names, exported } = namesOf();
  const json = { input: convert(names, 'input'), output: convert(names, 'output') };
  const nameOf = (schema: Schema) => names.get(schema) ?? '';
  const reached = (io: Io) => {
    const own = parts.filter((part) => part.io === io);
    const inside = own.flatMap(({ schema }) => [...reachedFrom(nameOf(schema), json[io])]);
    const roots = own.filter(({ open }) => !open).map(({ schema }) => nameOf(schema));
    return new Set([...inside, ...roots.filter((name, at) => exported.has(name) || roots.indexOf(name) !== at)]);
  };
  const named = { input: reached('input'), output: reached('output') };
  const differs = (name: string) =>
    [name, ...reachedFrom(name, json.input)].some((one) => text(json.input[one]) !== text(json.output[one]));
  const called = (name: string, io: Io) =>
    io === 'input' && named.output.has(name) && differs(name) ? `${name}DeEntrada` : name;
  const written = (name: string, io: Io): Json =>
    JSON.parse(text(json[io][name]).replace(REFERENCE, (one) => called(one, io)));
  return {
    schemaOf: (schema, io) => {
      const name = nameOf(schema);
      return named[io].has(name) ? { $ref: PLACE + called(name, io) } : written(name, io);
    },
    shapeOf: (schema, io) => written(nameOf(schema), io),
    components: Object.fromEntries(
      (['output', 'input'] as const)
        .flatMap((io) => [...named[io]].map((name) => [called(name, io), written(name, io)] as const))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

function text(json: unknown): string {
  return JSON.stringify(json);
}

/** The names that a schema refers to, and those that they refer to. */
function reachedFrom(name: string, json: Readonly<Record<string, Json>>, seen = new Set<string>()): Set<string> {
  for (const [one] of text(json[name]).matchAll(REFERENCE)) {
    if (seen.has(one)) continue;
    seen.add(one);
    reachedFrom(one, json, seen);
  }
  return seen;
}

/** Exported schemas by their own name; those that stand in a call only, by the call's. */
function namesOf() {
  const names = new Map<Schema, string>();
  const name = (schema: unknown, ...words: string[]) => {
    if (isSchema(schema) && !names.has(schema)) names.set(schema, words.map(capital).join(''));
  };
  for (const [word, value] of exportados) name(value, word);
  for (const [noun, { Entrada, Nueva, Cambio }] of Object.entries(catalogos)) {
    name(Entrada, noun, 'entrada');
    name(Nueva, noun, 'nueva');
    name(Cambio, noun, 'cambio');
  }
  const exported = new Set(names.values());
  for (const [noun, calls] of Object.entries(api))
    for (const [verb, call] of Object.entries(calls))
      for (const part of ['params', 'query', 'body', 'response'])
        name((call as Endpoint)[part as 'body'], noun, verb, part);
  return { names, exported };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The lists of words that the contract exports: a value that is one of them refers to its list. */
const lists = new Map(
  [...exportados].flatMap(([name, words]) =>
    Array.isArray(words) && words.every((word) => typeof word === 'string') ? [[text(words), capital(name)]] : [],
  ),
);

function convert(names: ReadonlyMap<Schema, string>, io: Io): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (name) => PLACE + name,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema),
  });
  return {
    ...Object.fromEntries([...lists].map(([words, name]) => [name, { type: 'string', enum: JSON.parse(words) }])),
    ...Object.fromEntries(Object.entries(schemas).map(([name, { $schema: _, $id: __, ...json }]) => [name, json])),
  };
}

/** Says what a caller must know: that a value is a UUID, and not by what pattern; that the server may answer more one day. */
function simplify({ _zod: { def } }: Schema, json: z.core.JSONSchema.BaseSchema): void {
  if (def.type === 'object' && !(def as z.core.$ZodObjectDef).catchall) delete json.additionalProperties;
  const list = json.enum && lists.get(text(json.enum));
  if (list) {
    delete json.enum;
    delete json.type;
    json.$ref = PLACE + list;
  }
  if (json.format) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
}
