export { startEmbedded } from '../db/embedded/cluster.ts';
export { freePort } from '../http/free-port.ts';
export { type EnVenta, growCatalogo, startBare, startListening, startProduct } from './catalogo-bench.ts';
export { CODIGO, type Comprador, createCompradores, PRECIO } from './compra-bench.ts';
export { createScratchDatabase, createTemplate } from './database.ts';
export { type RequestBench, startRequestBench } from './request-bench.ts';
export { growTramites, type Oficina } from './tramites-bench.ts';
