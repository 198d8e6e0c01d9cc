import type { Editor } from '@tiptap/core';
import { lugarDe } from './donde.ts';

/** Commands of the toolbar of a minuta beyond those of every editor. */

/** Keeps the focus where it is, because the title is typed in the toolbar. */
export function cambiarTitulo(editor: Editor, titulo: string): void {
  editor.commands.updateAttributes('clausula', { titulo: titulo === '' ? null : titulo });
}

/** Selects the first place of a character and scrolls to it. */
export function irA(editor: Editor, caracter: string): void {
  const lugar = lugarDe(editor.state.doc, caracter);
  if (lugar) editor.chain().focus().setTextSelection(lugar).scrollIntoView().run();
}
