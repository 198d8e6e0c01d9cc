import * as z from 'zod/mini';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import { entero, instante, linea, m, momento, revision, texto, uuid } from '../base/campos.ts';
import type { ClaveMensaje } from '../base/mensajes.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina } from '../base/paginas.ts';

export const tiposDeDescuento = ['porcentaje', 'monto'] as const;
export type TipoDeDescuento = (typeof tiposDeDescuento)[number];

/** The lines a code discounts: all of them, or those of chosen categories, products or plans. */
export const alcancesDeCodigo = ['todo', 'categorias', 'productos', 'planes'] as const;
export type AlcanceDeCodigo = (typeof alcancesDeCodigo)[number];

/** The states of the use of a code by an order, which holds it until it is paid or given up. */
export const estadosDeUso = ['reservado', 'usado', 'liberado'] as const;
export type EstadoDeUso = (typeof estadosDeUso)[number];

/** `inactivo` goes before all others; `agotado` is one that could be used by its dates. */
export const estadosDeCodigo = ['vigente', 'futuro', 'vencido', 'agotado', 'inactivo'] as const;
export type EstadoDeCodigo = (typeof estadosDeCodigo)[number];

/** A promo code with what it has done. Amounts in centavos. */
export const CodigoPromocional = z.object({
  idCodigo: uuid,
  codigo: z.string(),
  descripcion: z.string(),
  tipo: z.enum(tiposDeDescuento),
  /** Whole points of a percentage, or centavos. */
  valor: z.int(),
  desde: z.nullable(instante),
  hasta: z.nullable(instante),
  usosMaximos: z.nullable(z.int()),
  usosPorCliente: z.nullable(z.int()),
  montoMinimo: z.int(),
  aplicaA: z.enum(alcancesDeCodigo),
  objetos: z.array(uuid),
  activo: z.boolean(),
  estado: z.enum(estadosDeCodigo),
  /** Reserved and used together: what its limit counts. */
  usos: z.int(),
  reservados: z.int(),
  usados: z.int(),
  liberados: z.int(),
  /** The sum of the discounts on the invoices paid with it. */
  descontado: z.int(),
  /** The income of these invoices, less their refunds. */
  ingresos: z.int(),
  creadoEn: instante,
  revision: z.int(),
});
export type CodigoPromocional = z.output<typeof CodigoPromocional>;

/** Centavos of the dearest thing there is. */
export const MONTO_MAXIMO = 100_000_000;
export const USOS_MAXIMOS = 1_000_000;
export const OBJETOS_MAXIMOS = 200;

const CODIGO = /^[A-Z0-9][A-Z0-9-]{2,29}$/;

const campos = {
  codigo: texto(30).check(z.toUpperCase(), z.regex(CODIGO, m('codigoPromocional'))),
  descripcion: linea(200),
  tipo: z.enum(tiposDeDescuento, m('opcion')),
  valor: entero('valorDescuento', 1),
  desde: z.nullable(momento),
  hasta: z.nullable(momento),
  usosMaximos: z.nullable(entero('usos', 1, USOS_MAXIMOS)),
  usosPorCliente: z.nullable(entero('usos', 1, USOS_MAXIMOS)),
  montoMinimo: entero('monto', 0, MONTO_MAXIMO),
  aplicaA: z.enum(alcancesDeCodigo, m('opcion')),
  objetos: z.array(uuid, m('opcion')).check(z.maxLength(OBJETOS_MAXIMOS, m('demasiados'))),
  activo: z.boolean(m('opcion')),
};

const base = z.strictObject(campos);
type Escrito = z.output<typeof base>;
type Campo = keyof Escrito;

/** A rule between fields: wrong at the first of them, looked at once all of them can be read. */
function regla(lee: readonly [Campo, ...Campo[]], clave: ClaveMensaje, broken: (codigo: Escrito) => boolean) {
  return z.refine<Escrito>((codigo) => !broken(codigo), {
    error: clave,
    path: [lee[0]],
    when: ({ issues }) => !issues.some(({ path }) => !path?.length || lee.includes(path[0] as Campo)),
  });
}

