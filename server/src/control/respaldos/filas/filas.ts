import type { EmbeddedOptions } from '../../../db/embedded/cluster.ts';

/** How the rows of a database are copied and put back. */
export interface Filas {
  readonly metodo: 'fisico' | 'logico';
  /** Major version of PostgreSQL. */
  readonly postgresql: number;
  /** The rows as they were at one moment, compressed. */
  readonly leer: () => AsyncIterable<Uint8Array>;
}

export interface Sitio {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
  readonly settings?: EmbeddedOptions['settings'];
}
