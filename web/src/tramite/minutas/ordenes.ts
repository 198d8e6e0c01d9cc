import type { Editor } from '@tiptap/core';
import { lugarDe } from './donde.ts';

/** Commands of the toolbar beyond those of the editor. */

export function estiloDe(editor: Editor): string {
  return String([1, 2, 3, 4].find((level) => editor.isActive('heading', { level })) ?? 0);
}

export function ponerEstilo(editor: Editor, level: number): void {
  const chain = editor.chain().focus();
  if (level === 0) chain.setNode('paragraph').run();
  else chain.setNode('heading', { level }).run();
}

export function esActiva(editor: Editor, textAlign: string): boolean {
  return editor.isActive({ textAlign });
}

export function alinear(editor: Editor, textAlign: 'center' | 'justify' | null): void {
  editor.chain().focus().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run();
}

/** Inserts an empty clause after the block at the cursor, in the same series as the others. */
export function nuevaClausula(editor: Editor): void {
  const { $from } = editor.state.selection;
  const at = $from.depth === 0 ? $from.pos : $from.after(1);
  let serie = 'clausula';
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'clausula') serie = node.attrs.serie;
  });
  const id = `c${crypto.randomUUID().replaceAll('-', '')}`;
  editor
    .chain()
    .focus()
    .insertContentAt(at, { type: 'clausula', attrs: { id, serie }, content: [{ type: 'paragraph' }] })
    .setTextSelection(at + 2)
    .run();
}

export function nuevaFirma(editor: Editor, text: string): void {
  const firma = { type: 'firma', attrs: { forma: 'firma' }, content: [{ type: 'text', text }] };
  const end = editor.state.doc.content.size;
  editor
    .chain()
    .focus()
    .insertContentAt(end, { type: 'firmas', content: [firma] })
    .run();
}

/** Keeps the focus where it is, because the title is typed in the toolbar. */
export function cambiarTitulo(editor: Editor, titulo: string): void {
  editor.commands.updateAttributes('clausula', { titulo: titulo === '' ? null : titulo });
}

/** Selects the first place of a character and scrolls to it. */
export function irA(editor: Editor, caracter: string): void {
  const lugar = lugarDe(editor.state.doc, caracter);
  if (lugar) editor.chain().focus().setTextSelection(lugar).scrollIntoView().run();
}
