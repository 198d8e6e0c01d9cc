import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef } from 'react';

interface Dragged {
  readonly id: string;
  readonly ids: readonly string[];
  readonly place: (id: string, index: number) => void;
}

/** The row around a handle is dragged by it, and takes others before or after it. */
export function useDragged(handle: RefObject<HTMLElement | null>, dragged: Dragged): void {
  const latest = useRef(dragged);
  latest.current = dragged;
  useEffect(() => {
    const row = handle.current?.closest<HTMLElement>('[data-item]');
    if (!handle.current || !row) return;
    const unmark = () => {
      delete row.dataset.drop;
    };
    return combine(
      draggable({
        element: row,
        dragHandle: handle.current,
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
  }, [handle]);
}

function sideOf(element: Element, y: number): 'antes' | 'despues' {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2 ? 'antes' : 'despues';
}
