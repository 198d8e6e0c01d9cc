import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { turned } from '../../lib/turned.ts';
import css from './list.module.css';
import type { Column } from './table.ts';

interface Props {
  column: Pick<Column<never>, 'name' | 'label' | 'sortable' | 'numeric'>;
  orden: string;
  onOrder: (orden: string) => void;
}

/** The head of a column; one that sorts says how it does. */
export function Head({ column: { name, label, sortable = false, numeric }, orden, onOrder }: Props) {
  const way = waysOf(name)[orden];
  if (!sortable)
    return (
      <th scope="col" data-numeric={numeric}>
        {label}
      </th>
    );
  const Icon = way === undefined ? IconArrowsSort : way === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" data-numeric={numeric} aria-sort={way ?? 'none'}>
      <button type="button" className={css.sort} onClick={() => onOrder(turned(orden, name))}>
        {label}
        <Icon size={15} stroke={2} aria-hidden="true" />
      </button>
    </th>
  );
}

const waysOf = (name: string): Readonly<Record<string, 'ascending' | 'descending'>> => ({
  [name]: 'ascending',
  [`-${name}`]: 'descending',
});
