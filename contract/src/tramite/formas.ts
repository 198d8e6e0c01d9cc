/** The shapes and rules of trámites and gestiones, for the index of the contract. */

export * from '../casa/enlaces-de-gestor.ts';
export * from '../solicitud/gasto.ts';
export * from './asignaciones.ts';
export * from './calificaciones.ts';
export * from './casos-de-gestor.ts';
export * from './conversacion.ts';
export * from './correcciones.ts';
export * from './diligencias.ts';
export * from './encargos.ts';
export * from './expediente.ts';
export * from './gastos-de-gestion.ts';
export * from './gestiones.ts';
export * from './identificacion.ts';
export * from './marca.ts';
export * from './minutas.ts';
export * from './presencia.ts';
export * from './requisitos.ts';
export * from './respuestas.ts';
export * from './testimonios.ts';
export * from './tramites.ts';
