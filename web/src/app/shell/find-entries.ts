import type { Entry } from '../menu.ts';

/** Specification, section 9. */
const SUGGESTIONS = 10;

/** An entry with its translated name. */
export interface Named {
  readonly entry: Entry;
  readonly title: string;
  readonly group: string;
}

/**
 * The entries whose name or group holds every word of the text, whatever its accents and capitals: those whose name
 * begins with it first, then in the order of the menu. Ten at most; none for an empty text.
 */
export function findEntries(entries: readonly Named[], text: string): Named[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const start = words.join(' ');
  return entries
    .map((named) => ({ named, title: plain(named.title), all: plain(`${named.title} ${named.group}`) }))
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .map((found) => ({ ...found, rank: rankOf(found.title, start) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SUGGESTIONS)
    .map(({ named }) => named);
}

function rankOf(title: string, start: string): number {
  if (title.startsWith(start)) return 0;
  return title.includes(start) ? 1 : 2;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
