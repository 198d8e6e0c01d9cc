import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { sameOrder, still } from './calm.ts';

/**
 * A list that changes by itself, calm under the reader: while she points at a row or stands in one, the rows keep their places and only
 * their values are new; what else changed comes when she leaves, or asks for it. `question`: another one has other rows at once.
 */
export function useCalm<Row>(fresh: readonly Row[] | undefined, keyOf: (row: Row) => string, question: string) {
  const [held, setHeld] = useState(false);
  const stood = useRef<{ question: string; rows: readonly Row[] }>(undefined);
  const holds =
    held && fresh !== undefined && stood.current?.question === question && !sameOrder(fresh, stood.current.rows, keyOf);
  const rows = holds ? still(fresh, stood.current?.rows ?? [], keyOf) : fresh;
  if (rows) stood.current = { question, rows };
  const within = ({ target }: PointerEvent | FocusEvent) =>
    setHeld(target instanceof Element && target.closest('[data-item]') !== null);
  const leave = () => setHeld(false);
  return {
    rows,
    /** Rows came, went or moved, and are not shown yet. */
    waits: holds,
    show: leave,
    /** For the element around the rows. */
    around: { onPointerOver: within, onPointerLeave: leave, onFocus: within, onBlur: leave },
  };
}
