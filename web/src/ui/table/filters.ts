import type { ListShape } from '../../lib/list-state.ts';
import type { Filter } from './table.ts';

type Values = ListShape['filtros'][string];

/** A filter of known values names each; one whose values come from the server brings them; one without options is a date. */
type Words<V extends Values> = V extends readonly string[]
  ? Pick<Filter, 'label' | 'any'> & { readonly nameOf: (value: V[number]) => string }
  : Pick<Filter, 'label' | 'options'> & Partial<Pick<Filter, 'any'>>;

/** The words of each filter of a list, in the order in which they are shown; one that is undefined is not offered. */
export type FilterWords<S extends ListShape> = {
  readonly [F in keyof S['filtros']]: Words<S['filtros'][F]> | undefined;
};

export function filtersOf<S extends ListShape>({ filtros }: S, words: FilterWords<S>): Filter[] {
  return Object.entries<Loose | undefined>(words).flatMap(([name, said]) => {
    if (!said) return [];
    const { nameOf, ...filter } = said;
    const known = filtros[name];
    if (!nameOf || !Array.isArray(known)) return [{ any: '', ...filter, name }];
    return [{ any: '', ...filter, name, options: known.map((value) => ({ value, label: nameOf(value) })) }];
  });
}

interface Loose extends Pick<Filter, 'label' | 'options'> {
  readonly any?: string;
  readonly nameOf?: (value: string) => string;
}
