import * as z from 'zod/mini';
import { acto } from '../base/calls.ts';
import {
  dia,
  entero,
  LARGO_DE_MOTIVO,
  lineas,
  m,
  parrafo,
  revision,
  texto,
  textoOpcional,
  uuid,
} from '../base/campos.ts';
import { quienesPagan } from '../solicitud/gasto.ts';
import { ARCHIVOS_POR_DILIGENCIA, GestionDetalle, quienesResponden } from './gestiones.ts';

/** PARAM gestion.diasParaContestar: most working days that an institution gives to answer what it observed. */
export const DIAS_PARA_CONTESTAR = 120;

/** The real days of a step; both null while it has not begun. */
export const FechasDePaso = z.strictObject({ revision, empezadoEl: z.nullable(dia), hechoEl: z.nullable(dia) });
export type FechasDePaso = z.output<typeof FechasDePaso>;

export const PresentacionNueva = z.strictObject({
  revision,
  institucion: texto(120),
  /** The number that the institution gave it. */
  numero: texto(60),
  presentadaEl: dia,
  /** An uploaded file of the caller's: the stamped copy or the receipt. */
  comprobante: uuid,
  nota: lineas(1_000),
});
export type PresentacionNueva = z.output<typeof PresentacionNueva>;

export const ObservacionNueva = z.strictObject({
  revision,
  texto: parrafo(4_000),
  articulo: textoOpcional(120),
  notificadaEl: dia,
  /** Working days that the institution gave; null when it gave no term. */
  diasHabiles: z.nullable(entero('invalido', 1, DIAS_PARA_CONTESTAR)),
  responde: z.enum(quienesResponden, m('opcion')),
});
export type ObservacionNueva = z.output<typeof ObservacionNueva>;

const archivos = z.array(uuid, m('requerido')).check(z.maxLength(ARCHIVOS_POR_DILIGENCIA, m('demasiados')));

export const ResultadoNuevo = z.strictObject({
  revision,
  favorable: z.boolean(),
  numero: textoOpcional(60),
  folio: textoOpcional(40),
  libro: textoOpcional(40),
  resueltaEl: dia,
  venceEl: z.nullable(dia),
  /** A note on it; of a denial, the reason, which is told to the customer. */
  nota: lineas(LARGO_DE_MOTIVO),
  archivos,
});
export type ResultadoNuevo = z.output<typeof ResultadoNuevo>;

/** PARAM gestion.gastoMaximo: most centavos of one expense, and of all that are foreseen for a gestión. */
export const GASTO_MAXIMO = 100_000_000;

/** Another expense, which its customer accepts by paying it. */
export const GastoPropuesto = z.strictObject({
  revision,
  concepto: texto(160),
  estimado: entero('monto', 1, GASTO_MAXIMO),
});
export type GastoPropuesto = z.output<typeof GastoPropuesto>;

export const GastoNuevo = z.strictObject({
  revision,
  gastado: entero('monto', 0, GASTO_MAXIMO),
  gastadoEl: dia,
  paga: z.enum(quienesPagan, m('opcion')),
  comprobante: uuid,
});
export type GastoNuevo = z.output<typeof GastoNuevo>;

/** The cost of an expense as its gestor notes it: they do not decide who bears it. */
export const GastoDeGestor = z.omit(GastoNuevo, { paga: true });
export type GastoDeGestor = z.output<typeof GastoDeGestor>;

export const CobroDeGastos = z.strictObject({
  revision,
  /** The charge that the caller was shown; if it is different by now, nothing is done. Centavos. */
  total: entero('requerido'),
});
export type CobroDeGastos = z.output<typeof CobroDeGastos>;

const una = {
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idSolicitud: uuid }),
  acto: 'gestion.mover',
  response: GestionDetalle,
} as const;

export const diligencias = {
  dates: acto('POST', {
    ...una,
    path: '/private/gestiones/:idSolicitud/pasos/:orden',
    params: z.strictObject({ idSolicitud: uuid, orden: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99)) }),
    summary: 'Escribe cuándo comenzó y terminó un paso de la gestión',
    body: FechasDePaso,
  }),
  present: acto('POST', {
    ...una,
    path: '/private/gestiones/:idSolicitud/presentaciones',
    summary: 'Anota lo presentado a la institución, con su número, su fecha y su comprobante',
    body: PresentacionNueva,
  }),
  observe: acto('POST', {
    ...una,
    path: '/private/gestiones/:idSolicitud/observaciones',
    summary: 'Anota lo que la institución observó, hasta cuándo se contesta y quién lo contesta',
    body: ObservacionNueva,
  }),
  propose: acto('POST', {
    ...una,
    path: '/private/gestiones/:idSolicitud/gastos',
    summary: 'Agrega un gasto que el producto no estimaba; el cliente lo acepta al pagarlo',
    body: GastoPropuesto,
  }),
  spend: acto('POST', {
    ...una,
    path: '/private/gestiones/:idSolicitud/gastos/:idGasto',
    params: z.strictObject({ idSolicitud: uuid, idGasto: uuid }),
    summary: 'Anota lo que costó un gasto de la gestión, con su comprobante y quién lo paga',
    body: GastoNuevo,
  }),
  assume: acto('POST', {
    ...una,
    path: '/private/gestiones/:idSolicitud/gastos/:idGasto/asumir',
    params: z.strictObject({ idSolicitud: uuid, idGasto: uuid }),
    summary: 'La oficina asume un gasto que se anotó a cargo del cliente',
    body: z.strictObject({ revision }),
  }),
  charge: acto('POST', {
    ...una,
    path: '/private/gestiones/:idSolicitud/cobros',
    summary: 'Cobra al cliente los gastos previstos que faltan, con una factura aparte',
    body: CobroDeGastos,
  }),
  resolve: acto('POST', {
    ...una,
    path: '/private/gestiones/:idSolicitud/resultados',
    summary: 'Anota lo que la institución resolvió, con sus archivos; lo favorable se entrega cuando los tiene',
    body: ResultadoNuevo,
  }),
};
