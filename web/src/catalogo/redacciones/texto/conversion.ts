import { Fragment, type Mark, type NodeType, type Node as Nodo, type Schema } from '@tiptap/pm/model';
import { ATRIBUTOS } from './nodos.ts';

/** A node of a template as JSON, with what the author wrote and nothing else. */
export interface NodoJson {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly NodoJson[];
  readonly text?: string;
  readonly marks?: readonly { readonly type: string }[];
}

/** The header and the foot of the pages, and some shared texts, are one run of text; the rest are blocks. */
export type Clase = 'bloques' | 'texto';

const CLAVES = ['type', 'attrs', 'content', 'text', 'marks'];

/** A part of a template as a document of the editor. Nothing is lost: a node that the editor does not know stays as it is written. */
export function alEditor(schema: Schema, nodos: readonly NodoJson[], clase: Clase): Nodo {
  const { doc, paragraph } = schema.nodes;
  if (!doc || !paragraph) throw new Error('The schema has no document.');
  if (clase === 'texto') return doc.create(null, paragraph.create(null, hijos(nodos, paragraph)));
  const content = hijos(nodos, doc);
  return doc.create(null, content === undefined || content.childCount === 0 ? paragraph.create() : content);
}

/** The same part as the template writes it. */
export function delEditor(doc: Nodo, clase: Clase): NodoJson[] {
  if (clase === 'bloques') return jsonDe(doc).content?.slice() ?? [];
  const lines: NodoJson[][] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    lines.push(jsonDe(node).content?.slice() ?? []);
    return false;
  });
  return lines.flatMap((line, i) => (i === 0 ? line : [{ type: 'hardBreak' }, ...line]));
}

/** The content of a node of that type, or undefined where something in it neither fits nor can be kept apart. */
function hijos(nodos: readonly NodoJson[], parent: NodeType): Fragment | undefined {
  const made: Nodo[] = [];
  for (const json of nodos) {
    if (json.type === 'text' && json.text === '') continue;
    const node = fitting(nodoDe(json, parent.schema), parent) ?? apartado(json, parent);
    if (node === undefined) return undefined;
    made.push(node);
  }
  return Fragment.fromArray(made);
}

function fitting(node: Nodo | undefined, parent: NodeType): Nodo | undefined {
  return node && parent.contentMatch.matchType(node.type) ? node : undefined;
}

/** A node kept as it is written, where the content of its parent allows one. */
function apartado(json: NodoJson, parent: NodeType): Nodo | undefined {
  const { ajeno, ajenoTexto } = parent.schema.nodes;
  return fitting(ajeno?.create({ json }), parent) ?? fitting(ajenoTexto?.create({ json }), parent);
}

/** The node of the editor that says all that the JSON says, or undefined where it cannot. */
function nodoDe(json: NodoJson, schema: Schema): Nodo | undefined {
  const type = schema.nodes[json.type];
  const marks = (json.marks ?? []).map((mark) => marcaDe(mark, schema));
  if (!type || json.type.startsWith('ajeno') || !isWhole(json) || marks.includes(undefined)) return undefined;
  if (json.type === 'text') return schema.text(json.text ?? '', marks as Mark[]);
  const content = hijos(json.content ?? [], type);
  if (content === undefined || !type.validContent(content)) return undefined;
  return type.create(json.attrs ?? null, content, marks as Mark[]);
}

/** Whether the editor has a place for everything that is written in the node itself. */
function isWhole({ type, attrs = {}, ...rest }: NodoJson): boolean {
  const known = ATRIBUTOS[type] ?? [];
  const written = Object.entries(attrs).filter(([, value]) => value !== null && value !== undefined);
  const others = Object.keys(rest).filter((key) => !CLAVES.includes(key));
  return others.length === 0 && written.every(([name]) => known.includes(name));
}

function marcaDe({ type, ...rest }: { readonly type: string }, schema: Schema): Mark | undefined {
  return Object.keys(rest).length > 0 ? undefined : schema.marks[type]?.create();
}

function jsonDe(node: Nodo): NodoJson {
  const { name } = node.type;
  if (name === 'ajeno' || name === 'ajenoTexto') return node.attrs.json;
  const attrs = (ATRIBUTOS[name] ?? []).flatMap((attr) => {
    const value: unknown = node.attrs[attr];
    return value === null || value === undefined ? [] : [[attr, value] as const];
  });
  const content: NodoJson[] = [];
  node.forEach((child) => {
    content.push(jsonDe(child));
  });
  return {
    type: name,
    ...(attrs.length > 0 && { attrs: Object.fromEntries(attrs) }),
    ...(content.length > 0 && { content }),
    ...(node.isText && { text: node.text ?? '' }),
    ...(node.marks.length > 0 && { marks: node.marks.map(({ type }) => ({ type: type.name })) }),
  };
}
