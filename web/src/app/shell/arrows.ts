import type { KeyboardEvent } from 'react';

const REACHED = 'a[href], button:not(:disabled)';

/** The arrows move between what `selector` finds in the element that hears the key. True when the key was one of these. */
export function moveByArrows(
  event: KeyboardEvent<HTMLElement>,
  axis: 'column' | 'row' = 'column',
  selector = REACHED,
): boolean {
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = places.indexOf(document.activeElement as HTMLElement);
  const to = placeAfter(event, axis, at, places.length);
  if (to === undefined || places.length === 0) return false;
  event.preventDefault();
  event.stopPropagation();
  places[(to + places.length) % places.length]?.focus();
  return true;
}

function placeAfter(event: KeyboardEvent<HTMLElement>, axis: 'column' | 'row', at: number, count: number) {
  const [next, previous] = axis === 'column' ? ['ArrowDown', 'ArrowUp'] : inlineArrows(event.currentTarget);
  if (event.key === next) return at + 1;
  if (event.key === previous) return at < 0 ? count - 1 : at - 1;
  // In a field these two move within its text.
  if (at < 0) return undefined;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : undefined;
}

/** The keys that go on and back along a line, by the direction of the text. */
export function inlineArrows(place: Element): readonly ['ArrowRight' | 'ArrowLeft', 'ArrowRight' | 'ArrowLeft'] {
  return getComputedStyle(place).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
}
