import type { Conteo } from '@fedatario/contract/base';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { Notice } from '../form/Notice.tsx';
import { PlainButton } from '../PlainButton.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { NARROW, useMedia } from '../use-media.ts';
import { Cards } from './Cards.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import css from './list.module.css';
import { Pager } from './Pager.tsx';
import { Table } from './Table.tsx';
import table from './table.module.css';
import type { Filter, RowsProps } from './table.ts';
import type { Exporting } from './use-export.ts';
import type { AnyList } from './use-list.ts';

interface Props<Row> extends Omit<RowsProps<Row>, 'rows'> {
  caption: string;
  list: AnyList;
  /** Result of `usePage`. */
  page: {
    data: ({ data: readonly Row[]; siguiente: string | null } & Conteo) | undefined;
    error: ApiError | null;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  filters: readonly Filter[];
  searchLabel: string;
  exporting?: Exporting | undefined;
  /** Shown when the list has no rows yet. */
  empty: ReactNode;
}

/**
 * A list of the back office: search, filters, order, columns, pages and export, with loading, empty and failed states.
 */
export function ListView<Row>({ list, page, filters, searchLabel, exporting, empty, ...rows }: Props<Row>) {
  const narrow = useMedia(NARROW);
  const { alReves } = list;
  const { data, error, waits, busy } = shownOf(page, alReves);
  const orderable = [...(rows.lead ? [rows.lead] : []), ...rows.columns];
  const seen = rows.columns.filter(({ name }, index) => index === 0 || !list.ocultas.includes(name));
  const untouched = data?.data.length === 0 && !list.filtrada && list.cursor === undefined;
  if (untouched && !error) return empty;
  return (
    <section aria-label={rows.caption} aria-busy={busy}>
      <ListToolbar
        list={list}
        filters={filters}
        searchLabel={searchLabel}
        exporting={alReves ? undefined : exporting}
        narrow={narrow}
        orderable={orderable}
        columns={rows.columns}
        total={data?.total}
        tope={data?.tope}
      />
      {error && <ListFailure error={error} retry={page.refetch} reset={() => list.change({ cursor: undefined })} />}
      {waits && <Waiting />}
      {!error && data?.data.length === 0 && <Nothing list={list} />}
      {!error && data && data.data.length > 0 && (
        <div className={table.body} data-stale={page.isPlaceholderData}>
          {narrow ? (
            <Cards {...rows} columns={seen} rows={data.data} />
          ) : (
            <Table
              {...rows}
              columns={seen}
              rows={data.data}
              orden={list.orden}
              onOrder={(orden) => list.change({ orden })}
            />
          )}
          <Pager list={list} siguiente={data.siguiente} />
        </div>
      )}
    </section>
  );
}

/** Nothing of what is loaded belongs to a period that is the wrong way round. */
function shownOf<Row>({ data, error, isPlaceholderData }: Props<Row>['page'], alReves: boolean) {
  if (alReves) return { data: undefined, error: null, waits: false, busy: false };
  const waits = !data && !error;
  return { data, error, waits, busy: waits || isPlaceholderData };
}

function Waiting() {
  const t = useT();
  return (
    <div className={css.waiting}>
      <Skeleton pieces={[36, 44, 44, 44, 44, 44, 44]} label={t('comun.cargando')} />
    </div>
  );
}

function Nothing({ list }: { list: AnyList }) {
  const t = useT();
  return (
    <div className={css.nothing} role="status">
      <p>{t('lista.nada')}</p>
      <PlainButton kind="quiet" onClick={list.clear}>
        {t('lista.quitarFiltros')}
      </PlainButton>
    </div>
  );
}

interface FailureProps {
  error: ApiError;
  retry: () => unknown;
  reset: () => void;
}

/** An invalid page resets the list; any other error can be retried. */
function ListFailure({ error, retry, reset }: FailureProps) {
  const t = useT();
  const stale = error.codigo === 'datos-invalidos';
  return (
    <Notice tone="error">
      <p>{t(stale ? 'lista.direccionVieja' : `error.${error.codigo}`, error.params)}</p>
      {error.idPeticion && <p>{t('comun.fallo.referencia', { id: error.idPeticion })}</p>}
      <PlainButton kind="quiet" onClick={() => void (stale ? reset() : retry())}>
        {t(stale ? 'lista.alPrincipio' : 'comun.reintentar')}
      </PlainButton>
    </Notice>
  );
}
