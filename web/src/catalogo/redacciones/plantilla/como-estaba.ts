import type { NodoJson } from '../texto/conversion.ts';

/**
 * The nodes of an edited template, each in the very JSON that was read wherever it still says the same: texts written in two pieces and the
 * order of the keys stay as their author wrote them, so that a file changes only where the document did.
 */
export function comoEstaba(nodos: NodoJson[], escrito: readonly NodoJson[]): readonly NodoJson[] {
  if (JSON.stringify(normales(nodos)) === JSON.stringify(normales(escrito))) return escrito;
  const read = new Map<string, NodoJson>();
  const remember = (node: NodoJson): void => {
    read.set(canonica(node), node);
    node.content?.forEach(remember);
  };
  escrito.forEach(remember);
  const keep = (node: NodoJson): NodoJson => {
    const same = read.get(canonica(node));
    return same ?? (node.content ? { ...node, content: node.content.map(keep) } : node);
  };
  return nodos.map(keep);
}

function canonica(node: NodoJson): string {
  return JSON.stringify(normal(node));
}

function normal({ type, attrs = {}, content = [], text, marks = [], ...rest }: NodoJson): unknown {
  const written = Object.entries(attrs).filter(([, value]) => value !== null && value !== undefined);
  const names = marks.map((mark) => JSON.stringify(mark)).toSorted();
  return [type, written.toSorted(([a], [b]) => (a < b ? -1 : 1)), normales(content), text ?? '', names, rest];
}

/** Texts that follow each other with the same marks are one, as in the editor. */
function normales(nodos: readonly NodoJson[]): unknown[] {
  const joined: NodoJson[] = [];
  for (const node of nodos) {
    const last = joined.at(-1);
    const goesOn = last?.type === 'text' && node.type === 'text' && marksOf(last) === marksOf(node);
    if (goesOn) joined[joined.length - 1] = { ...last, text: `${last.text ?? ''}${node.text ?? ''}` };
    else if (node.type !== 'text' || node.text !== '') joined.push(node);
  }
  return joined.map(normal);
}

function marksOf({ marks = [] }: NodoJson): string {
  return marks
    .map(({ type }) => type)
    .toSorted()
    .join(' ');
}
