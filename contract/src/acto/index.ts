/** The shapes, rules and calls of signed acts and the protocol. */
export * from './codigo-verificacion.ts';
export * from './deberes.ts';
export * from './diferencias.ts';
export * from './documentos.ts';
export * from './firmas.ts';
export * from './marcas.ts';
export * from './papeles.ts';
export * from './protocolo.ts';
export * from './registro.ts';
