import { Extension, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListKeymap } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import { Plugin } from '@tiptap/pm/state';
import { Ordinales } from '../../../ui/editor/ordinales.ts';
import { Pegado } from '../../../ui/editor/pegado.ts';
import { Alineacion, Encabezado, ListaNumerada } from '../../../ui/editor/piezas.ts';
import { nodosDePlantilla, type Rotular } from '../texto/nodos.ts';

/** The schema of a template in the editor: what the engine reads, and a place for what it does not know. */
export function extensionesDePlantilla(rotular: Rotular): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    HardBreak,
    Bold,
    Italic,
    Underline,
    Strike,
    BulletList,
    ListaNumerada,
    ListKeymap,
    UndoRedo,
    Encabezado,
    Alineacion,
    Ordinales,
    Pegado,
    ClausulasDistintas,
    ...nodosDePlantilla(rotular),
  ];
}

/** A clause that was copied, cut in two or typed anew gets an id of its own: the engine refuses two alike. */
export const clausulasDistintas = new Plugin({
  appendTransaction: (transactions, _, { doc, tr }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const used = new Set<string>();
    const repeated: number[] = [];
    doc.descendants((node, pos) => {
      if (node.type.name !== 'clausula') return node.isBlock;
      const id: unknown = node.attrs.id;
      if (typeof id !== 'string' || used.has(id)) repeated.push(pos);
      else used.add(id);
      return true;
    });
    for (const pos of repeated) {
      const id = idDeClausula(used);
      used.add(id);
      tr.setNodeAttribute(pos, 'id', id);
    }
    return repeated.length > 0 ? tr : null;
  },
});

function idDeClausula(used: ReadonlySet<string>): string {
  let n = used.size + 1;
  while (used.has(`clausula${n}`)) n += 1;
  return `clausula${n}`;
}

const ClausulasDistintas = Extension.create({
  name: 'clausulasDistintas',
  addProseMirrorPlugins: () => [clausulasDistintas],
});
