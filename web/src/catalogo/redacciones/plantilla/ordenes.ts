import type { Editor } from '@tiptap/core';
import { Fragment, type Node as Nodo } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** A node with its position, in the editor of a template. */
export interface Pieza {
  readonly pos: number;
  readonly nodo: Nodo;
}

const CON_FORMA = [
  'variable',
  'referencia',
  'parcial',
  'parcialTexto',
  'rama',
  'ramaTexto',
  'repetir',
  'repetirTexto',
  'clausula',
  'firma',
  'tableRow',
  'listItem',
];

/** The pieces that have something to choose, at the cursor: the one selected or the innermost first. */
export function piezasEn({ selection }: EditorState): readonly Pieza[] {
  const { $from } = selection;
  const around: Pieza[] = [];
  for (let depth = $from.depth; depth > 0; depth -= 1)
    around.push({ pos: $from.before(depth), nodo: $from.node(depth) });
  const picked = selection instanceof NodeSelection ? [{ pos: selection.from, nodo: selection.node }] : [];
  return [...picked, ...around].filter(({ nodo }) => CON_FORMA.includes(nodo.type.name));
}

export function ponerAtributos(editor: Editor, { pos }: Pieza, attrs: Readonly<Record<string, unknown>>): void {
  editor.commands.command(({ tr }) => {
    for (const [name, value] of Object.entries(attrs))
      tr.setNodeAttribute(pos, name, value === '' ? null : (value ?? null));
    return true;
  });
}

/** Focuses the text at once: a focus given from outside while one types would put the cursor at its start. */
export function insertarVariable(editor: Editor, ruta: string, formato: string): void {
  const attrs = { ruta, ...(formato !== '' && { formato }) };
  editor.view.focus();
  editor.chain().focus().insertContent({ type: 'variable', attrs }).run();
}

/** The nodes to put around a selection, from the outside: around a text within a paragraph, and around whole blocks. */
interface Envoltura {
  readonly texto: readonly { readonly tipo: string; readonly attrs?: object }[];
  readonly bloques: readonly { readonly tipo: string; readonly attrs?: object }[];
}

export const CONDICIONAL: Envoltura = {
  texto: [{ tipo: 'condicionalTexto' }, { tipo: 'ramaTexto' }],
  bloques: [{ tipo: 'condicional' }, { tipo: 'rama' }],
};

export function repeticion(lista: string): Envoltura {
  const attrs = { lista, como: 'uno' };
  return {
    texto: [{ tipo: 'repetirTexto', attrs: { ...attrs, separador: ', ', ultimo: ' y ' } }],
    bloques: [{ tipo: 'repetir', attrs }],
  };
}

/** Puts the selection inside a condition or a repetition; undefined where it does not fit. */
export function envolver(
  { selection, schema, tr }: EditorState,
  { texto, bloques }: Envoltura,
): Transaction | undefined {
  const { $from, $to, empty } = selection;
  if (!empty && $from.sameParent($to) && $from.parent.inlineContent) {
    const content = $from.parent.content.cut($from.parentOffset, $to.parentOffset);
    const node = dentro(schema.nodes, texto, content);
    return node && $from.parent.canReplaceWith($from.index(), $to.indexAfter(), node.type)
      ? conCursorDentro(tr.replaceWith(selection.from, selection.to, node), selection.from + texto.length)
      : undefined;
  }
  const range = $from.blockRange(
    $to,
    (node) => node.type.contentMatch.matchType(schema.nodes[bloques[0]?.tipo ?? ''] as never) !== null,
  );
  if (!range) return undefined;
  const content = Fragment.fromArray(
    Array.from({ length: range.endIndex - range.startIndex }, (_, i) => range.parent.child(range.startIndex + i)),
  );
  const node = dentro(schema.nodes, bloques, content);
  return node && range.parent.canReplaceWith(range.startIndex, range.endIndex, node.type)
    ? conCursorDentro(tr.replaceWith(range.start, range.end, node), range.start + bloques.length)
    : undefined;
}

/** The new piece is the one at hand. */
function conCursorDentro(tr: Transaction, pos: number): Transaction {
  return tr.setSelection(TextSelection.near(tr.doc.resolve(pos)));
}

function dentro(
  nodes: EditorState['schema']['nodes'],
  envoltura: Envoltura['texto'],
  content: Fragment,
): Nodo | undefined {
  let inside: Fragment = content;
  for (const { tipo, attrs } of envoltura.toReversed()) {
    const type = nodes[tipo];
    if (!type?.validContent(inside)) return undefined;
    inside = Fragment.from(type.create(attrs ?? null, inside));
  }
  return inside.firstChild ?? undefined;
}

/** Takes a block away and leaves its text; of a condition, that of the branch at hand. */
export function desenvolver({ doc, tr }: EditorState, { pos, nodo }: Pieza): Transaction | undefined {
  const $pos = doc.resolve(pos);
  const isRama = nodo.type.name === 'rama' || nodo.type.name === 'ramaTexto';
  const [from, to] = isRama ? [$pos.before(), $pos.after()] : [pos, pos + nodo.nodeSize];
  const $from = doc.resolve(from);
  const fits = $from.parent.canReplace($from.index(), $from.index() + 1, nodo.content);
  return fits ? tr.replaceWith(from, to, nodo.content) : undefined;
}

/** A branch without a condition after the one at hand: what is written otherwise. */
export function otraRama({ schema, tr }: EditorState, { pos, nodo }: Pieza): Transaction | undefined {
  const text = schema.text('…');
  const isTexto = nodo.type.name === 'ramaTexto';
  const content = isTexto ? text : schema.nodes.paragraph?.create(null, text);
  const rama = content && nodo.type.create(null, content);
  if (!rama) return undefined;
  const at = pos + nodo.nodeSize;
  const made = tr.insert(at, rama);
  return made.setSelection(TextSelection.near(made.doc.resolve(at + 1)));
}

export function aplicar(editor: Editor, make: (state: EditorState) => Transaction | undefined): boolean {
  const made = make(editor.state);
  if (made) editor.view.dispatch(made.scrollIntoView());
  editor.commands.focus();
  return made !== undefined;
}
