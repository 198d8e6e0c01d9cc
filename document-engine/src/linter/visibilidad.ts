import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import { type Logica, renameVariables } from '../logica/logica.ts';

/** The rule that makes a question seen, with those of the groups around it, by static path; empty when always. */
export function visibilidadDe(ruta: string, { indice }: EntrevistaCompilada): Logica[] {
  const parts = ruta.split('.');
  return parts.flatMap((_, i) => {
    const campo = indice.get(parts.slice(0, i + 1).join('.'));
    if (campo?.visibleSi === undefined) return [];
    const parent = parts.slice(0, i).join('.');
    return [renameVariables(campo.visibleSi, (name) => nearest(parent, name, indice))];
  });
}

/** A name as seen from inside a group: its own part if it has one, else of the group around, else of the whole. */
function nearest(parent: string, name: string, indice: ReadonlyMap<string, unknown>): string {
  const head = name.split('.', 1)[0] ?? name;
  if (parent === '') return name;
  if (indice.has(`${parent}.${head}`)) return `${parent}.${name}`;
  return nearest(parent.split('.').slice(0, -1).join('.'), name, indice);
}