const reglas = [
  regla(['valor', 'tipo'], 'porcentaje', ({ tipo, valor }) => tipo === 'porcentaje' && valor > 100),
  regla(['valor', 'tipo'], 'monto', ({ tipo, valor }) => tipo === 'monto' && valor > MONTO_MAXIMO),
  regla(['hasta', 'desde'], 'hastaAntesDeDesde', ({ desde, hasta }) =>
    Boolean(desde && hasta && Date.parse(desde) >= Date.parse(hasta)),
  ),
  regla(['usosPorCliente', 'usosMaximos'], 'masQueElTotal', ({ usosMaximos, usosPorCliente }) =>
    Boolean(usosMaximos && usosPorCliente && usosPorCliente > usosMaximos),
  ),
  regla(
    ['objetos', 'aplicaA'],
    'objetosDeCodigo',
    ({ aplicaA, objetos }) => ['categorias', 'productos'].includes(aplicaA) && objetos.length === 0,
  ),
] as const;

/** A code as it is written, by its form and by the server. */
export const CodigoNuevo = base.check(...reglas);
export type CodigoNuevo = z.output<typeof CodigoNuevo>;

export const CambioDeCodigo = z.strictObject({ ...campos, revision }).check(...reglas);
export type CambioDeCodigo = z.output<typeof CambioDeCodigo>;

/** The categories, products and plans a code can be limited to. */
export const ObjetosDeCodigo = z.object({
  categorias: z.array(z.object({ id: uuid, nombre: z.string() })),
  productos: z.array(z.object({ id: uuid, nombre: z.string() })),
  planes: z.array(z.object({ id: uuid, nombre: z.string() })),
});
export type ObjetosDeCodigo = z.output<typeof ObjetosDeCodigo>;

export const ordenesDeCodigos = ['codigo', 'usos', 'ingresos', 'vigencia'] as const;

const filtros = {
  texto: busqueda,
  estado: z.optional(z.enum(estadosDeCodigo, m('opcion'))),
  tipo: z.optional(z.enum(tiposDeDescuento, m('opcion'))),
  orden: orden(ordenesDeCodigos),
};
const FiltrosDeCodigos = z.strictObject(filtros);
export type FiltrosDeCodigos = z.output<typeof FiltrosDeCodigos>;

const uno = {
  path: '/private/codigos-promocionales/:idCodigo',
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idCodigo: uuid }),
  response: CodigoPromocional,
} as const;

export const codigos = {
  list: lista({
    path: '/private/codigos-promocionales',
    access: 'staff',
    summary: 'Códigos promocionales, con su uso y sus ingresos; de una notaría, los que se usaron en sus trámites',
    query: z.strictObject({ ...Pagina, ...filtros }),
    response: z.array(CodigoPromocional),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/codigos-promocionales/exportacion',
    access: 'staff',
    summary: 'La lista de códigos, filtrada y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }),
  }),
  objetos: lectura({
    path: '/private/codigos-promocionales/objetos',
    access: 'staff',
    summary: 'A qué se puede limitar un código: categorías, productos y planes',
    response: ObjetosDeCodigo,
  }),
  create: acto('POST', {
    path: '/private/codigos-promocionales',
    acto: 'codigo.crear',
    access: 'admin',
    summary: 'Crea un código promocional',
    body: CodigoNuevo,
    response: CodigoPromocional,
  }),
  read: lectura({
    ...uno,
    access: 'staff',
    alcance: 'participante',
    summary: 'Un código promocional',
  }),
  update: acto('PUT', {
    ...uno,
    acto: 'codigo.cambiar',
    summary: 'Cambia un código; si otra persona lo cambió antes, 409 con el código como está',
    body: CambioDeCodigo,
  }),
  activate: acto('PUT', {
    ...uno,
    path: '/private/codigos-promocionales/:idCodigo/activo',
    acto: 'codigo.activar',
    summary: 'Lo activa o lo desactiva; desactivado no sirve para pedidos nuevos',
    body: z.strictObject({ activo: z.boolean() }),
  }),
  remove: acto('DELETE', {
    ...uno,
    acto: 'codigo.borrar',
    summary: 'Borra un código que ningún pedido usó; a otro lo rechaza y dice cuántos lo usan',
  }),
};
