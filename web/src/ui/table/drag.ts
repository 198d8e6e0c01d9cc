import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

export interface Dragged {
  readonly id: string;
  readonly ids: readonly string[];
  readonly place: (id: string, index: number) => void;
}

/** Makes a row draggable by its handle and a drop target for others. Returns a function that undoes it. */
export function dragRow(row: HTMLElement, handle: HTMLElement, latest: { readonly current: Dragged }): () => void {
  const unmark = () => {
    delete row.dataset.drop;
  };
  return combine(
    draggable({
      element: row,
      dragHandle: handle,
      getInitialData: () => ({ dragged: latest.current.id }),
      onDragStart: () => {
        row.dataset.dragging = '';
      },
      onDrop: () => {
        delete row.dataset.dragging;
      },
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data.dragged !== latest.current.id,
      getData: ({ input: { clientY }, element }) => ({ side: sideOf(element, clientY) }),
      onDrag: ({ self }) => {
        row.dataset.drop = String(self.data.side);
      },
      onDragLeave: unmark,
      onDrop: ({ source, self }) => {
        unmark();
        const { id, ids, place } = latest.current;
        const from = ids.indexOf(String(source.data.dragged));
        const to = ids.indexOf(id) + (self.data.side === 'antes' ? 0 : 1);
        if (from >= 0) place(String(source.data.dragged), from < to ? to - 1 : to);
      },
    }),
  );
}

function sideOf(element: Element, y: number): 'antes' | 'despues' {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2 ? 'antes' : 'despues';
}
