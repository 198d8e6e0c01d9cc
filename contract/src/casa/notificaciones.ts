import * as z from 'zod/mini';
import { acto, lectura, lista } from '../base/calls.ts';
import { instante, m, uuid } from '../base/campos.ts';
import { Pagina } from '../base/paginas.ts';

export const gruposDeNotificacion = [
  'seguridad',
  'dinero',
  'tramites',
  'citas',
  'suscripcion',
  'oficina',
  'otros',
] as const;
export type GrupoDeNotificacion = (typeof gruposDeNotificacion)[number];

/** Every kind of notice (product.md, section 10), and to what it belongs. People neither add kinds nor take them away. */
export const tiposDeNotificacion = {
  codigoConfirmar: 'seguridad',
  codigoRecuperar: 'seguridad',
  cuentaExistente: 'seguridad',
  codigoDeGestor: 'seguridad',
  claveCambiada: 'seguridad',
  codigoCorreoNuevo: 'seguridad',
  codigoCorreoAnterior: 'seguridad',
  correoCambiado: 'seguridad',
  dosPasos: 'seguridad',
  calendarioSecreto: 'seguridad',
  copiaLista: 'seguridad',
  copiaFallida: 'seguridad',
  cierrePedido: 'seguridad',
  cierreDeshecho: 'seguridad',
  cierreDetenido: 'seguridad',
  cuentaCerrada: 'seguridad',
  cierreDePersonal: 'oficina',
  cierreDetenidoOficina: 'oficina',
  invitacion: 'seguridad',
  certificadoCambiado: 'seguridad',
  bienvenida: 'otros',
  esperaTransferencia: 'dinero',
  pagoRecibido: 'dinero',
  pagoRechazado: 'dinero',
  pedidoVencido: 'dinero',
  pedidoRetirado: 'dinero',
  pedidoAnulado: 'dinero',
  comprobanteRechazado: 'dinero',
  factura: 'dinero',
  notaDeCredito: 'dinero',
  reembolsoRecibido: 'dinero',
  reembolsoAprobado: 'dinero',
  reembolsoNegado: 'dinero',
  reembolsoRetirado: 'dinero',
  reembolsoSinCuenta: 'dinero',
  reembolsoCompletado: 'dinero',
  requisitoPedido: 'tramites',
  requisitoRechazado: 'tramites',
  requisitoAceptado: 'tramites',
  estadoCambiado: 'tramites',
  mensajeRecibido: 'tramites',
  documentoListo: 'tramites',
  entregaDetenida: 'tramites',
  documentoMarcado: 'tramites',
  calificacionPedida: 'tramites',
  citaPropuesta: 'citas',
  citaConfirmada: 'citas',
  citaMovida: 'citas',
  citaOfrecida: 'citas',
  citaMasTemprana: 'citas',
  citaAnotada: 'citas',
  citaCancelada: 'citas',
  citaReclamada: 'oficina',
  citaReclamoDecidido: 'citas',
  citaRecordatorio: 'citas',
  suscripcionPorRenovar: 'suscripcion',
  suscripcionSuspendida: 'suscripcion',
  suscripcionTerminada: 'suscripcion',
  suscripcionCambia: 'suscripcion',
  suscripcionAjustada: 'suscripcion',
  suscripcionRenovada: 'suscripcion',
  suscripcionFallida: 'suscripcion',
  suscripcionPorTerminar: 'suscripcion',
  solicitudAsignada: 'oficina',
  correccionPedida: 'oficina',
  entregaFallida: 'oficina',
  constanciaFallida: 'oficina',
  comprobantePorRevisar: 'oficina',
  reembolsoPorDecidir: 'oficina',
  reembolsoRetiradoOficina: 'oficina',
  reembolsoPorPagar: 'oficina',
  reembolsoConCuenta: 'oficina',
  dteDetenido: 'oficina',
  dteFechado: 'oficina',
  dteRechazado: 'oficina',
  marcaPorDecidir: 'oficina',
  publicacionPorAprobar: 'oficina',
  publicacionNegada: 'oficina',
  publicacionHecha: 'oficina',
  publicacionFallida: 'oficina',
  reglaDePublicacion: 'oficina',
  certificadoPorVencer: 'oficina',
  deberPorVencer: 'oficina',
  deberVencido: 'oficina',
  reporteProgramado: 'oficina',
  sumasQueDifieren: 'oficina',
  tramitesQueDifieren: 'oficina',
  planesQueDifieren: 'oficina',
  feedbackRecibido: 'oficina',
  feedbackAsignado: 'oficina',
  feedbackRespondido: 'otros',
  recadoDeGestor: 'oficina',
  encargoDeGestor: 'otros',
  enlaceDeGestor: 'otros',
  boletinConfirmar: 'otros',
} as const satisfies Record<string, GrupoDeNotificacion>;
export type TipoDeNotificacion = keyof typeof tiposDeNotificacion;

