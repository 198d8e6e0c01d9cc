import { diffArrays, diffWordsWithSpace } from 'diff';

/** Words of a paragraph that stayed, were added or were removed. */
export interface Trozo {
  readonly clase: 'igual' | 'nuevo' | 'quitado';
  readonly texto: string;
}

/** A paragraph of either version. `n` is its position in the newer one, null for a removed paragraph. */
export interface ParrafoComparado {
  readonly clase: 'igual' | 'cambiado' | 'nuevo' | 'quitado';
  readonly n: number | null;
  readonly trozos: readonly Trozo[];
}

/** Share of common text below which two paragraphs count as different rather than changed. */
const PARECIDO = 0.4;

/** Compares two versions by paragraph and by word. */
export function comparar(antes: readonly string[], despues: readonly string[]): ParrafoComparado[] {
  const found: ParrafoComparado[] = [];
  let quitados: string[] = [];
  let n = 0;
  for (const { value, added, removed } of diffArrays([...antes], [...despues])) {
    if (removed) {
      quitados = value;
      continue;
    }
    if (added) found.push(...emparejar(quitados, value, n));
    else found.push(...quitados.map(quitado), ...value.map((texto, i) => entero('igual', texto, n + i)));
    quitados = [];
    n += value.length;
  }
  return [...found, ...quitados.map(quitado)];
}

/** Pairs removed and added paragraphs of one place: similar ones count as one changed paragraph. */
function emparejar(quitados: readonly string[], nuevos: readonly string[], desde: number): ParrafoComparado[] {
  const left = [...quitados];
  const found = nuevos.flatMap((texto, i): ParrafoComparado[] => {
    const at = left.findIndex((old) => parecido(old, texto) >= PARECIDO);
    if (at < 0) return [entero('nuevo', texto, desde + i)];
    const gone = left.splice(0, at + 1);
    const trozos = diffWordsWithSpace(gone.at(-1) ?? '', texto).map(({ value, added, removed }): Trozo => {
      const clase = added ? 'nuevo' : removed ? 'quitado' : 'igual';
      return { clase, texto: value };
    });
    return [...gone.slice(0, -1).map(quitado), { clase: 'cambiado', n: desde + i, trozos }];
  });
  return [...found, ...left.map(quitado)];
}

function parecido(a: string, b: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const one = words(a);
  const other = words(b);
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

const quitado = (texto: string): ParrafoComparado => ({
  clase: 'quitado',
  n: null,
  trozos: [{ clase: 'quitado', texto }],
});
const entero = (clase: 'igual' | 'nuevo', texto: string, n: number): ParrafoComparado => ({
  clase,
  n,
  trozos: [{ clase, texto }],
});
