import type { Minuta as Texto } from '@fedatario/document-engine';
import type { Editor } from '@tiptap/core';
import type { Node as Nodo } from '@tiptap/pm/model';

/** Writes into the editor the places of the act as the server wrote them. The rest of the text, and its undo, stay as they are. */
export function ponerLugares(editor: Editor, { contenido }: Pick<Texto, 'contenido'>): void {
  const { tr } = editor.state;
  for (const { pos, nodo, texto } of porEscribir(editor.state.doc, contenido))
    tr.setNodeMarkup(pos, undefined, { ...nodo.attrs, texto }, nodo.marks);
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}

/** The places whose text differs from that of the server, with it. */
export function porEscribir(documento: Nodo, contenido: unknown) {
  const escritos = lugaresDe(contenido);
  const cambios: { pos: number; nodo: Nodo; texto: string | null }[] = [];
  documento.descendants((nodo, pos) => {
    if (nodo.type.name !== 'dato') return;
    const texto = escritos.get(claveDe(nodo.attrs as Lugar)) ?? null;
    if (texto !== nodo.attrs.texto) cambios.push({ pos, nodo, texto });
  });
  return cambios;
}

interface Lugar {
  readonly ruta: string;
  readonly como: unknown;
  readonly texto?: string | null;
}

/** Places that print the same answer in the same way say the same. */
function claveDe({ ruta, como }: Lugar): string {
  const dichos = Object.entries(como ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([ruta, dichos]);
}

function lugaresDe(contenido: unknown): Map<string, string> {
  const escritos = new Map<string, string>();
  JSON.stringify(contenido, (_, nodo: unknown) => {
    if (isDato(nodo) && nodo.attrs.texto) escritos.set(claveDe(nodo.attrs), nodo.attrs.texto);
    return nodo;
  });
  return escritos;
}

function isDato(nodo: unknown): nodo is { attrs: Lugar } {
  return typeof nodo === 'object' && nodo !== null && 'attrs' in nodo && 'type' in nodo && nodo.type === 'dato';
}

/** Positions of the blanks that must be written before the text is sent. */
export function espaciosDe(documento: Nodo): number[] {
  const found: number[] = [];
  documento.descendants((nodo, pos) => {
    const { name } = nodo.type;
    if (name === 'blanco' || (name === 'dato' && !nodo.attrs.texto && !nodo.attrs.alFirmar)) found.push(pos);
  });
  return found;
}

/** Selects the first blank after the cursor, or the first of all, so that typing replaces it. */
export function irAlEspacio(editor: Editor): void {
  const espacios = espaciosDe(editor.state.doc);
  const { from } = editor.state.selection;
  const pos = espacios.find((one) => one > from) ?? espacios[0];
  if (pos !== undefined) editor.chain().focus().setNodeSelection(pos).scrollIntoView().run();
}