export const clavesDeNotificacion = Object.keys(tiposDeNotificacion) as [TipoDeNotificacion, ...TipoDeNotificacion[]];

export const canales = ['correo', 'app'] as const;
/** How a notice reaches somebody: by mail, or in the product (bell and quick panel). */
export type Canal = (typeof canales)[number];

/** Notices about security and money are always sent; neither the person nor the office can turn them off. */
export function esFija(tipo: TipoDeNotificacion): boolean {
  return ['seguridad', 'dinero'].includes(tiposDeNotificacion[tipo]);
}

export const Notificacion = z.object({
  idNotificacion: uuid,
  tipo: z.enum(clavesDeNotificacion),
  titulo: z.string(),
  texto: z.string(),
  /** Path of the screen that shows the matter, without the origin. */
  enlace: z.nullable(z.string()),
  creadaEn: instante,
  leidaEn: z.nullable(instante),
});
export type Notificacion = z.output<typeof Notificacion>;

/** Unread notices are counted to here; where there are more it says one more. */
export const SIN_LEER_CONTADAS = 99;

/** By which channels somebody wants to be told things of a kind. */
export const PreferenciaDeNotificacion = z.object({
  tipo: z.enum(clavesDeNotificacion),
  grupo: z.enum(gruposDeNotificacion),
  nombre: z.string(),
  /** The person always gets it by all its channels and cannot turn it off. */
  fija: z.boolean(),
  /** The channels it may be sent by. */
  canales: z.array(z.enum(canales)),
  correo: z.boolean(),
  app: z.boolean(),
});
export type PreferenciaDeNotificacion = z.output<typeof PreferenciaDeNotificacion>;

const SinLeer = z.object({ sinLeer: z.int() });

export const notificaciones = {
  list: lista({
    path: '/private/notificaciones',
    access: 'all',
    summary: 'Avisos propios, del más nuevo al más viejo',
    query: z.strictObject({ ...Pagina, leidas: z.optional(z.enum(['no'], m('opcion'))) }),
    response: z.array(Notificacion),
  }),
  unread: lectura({
    path: '/private/notificaciones/sin-leer',
    access: 'all',
    summary: 'Cuántos avisos propios no se han leído',
    response: SinLeer,
  }),
  markRead: acto('POST', {
    path: '/private/notificaciones/:idNotificacion/lectura',
    access: 'all',
    alcance: 'propio',
    params: z.strictObject({ idNotificacion: uuid }),
    summary: 'Da un aviso propio por leído',
    response: Notificacion,
  }),
  markAllRead: acto('POST', {
    path: '/private/notificaciones/lectura',
    access: 'all',
    summary: 'Da por leídos los avisos propios hasta uno que se vio, y dice cuántos quedan',
    body: z.strictObject({ hasta: uuid }),
    response: SinLeer,
  }),
  preferences: lectura({
    path: '/private/notificaciones/preferencias',
    access: 'all',
    summary: 'De qué se avisa a quien pregunta, y por dónde quiere saberlo',
    response: z.array(PreferenciaDeNotificacion),
  }),
  prefer: acto('PUT', {
    path: '/private/notificaciones/preferencias',
    access: 'all',
    summary: 'Elige por dónde llegan los avisos propios de un tipo; los de seguridad y dinero llegan siempre',
    body: z.strictObject({ tipo: z.enum(clavesDeNotificacion, m('opcion')), correo: z.boolean(), app: z.boolean() }),
    response: z.array(PreferenciaDeNotificacion),
  }),
};
