import { useSyncExternalStore } from 'react';

/** Where the office has no room for its side menu nor for the columns of a list: the style sheets change at the same width. */
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
