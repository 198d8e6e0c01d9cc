import type { NodoJson } from '../../texto/conversion.ts';
import type { Linea, Trozo } from './lineas.ts';

/** A piece with the part of the new line that it takes the place of. */
export interface Colocada {
  readonly pieza: NodoJson;
  readonly desde: number;
  readonly hasta: number;
}

/** Words of a Word file that one piece may stand for: a name with its second names, an amount in words. */
const PALABRAS_DE_UN_DATO = 14;
/** A place that was left to fill in. */
const HUECO = /^_{2,}$|^\[$/;

/**
 * Finds the place of each piece of a line in the new line, by the words on both sides that are still there. Those of which the words around do
 * not say where they go are left out.
 */
export function colocar(antes: Linea, ahora: Linea): Colocada[] {
  const pares = comunes(antes.trozos, ahora.trozos);
  const made: Colocada[] = [];
  for (const grupo of gruposDe(antes.trozos, pares)) {
    const hueco = ahora.trozos.slice(grupo.desde, grupo.hasta);
    made.push(...repartir(grupo.piezas, hueco, { ahora, ...grupo }));
  }
  return made;
}

interface Grupo {
  readonly piezas: readonly NodoJson[];
  /** The tokens of the new line between the words that are on both sides. */
  readonly desde: number;
  readonly hasta: number;
}

/** The pieces between two words that stayed, with the part of the new line between the same two. */
function gruposDe(trozos: readonly Trozo[], pares: ReadonlyMap<number, number>): Grupo[] {
  const grupos: Grupo[] = [];
  let anterior = -1;
  let piezas: NodoJson[] = [];
  const close = (siguiente: number) => {
    if (piezas.length > 0) grupos.push({ piezas, desde: anterior + 1, hasta: siguiente });
    piezas = [];
  };
  trozos.forEach(({ pieza }, i) => {
    if (pieza) piezas.push(pieza);
    const par = pares.get(i);
    if (par === undefined) return;
    close(par);
    anterior = par;
  });
  close(Number.POSITIVE_INFINITY);
  return grupos;
}

function repartir(
  piezas: readonly NodoJson[],
  hueco: readonly Trozo[],
  { ahora, desde }: Grupo & { ahora: Linea },
): Colocada[] {
  const [pieza, ...otras] = piezas;
  if (!pieza) return [];
  if (otras.length > 0) return porHuecos(piezas, hueco);
  if (hueco.length > PALABRAS_DE_UN_DATO) return porHuecos(piezas, hueco);
  const primero = hueco[0];
  const ultimo = hueco.at(-1);
  if (primero && ultimo) return [{ pieza, desde: primero.desde, hasta: ultimo.hasta }];
  const at = ahora.trozos[desde]?.desde ?? ahora.texto.length;
  return [{ pieza, desde: at, hasta: at }];
}

/** Several pieces side by side go, in order, into as many blanks. */
function porHuecos(piezas: readonly NodoJson[], hueco: readonly Trozo[]): Colocada[] {
  const blancos: { desde: number; hasta: number }[] = [];
  for (const [i, { palabra, desde, hasta }] of hueco.entries()) {
    if (!HUECO.test(palabra)) continue;
    const cierre = palabra === '[' ? hueco.slice(i).find((otro) => otro.palabra === ']') : undefined;
    blancos.push({ desde, hasta: cierre?.hasta ?? hasta });
  }
  if (blancos.length !== piezas.length) return [];
  return piezas.map((pieza, i) => ({ pieza, desde: blancos[i]?.desde ?? 0, hasta: blancos[i]?.hasta ?? 0 }));
}

/** The longest run of words that both have in the same order: the place in the new line of each one that stayed. */
function comunes(a: readonly Trozo[], b: readonly Trozo[]): Map<number, number> {
  const iguales = (i: number, j: number) => a[i]?.palabra !== '' && a[i]?.palabra === b[j]?.palabra;
  const en = largos(a.length, b.length, iguales);
  const pares = new Map<number, number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (iguales(i, j)) pares.set(i++, j++);
    else if (en(i + 1, j) >= en(i, j + 1)) i++;
    else j++;
  }
  return pares;
}

/** How many words two ends of lines have in common, by where they begin. */
function largos(n: number, m: number, iguales: (i: number, j: number) => boolean): (i: number, j: number) => number {
  const tabla = new Uint16Array((n + 1) * (m + 1));
  const en = (i: number, j: number) => tabla[i * (m + 1) + j] ?? 0;
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      tabla[i * (m + 1) + j] = iguales(i, j) ? en(i + 1, j + 1) + 1 : Math.max(en(i + 1, j), en(i, j + 1));
  return en;
}
