export { startEmbedded } from '../db/embedded/cluster.ts';
export { freePort } from '../http/free-port.ts';
export { type EnVenta, growCatalogo } from './catalogo-bench.ts';
export { CODIGO, type Comprador, createCompradores, PRECIO } from './compra-bench.ts';
export { createScratchDatabase, createTemplate } from './database.ts';
export { growSolicitudes, type Oficina } from './listas-bench.ts';
export { memoryOf, startBare, startCommand, startListening, startProduct } from './procesos.ts';
export { type RequestBench, startRequestBench } from './request-bench.ts';
export { growVentas, scanLineas } from './ventas-bench.ts';
