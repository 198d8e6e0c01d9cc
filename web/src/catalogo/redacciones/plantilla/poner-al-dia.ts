import type { Node as Nodo } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

interface Vista {
  readonly state: { readonly doc: Nodo; readonly tr: Transaction };
  readonly dispatch: (tr: Transaction) => void;
}

/**
 * Replaces the part of the editor's document that differs from another one. The cursor stays where the person is writing, so
 * that what another person wrote does not take the next keys away. The change is not told as one of this editor.
 */
export function ponerAlDia({ state, dispatch }: Vista, despues: Nodo): void {
  const desde = state.doc.content.findDiffStart(despues.content);
  const hasta = state.doc.content.findDiffEnd(despues.content);
  if (desde === null || hasta === null) return;
  // In «aa» and «aaa» the equal start and the equal end overlap.
  const sobra = Math.max(0, desde - Math.min(hasta.a, hasta.b));
  const tr = state.tr.replace(desde, hasta.a + sobra, despues.slice(desde, hasta.b + sobra));
  const exacto = tr.doc.eq(despues) ? tr : state.tr.replaceWith(0, state.doc.content.size, despues.content);
  dispatch(exacto.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}
