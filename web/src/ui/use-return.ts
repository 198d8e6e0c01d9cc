import { useEffect, useState } from 'react';

/** The keyboard goes back to where it was when this opened. */
export function useReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
