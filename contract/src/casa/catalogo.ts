import * as z from 'zod/mini';
import type { AccionDeActo } from '../base/actos.ts';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import { m, revision, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina } from '../base/paginas.ts';
import type { Grupo } from '../base/roles.ts';

/** An archived entry is not offered any more; what uses it already keeps it. */
export const estadosDeEntrada = ['activos', 'archivados'] as const;
export type EstadoDeEntrada = (typeof estadosDeEntrada)[number];

/** The new position of an entry in its catalogue: before or after another entry. */
export const LugarDeEntrada = z.strictObject({ vecino: uuid, lado: z.enum(['antes', 'despues'], m('opcion')) });
export type LugarDeEntrada = z.output<typeof LugarDeEntrada>;

type Forma = Readonly<Record<string, z.ZodMiniType>>;

interface Definicion<G extends 'admin' | 'staff', C extends Forma, F extends Forma, O extends string> {
  readonly path: `/${string}`;
  readonly access: G;
  /** Plural name, shown in the API documentation. */
  readonly nombre: string;
  /** The fields a person writes. A rule that gets stricter comes with a migration of the rows that break it. */
  readonly campos: C;
  /** Fields that the server adds to each row. */
  readonly fila?: F;
  /** Orders of the list; the first is the default. With `orden` among them, entries are moved by hand. */
  readonly ordenes: readonly [O, ...O[]];
  /** A valid entry, used by the API documentation and by the tests. */
  readonly ejemplo: { readonly [K in keyof C]: z.input<C[K]> };
}

/** A catalogue from what its entries hold: their schemas, and the calls to list, export, write and put them in order. */
// @__NO_SIDE_EFFECTS__
export function catalogo<
  const G extends 'admin' | 'staff',
  const C extends Forma,
  const O extends string,
  const F extends Forma = Record<never, never>,
>({ path, access, nombre, campos, fila, ordenes, ejemplo }: Definicion<G, C, F, O>) {
  const Entrada = z.object({
    id: uuid,
    activo: z.boolean(),
    revision: z.int(),
    ...(fila ?? ({} as F)),
    ...campos,
  });
  const Nueva = z.strictObject(campos);
  const Cambio = z.strictObject({ ...campos, revision });
  const todas = { path, access, nombre };
  const lecturas = lecturasDe({ ...todas, Entrada, ordenes });
  const escrituras = escriturasDe({ ...todas, Entrada, Nueva, Cambio, ejemplo });
  const ordenada = (ordenes as readonly string[]).includes('orden');
  const llamadas = { ...lecturas, ...escrituras, ...(ordenada && moverDe({ ...todas, Entrada })) };
  type Mover = 'orden' extends O ? ReturnType<typeof moverDe<typeof Entrada>> : unknown;
  return {
    Entrada,
    Nueva,
    Cambio,
    ordenes,
    ejemplo,
    llamadas: llamadas as typeof lecturas & typeof escrituras & Mover,
  };
}

interface Todas<G extends Grupo, E extends z.ZodMiniType> {
  readonly path: `/${string}`;
  readonly access: G;
  readonly nombre: string;
  readonly Entrada: E;
}

const params = z.strictObject({ id: uuid });

/** Whoever may read a catalogue, what is sold and shown is written by the administration. */
const ESCRIBE = 'admin';

/** Its catalogue is named as its path does. */
const actoDe = <A extends AccionDeActo>(accion: A, path: string) =>
  `entrada.${accion}.${path.split('/').at(-1) ?? ''}` as const;

function lecturasDe<G extends Grupo, E extends z.ZodMiniType, O extends string>({
  path,
  access,
  nombre,
  Entrada,
  ordenes,
}: Todas<G, E> & { readonly ordenes: readonly [O, ...O[]] }) {
  const filtros = {
    texto: busqueda,
    estado: z.optional(z.enum(estadosDeEntrada, m('opcion'))),
    orden: orden(ordenes),
  };
  return {
    list: lista({
      path,
      access,
      summary: `Lista de ${nombre}, filtrada, ordenada y por páginas`,
      query: z.strictObject({ ...Pagina, ...filtros }),
      response: z.array(Entrada),
    }),
    export: archivo({
      ...exportacion,
      path: `${path}/exportacion`,
      access,
      summary: `La lista de ${nombre}, filtrada y en orden, como CSV o XLSX`,
      query: z.strictObject({ ...filtros, ...Exportacion }),
    }),
    read: lectura({
      path: `${path}/:id`,
      access,
      alcance: 'todos',
      params,
      response: Entrada,
      summary: `Una entrada del catálogo de ${nombre}`,
    }),
  };
}

interface Escritas<N extends z.ZodMiniType, C extends z.ZodMiniType> {
  readonly Nueva: N;
  readonly Cambio: C;
  readonly ejemplo: object;
}

function escriturasDe<E extends z.ZodMiniType, N extends z.ZodMiniType, C extends z.ZodMiniType>({
  path,
  nombre,
  Entrada: response,
  Nueva,
  Cambio,
  ejemplo,
}: Omit<Todas<Grupo, E>, 'access'> & Escritas<N, C>) {
  const una = { access: ESCRIBE, alcance: 'todos', params, response } as const;
  return {
    create: acto('POST', {
      path,
      access: ESCRIBE,
      acto: actoDe('crear', path),
      body: Nueva,
      response,
      ejemplo,
      summary: `Agrega al catálogo de ${nombre}`,
    }),
    update: acto('PUT', {
      ...una,
      path: `${path}/:id`,
      acto: actoDe('cambiar', path),
      body: Cambio,
      ejemplo: { ...ejemplo, revision: 1 },
      summary: 'La cambia; si otra persona la cambió antes, 409 con la entrada como está',
    }),
    activate: acto('PUT', {
      ...una,
      path: `${path}/:id/activo`,
      acto: actoDe('activar', path),
      body: z.strictObject({ activo: z.boolean(m('opcion')) }),
      summary: 'La archiva, o la saca del archivo; lo que ya la usa no cambia',
    }),
    remove: acto('DELETE', {
      ...una,
      path: `${path}/:id`,
      acto: actoDe('borrar', path),
      summary: 'La borra; si algo la usa, 409 que dice qué, cuánto y cómo se llama',
    }),
  };
}

function moverDe<E extends z.ZodMiniType>({ path, nombre, Entrada: response }: Omit<Todas<Grupo, E>, 'access'>) {
  return {
    move: acto('PUT', {
      path: `${path}/:id/lugar`,
      access: ESCRIBE,
      alcance: 'todos',
      acto: actoDe('mover', path),
      params,
      body: LugarDeEntrada,
      response,
      summary: `La pone antes o después de otra en el orden de ${nombre}`,
    }),
  };
}

/** An entry of a catalogue, whichever it is, and what a person writes of one. */
export interface EntradaDeCatalogo {
  readonly id: string;
  readonly activo: boolean;
  readonly revision: number;
  readonly [campo: string]: unknown;
}
export type EntradaEscrita = Readonly<Record<string, unknown>>;

type Leida = z.ZodMiniType<EntradaDeCatalogo, EntradaDeCatalogo>;
type Escrita = z.ZodMiniType<EntradaEscrita, EntradaEscrita>;

/** The calls of a catalogue, whichever it is. */
export type LlamadasDeCatalogo = ReturnType<typeof lecturasDe<'staff', Leida, string>> &
  ReturnType<typeof escriturasDe<Leida, Escrita, Escrita>> &
  Partial<ReturnType<typeof moverDe<Leida>>>;
