export { startEmbedded } from '../db/embedded/cluster.ts';
export { createTemplate } from './database.ts';
