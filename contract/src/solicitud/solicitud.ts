/** The shapes, rules and calls of solicitudes, their steps and appointments. */
export * from './agenda.ts';
export { Bloqueo, BloqueoNuevo, DIAS_DE_BLOQUEO } from './bloqueos.ts';
export * from './calendarios-de-citas.ts';
export * from './cita.ts';
export * from './citas.ts';
export * from './cuando.ts';
export * from './esperas.ts';
export * from './estados-de-cita.ts';
export type { FiltroDeCitas } from './filtros-de-citas.ts';
export * from './gestion.ts';
export * from './largo-de-cita.ts';
export * from './maquina.ts';
export * from './nombres.ts';
export * from './reglas-de-citas.ts';
export * from './requisito.ts';
export * from './tramite.ts';
export * from './tramite-filtros.ts';
export * from './tramite-plazos.ts';
