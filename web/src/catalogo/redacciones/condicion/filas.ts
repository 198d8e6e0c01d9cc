import type { Logica } from '@fedatario/document-engine';

/** A condition as rows: one comparison in each, all of them or any of them. */
export interface Condicion {
  readonly une: 'and' | 'or';
  readonly filas: readonly Fila[];
}

/** `si` and `no` ask whether there is an answer, or whether a yes or no is a yes. Their `valor` is null. */
export interface Fila {
  readonly ruta: string;
  readonly operador: OperadorDeFila;
  readonly valor: string | number | boolean | null;
}

const COMPARADORES = ['==', '!=', '<', '<=', '>', '>='] as const;
export type OperadorDeFila = (typeof COMPARADORES)[number] | 'incluye' | 'si' | 'no';

/** The rows of a rule, or undefined for one that rows would not say whole. */
export function filasDe(regla: Logica): Condicion | undefined {
  const [operador, args] = partes(regla);
  const isGroup = operador === 'and' || operador === 'or';
  const rows = (isGroup && Array.isArray(args) ? args : [regla]).map(filaDe);
  if (rows.includes(undefined)) return undefined;
  const condicion: Condicion = { une: operador === 'or' ? 'or' : 'and', filas: rows as Fila[] };
  return JSON.stringify(reglaDe(condicion)) === JSON.stringify(regla) ? condicion : undefined;
}

/** The rule that rows say; undefined for none. */
export function reglaDe({ une, filas }: Condicion): Logica | undefined {
  const [first, ...rest] = filas.map(reglaDeFila);
  return first === undefined || rest.length === 0 ? first : { [une]: [first, ...rest] };
}

function filaDe(regla: Logica): Fila | undefined {
  const [operador, args] = partes(regla);
  if (operador === 'var') return typeof args === 'string' ? { ruta: args, operador: 'si', valor: null } : undefined;
  const [first, second] = Array.isArray(args) ? args : [];
  const here = nombreDe(operador === 'in' ? second : first);
  if (here === undefined) return undefined;
  if (operador === '!') return { ruta: here, operador: 'no', valor: null };
  const valor = operador === 'in' ? first : second;
  if (valor === undefined || valor === null || typeof valor === 'object') return undefined;
  if (operador === 'in') return { ruta: here, operador: 'incluye', valor };
  const comparador = COMPARADORES.find((one) => one === operador);
  return comparador && { ruta: here, operador: comparador, valor };
}

function reglaDeFila({ ruta, operador, valor }: Fila): Logica {
  if (operador === 'si') return { var: ruta };
  if (operador === 'no') return { '!': [{ var: ruta }] };
  return operador === 'incluye' ? { in: [valor, { var: ruta }] } : { [operador]: [{ var: ruta }, valor] };
}

function nombreDe(regla: Logica | undefined): string | undefined {
  const [operador, name] = partes(regla ?? null);
  return operador === 'var' && typeof name === 'string' ? name : undefined;
}

function partes(regla: Logica): [string, Logica | undefined] {
  if (typeof regla !== 'object' || regla === null || Array.isArray(regla)) return ['', undefined];
  const [entry, ...others] = Object.entries(regla);
  return entry && others.length === 0 ? entry : ['', undefined];
}
