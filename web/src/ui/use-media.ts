import { useSyncExternalStore } from 'react';

/** Widths without room for the side menu of the office or the columns of a list. The style sheets change at the same width. */
export const NARROW = '(max-width: 1023px)';

/** Whether the media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
