import * as z from 'zod/mini';
import { acto, lectura, lista } from '../base/calls.ts';
import { entero, instante, m, motivoOpcional, revision, texto, uuid } from '../base/campos.ts';
import { Pagina } from '../base/paginas.ts';
import { Plan } from '../catalogo/planes.ts';
import { clasesDeUnidad } from './beneficios.ts';
import { Montos, problemasDeCodigo } from './carrito.ts';
import { metodosDePago, Receptor, ReceptorEscrito } from './factura.ts';
import { FacturaDetalle, MetodoElegido } from './facturas.ts';
import { periodosDePlan } from './periodos.ts';
import { estadosSuscripcion } from './suscripcion.ts';
import { visto } from './visto.ts';

/** A customer's subscription to a plan; not the newsletter, which the specification calls by the same word. */
export const Suscripcion = z.object({
  idSuscripcion: uuid,
  nombrePlan: z.string(),
  periodo: z.enum(periodosDePlan),
  estado: z.enum(estadosSuscripcion),
  inicio: instante,
  finPeriodo: instante,
  renovar: z.boolean(),
});
export type Suscripcion = z.output<typeof Suscripcion>;

/** Things that an order for a plan pays for: its first period, the next one, or a change. */
export const clasesDeCargo = ['alta', 'renovacion', 'cambio'] as const;
export type ClaseDeCargo = (typeof clasesDeCargo)[number];

/** The order that a subscription waits for, so that it can be paid. */
export const PedidoDePlan = z.object({
  idFactura: uuid,
  clase: z.enum(clasesDeCargo),
  total: z.int(),
  metodo: z.enum(metodosDePago),
  venceEn: instante,
});

/** Units of one kind of a subscription in its period; null has no limit. */
const UnidadesPropias = z.object({
  incluidos: z.nullable(z.int()),
  disponibles: z.nullable(z.int()),
  usados: z.int(),
});

/** A customer's own subscription, with what it gives and what comes next. Amounts in centavos, IVA included. */
export const MiSuscripcion = z.object({
  ...Suscripcion.shape,
  idPlan: uuid,
  inicioPeriodo: instante,
  revision: z.int(),
  /** Percentage taken off other documents. */
  descuento: z.int(),
  categorias: z.array(z.string()),
  documentos: UnidadesPropias,
  /** Appointments for advice. */
  citas: UnidadesPropias,
  /** The amount of the next renewal; null when it does not renew. */
  proximoCobro: z.nullable(z.int()),
  /** The card that the renewal is charged to. */
  tarjeta: z.nullable(z.object({ marca: z.string(), ultimosCuatro: z.string() })),
  pendiente: z.nullable(PedidoDePlan),
  /** The terms that the next renewal brings, chosen or told; null when they stay. */
  cambio: z.nullable(z.object({ nombrePlan: z.string(), periodo: z.enum(periodosDePlan), elegido: z.boolean() })),
  /** The refund of the present period waits for a decision: until then the plan gives nothing. */
  enDevolucion: z.boolean(),
  /** The order whose refund that is; its page shows it. */
  facturaEnDevolucion: z.nullable(uuid),
});
export type MiSuscripcion = z.output<typeof MiSuscripcion>;

export const movimientosDeBeneficio = ['otorgado', 'reservado', 'consumido', 'devuelto', 'vencido'] as const;
export type MovimientoDeUnidad = (typeof movimientosDeBeneficio)[number];

/** A row of the ledger of units. */
export const MovimientoDeBeneficio = z.object({
  idBeneficio: uuid,
  clase: z.enum(clasesDeUnidad),
  movimiento: z.enum(movimientosDeBeneficio),
  /** Null when units without limit were given. */
  cantidad: z.nullable(z.int()),
  /** Why somebody of the office gave it. */
  motivo: z.nullable(z.string()),
  /** The document that a unit paid, and its order. */
  documento: z.nullable(z.string()),
  idFactura: z.nullable(uuid),
  /** The appointment that a unit paid. */
  cita: z.nullable(z.object({ inicio: instante, fin: instante, zona: z.string() })),
  hechoEn: instante,
});
export type MovimientoDeBeneficio = z.output<typeof MovimientoDeBeneficio>;

/** Why a plan cannot be subscribed to by this customer now. */
export const impedimentosDePlan = ['yaTiene', 'porPagar', 'soloNuevos'] as const;

