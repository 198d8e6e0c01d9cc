import { type EntrevistaCompilada, type Logica, renameVariables } from '@fedatario/document-engine';
import type { NodoJson } from '../texto/conversion.ts';

/** The names and shared texts that some nodes of a template read, wherever they stand. */
export interface Lecturas {
  /** First parts of the paths: the key of a question of a section, of a worked-out value, or a name of the system. */
  readonly nombres: ReadonlySet<string>;
  readonly parciales: ReadonlySet<string>;
  /** Ids of the clauses that the text refers to. */
  readonly clausulas: ReadonlySet<string>;
}

type Parciales = Readonly<Record<string, readonly unknown[]>>;

/** The names of the system, which nobody answers. */
export const DEL_SISTEMA: ReadonlySet<string> = new Set(['hoy', 'notario', 'ley', 'documento', '@n']);

/** The readings of some nodes; of a shared text, those inside it too. */
export function lecturasDe(nodos: readonly NodoJson[], propios: Parciales, deTodos: Parciales): Lecturas {
  const found = { nombres: new Set<string>(), parciales: new Set<string>(), clausulas: new Set<string>() };
  const walk = (node: NodoJson, locales: ReadonlySet<string>): void => {
    const { type, attrs = {}, content = [] } = node;
    const inside = new Set(locales).add(String(attrs.como ?? ''));
    for (const name of leidasPor(node, locales, inside)) found.nombres.add(name);
    if (type === 'referencia') found.clausulas.add(String(attrs.clausula));
    for (const child of content) walk(child, inside);
    for (const child of abrir(node)) walk(child, new Set([...locales, 'p']));
  };
  /** The nodes of a shared text, once. */
  const abrir = (node: NodoJson): readonly NodoJson[] => {
    const nombre = parcialDe(node);
    if (nombre === undefined || found.parciales.has(nombre)) return [];
    found.parciales.add(nombre);
    return (propios[nombre] ?? deTodos[nombre] ?? []) as readonly NodoJson[];
  };
  for (const node of nodos) walk(node, new Set());
  return found;
}

function parcialDe({ type, attrs = {} }: NodoJson): string | undefined {
  return type === 'parcial' || type === 'parcialTexto' ? String(attrs.nombre) : undefined;
}

/** The first names of the paths of a node, but for the local ones and those of the system. Its rule is read inside it. */
function leidasPor({ attrs = {} }: NodoJson, locales: ReadonlySet<string>, inside: ReadonlySet<string>): string[] {
  const paths = ['ruta', 'lista', 'repetir', 'sujeto'].map((name) => cabeza(attrs[name]));
  const rule = variablesDe(attrs.si).map(cabeza);
  const isOwn = (known: ReadonlySet<string>) => (name: string) =>
    name !== '' && !known.has(name) && !DEL_SISTEMA.has(name);
  return [...paths.filter(isOwn(locales)), ...rule.filter(isOwn(inside))];
}

function cabeza(ruta: unknown): string {
  return typeof ruta === 'string' ? (ruta.split('.')[0] ?? '') : '';
}

/** The variables of a rule, in the order they are read. */
function variablesDe(regla: unknown): string[] {
  const names: string[] = [];
  if (typeof regla === 'object' && regla !== null)
    renameVariables(regla as Logica, (name) => {
      names.push(name);
      return name;
    });
  return names;
}

/** The keys of sections and worked-out values that a part of an interview reads in its rules. */
export function clavesLeidas(parte: unknown, { secciones, definicion }: EntrevistaCompilada): string[] {
  const known = new Set([
    ...secciones.flatMap(({ campos }) => campos.map(({ clave }) => clave)),
    ...(definicion.derivados ?? []).map(({ clave }) => clave),
  ]);
  return [...new Set(nombresEn(parte).map(cabeza))].filter((clave) => known.has(clave));
}

function nombresEn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return !Array.isArray(value) && 'var' in value ? variablesDe(value) : Object.values(value).flatMap(nombresEn);
}
