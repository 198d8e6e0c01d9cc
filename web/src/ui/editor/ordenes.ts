import type { Editor } from '@tiptap/core';

/** Commands of the toolbar that every editor of legal text has. */

/** The level of the heading at the cursor; 0 for a paragraph. */
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
  const series: (string | null)[] = [];
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'clausula') series.push(node.attrs.serie);
  });
  const serie = series.at(-1);
  const id = `c${crypto.randomUUID().replaceAll('-', '')}`;
  editor
    .chain()
    .focus()
    .insertContentAt(at, { type: 'clausula', attrs: serie ? { id, serie } : { id }, content: [{ type: 'paragraph' }] })
    .setTextSelection(at + 2)
    .run();
}

/** Adds a signature after the others, with the words that its name replaces selected. */
export function nuevaFirma(editor: Editor, text: string): void {
  const firma = { type: 'firma', attrs: { forma: 'firma' }, content: [{ type: 'text', text }] };
  const { doc } = editor.state;
  const end = doc.content.size;
  const isThere = doc.lastChild?.type.name === 'firmas';
  const at = isThere ? end - 1 : end;
  const from = isThere ? at + 1 : at + 2;
  editor
    .chain()
    .focus()
    .insertContentAt(at, isThere ? firma : { type: 'firmas', content: [firma] })
    .setTextSelection({ from, to: from + text.length })
    .scrollIntoView()
    .run();
}
