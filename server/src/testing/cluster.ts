/** The embedded PostgreSQL alone, for who needs no other part of the server. */
export { type EmbeddedDatabase, startEmbedded } from '../db/embedded/cluster.ts';
