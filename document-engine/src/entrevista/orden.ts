export type Nodo<T> = { clave: string; etiqueta: string; necesita: string[]; valor: T };

/**
 * Sorts nodes so that each stands after those it needs; what is not a node is not its business. A circle is told in
 * Spanish, as `what` and the labels that form it.
 */
export function sortByNeeds<T>(nodes: readonly Nodo<T>[], problems: string[], what = 'Condición circular'): T[] {
  const byClave = new Map(nodes.map((node) => [node.clave, node]));
  const done = new Set<string>();
  const sorted: T[] = [];
  const visit = (node: Nodo<T>, path: Nodo<T>[]): void => {
    if (done.has(node.clave)) return;
    const start = path.indexOf(node);
    if (start >= 0) {
      problems.push(`${what}: ${circleOf(path.slice(start))}.`);
      return;
    }
    for (const need of node.necesita) {
      const needed = byClave.get(need);
      if (needed) visit(needed, [...path, node]);
    }
    if (done.has(node.clave)) return;
    done.add(node.clave);
    sorted.push(node.valor);
  };
  for (const node of nodes) visit(node, []);
  return sorted;
}

function circleOf(circle: readonly { etiqueta: string }[]): string {
  const names = [...circle, ...circle.slice(0, 1)].map(({ etiqueta }) => `«${etiqueta}»`);
  return names.join(' depende de ');
}
