import * as z from 'zod/mini';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import { entero, impreso, instante, linea, m, revision, uuid } from '../base/campos.ts';
import type { ClaveMensaje } from '../base/mensajes.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina } from '../base/paginas.ts';
import { estadosDeVenta } from './puesta-en-venta.ts';

/** Customers who may subscribe: all, or those who never had a plan. */
export const publicosDePlan = ['todos', 'nuevos'] as const;
export type PublicoDePlan = (typeof publicosDePlan)[number];

/** Centavos: more than any plan may cost, so that a forgotten point is noticed. */
export const PRECIO_MAXIMO_DE_PLAN = 10_000_000;
export const DOCUMENTOS_MAXIMOS_DE_PLAN = 1_000;
export const CITAS_MAXIMAS_DE_PLAN = 100;

/** Terms of a version of a plan, which never change. Amounts in centavos, IVA included. */
const condiciones = {
  /** Null when the plan is not sold by that period. */
  precioMensual: z.nullable(z.int()),
  precioAnual: z.nullable(z.int()),
  /** Documents of one month; a yearly period has twelve times as many. Null has no limit. */
  documentos: z.nullable(z.int()),
  /** Appointments for advice of one month, counted as documents are. */
  citas: z.nullable(z.int()),
  /** Percentage taken off any other document. */
  descuento: z.int(),
};

/** A plan that can be subscribed to. */
export const Plan = z.object({
  idPlan: uuid,
  nombre: z.string(),
  descripcion: z.string(),
  destacado: z.boolean(),
  para: z.enum(publicosDePlan),
  ...condiciones,
  /** The categories whose documents it reaches; empty for all. */
  categorias: z.array(z.object({ nombre: z.string(), slug: z.string() })),
  idVersion: uuid,
});
export type Plan = z.output<typeof Plan>;

/** A plan as the office sees it. Until it is published it has no version, and its terms are those of none. */
export const PlanDeOficina = z.object({
  idPlan: uuid,
  nombre: z.string(),
  descripcion: z.string(),
  destacado: z.boolean(),
  orden: z.int(),
  estado: z.enum(estadosDeVenta),
  para: z.enum(publicosDePlan),
  ...condiciones,
  categorias: z.array(uuid),
  /** Number of its version. */
  version: z.int(),
  /** Subscriptions that are not over. */
  suscriptores: z.int(),
  /** Subscriptions among them that still have an earlier version. */
  conVersionAnterior: z.int(),
  cambiadoEn: instante,
  revision: z.int(),
});
export type PlanDeOficina = z.output<typeof PlanDeOficina>;

const campos = {
  nombre: impreso(60),
  descripcion: linea(300),
  destacado: z.boolean(m('opcion')),
  orden: entero('invalido', 0, 1000),
  para: z.enum(publicosDePlan, m('opcion')),
  precioMensual: z.nullable(entero('monto', 1, PRECIO_MAXIMO_DE_PLAN)),
  precioAnual: z.nullable(entero('monto', 1, PRECIO_MAXIMO_DE_PLAN)),
  documentos: z.nullable(entero('documentosDePlan', 0, DOCUMENTOS_MAXIMOS_DE_PLAN)),
  citas: z.nullable(entero('citasDePlan', 0, CITAS_MAXIMAS_DE_PLAN)),
  descuento: entero('porcentajeDePlan', 0, 100),
  categorias: z.array(uuid, m('opcion')).check(z.maxLength(100, m('demasiados'))),
};

const base = z.strictObject(campos);
type Escrito = z.output<typeof base>;
type Campo = keyof Escrito;

/** A rule between fields: wrong at the first of them, looked at once all of them can be read. */
function regla(lee: readonly [Campo, ...Campo[]], clave: ClaveMensaje, broken: (plan: Escrito) => boolean) {
  return z.refine<Escrito>((plan) => !broken(plan), {
    error: clave,
    path: [lee[0]],
    when: ({ issues }) => !issues.some(({ path }) => !path?.length || lee.includes(path[0] as Campo)),
  });
}

const reglas = [
  regla(
    ['precioMensual', 'precioAnual'],
    'precioDePlan',
    ({ precioMensual, precioAnual }) => precioMensual === null && precioAnual === null,
  ),
  regla(
    ['precioAnual', 'precioMensual'],
    'anualMasCaro',
    ({ precioMensual, precioAnual }) =>
      precioMensual !== null && precioAnual !== null && precioAnual > precioMensual * 12,
  ),
  regla(
    ['documentos', 'citas', 'descuento'],
    'planSinBeneficios',
    ({ documentos, citas, descuento }) => documentos === 0 && citas === 0 && descuento === 0,
  ),
] as const;

/** A plan as it is written, by its form and by the server. */
export const PlanNuevo = base.check(...reglas);
export type PlanNuevo = z.output<typeof PlanNuevo>;

export const CambioDePlanDeOficina = z.strictObject({ ...campos, revision }).check(...reglas);
export type CambioDePlanDeOficina = z.output<typeof CambioDePlanDeOficina>;

export const ordenesDePlanes = ['orden', 'nombre', 'suscriptores'] as const;

const filtros = {
  texto: busqueda,
  estado: z.optional(z.enum(estadosDeVenta, m('opcion'))),
  orden: orden(ordenesDePlanes),
};
const FiltrosDePlanes = z.strictObject(filtros);
export type FiltrosDePlanes = z.output<typeof FiltrosDePlanes>;

const uno = {
  access: 'admin',
  alcance: 'todos',
  path: '/private/planes/:idPlan',
  params: z.strictObject({ idPlan: uuid }),
  response: PlanDeOficina,
} as const;

export const planes = {
  publicos: lectura({
    path: '/public/planes',
    access: 'public',
    summary: 'Planes a la venta, en su orden',
    response: z.array(Plan),
  }),
  list: lista({
    path: '/private/planes',
    access: 'staff',
    summary: 'Los planes de la oficina, a la venta o no, con cuántos los tienen',
    query: z.strictObject({ ...Pagina, ...filtros }),
    response: z.array(PlanDeOficina),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/planes/exportacion',
    access: 'staff',
    summary: 'La lista de planes, filtrada y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }),
  }),
  create: acto('POST', {
    path: '/private/planes',
    acto: 'plan.crear',
    access: 'admin',
    summary: 'Crea un plan, que no está a la venta hasta que se publica',
    body: PlanNuevo,
    response: PlanDeOficina,
  }),
  read: lectura({ ...uno, access: 'staff', summary: 'Un plan de la oficina' }),
  update: acto('PUT', {
    ...uno,
    acto: 'plan.cambiar',
    summary:
      'Cambia un plan; otro precio u otros beneficios son otra versión, y quien ya lo tiene conserva la suya. Si otra persona lo cambió antes, 409',
    body: CambioDePlanDeOficina,
  }),
  activate: acto('PUT', {
    ...uno,
    path: '/private/planes/:idPlan/venta',
    acto: 'plan.activar',
    summary: 'Lo pone a la venta o lo retira; quien lo tiene lo conserva',
    body: z.strictObject({ enVenta: z.boolean() }),
  }),
};
