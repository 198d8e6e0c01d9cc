import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The pattern of `like` and `ilike` for what contains a text, in which nothing stands for anything else. */
export function containing(texto = ''): string {
  return `%${texto.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Whether all words of a search stand in these texts together, in any order, without capitals or accents and with any apostrophe or hyphen
 * (`llano`, migration 0196): the one rule of every list. A search without words finds everything; a comma at the end of a word is none of it
 * («Ibáñez, José»).
 */
export function conPalabras(texto: string | undefined, ...campos: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(llano(concat_ws(' ', ${sql.join(campos)})) like all (array[${sql.join(patronesDe(texto))}]::text[]))`;
}

/** {@link conPalabras}, of a column that is stored in that form: its index of trigrams serves each word. */
export function conPalabrasEn(buscado: RawBuilder<unknown>, texto: string | undefined): RawBuilder<SqlBool> {
  const cada = patronesDe(texto).map((patron) => sql`${buscado} like ${patron}`);
  return sql<SqlBool>`(${cada.length > 0 ? sql.join(cada, sql` and `) : sql`true`})`;
}

function patronesDe(texto = ''): RawBuilder<unknown>[] {
  const palabras = texto.split(/[\s,;]*(?:\s|$)/).filter((palabra) => palabra !== '');
  return palabras.map((palabra) => sql`llano(${containing(palabra)}::text)`);
}
