/** Fields, pages, errors, roles and how a call is described: below every area. */
export * from './actos.ts';
export * from './archivo.ts';
export { idPersonal, LARGO_DE_MOTIVO } from './campos.ts';
export * from './duracion.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export { bastaComoMotivo, LETRAS_DE_MOTIVO, soloLinea } from './escrito.ts';
export * from './formatos.ts';
export * from './idiomas.ts';
export { estadosCon } from './maquina.ts';
export * from './materias.ts';
export * from './mensajes.ts';
export * from './paginas.ts';
export * from './patrones.ts';
export * from './problema.ts';
export * from './roles.ts';
export * from './temas.ts';
export * from './uso.ts';
