import type { Named } from './find-entries.ts';

/** As many as a toolbar holds beside its tools. */
export const SHORTCUTS = 8;

/** The list with one more, or without it if it was there (specification, section 4). */
export function toggled(shortcuts: string, id: string): string {
  const ids = shortcuts.split(',').filter(Boolean);
  return (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]).join(',');
}

/** The entries that are starred, as they were starred; what the person does not see in the menu is not there. */
export function starred(entries: readonly Named[], shortcuts: readonly string[]): Named[] {
  return shortcuts.flatMap((id) => entries.filter(({ entry }) => entry.id === id));
}
