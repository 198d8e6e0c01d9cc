import type { KeyboardEvent } from 'react';

const REACHED = 'a[href], button:not(:disabled)';

/**
 * Moves the focus with the arrow keys among the elements that match `selector` inside the listening element. True when
 * the key was used.
 */
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
  // Home and End keep their meaning within a text field.
  if (at < 0) return undefined;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : undefined;
}

/** The arrow keys for forward and backward in the text direction of the element. */
export function inlineArrows(place: Element): readonly ['ArrowRight' | 'ArrowLeft', 'ArrowRight' | 'ArrowLeft'] {
  return getComputedStyle(place).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
}
