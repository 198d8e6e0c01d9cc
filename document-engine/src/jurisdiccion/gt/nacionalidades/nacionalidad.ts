/** A country as documents write it, with its article, and its demonym: masculine, feminine. */
export type Nacionalidad = readonly [pais: string, masculino: string, femenino: string];
