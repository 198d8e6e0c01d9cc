/** The shapes, rules and calls of drafts. */
export {
  BORRADORES_MAXIMOS,
  Borrador,
  BorradorAbierto,
  BorradorGuardado,
  BYTES_DE_RESPUESTAS,
  CAMBIOS_MAXIMOS,
  CambioDeRespuesta,
  ConflictoDeRespuesta,
  DIAS_PARA_RESTAURAR,
  GuardarRespuestas,
  Migracion,
  PuntoDeHistoria,
  type Respuestas,
} from './borrador.ts';
export * from './borrador-pasos.ts';
export * from './borradores.ts';
export * from './libreta.ts';
