import { useEffect, useRef, useState } from 'react';
import type { GroupId } from '../menu.ts';

/** Milliseconds that a group is pointed at before it opens, or left before it closes (specification, section 9). */
const DELAY = 150;

/** Which group of the menu stands open, one at a time. */
export function usePopups() {
  const [open, setOpen] = useState<GroupId>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    open,
    settle: (id: GroupId | undefined) => {
      clearTimeout(timer.current);
      setOpen(id);
    },
    soon: (id: GroupId | undefined) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(id), DELAY);
    },
  };
}

export type Popups = ReturnType<typeof usePopups>;
