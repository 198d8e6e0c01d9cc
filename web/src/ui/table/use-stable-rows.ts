import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { inOldOrder, sameOrder } from './stable-rows.ts';

/**
 * A live list that stays stable under the reader: while a row is pointed at or focused, the rows keep their places and
 * only their values change. Other changes appear when the reader leaves or asks for them; the notice of them, marked
 * `data-cambios`, may come up under the pointer and is no leaving. `question`: key of the query; another query shows its
 * rows at once.
 */
export function useStableRows<Row>(fresh: readonly Row[] | undefined, keyOf: (row: Row) => string, question: string) {
  const [held, setHeld] = useState(false);
  const stood = useRef<{ question: string; rows: readonly Row[] }>(undefined);
  const holds =
    held && fresh !== undefined && stood.current?.question === question && !sameOrder(fresh, stood.current.rows, keyOf);
  const rows = holds ? inOldOrder(fresh, stood.current?.rows ?? [], keyOf) : fresh;
  if (rows) stood.current = { question, rows };
  const within = ({ target }: PointerEvent | FocusEvent) => {
    if (!isIn('[data-cambios]', target)) setHeld(isIn('[data-item]', target));
  };
  const leave = () => setHeld(false);
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (!isIn('[data-cambios]', relatedTarget)) leave();
  };
  return {
    rows,
    /** Whether changes of the rows are held back. */
    waits: holds,
    show: leave,
    /** Event handlers for the element around the rows. */
    around: { onPointerOver: within, onPointerLeave: leave, onFocus: within, onBlur: blur },
  };
}

function isIn(selector: string, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
