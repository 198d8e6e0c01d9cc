import type { EstadoGestion } from './hechos-de-gestion.ts';
import type { EstadoTramite } from './hechos-de-tramite.ts';

/** The states of a trámite as the customer and the office read them in Spanish, on screens and in files. */
export const nombresDeEstado: Readonly<Record<EstadoTramite, string>> = {
  requisitosPendientes: 'Faltan requisitos',
  sinAsignar: 'Por asignar',
  asignado: 'Asignado',
  enRevision: 'En revisión',
  enCorreccion: 'Por corregir',
  porAprobar: 'Por aprobar',
  porFirmar: 'Por firmar',
  enPausa: 'En pausa',
  firmado: 'Firmado',
  noEntregado: 'No se pudo entregar',
  entregado: 'Entregado',
  cerrado: 'Cerrado',
  cancelado: 'Cancelado',
  rechazado: 'No autorizado',
  caducado: 'Caducado',
};

/** The states of a gestión, likewise. */
export const nombresDeGestion: Readonly<Record<EstadoGestion, string>> = {
  requisitosPendientes: 'Faltan requisitos',
  sinAsignar: 'Por asignar',
  asignada: 'Asignada',
  enPreparacion: 'En preparación',
  gastosPorPagar: 'Gastos por pagar',
  presentada: 'Presentada',
  observada: 'Observada',
  porResponder: 'Por responder',
  resuelta: 'Resuelta',
  denegada: 'Denegada',
  enPausa: 'En pausa',
  entregada: 'Entregada',
  cerrada: 'Cerrada',
  cerradaSinExito: 'Cerrada sin éxito',
  cancelada: 'Cancelada',
  caducada: 'Caducada',
};
