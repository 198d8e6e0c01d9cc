import type { Conteo } from '@fedatario/contract/base';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../layout/layout.tsx';
import { Chips } from './Chips.tsx';
import { Day } from './Day.tsx';
import { ColumnsMenu, ExportMenu } from './menus.tsx';
import type { Column, Filter } from './table.ts';
import css from './toolbar.module.css';
import type { Exporting } from './use-export.ts';
import { type AnyList, useSearchBox } from './use-list.ts';

interface Props extends Conteo {
  list: AnyList;
  filters: readonly Filter[];
  searchLabel: string;
  exporting?: Exporting | undefined;
  narrow: boolean;
  /** Undefined for a view without columns, such as the board. */
  columns?: readonly Pick<Column<never>, 'name' | 'label'>[];
  /** The columns, of which the sortable ones are offered. */
  orderable?: readonly Pick<Column<never>, 'name' | 'label' | 'sortable'>[];
}

/** Search, filters and view options of a list, with the active filters as chips below. */
export function ListToolbar({ list, filters, searchLabel, exporting, narrow, columns, orderable, total, tope }: Props) {
  return (
    <>
      <Row gap={3} align="start" wrap className={css.toolbar}>
        <Search list={list} label={searchLabel} />
        {filters.map((filter) => (
          <Choice key={filter.name} list={list} filter={filter} />
        ))}
        {narrow && orderable && <Order list={list} orderable={orderable} />}
      </Row>
      <div className={css.found}>
        <Chips list={list} filters={filters} total={total} tope={tope} />
        <Row gap={2}>
          {!narrow && columns && <ColumnsMenu list={list} columns={columns} />}
          {exporting && <ExportMenu exporting={exporting} />}
        </Row>
      </div>
    </>
  );
}

function Choice({ list, filter: { name, label, any, options } }: { list: AnyList; filter: Filter }) {
  const t = useT();
  const value = list.filtros[name] ?? '';
  const error = name === 'hasta' && list.alReves && t('campo.periodoAlReves');
  if (!options) return <Day label={label} value={value} error={error} change={(dia) => list.change({ [name]: dia })} />;
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={[{ value: '', label: any }, ...options]}
      onChange={({ currentTarget }) => list.change({ [name]: currentTarget.value })}
    />
  );
}

/** Search field; `/` focuses it from anywhere on the page. */
function Search({ list, label }: { list: AnyList; label: string }) {
  const box = useRef<HTMLInputElement>(null);
  const { typed, setTyped } = useSearchBox(list);
  useEffect(() => {
    const come = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', come);
    return () => document.removeEventListener('keydown', come);
  }, []);
  return (
    <TextInput
      ref={box}
      className={css.search}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}

/** Cards have no column headers, so the order is chosen here. */
function Order({ list, orderable }: Pick<Props, 'list'> & Required<Pick<Props, 'orderable'>>) {
  const t = useT();
  const ways = orderable
    .filter(({ sortable }) => sortable)
    .flatMap(({ name, label }) => [
      { value: name, label: t('lista.haciaArriba', { columna: label }) },
      { value: `-${name}`, label: t('lista.haciaAbajo', { columna: label }) },
    ]);
  return (
    <NativeSelect
      className={css.order}
      aria-label={t('lista.ordenar')}
      value={list.orden}
      data={ways}
      onChange={({ currentTarget }) => list.change({ orden: currentTarget.value })}
    />
  );
}
