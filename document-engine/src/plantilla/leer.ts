import { excess, isObjeto } from '../base/json.ts';
import { describirProblemas } from '../entrevista/leer.ts';
import { sortByNeeds } from '../entrevista/orden.ts';
import { gt } from '../jurisdiccion/gt/gt.ts';
import type { Jurisdiccion } from '../modelo/jurisdiccion.ts';
import { BLOQUE, HIJOS, type Nodo, type Plantilla, plantilla, TEXTO } from '../modelo/plantilla.ts';
import { formatosDe } from './formatos.ts';

/** A template ready to be resolved, its partial texts with those of the jurisdiction. To be treated as opaque. */
export type PlantillaLista = Plantilla & { jurisdiccion: Jurisdiccion };
export type PlantillaLeida = { ok: true; plantilla: PlantillaLista } | { ok: false; problemas: string[] };

/**
 * Reads a template, as JSON. Refuses, in Spanish and naming the place, what is not one, is too big, holds a node where
 * it may not stand, repeats a clause's id, or names an unknown format or partial text. Never throws.
 */
export function leerPlantilla(json: unknown, jurisdiccion: Jurisdiccion = gt): PlantillaLeida {
  const tooMuch = excess(json);
  if (tooMuch !== undefined) return { ok: false, problemas: [`La plantilla no se puede leer. ${tooMuch}`] };
  const withShared = isObjeto(json) ? addShared(json, jurisdiccion) : json;
  const parsed = plantilla.safeParse(withShared, { reportInput: true });
  if (!parsed.success) return { ok: false, problemas: describirProblemas(parsed.error) };
  const problemas = [...checkStructure(parsed.data, jurisdiccion), ...checkPartials(parsed.data)];
  return problemas.length > 0 ? { ok: false, problemas } : { ok: true, plantilla: { ...parsed.data, jurisdiccion } };
}

/** Only the shared texts it names, so that reading stays quick. */
function addShared(json: Record<string, unknown>, { parciales }: Jurisdiccion): Record<string, unknown> {
  const named = new Set<string>();
  const pending: unknown[] = [json];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    const name = partialName(value);
    const shared = name === undefined || named.has(name) ? undefined : parciales[name];
    if (name !== undefined) named.add(name);
    if (shared !== undefined) pending.push(shared);
    if (typeof value === 'object' && value !== null)
      pending.push(...Object.values(value).filter((part) => part != null));
  }
  const used = Object.fromEntries(Object.entries(parciales).filter(([name]) => named.has(name)));
  return { ...json, parciales: { ...used, ...(isObjeto(json.parciales) ? json.parciales : {}) } };
}

function partialName(value: unknown): string | undefined {
  if (!isObjeto(value) || (value.type !== 'parcial' && value.type !== 'parcialTexto')) return undefined;
  return isObjeto(value.attrs) && typeof value.attrs.nombre === 'string' ? value.attrs.nombre : undefined;
}

function checkStructure({ contenido, sinNotario, pagina, parciales }: Plantilla, jurisdiccion: Jurisdiccion): string[] {
  const formats = formatosDe(jurisdiccion);
  const problems: string[] = [];
  const clauses = new Set<string>();
  const walk = (node: Nodo, place: string, allowed: readonly string[]): void => {
    const here = `${place} › ${node.type}`;
    if (!allowed.includes(node.type)) problems.push(`${place}: aquí no puede ir «${node.type}».`);
    problems.push(...problemsOf(node, here, formats, clauses));
    node.content.forEach((child, i) => {
      walk(child, `${here} ${i + 1}`, HIJOS[node.type]);
    });
  };
  walk(contenido, 'contenido', ['doc']);
  if (sinNotario) walk(sinNotario, 'sinNotario', ['doc']);
  for (const node of [...pagina.encabezado, ...pagina.pie]) walk(node, 'pagina', TEXTO);
  for (const [name, nodes] of Object.entries(parciales)) {
    const allowed = BLOQUE.includes(nodes[0]?.type ?? '') ? BLOQUE : TEXTO;
    for (const node of nodes) walk(node, `parcial «${name}»`, allowed);
  }
  return problems.slice(0, 30);
}

function problemsOf(
  node: Nodo,
  here: string,
  formats: Readonly<Record<string, unknown>>,
  clauses: Set<string>,
): string[] {
  if (node.type === 'variable' && node.attrs.formato !== undefined && !Object.hasOwn(formats, node.attrs.formato)) {
    return [`${here}: el formato «${node.attrs.formato}» no existe.`];
  }
  if (node.type !== 'clausula') return [];
  const repeated = clauses.has(node.attrs.id);
  clauses.add(node.attrs.id);
  return repeated ? [`${here}: la cláusula «${node.attrs.id}» está repetida.`] : [];
}

/** Partial texts must exist and may not hold themselves. */
function checkPartials({ contenido, sinNotario, pagina, parciales }: Plantilla): string[] {
  const problems: string[] = [];
  const names = Object.keys(parciales);
  const everything = [
    contenido,
    ...(sinNotario ? [sinNotario] : []),
    ...pagina.encabezado,
    ...pagina.pie,
    ...Object.values(parciales).flat(),
  ];
  const used = partialsIn(everything);
  for (const name of used) if (!names.includes(name)) problems.push(`El texto parcial «${name}» no existe.`);
  for (const name of partialsIn(everything, 'parcialTexto')) {
    const isBlocks = BLOQUE.includes(parciales[name]?.[0]?.type ?? '');
    if (isBlocks) problems.push(`El texto parcial «${name}» tiene párrafos: no cabe dentro de uno.`);
  }
  for (const name of partialsIn(everything, 'parcial')) {
    const isInline = TEXTO.includes(parciales[name]?.[0]?.type ?? '');
    if (isInline) problems.push(`El texto parcial «${name}» no tiene párrafos: va dentro de uno.`);
  }
  const nodes = names.map((name) => ({
    clave: name,
    etiqueta: name,
    necesita: partialsIn(parciales[name] ?? []),
    valor: name,
  }));
  sortByNeeds(nodes, problems, 'Textos parciales en círculo');
  return problems;
}

function partialsIn(nodes: readonly Nodo[], only?: 'parcial' | 'parcialTexto'): string[] {
  const found = new Set<string>();
  const pending = [...nodes];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'parcial' || node.type === 'parcialTexto') {
      if ((only ?? node.type) === node.type) found.add(node.attrs.nombre);
    }
    pending.push(...node.content);
  }
  return [...found];
}
