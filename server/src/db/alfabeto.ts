import { type RawBuilder, sql } from 'kysely';

/** A text as lists are ordered by it: in Spanish, Á with A and Ñ after N, whatever language the database was made for (decision 130). */
export function alfabetico(texto: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(${texto}) collate "es-x-icu"`;
}
