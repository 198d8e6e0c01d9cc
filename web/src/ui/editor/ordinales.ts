import { encabezadoDeClausula, ordinal } from '@fedatario/document-engine';
import { Extension } from '@tiptap/core';
import type { Node as Nodo } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

interface Lugar {
  readonly pos: number;
  readonly texto: string;
}

const ULTIMO = 99;

/**
 * Shows the ordinal and title before each clause as printed. They are computed from its position and cannot be typed.
 */
export const Ordinales = Extension.create({
  name: 'ordinales',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) =>
          DecorationSet.create(
            doc,
            encabezados(doc).map(({ pos, texto }) => {
              const first = doc.nodeAt(pos + 1);
              const inside = first?.type.name === 'paragraph';
              const from = inside ? pos + 1 : pos;
              const size = (inside ? first : doc.nodeAt(pos))?.nodeSize ?? 0;
              return Decoration.node(from, from + size, { 'data-encabezado': texto });
            }),
          ),
      },
    }),
  ],
});

/**
 * Position and heading of each clause. Numbered in post-order, as the engine does: nested clauses come before the one
 * that holds them.
 */
export function encabezados(doc: Nodo): Lugar[] {
  const series: Record<string, number> = {};
  const found: Lugar[] = [];
  const walk = (node: Nodo, start: number): void => {
    node.forEach((child, offset) => {
      const pos = start + offset;
      walk(child, pos + 1);
      if (child.type.name !== 'clausula') return;
      const { serie: escrita, titulo } = child.attrs as { serie: string | null; titulo: string | null };
      const serie = escrita ?? 'clausula';
      const n = (series[serie] ?? 0) + 1;
      series[serie] = n;
      const name = ordinal(Math.min(n, ULTIMO), serie === 'punto' ? 'masculino' : 'femenino');
      found.push({ pos, texto: encabezadoDeClausula(name, titulo) });
    });
  };
  walk(doc, 0);
  return found;
}
