/** A field that says one thing in the form and another in the row as it is now. */
export interface Difference<V> {
  readonly field: keyof V & string;
  readonly mine: string;
  readonly current: string;
  /** What is proposed: mine where I changed it, else what is saved now. */
  readonly keep: 'mine' | 'current';
}

/** Compares what was loaded, what the form says and what is saved now, field by field. */
export function differences<V extends object>(base: V, mine: V, current: V): Difference<V>[] {
  const fields = Object.keys(mine) as (keyof V & string)[];
  return fields
    .filter((field) => field !== 'revision' && textOf(mine[field]) !== textOf(current[field]))
    .map((field) => ({
      field,
      mine: textOf(mine[field]),
      current: textOf(current[field]),
      keep: textOf(mine[field]) === textOf(base[field]) ? 'current' : 'mine',
    }));
}

/** The row as it is now, with the fields of mine that were chosen. */
export function merged<V extends object>(mine: V, current: V, keep: Readonly<Record<string, 'mine' | 'current'>>): V {
  const chosen = Object.entries(keep).filter(([, side]) => side === 'mine');
  return { ...current, ...Object.fromEntries(chosen.map(([field]) => [field, mine[field as keyof V]])) };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
