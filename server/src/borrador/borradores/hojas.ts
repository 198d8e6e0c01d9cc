import type { Respuestas } from '@fedatario/contract/borrador';

export interface Hoja {
  /** `fiador.cui`, `bienes.0`. */
  readonly ruta: string;
  readonly valor: unknown;
}

/** Every single answer within some answers, by its path; empty ones are none. */
export function hojasDe(respuestas: Respuestas): Hoja[] {
  const found: Hoja[] = [];
  const pending: Hoja[] = entriesOf(respuestas, '');
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { ruta, valor } = next;
    if (valor === null || valor === undefined || valor === '') continue;
    if (typeof valor === 'object') pending.push(...entriesOf(valor, `${ruta}.`));
    else found.push(next);
  }
  return found.reverse();
}

function entriesOf(value: object, prefix: string): Hoja[] {
  return Object.entries(value).map(([key, valor]: [string, unknown]) => ({ ruta: prefix + key, valor }));
}
