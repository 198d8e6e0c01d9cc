/** The shapes, rules and calls of what is sold, and of how its documents are written. */
export * from './archivos-de-producto.ts';
export * from './casos-de-producto.ts';
export * from './clausulas.ts';
export * from './planes.ts';
export * from './productos.ts';
export * from './productos-de-oficina.ts';
export * from './publicacion-de-producto.ts';
export * from './publicaciones-de-producto.ts';
export * from './puesta-en-venta.ts';
export * from './redacciones.ts';
export * from './reglas-de-catalogo.ts';
export * from './textos-de-producto.ts';
