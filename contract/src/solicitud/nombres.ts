import type { EstadoTramite } from './tramite.ts';

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
