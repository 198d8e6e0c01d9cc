import type { HechosDeSolicitud } from './hechos-de-solicitud.ts';

/** A trámite's way. Source: docs/states.md, "Trámite". */
export const estadosTramite = [
  'requisitosPendientes',
  'sinAsignar',
  'asignado',
  'enRevision',
  'enCorreccion',
  'porAprobar',
  'porFirmar',
  'enPausa',
  'firmado',
  'noEntregado',
  'entregado',
  'cerrado',
  'cancelado',
  'rechazado',
  'caducado',
] as const;
export type EstadoTramite = (typeof estadosTramite)[number];

/** As what somebody acts on a trámite. `cliente` is its own; `notario`, the one it is assigned to. */
export const agentesTramite = ['cliente', 'notario', 'admin', 'sistema'] as const;
export type AgenteTramite = (typeof agentesTramite)[number];

export const accionesTramite = [
  'entregarRequisitos',
  'asignar',
  'reasignar',
  'aceptar',
  'devolver',
  'pedirRequisitos',
  'observar',
  'corregir',
  'enviarMinuta',
  'comentarMinuta',
  'aprobarMinuta',
  'reabrir',
  'firmar',
  'fallar',
  'reintentar',
  'entregar',
  'cerrar',
  'rechazar',
  'pausar',
  'reanudar',
  'caducar',
  'cancelar',
] as const;
export type AccionTramite = (typeof accionesTramite)[number];

interface HechosDeTramite extends HechosDeSolicitud {
  /** The agent that must act. */
  readonly agente: AgenteTramite | null;
  readonly alVencer: AccionTramite | null;
  /**
   * `abierto`: before it is signed; `porEntregar`: signed, and its customer does not have it; `sinDocumento`: it ended, and there is no
   * document of it.
   */
  readonly fase: 'abierto' | 'pausa' | 'porEntregar' | 'entregado' | 'sinDocumento';
}

export const hechosDeTramite: Readonly<Record<EstadoTramite, HechosDeTramite>> = {
  requisitosPendientes: {
    agente: 'cliente',
    reloj: 'pausa',
    alVencer: 'caducar',
    fase: 'abierto',
    etapa: 'sinEmpezar',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  sinAsignar: {
    agente: 'admin',
    reloj: 'corre',
    alVencer: null,
    fase: 'abierto',
    etapa: 'sinEmpezar',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  asignado: {
    agente: 'notario',
    reloj: 'corre',
    alVencer: 'devolver',
    fase: 'abierto',
    etapa: 'sinEmpezar',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  enRevision: {
    agente: 'notario',
    reloj: 'corre',
    alVencer: null,
    fase: 'abierto',
    etapa: 'enRevision',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  enCorreccion: {
    agente: 'cliente',
    reloj: 'pausa',
    alVencer: 'caducar',
    fase: 'abierto',
    etapa: 'enRevision',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  porAprobar: {
    agente: 'cliente',
    reloj: 'pausa',
    alVencer: 'caducar',
    fase: 'abierto',
    etapa: 'porAprobar',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  porFirmar: {
    agente: 'notario',
    reloj: 'corre',
    alVencer: null,
    fase: 'abierto',
    etapa: 'porFirmar',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  enPausa: {
    agente: 'sistema',
    reloj: 'pausa',
    alVencer: 'reanudar',
    fase: 'pausa',
    etapa: 'enRevision',
    tono: 'detenido',
    conserva: false,
    pideOriginales: true,
  },
  firmado: {
    agente: 'sistema',
    reloj: 'corre',
    alVencer: null,
    fase: 'porEntregar',
    etapa: 'terminado',
    tono: 'proceso',
    conserva: true,
    pideOriginales: false,
  },
  noEntregado: {
    agente: 'admin',
    reloj: 'corre',
    alVencer: null,
    fase: 'porEntregar',
    etapa: 'noEntregado',
    tono: 'problema',
    conserva: false,
    pideOriginales: true,
  },
  entregado: {
    agente: 'notario',
    reloj: 'detenido',
    alVencer: null,
    fase: 'entregado',
    etapa: 'terminado',
    tono: 'listo',
    conserva: true,
    pideOriginales: false,
  },
  cerrado: {
    agente: null,
    reloj: 'detenido',
    alVencer: null,
    fase: 'entregado',
    etapa: 'terminado',
    tono: 'listo',
    conserva: true,
    pideOriginales: false,
  },
  cancelado: {
    agente: null,
    reloj: 'detenido',
    alVencer: null,
    fase: 'sinDocumento',
    etapa: 'cancelado',
    tono: 'detenido',
    conserva: false,
    pideOriginales: false,
  },
  rechazado: {
    agente: null,
    reloj: 'detenido',
    alVencer: null,
    fase: 'sinDocumento',
    etapa: 'rechazado',
    tono: 'problema',
    conserva: false,
    pideOriginales: false,
  },
  caducado: {
    agente: null,
    reloj: 'detenido',
    alVencer: null,
    fase: 'sinDocumento',
    etapa: 'caducado',
    tono: 'detenido',
    conserva: false,
    pideOriginales: false,
  },
};
