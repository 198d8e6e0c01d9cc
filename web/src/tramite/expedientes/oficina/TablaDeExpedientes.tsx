import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type OfficeList, withRows } from '../../../common/list/use-list-page.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { ListShape } from '../../../lib/list-state.ts';
import { ListView } from '../../../ui/table/ListView.tsx';
import type { Filter, RowsProps } from '../../../ui/table/table.ts';
import { useStableRows } from '../../../ui/table/use-stable-rows.ts';
import { Cambios } from './Cambios.tsx';

interface Fila {
  readonly idSolicitud: string;
}

interface Props<Row extends Fila, S extends ListShape> extends Pick<RowsProps<Row>, 'columns' | 'actionsOf'> {
  of: OfficeList<Row, S>;
  caption: string;
  filters: readonly Filter[];
  /** Address that a row opens under. */
  detalle: string;
  empty: ReactNode;
}

const keyOf = ({ idSolicitud }: Fila) => idSolicitud;

/** Table of the expedientes of a kind; its rows stay in place while the office works on them. */
export function TablaDeExpedientes<Row extends Fila, S extends ListShape>({ of, detalle, ...rest }: Props<Row, S>) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { list, page, exporting } = of;
  const question = page.isPlaceholderData ? '' : JSON.stringify(list.query);
  const stable = useStableRows(page.data?.data, keyOf, question);
  return (
    <div {...stable.around}>
      <ListView
        {...rest}
        list={list}
        page={withRows(page, stable.rows)}
        exporting={exporting}
        searchLabel={t('expediente.lista.buscar')}
        keyOf={keyOf}
        linkTo={({ idSolicitud }) => ({
          to: `${detalle}/${idSolicitud}`,
          state: { lista: `${pathname}${search}` },
        })}
      />
      <Cambios stable={stable} />
    </div>
  );
}
