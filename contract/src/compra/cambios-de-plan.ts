import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { instante, revision } from '../base/campos.ts';
import { Plan } from '../catalogo/planes.ts';
import { Montos } from './carrito.ts';
import { Receptor } from './factura.ts';
import { FacturaDetalle } from './facturas.ts';
import { periodosDePlan } from './periodos.ts';
import { eleccionDePlan, MiSuscripcion, PedidoDePlan, pagoDePlan } from './suscripciones.ts';
import { visto } from './visto.ts';

/** Why the plan cannot be changed to that one now. */
export const impedimentosDeCambio = ['mismo', 'porPagar', 'estado', 'soloNuevos'] as const;

/** A change of plan as it would be made now. Amounts in centavos, IVA included. */
export const CotizacionDeCambio = z.object({
  plan: Plan,
  periodo: z.enum(periodosDePlan),
  actual: z.object({
    nombrePlan: z.string(),
    periodo: z.enum(periodosDePlan),
    finPeriodo: instante,
    /** Documents left; null has no limit. */
    disponibles: z.nullable(z.int()),
    /** Appointments left; null has no limit. */
    citas: z.nullable(z.int()),
  }),
  cuando: z.enum(['ahora', 'alRenovar']),
  /** A period of the new plan begins today; else the present one goes on. */
  comienzaHoy: z.boolean(),
  /** Worth of the days that are left of the present period. */
  credito: z.int(),
  /** The new plan from today until `hasta`. */
  cargo: z.int(),
  /** The amount to pay now; zero when the change waits for the renewal. */
  montos: Montos,
  /** The amount of each renewal after the change. */
  precio: z.int(),
  /** The next renewal, if the change is made now. */
  hasta: instante,
  /** Documents left right after a change made now; null has no limit. */
  documentos: z.nullable(z.int()),
  /** The same of appointments. */
  citas: z.nullable(z.int()),
  exigeIdentificar: z.boolean(),
  receptor: z.nullable(Receptor),
  impedimento: z.nullable(z.enum(impedimentosDeCambio)),
  pendiente: z.nullable(PedidoDePlan),
  revision: z.int(),
  /** SHA-256 of the new plan, its terms and the sum of the change, which the change sends back as `visto`. */
  huella: z.string(),
});
export type CotizacionDeCambio = z.output<typeof CotizacionDeCambio>;

export const CambioPagado = z.strictObject({ ...pagoDePlan, revision });
export type CambioPagado = z.output<typeof CambioPagado>;

export const cambiosDePlan = {
  quote: lectura({
    path: '/private/suscripciones/mia/cambio',
    access: 'adminCliente',
    summary: 'Lo que costaría hoy pasar a otro plan o a otro periodo, con lo que se descuenta de lo pagado',
    query: z.strictObject(eleccionDePlan),
    response: CotizacionDeCambio,
  }),
  change: acto('POST', {
    path: '/private/suscripciones/mia/cambio',
    access: 'adminCliente',
    summary: 'Cambia de plan ya: hace el pedido de la diferencia y comienza el pago; demanda Idempotency-Key',
    query: z.strictObject(visto),
    body: CambioPagado,
    response: FacturaDetalle,
  }),
  schedule: acto('POST', {
    path: '/private/suscripciones/mia/cambio-programado',
    access: 'adminCliente',
    summary: 'Deja el cambio de plan para la próxima renovación, sin cobrar nada',
    query: z.strictObject(visto),
    body: z.strictObject({ ...eleccionDePlan, revision }),
    response: z.nullable(MiSuscripcion),
  }),
};
