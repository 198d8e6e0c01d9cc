import { useEffect, useState } from 'react';

/** Returns the focus to where it was when this was opened. */
export function useReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
