import { type Columna, FILA } from './columnas.ts';
import type { Pieza } from './piezas.ts';

/** A place of the grid that the keyboard may be on: a row of a column, and the thing in it, if any. */
export interface Lugar {
  readonly columna: number;
  readonly minuto: number;
  readonly clave: string | null;
}

export interface Horas {
  readonly desde: number;
  readonly hasta: number;
}

const fila = (minuto: number) => Math.floor(minuto / FILA) * FILA;
const seEnfoca = ({ clase }: Pieza) => clase !== 'ajeno';

/** The place that an arrow leads to; the same at the edge. `inicio` and `fin` are the sides of a line, as its language reads it. */
export function mover(
  columnas: readonly Columna[],
  horas: Horas,
  lugar: Lugar,
  hacia: 'arriba' | 'abajo' | 'inicio' | 'fin',
): Lugar {
  const actual = piezaEn(columnas, lugar);
  if (hacia === 'abajo' || hacia === 'arriba') return vertical(columnas, horas, lugar, hacia);
  const paso = hacia === 'fin' ? 1 : -1;
  const vecinas = actual ? juntoA(columnas, lugar.columna, actual) : [];
  const vecina = actual && vecinas[vecinas.indexOf(actual) + paso];
  if (vecina) return lugarDe(lugar.columna, vecina);
  const columna = lugar.columna + paso;
  return columnas[columna] ? enFila(columnas, columna, fila(lugar.minuto)) : lugar;
}

function vertical(columnas: readonly Columna[], horas: Horas, lugar: Lugar, hacia: 'arriba' | 'abajo'): Lugar {
  const { columna } = lugar;
  const actual = piezaEn(columnas, lugar);
  const suyas = (columnas[columna]?.piezas ?? []).filter(seEnfoca);
  if (hacia === 'abajo') {
    const final = actual?.hasta ?? lugar.minuto + FILA;
    const siguiente = suyas.find(({ desde }) => desde >= final && fila(desde) === fila(final));
    if (siguiente) return lugarDe(columna, siguiente);
    const minuto = actual ? Math.ceil(final / FILA) * FILA : final;
    return minuto < horas.hasta ? enFila(columnas, columna, minuto) : lugar;
  }
  const inicio = actual?.desde ?? lugar.minuto;
  const anterior = suyas.findLast(({ hasta }) => hasta <= inicio && hasta > fila(inicio - 1));
  if (anterior) return lugarDe(columna, anterior);
  const minuto = fila(inicio - 1);
  return minuto >= horas.desde ? enFila(columnas, columna, minuto) : lugar;
}

/** The thing in that row of that column, or the row itself. */
function enFila(columnas: readonly Columna[], columna: number, minuto: number): Lugar {
  const pieza = (columnas[columna]?.piezas ?? [])
    .filter(seEnfoca)
    .find(({ desde, hasta }) => desde < minuto + FILA && hasta > minuto);
  return pieza ? lugarDe(columna, pieza) : { columna, minuto, clave: null };
}

export function lugarDe(columna: number, { desde, clave }: Pieza): Lugar {
  return { columna, minuto: desde, clave };
}

export function piezaEn(columnas: readonly Columna[], { columna, clave }: Lugar): Pieza | undefined {
  return columnas[columna]?.piezas.find((pieza) => pieza.clave === clave);
}

/** Those of the column that overlap one, with it, in order. */
function juntoA(columnas: readonly Columna[], columna: number, una: Pieza): Pieza[] {
  return (columnas[columna]?.piezas ?? []).filter(
    (otra) => seEnfoca(otra) && otra.desde < una.hasta && una.desde < otra.hasta,
  );
}

/** The first place of the grid: its first appointment, or else the first row. */
export function primero(columnas: readonly Columna[], horas: Horas): Lugar {
  const columna = columnas.findIndex(({ piezas }) => piezas.some(seEnfoca));
  const pieza = columnas[columna]?.piezas.find(seEnfoca);
  return pieza ? lugarDe(columna, pieza) : { columna: 0, minuto: horas.desde, clave: null };
}

/** Whether the grid still has that place. */
export function existe(columnas: readonly Columna[], horas: Horas, lugar: Lugar): boolean {
  if (lugar.clave !== null) return piezaEn(columnas, lugar) !== undefined;
  return columnas[lugar.columna] !== undefined && lugar.minuto >= horas.desde && lugar.minuto < horas.hasta;
}
