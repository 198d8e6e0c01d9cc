import { type RefObject, useLayoutEffect } from 'react';

/** Returns the focus to the control that was pressed once its work ends: the browser takes it from a button that is disabled meanwhile. */
export function useFocusKept(busy: boolean): void {
  useLayoutEffect(() => {
    if (!busy) return;
    // Read before the browser notices that the control is disabled.
    const pressed = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && pressed instanceof HTMLElement && pressed.isConnected) pressed.focus();
    };
  }, [busy]);
}

/** Leaves the focus at `place` when a pressed control goes with what it did, instead of at the top of the page. */
export function useFocusInstead(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
      });
    },
    [place],
  );
}
