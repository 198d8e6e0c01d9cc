/** The embedded PostgreSQL alone, for who needs no other part of the server. */
export { startEmbedded } from '../db/embedded/cluster.ts';
