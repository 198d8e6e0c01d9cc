export { startEmbedded } from '../db/embedded/cluster.ts';
export { createScratchDatabase, createTemplate } from './database.ts';
export { type RequestBench, startRequestBench } from './request-bench.ts';
