import type { HechosDeSolicitud } from './hechos-de-solicitud.ts';

/** A gestión's way before an institution. Source: docs/states.md, "Gestión". */
export const estadosGestion = [
  'requisitosPendientes',
  'sinAsignar',
  'asignada',
  'enPreparacion',
  'gastosPorPagar',
  'presentada',
  'observada',
  'porResponder',
  'resuelta',
  'denegada',
  'enPausa',
  'entregada',
  'cerrada',
  'cerradaSinExito',
  'cancelada',
  'caducada',
] as const;
export type EstadoGestion = (typeof estadosGestion)[number];

/** As what somebody acts on a gestión. The office writes what a gestor says, so both may take the gestor's steps. */
export const agentesGestion = ['cliente', 'gestor', 'admin', 'sistema'] as const;
export type AgenteGestion = (typeof agentesGestion)[number];

/** Whose turn it is: of an institution nobody can demand a step, and it is told to the customer as it is. */
export const turnosPosibles = [...agentesGestion, 'institucion'] as const;
export type TurnoDeGestion = (typeof turnosPosibles)[number];

export const accionesGestion = [
  'entregarRequisitos',
  'asignar',
  'reasignar',
  'aceptar',
  'devolver',
  'pedirRequisitos',
  'cobrarGastos',
  'pagarGastos',
  'dejarGastos',
  'presentar',
  'observar',
  'responder',
  'resolver',
  'denegar',
  'insistir',
  'apelar',
  'cerrarSinExito',
  'entregar',
  'reclamar',
  'cerrar',
  'pausar',
  'reanudar',
  'caducar',
  'cancelar',
] as const;
export type AccionGestion = (typeof accionesGestion)[number];

interface HechosDeGestion extends HechosDeSolicitud {
  /** Whose turn it is. */
  readonly agente: TurnoDeGestion | null;
  readonly alVencer: AccionGestion | null;
  /**
   * `antes`: not yet presented; `gastos`: its expenses wait to be paid; `entregada`: with its result; `sinExito`: denied for good; `parada`:
   * it ended without a result of the institution.
   */
  readonly fase: 'antes' | 'gastos' | 'anteLaInstitucion' | 'pausa' | 'entregada' | 'sinExito' | 'parada';
}

export const hechosDeGestion: Readonly<Record<EstadoGestion, HechosDeGestion>> = {
  requisitosPendientes: {
    agente: 'cliente',
    reloj: 'pausa',
    alVencer: 'caducar',
    fase: 'antes',
    etapa: 'sinEmpezar',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  sinAsignar: {
    agente: 'admin',
    reloj: 'corre',
    alVencer: null,
    fase: 'antes',
    etapa: 'sinEmpezar',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  asignada: {
    agente: 'gestor',
    reloj: 'corre',
    alVencer: null,
    fase: 'antes',
    etapa: 'sinEmpezar',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  enPreparacion: {
    agente: 'gestor',
    reloj: 'corre',
    alVencer: null,
    fase: 'antes',
    etapa: 'enRevision',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  gastosPorPagar: {
    agente: 'cliente',
    reloj: 'pausa',
    alVencer: 'caducar',
    fase: 'gastos',
    etapa: 'enRevision',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  presentada: {
    agente: 'institucion',
    reloj: 'pausa',
    alVencer: null,
    fase: 'anteLaInstitucion',
    etapa: 'presentada',
    tono: 'proceso',
    conserva: false,
    pideOriginales: false,
  },
  observada: {
    agente: 'gestor',
    reloj: 'corre',
    alVencer: null,
    fase: 'anteLaInstitucion',
    etapa: 'presentada',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  porResponder: {
    agente: 'cliente',
    reloj: 'pausa',
    alVencer: 'caducar',
    fase: 'anteLaInstitucion',
    etapa: 'presentada',
    tono: 'proceso',
    conserva: false,
    pideOriginales: true,
  },
  resuelta: {
    agente: 'gestor',
    reloj: 'corre',
    alVencer: null,
    fase: 'anteLaInstitucion',
    etapa: 'resuelta',
    tono: 'proceso',
    conserva: true,
    pideOriginales: false,
  },
  denegada: {
    agente: 'cliente',
    reloj: 'pausa',
    alVencer: 'cerrarSinExito',
    fase: 'anteLaInstitucion',
    etapa: 'resuelta',
    tono: 'problema',
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
  entregada: {
    agente: null,
    reloj: 'detenido',
    alVencer: 'cerrar',
    fase: 'entregada',
    etapa: 'terminado',
    tono: 'listo',
    conserva: true,
    pideOriginales: false,
  },
  cerrada: {
    agente: null,
    reloj: 'detenido',
    alVencer: null,
    fase: 'entregada',
    etapa: 'terminado',
    tono: 'listo',
    conserva: true,
    pideOriginales: false,
  },
  cerradaSinExito: {
    agente: null,
    reloj: 'detenido',
    alVencer: null,
    fase: 'sinExito',
    etapa: 'terminado',
    tono: 'detenido',
    conserva: true,
    pideOriginales: false,
  },
  cancelada: {
    agente: null,
    reloj: 'detenido',
    alVencer: null,
    fase: 'parada',
    etapa: 'cancelado',
    tono: 'detenido',
    conserva: false,
    pideOriginales: false,
  },
  caducada: {
    agente: null,
    reloj: 'detenido',
    alVencer: null,
    fase: 'parada',
    etapa: 'caducado',
    tono: 'detenido',
    conserva: false,
    pideOriginales: false,
  },
};
