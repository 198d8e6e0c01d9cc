export { cartaDe, enlacesDe } from './avisos.ts';
export { columnasDeSolicitud, type Lector, limiteDeTurno, listPorAsignar, visibles } from './filas/queries.ts';
export {
  accionesDe,
  contarPropios,
  detalleDe,
  exigirDeOficina,
  exigirExpediente,
  pagePropios,
  toRenglon,
} from './lectura.ts';
export { columnasDeTablero, type FiltrosDeLista, filasDeExportacion, listarDeOficina } from './lista/lista.ts';
export type { OficinaRow } from './lista/queries.ts';
export { type Clase, cancelar, finDePausa, tomarRevision } from './ordenes.ts';
export {
  type Agente,
  agentesDe,
  darPaso,
  esDeOficina,
  exigirPaso,
  type Paso,
  situacionDe,
  tomarSolicitud,
} from './paso.ts';
export { entregarPropio } from './requisitos.ts';
