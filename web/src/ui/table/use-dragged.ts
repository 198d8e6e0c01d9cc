import { type RefObject, useEffect, useRef } from 'react';
import type { Dragged } from './drag.ts';

/** Makes the row around a handle draggable. The drag code loads after the screen; keys and menu work before. */
export function useDragged(handle: RefObject<HTMLElement | null>, dragged: Dragged): void {
  const latest = useRef(dragged);
  latest.current = dragged;
  useEffect(() => {
    const grip = handle.current;
    const row = grip?.closest<HTMLElement>('[data-item]');
    if (!grip || !row) return;
    let gone = false;
    let end = () => {
      gone = true;
    };
    import('./drag.ts').then(
      ({ dragRow }) => {
        if (!gone) end = dragRow(row, grip, latest);
      },
      () => undefined,
    );
    return () => end();
  }, [handle]);
}
