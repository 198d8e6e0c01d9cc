import type { VersionDeClausula } from '@fedatario/contract/catalogo';
import type { Entrevista, EntrevistaCompilada, Pregunta } from '@fedatario/document-engine';
import type { NodoJson } from '../texto/conversion.ts';
import type { Leido, Texto } from '../texto/texto.ts';
import { clavesLeidas, DEL_SISTEMA, lecturasDe } from './lecturas.ts';

/** A clause on its way from a document to the library and from the library to a document. */
export type TextoDeClausula = Pick<VersionDeClausula, 'titulo' | 'contenido' | 'preguntas' | 'derivados' | 'parciales'>;
type Derivado = NonNullable<Entrevista['derivados']>[number];
type Parciales = Readonly<Record<string, readonly NodoJson[]>>;

const parcialesDe = ({ plantilla }: Texto) => (plantilla.parciales ?? {}) as Parciales;

/** A clause of a text with all that it reads: its questions, those that they depend on, worked-out values and shared texts. */
export function llevar(texto: Texto, entrevista: EntrevistaCompilada, clausula: NodoJson): TextoDeClausula {
  const contenido = clausula.content ?? [];
  const { nombres, parciales } = lecturasDe(contenido, parcialesDe(texto), entrevista.jurisdiccion.parciales);
  const preguntas = new Map(
    texto.entrevista.secciones.flatMap((one) => one.preguntas.map((p) => [p.clave, p] as const)),
  );
  const derivados = new Map((texto.entrevista.derivados ?? []).map((one) => [one.clave, one] as const));
  const needed = new Set<string>();
  const pending = [...nombres];
  for (let clave = pending.pop(); clave !== undefined; clave = pending.pop()) {
    if (needed.has(clave)) continue;
    needed.add(clave);
    pending.push(...clavesLeidas(preguntas.get(clave) ?? derivados.get(clave), entrevista));
  }
  const own = Object.entries(parcialesDe(texto)).filter(([nombre]) => parciales.has(nombre));
  return {
    titulo: typeof clausula.attrs?.titulo === 'string' ? clausula.attrs.titulo : null,
    contenido: [...contenido] as unknown as TextoDeClausula['contenido'],
    preguntas: [...preguntas.values()].filter(({ clave }) => needed.has(clave)) as TextoDeClausula['preguntas'],
    derivados: [...derivados.values()].filter(({ clave }) => needed.has(clave)),
    parciales: Object.fromEntries(own) as unknown as TextoDeClausula['parciales'],
  };
}

/** The questions that a clause brings to a text, those that it finds there, and those that are missing. */
export interface Llegada {
  readonly preguntas: readonly Pregunta[];
  readonly derivados: readonly Derivado[];
  readonly parciales: Parciales;
  /** Keys of what the text already has. */
  readonly yaEstan: readonly string[];
  /** Keys that the text has for another kind of answer, so that the clause may print something else. */
  readonly deOtroTipo: readonly string[];
  /** Names that the clause reads, and that neither it brings nor the text has. */
  readonly faltan: readonly string[];
  /** Ids of the clauses that it refers to, and that the text does not have. */
  readonly sinClausula: readonly string[];
}

export function llegadaDe(texto: Texto, entrevista: EntrevistaCompilada, version: TextoDeClausula): Llegada {
  const preguntas = version.preguntas as unknown as readonly Pregunta[];
  const derivados = version.derivados as unknown as readonly Derivado[];
  const suyas = new Map<string, string>([
    ...texto.entrevista.secciones.flatMap((one) => one.preguntas.map((p) => [p.clave, p.tipo] as const)),
    ...(texto.entrevista.derivados ?? []).map((one) => [one.clave, `derivado ${one.tipo}`] as const),
  ]);
  const traidas = new Map<string, string>([
    ...preguntas.map((one) => [one.clave, one.tipo] as const),
    ...derivados.map((one) => [one.clave, `derivado ${one.tipo}`] as const),
  ]);
  const contenido = version.contenido as unknown as readonly NodoJson[];
  const propios = version.parciales as unknown as Parciales;
  const { nombres, clausulas } = lecturasDe(contenido, propios, entrevista.jurisdiccion.parciales);
  const ids = idsDe(texto.plantilla.contenido.content ?? []);
  return {
    preguntas: preguntas.filter(({ clave }) => !suyas.has(clave)),
    derivados: derivados.filter(({ clave }) => !suyas.has(clave)),
    parciales: Object.fromEntries(Object.entries(propios).filter(([nombre]) => !(nombre in parcialesDe(texto)))),
    yaEstan: [...traidas].filter(([clave, tipo]) => suyas.get(clave) === tipo).map(([clave]) => clave),
    deOtroTipo: [...traidas]
      .filter(([clave, tipo]) => suyas.has(clave) && suyas.get(clave) !== tipo)
      .map(([clave]) => clave),
    faltan: [...nombres].filter((name) => !suyas.has(name) && !traidas.has(name) && !DEL_SISTEMA.has(name)),
    sinClausula: [...clausulas].filter((id) => !ids.has(id)),
  };
}

export interface DeBiblioteca {
  readonly idClausula: string;
  readonly nombre: string;
  readonly numero: number;
}

/** The text with the clause after the block at `tras`, or at the end, and with what it brings. */
export function conClausula(
  texto: Texto,
  llegada: Llegada,
  version: TextoDeClausula,
  { de, tras }: { de: DeBiblioteca; tras: number | undefined },
): Texto {
  const blocks = texto.plantilla.contenido.content ?? [];
  const ids = idsDe(blocks);
  const serie = blocks.findLast(({ type }) => type === 'clausula')?.attrs?.serie;
  const nodo = nodoDe(version, { id: idLibre(ids), ...(typeof serie === 'string' && { serie }) }, de);
  const at = tras === undefined ? blocks.length : Math.min(tras + 1, blocks.length);
  const contenido = { ...texto.plantilla.contenido, content: blocks.toSpliced(at, 0, nodo) };
  return traido({ ...texto, plantilla: { ...texto.plantilla, contenido } }, llegada, de.nombre);
}