/** A subscription as it would be paid now. */
export const CotizacionDePlan = z.object({
  plan: Plan,
  periodo: z.enum(periodosDePlan),
  montos: Montos,
  /** Until when the first period serves. */
  hasta: instante,
  /** SHA-256 of the plan, its terms and its price, which the purchase sends back as `visto`. */
  huella: z.string(),
  exigeIdentificar: z.boolean(),
  receptor: z.nullable(Receptor),
  codigo: z.nullable(z.object({ codigo: z.string(), problema: z.nullable(z.enum(problemasDeCodigo)) })),
  impedimento: z.nullable(z.enum(impedimentosDePlan)),
  /** The order to pay or to give up first, when the impediment is that one waits. */
  pendiente: z.nullable(PedidoDePlan),
});
export type CotizacionDePlan = z.output<typeof CotizacionDePlan>;

/** The purchases of the last twelve months, and their cost with each plan on sale, the plan included. Centavos, IVA included. */
export const ComparacionConPlanes = z.object({
  documentos: z.int(),
  /** Paid in all, periods of plans among it. */
  pagado: z.int(),
  planes: z.array(z.object({ idPlan: uuid, mensual: z.nullable(z.int()), anual: z.nullable(z.int()) })),
});
export type ComparacionConPlanes = z.output<typeof ComparacionConPlanes>;

export const eleccionDePlan = {
  idPlan: uuid,
  periodo: z.enum(periodosDePlan, m('opcion')),
};

/** A plan that is paid: the one chosen, to whom it is invoiced and how. */
export const pagoDePlan = {
  ...eleccionDePlan,
  /** The total the customer saw; if it costs something else by now, nothing is charged. */
  total: entero('requerido'),
  receptor: ReceptorEscrito,
  metodo: MetodoElegido,
  terminos: z.literal(true, m('terminos')),
};

export const CompraDePlan = z.strictObject({ ...pagoDePlan, codigo: z.optional(texto(30)) });
export type CompraDePlan = z.output<typeof CompraDePlan>;

export const suscripciones = {
  ofUsuario: lectura({
    path: '/private/usuario/:id/suscripcion',
    acto: 'usuario.ver',
    access: 'all',
    alcance: 'participante',
    summary: 'Suscripción vigente de un usuario a un plan, o null',
    params: z.strictObject({ id: uuid }),
    response: z.nullable(Suscripcion),
  }),
  mine: lectura({
    path: '/private/suscripciones/mia',
    access: 'adminCliente',
    summary: 'La suscripción propia que no ha terminado, con lo que da y lo que sigue; null si no hay',
    response: z.nullable(MiSuscripcion),
  }),
  ledger: lista({
    path: '/private/suscripciones/mia/consumo',
    access: 'adminCliente',
    summary: 'Cada documento y cada cita que los planes propios dieron y en qué se usó, lo último primero',
    query: z.strictObject(Pagina),
    response: z.array(MovimientoDeBeneficio),
  }),
  compare: lectura({
    path: '/private/suscripciones/comparacion',
    access: 'adminCliente',
    summary: 'Lo que habrían costado con cada plan los documentos que uno compró en los últimos doce meses',
    response: ComparacionConPlanes,
  }),
  quote: lectura({
    path: '/private/suscripciones/cotizacion',
    access: 'adminCliente',
    summary: 'Lo que costaría hoy suscribirse a un plan, con un código si se da, y si algo lo impide',
    query: z.strictObject({ ...eleccionDePlan, codigo: z.optional(texto(30)) }),
    response: CotizacionDePlan,
  }),
  cancel: acto('POST', {
    path: '/private/suscripciones/mia/cancelacion',
    access: 'adminCliente',
    summary: 'Cancela el plan propio al final de lo pagado, o ya mismo si la renovación no se pagó',
    body: z.strictObject({ revision, motivo: z.optional(motivoOpcional(500)) }),
    response: z.nullable(MiSuscripcion),
  }),
  keep: acto('POST', {
    path: '/private/suscripciones/mia/conservacion',
    access: 'adminCliente',
    summary: 'Deshace la cancelación, o el cambio que vendría con la renovación, mientras el periodo corre',
    body: z.strictObject({ revision }),
    response: z.nullable(MiSuscripcion),
  }),
  subscribe: acto('POST', {
    path: '/private/suscripciones',
    access: 'adminCliente',
    summary: 'Se suscribe a un plan: hace su pedido y comienza el pago; demanda Idempotency-Key',
    query: z.strictObject(visto),
    body: CompraDePlan,
    response: FacturaDetalle,
  }),
};
