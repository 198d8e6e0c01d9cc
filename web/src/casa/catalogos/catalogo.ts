import type { Idioma } from '@fedatario/contract/base';
import { catalogos, type LlamadasDeCatalogo, type NombreDeCatalogo } from '@fedatario/contract/casa';
import type { ComponentType, ReactNode } from 'react';
import type { output, ZodMiniType } from 'zod/mini';
import type { Calls, Lights } from '#calls';
import type { Campo } from './campos.tsx';
import type { CampoDe, Palabras, PalabrasDe } from './palabras/palabras.ts';

type Leida<N extends NombreDeCatalogo> = output<(typeof catalogos)[N]['Entrada']>;
type Escrita<N extends NombreDeCatalogo> = output<(typeof catalogos)[N]['Nueva']>;

/** A column that shows something else than its stored value. */
type Columna<N extends NombreDeCatalogo> = {
  [C in CampoDe<N>]: { readonly campo: C; readonly muestra: (valor: Leida<N>[C], entrada: Leida<N>) => ReactNode };
}[CampoDe<N>];

/** The parts that define a catalogue on screen. */
export interface Partes<N extends NombreDeCatalogo> {
  readonly llamadas: Calls[N];
  readonly icono: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  readonly palabras: PalabrasDe<N>;
  /** The kind of field for each property that a person writes, in the order of the form. */
  readonly campos: { readonly [C in keyof Escrita<N>]: Campo<Escrita<N>[C]> };
  /** Columns of the list; the first names the entry. */
  readonly columnas: readonly [CampoDe<N>, ...(CampoDe<N> | Columna<N>)[]];
  /** Shown in small type under the name. */
  readonly detalle?: CampoDe<N>;
}

/** An entry of any catalogue. */
export type Entrada = output<LlamadasDeCatalogo['read']['response']>;

/** A catalogue without its particular type, from which the screens are drawn. */
export interface Catalogo {
  readonly nombre: string;
  readonly icono: Partes<NombreDeCatalogo>['icono'];
  readonly palabras: Readonly<Record<Idioma, Palabras>>;
  readonly campos: Readonly<Record<string, Campo<unknown>>>;
  readonly columnas: readonly {
    readonly campo: string;
    readonly muestra: (valor: unknown, fila: Entrada) => ReactNode;
  }[];
  readonly detalle: string | undefined;
  readonly titulo: (entrada: Entrada) => string;
  readonly ordenes: readonly [string, ...string[]];
  readonly llamadas: Lights<LlamadasDeCatalogo>;
  readonly Nueva: ZodMiniType<Record<string, unknown>, Record<string, unknown>>;
  readonly Cambio: ZodMiniType<Record<string, unknown>, Record<string, unknown>>;
}

/** Erases the particular type of a catalogue: beyond this point its fields are read by name. */
export function catalogoDe<N extends NombreDeCatalogo>(nombre: N, partes: Partes<N>): Catalogo {
  const { ordenes, Nueva, Cambio } = catalogos[nombre];
  const [first] = partes.columnas;
  const columnas = partes.columnas.map((columna) =>
    typeof columna === 'string' ? { campo: columna, muestra: shown } : columna,
  );
  return {
    ...partes,
    nombre,
    ordenes,
    Nueva,
    Cambio,
    columnas,
    detalle: partes.detalle,
    titulo: (entrada: Entrada) => String(entrada[first]),
  } as unknown as Catalogo;
}

function shown(valor: unknown): ReactNode {
  return Array.isArray(valor) ? valor.join(', ') : valor === null ? '' : String(valor);
}
