/** A field with different values in the form and in the current row. */
export interface Difference<V> {
  readonly field: keyof V & string;
  readonly mine: string;
  readonly current: string;
  /** The proposed side: the form's value if it was edited, else the saved one. */
  readonly keep: 'mine' | 'current';
}

/** Compares the loaded row, the form and the saved row, field by field. */
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

/** The current row with the chosen fields of the form. */
export function merged<V extends object>(mine: V, current: V, keep: Readonly<Record<string, 'mine' | 'current'>>): V {
  const chosen = Object.entries(keep).filter(([, side]) => side === 'mine');
  return { ...current, ...Object.fromEntries(chosen.map(([field]) => [field, mine[field as keyof V]])) };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
