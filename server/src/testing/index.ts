export { startEmbedded } from '../db/embedded/cluster.ts';
export { type EnVenta, growCatalogo, startBare, startProduct } from './catalogo-bench.ts';
export { CODIGO, type Comprador, createCompradores, PRECIO } from './compra-bench.ts';
export { createScratchDatabase, createTemplate } from './database.ts';
export { type RequestBench, startRequestBench } from './request-bench.ts';
