import { useEffect, useRef, useState } from 'react';
import type { GroupId } from '../menu.ts';

/** Milliseconds of hover before a group opens, or after it before it closes (specification, section 9). */
const DELAY = 150;

/** Which popup of the menu is open; at most one is. */
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
