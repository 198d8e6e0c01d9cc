import type { EntrevistaCompilada } from './compilada.ts';

/** The path of a question as it is written: list items, numbered from 0 in answers, are `*`. */
export function staticPath(ruta: string): string {
  return ruta.replace(/(?<=\.)\d+(?=\.|$)/g, '*');
}

/**
 * The label of the question at a path, with those of the groups around it and the number of each list item:
 * `Inventario › Mueble 2 › Nombre`. Undefined when no question stands there. What *¿por qué aparece?* shows.
 */
export function etiquetaDe({ indice }: EntrevistaCompilada, ruta: string): string | undefined {
  const labels: string[] = [];
  const parts = ruta.split('.');
  for (let i = 0; i < parts.length; i++) {
    const pregunta = indice.get(staticPath(parts.slice(0, i + 1).join('.')))?.pregunta;
    if (pregunta === undefined) return undefined;
    labels.push(itemLabel(pregunta.etiqueta, parts[i] ?? ''));
  }
  return labels.join(' › ');
}

function itemLabel(etiqueta: string, part: string): string {
  return /^\d+$/.test(part) ? `${etiqueta} ${Number(part) + 1}` : etiqueta;
}
