import * as z from 'zod/mini';
import { lectura } from '../base/calls.ts';
import { instante } from '../base/campos.ts';
import { fallosDeProveedor } from '../compra/proveedor.ts';

/** `simulado`: a process of ours plays the service; `prueba`: the service itself, with keys that move no money. */
export const modosDeServicio = ['simulado', 'prueba', 'produccion'] as const;
export type ModoDeServicio = (typeof modosDeServicio)[number];

/** The abilities of a provider, in the order in which they are told. */
export const habilidades = [
  'tarjetaGuardada',
  'guardarSinCobro',
  'devolucionParcial',
  'cuotas',
  'autorizarAparte',
  'claveDeIdempotencia',
  'avisosFirmados',
] as const;
export type Habilidad = (typeof habilidades)[number];

const modo = z.enum(modosDeServicio);

/** With whom the office charges and who certifies its invoices, as the settings of this process say. No key is in it. */
export const Cobranza = z.object({
  pagos: z.object({
    /** Code of the provider. */
    proveedor: z.string(),
    modo,
    habilidades: z.array(z.object({ cual: z.enum(habilidades), puede: z.boolean() })),
    /** Days after a charge in which it gives it back on the card; null when it names no term. */
    diasDeDevolucion: z.nullable(z.int()),
    /** ISO 4217; null for any. */
    monedas: z.nullable(z.array(z.string())),
    /** Names of the settings that hold its keys. */
    llaves: z.array(z.string()),
    /** When its last notice arrived that was its own. */
    avisoEn: z.nullable(instante),
    fallo: z.nullable(z.object({ cual: z.enum(fallosDeProveedor), en: instante })),
  }),
  facturas: z.object({
    /** Code of the certifier. */
    certificador: z.string(),
    modo,
    /** Documents that it has not certified yet, and those of them that it refused. */
    porCertificar: z.int(),
    rechazadas: z.int(),
    certificadaEn: z.nullable(instante),
  }),
});
export type Cobranza = z.output<typeof Cobranza>;

export const cobranza = {
  read: lectura({
    path: '/private/cobros-y-facturas',
    access: 'admin',
    summary: 'Con quién se cobra y quién certifica las facturas: qué puede, en qué modo y cómo le va; nunca sus llaves',
    response: Cobranza,
  }),
};
