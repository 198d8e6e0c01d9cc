import type { Named } from './find-entries.ts';

/** The number that fits in the toolbar beside its tools. */
export const SHORTCUTS = 8;

/** Adds the entry to the list, or removes it if it was there (specification, section 4). */
export function toggled(shortcuts: string, id: string): string {
  const ids = shortcuts.split(',').filter(Boolean);
  return (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]).join(',');
}

/**
 * The starred entries in the order in which they were starred, without those that the menu does not show to this role.
 */
export function starred(entries: readonly Named[], shortcuts: readonly string[]): Named[] {
  return shortcuts.flatMap((id) => entries.filter(({ entry }) => entry.id === id));
}
