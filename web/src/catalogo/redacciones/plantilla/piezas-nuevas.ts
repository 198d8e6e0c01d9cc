import type { Editor } from '@tiptap/core';
import { Fragment, type Node as Nodo } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, type Transaction } from '@tiptap/pm/state';
import { isDeTexto } from './partes.ts';

/** Pieces put into a template beside words and variables: tables, references to clauses, shared texts. */

/** The clauses of a document with their title, in their order. */
export function clausulasDe(doc: Nodo): { id: string; titulo: string }[] {
  const found: { id: string; titulo: string }[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'clausula')
      found.push({ id: String(node.attrs.id), titulo: node.attrs.titulo ?? node.textContent.slice(0, 60) });
    return true;
  });
  return found;
}

/** Puts a piece at the cursor and selects it, so that its controls are at hand. */
function poner(editor: Editor, nodo: { type: string; attrs: object }): void {
  const { from } = editor.state.selection;
  editor.chain().focus().insertContent(nodo).run();
  const at = [from, from - 1, from + 1].find(
    (pos) => editor.state.doc.nodeAt(Math.max(0, pos))?.type.name === nodo.type,
  );
  if (at !== undefined) editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, at)));
}

export function ponerReferencia(editor: Editor): void {
  const [first] = clausulasDe(editor.state.doc);
  if (first) poner(editor, { type: 'referencia', attrs: { clausula: first.id } });
}

/** A shared text of words goes within a paragraph, and one of paragraphs between them. */
export function ponerParcial(
  editor: Editor,
  nombre: string,
  nodos: readonly unknown[],
  sujeto: string | undefined,
): void {
  const attrs = { nombre, ...(sujeto !== undefined && { sujeto }) };
  poner(editor, { type: isDeTexto(nodos) ? 'parcialTexto' : 'parcial', attrs });
}

export function ponerTabla(editor: Editor): void {
  const celda = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
  const fila = (type: string) => ({ type: 'tableRow', content: [celda(type), celda(type)] });
  editor
    .chain()
    .focus()
    .insertContent({ type: 'table', content: [fila('tableHeader'), fila('tableCell')] })
    .run();
}

export type CambioDeTabla = 'agregarFila' | 'quitarFila' | 'agregarColumna' | 'quitarColumna';

/** The table of a row with one more row or column, or one less; undefined where it would be left with none. */
export function cambiarTabla(
  { doc, tr, schema }: EditorState,
  fila: number,
  cambio: CambioDeTabla,
): Transaction | undefined {
  const $fila = doc.resolve(fila);
  const tabla = $fila.parent;
  const index = $fila.index();
  const vacia = (celda: Nodo) => celda.type.create(null, schema.nodes.paragraph?.create());
  const filas = hijosDe(tabla);
  const actual = filas[index];
  if (!actual || tabla.type.name !== 'table') return undefined;
  if (cambio === 'agregarFila') filas.splice(index + 1, 0, actual.type.create(null, hijosDe(actual).map(vacia)));
  if (cambio === 'quitarFila') filas.splice(index, 1);
  const deColumna = cambio === 'agregarColumna' || cambio === 'quitarColumna';
  const next = deColumna ? filas.map((one) => conColumna(one, cambio, vacia)) : filas;
  if (next.length === 0 || next.some(({ childCount }) => childCount === 0)) return undefined;
  const from = $fila.before();
  return tr.replaceWith(from, from + tabla.nodeSize, tabla.type.create(tabla.attrs, Fragment.fromArray(next)));
}

function conColumna(fila: Nodo, cambio: CambioDeTabla, vacia: (celda: Nodo) => Nodo): Nodo {
  const celdas = hijosDe(fila);
  const last = celdas.at(-1);
  if (cambio === 'agregarColumna') return fila.copy(Fragment.fromArray(last ? [...celdas, vacia(last)] : celdas));
  return fila.copy(Fragment.fromArray(celdas.slice(0, -1)));
}

function hijosDe(node: Nodo): Nodo[] {
  return Array.from({ length: node.childCount }, (_, i) => node.child(i));
}
