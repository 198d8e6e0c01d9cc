/** How the rows of a database are copied and put back. */
export interface Filas {
  readonly metodo: 'fisico' | 'logico';
  /** Major version of PostgreSQL. */
  readonly postgresql: number;
  /** The rows as they were at one moment, compressed. */
  readonly leer: () => AsyncIterable<Uint8Array>;
}
