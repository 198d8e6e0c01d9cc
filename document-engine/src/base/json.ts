/** How much a JSON of an author may hold before it is read at all, so that nothing hangs on a hostile one. */
const PROFUNDIDAD_MAXIMA = 60;
const NODOS_MAXIMOS = 60_000;
const TEXTO_MAXIMO = 100_000;

export type Objeto = Record<string, unknown>;

/** Whether it is an object of plain data: neither null nor an array. */
export function isObjeto(value: unknown): value is Objeto {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of an own property, never one that every object inherits. */
export function own(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Objeto)[key];
}

/** Why a JSON is too big to be read, in Spanish, or undefined when it may be read. Walks without recursion. */
export function excess(root: unknown): string | undefined {
  const pending: [unknown, number][] = [[root, 0]];
  let nodes = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [value, depth] = next;
    nodes += 1;
    const problem = nodes > NODOS_MAXIMOS ? `Tiene más de ${NODOS_MAXIMOS} elementos.` : excessOf(value, depth);
    if (problem !== undefined) return problem;
    for (const child of childrenOf(value)) pending.push([child, depth + 1]);
  }
  return undefined;
}

function excessOf(value: unknown, depth: number): string | undefined {
  if (depth > PROFUNDIDAD_MAXIMA) return `Anida más de ${PROFUNDIDAD_MAXIMA} niveles.`;
  const long = typeof value === 'string' && value.length > TEXTO_MAXIMO;
  return long ? `Un texto supera ${TEXTO_MAXIMO} caracteres.` : undefined;
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