/** The text with another version of a clause of the library in the place of the one that it has under that id. */
export function conVersion(
  texto: Texto,
  llegada: Llegada,
  version: TextoDeClausula,
  en: string,
  de: DeBiblioteca,
): Texto {
  const swap = (node: NodoJson): NodoJson => {
    if (node.type === 'clausula' && node.attrs?.id === en) {
      const { id, serie } = node.attrs;
      return nodoDe(version, { id, ...(serie !== undefined && { serie }) }, de);
    }
    return node.content ? { ...node, content: node.content.map(swap) } : node;
  };
  return traido(
    { ...texto, plantilla: { ...texto.plantilla, contenido: swap(texto.plantilla.contenido) } },
    llegada,
    de.nombre,
  );
}

function nodoDe({ titulo, contenido }: TextoDeClausula, attrs: object, { idClausula, numero }: DeBiblioteca): NodoJson {
  return {
    type: 'clausula',
    attrs: { ...attrs, ...(titulo !== null && { titulo }), biblioteca: idClausula, version: numero },
    content: contenido as unknown as readonly NodoJson[],
  };
}

/** The questions go to a section of their own, before those of the notary; those of the signing, to one of the notary. */
function traido(texto: Texto, { preguntas, derivados, parciales }: Llegada, nombre: string): Texto {
  const { entrevista, plantilla } = texto;
  const delActo = preguntas.filter(({ momento }) => momento === 'firma');
  const delCliente = preguntas.filter(({ momento }) => momento !== 'firma');
  const conActo = conPreguntas(entrevista, delActo, { nombre, visiblePara: 'notario' });
  const next = conPreguntas(conActo, delCliente, { nombre });
  const todos = [...(entrevista.derivados ?? []), ...derivados];
  return {
    ...texto,
    entrevista: derivados.length === 0 ? next : { ...next, derivados: todos },
    plantilla:
      Object.keys(parciales).length === 0
        ? plantilla
        : { ...plantilla, parciales: { ...parcialesDe(texto), ...parciales } },
  };
}

function conPreguntas(
  entrevista: Entrevista,
  preguntas: readonly Pregunta[],
  { nombre, visiblePara }: { nombre: string; visiblePara?: 'notario' },
): Entrevista {
  if (preguntas.length === 0) return entrevista;
  const { secciones } = entrevista;
  const taken = new Set(secciones.map(({ clave }) => clave));
  let n = 1;
  while (taken.has(`clausula${n}`)) n += 1;
  const seccion = {
    clave: `clausula${n}`,
    titulo: nombre,
    ...(visiblePara && { visiblePara }),
    preguntas: [...preguntas],
  };
  const notario = secciones.findIndex((one) => one.visiblePara === 'notario');
  const at = visiblePara || notario < 0 ? secciones.length : notario;
  return { ...entrevista, secciones: secciones.toSpliced(at, 0, seccion) };
}

function idsDe(nodos: readonly NodoJson[]): Set<string> {
  const found = new Set<string>();
  const walk = ({ type, attrs, content = [] }: NodoJson): void => {
    if (type === 'clausula') found.add(String(attrs?.id));
    content.forEach(walk);
  };
  nodos.forEach(walk);
  return found;
}

function idLibre(ids: ReadonlySet<string>): string {
  let n = ids.size + 1;
  while (ids.has(`clausula${n}`)) n += 1;
  return `clausula${n}`;
}

/** The clauses of a text that are of the library. */
export interface Prestada {
  readonly id: string;
  readonly idClausula: string;
  readonly version: number;
  readonly nodo: NodoJson;
}

export function prestadasDe({ plantilla }: Pick<Texto, 'plantilla'>): Prestada[] {
  const found: Prestada[] = [];
  const walk = (nodo: NodoJson): void => {
    const { type, attrs = {}, content = [] } = nodo;
    if (type === 'clausula' && typeof attrs.biblioteca === 'string')
      found.push({ id: String(attrs.id), idClausula: attrs.biblioteca, version: Number(attrs.version), nodo });
    content.forEach(walk);
  };
  walk(plantilla.contenido);
  return found;
}

/** The words of a clause by paragraphs, with the label of each answer between brackets. */
export function palabrasDe(nodos: readonly NodoJson[], nombrar: (ruta: string) => string): string[] {
  const lines: string[] = [''];
  const walk = ({ type, attrs = {}, text, content = [] }: NodoJson): void => {
    if (EN_LINEA_APARTE.has(type) && lines.at(-1) !== '') lines.push('');
    const said = text ?? (type === 'variable' ? `[${nombrar(String(attrs.ruta))}]` : '');
    const named = type === 'parcialTexto' || type === 'parcial' ? `[${String(attrs.nombre)}]` : said;
    lines[lines.length - 1] += named;
    content.forEach(walk);
  };
  nodos.forEach(walk);
  return lines.filter((line) => line.trim() !== '');
}

const EN_LINEA_APARTE = new Set(['paragraph', 'heading', 'listItem', 'tableRow', 'firma', 'rama', 'parcial']);

/** Whether a clause says other than a version of it. */
export function difiere(texto: Texto, leido: Leido, nodo: NodoJson, version: TextoDeClausula): boolean {
  if (!leido.entrevista) return false;
  const { titulo, contenido } = llevar(texto, leido.entrevista, nodo);
  return JSON.stringify([titulo, contenido]) !== JSON.stringify([version.titulo, version.contenido]);
}
