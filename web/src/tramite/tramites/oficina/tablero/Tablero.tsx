import type { Conteo } from '@fedatario/contract/base';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '#calls';
import { Failure } from '../../../../common/Failure.tsx';
import { useT } from '../../../../i18n/i18n.ts';
import { reading } from '../../../../lib/api.ts';
import type { ApiError } from '../../../../lib/api-error.ts';
import { useLive } from '../../../../lib/use-live.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { ListToolbar } from '../../../../ui/table/ListToolbar.tsx';
import type { Filter } from '../../../../ui/table/table.ts';
import type { Exporting } from '../../../../ui/table/use-export.ts';
import type { AnyList } from '../../../../ui/table/use-list.ts';
import { useStableRows } from '../../../../ui/table/use-stable-rows.ts';
import { Cambios } from '../../../expedientes/oficina/Cambios.tsx';
import { Columna, type DeTablero } from './Columna.tsx';
import { walk } from './caminar.ts';
import { repartir } from './repartir.ts';
import css from './tablero.module.css';

interface Props {
  list: AnyList;
  fija: { estado?: string; idNotario?: string };
  filters: readonly Filter[];
  exporting: Exporting;
}

/**
 * Board of trámites by state, for reading and opening. A trámite is moved in its detail, which states the consequences.
 */
export function Tablero({ list, fija, filters, exporting }: Props) {
  const t = useT();
  const { orden: _, ...query } = { ...list.whole, ...fija };
  const input = { query: query };
  const { data, error, refetch, isPlaceholderData } = useQuery<readonly DeTablero[], ApiError>({
    ...reading(calls.asignaciones.board, input),
    enabled: !list.alReves,
    placeholderData: keepPreviousData,
  });
  useLive(['tramites', 'mensajes'], [calls.asignaciones.board]);
  const stable = useStableRows(data, keyOf, isPlaceholderData ? '' : JSON.stringify(query));
  const rows = list.alReves ? undefined : stable.rows;
  const esperando = !rows && !list.alReves;
  return (
    <section aria-label={t('tablero.titulo')} aria-busy={esperando || (rows && isPlaceholderData)} {...stable.around}>
      <ListToolbar
        list={list}
        filters={filters}
        exporting={list.alReves ? undefined : exporting}
        {...(rows && suma(rows))}
        searchLabel={t('expediente.lista.buscar')}
        narrow={false}
      />
      {error && !data && <Failure error={error} retry={refetch} />}
      {!error && esperando && <Skeleton pieces={[320]} label={t('comun.cargando')} />}
      <p className="visualmente-oculto" id="tablero-ayuda">
        {t('tablero.ayuda')}
      </p>
      {rows && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from link to link; each is a link without them.
        <div className={css.board} data-stale={isPlaceholderData} onKeyDown={walk}>
          <Columnas columnas={rows} fija={fija} />
        </div>
      )}
      <Cambios stable={stable} />
    </section>
  );
}

/** Columns with cards stand side by side; empty ones follow as a line each. */
function Columnas({ columnas, fija }: { columnas: readonly DeTablero[] } & Pick<Props, 'fija'>) {
  const { conTramites, vacias } = repartir(columnas);
  const draw = (columna: DeTablero) => <Columna key={columna.estado} columna={columna} fija={fija} />;
  return (
    <>
      {conTramites.map(draw)}
      {vacias.length > 0 && <div className={css.vacias}>{vacias.map(draw)}</div>}
    </>
  );
}

/** Total of all columns; a lower bound when a column has more than were counted. */
function suma(columnas: readonly DeTablero[]): Conteo {
  const contados = columnas.reduce((sum, { total, tope }) => sum + Math.min(total, tope), 0);
  const hayMas = columnas.some(({ total, tope }) => total > tope);
  return hayMas ? { total: contados + 1, tope: contados } : { total: contados };
}

/** The key of a column changes with its cards. */
function keyOf({ estado, tramites }: DeTablero): string {
  return [estado, ...tramites.map(({ idSolicitud }) => idSolicitud)].join(' ');
}
