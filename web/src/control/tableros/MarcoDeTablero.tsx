import type { Endpoint, Input, Light, Response as ResponseOf } from '@fedatario/contract/base';
import type { PeriodoElegido } from '@fedatario/contract/control';
import type { ReactNode } from 'react';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { hoy } from '../../lib/escribir.ts';
import { estaAlReves } from '../../lib/list-state.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Periodo } from '../reportes/Periodo.tsx';
import { periodoComparado, queryOf, usePeriodo } from '../reportes/periodo.ts';
import css from './tableros.module.css';

interface Props<E extends Endpoint> {
  titulo: string;
  detalle: string;
  llamada: Light<E>;
  /** The call takes both periods and answers them together; otherwise it is made again for the other one. */
  junto?: boolean;
  children: (tablero: ResponseOf<E>, mirada: Mirada<ResponseOf<E>>) => ReactNode;
}

/** The period of a dashboard, and the same dashboard of the period that it is compared with, once it is there. */
export interface Mirada<Tablero> {
  readonly periodo: PeriodoElegido;
  readonly antes: Tablero | undefined;
}

/** A dashboard: its period, its comparison and what it shows of both. `llamada` takes a period. */
export function MarcoDeTablero<E extends Endpoint>({ titulo, detalle, llamada, junto = false, children }: Props<E>) {
  const t = useT();
  const { periodo, comparacion, change, comparar } = usePeriodo();
  const alReves = estaAlReves({ ...periodo });
  const otro = comparacion && periodoComparado(periodo, comparacion, hoy());
  const query = { ...queryOf(periodo), ...(junto && otro && { antesDesde: otro.desde, antesHasta: otro.hasta }) };
  const { data, error, refetch } = useCall(llamada, { query } as Input<E>, { enabled: !alReves, fresh: true });
  const deAntes = useCall(llamada, { query: otro && queryOf(otro) } as Input<E>, {
    enabled: !junto && otro !== undefined && data !== undefined,
    fresh: true,
  });
  return (
    <>
      <Titulo pantalla={titulo} />
      <PageHead title={titulo} text={detalle} />
      <Periodo periodo={periodo} onChange={change} comparacion={{ de: comparacion, onChange: comparar }} />
      {error && !data && <Failure error={error} retry={refetch} heading="h2" />}
      {!data && !error && !alReves && <Skeleton pieces={[96, 240, 240]} label={t('comun.cargando')} />}
      {data && <Grid gap={8}>{children(data, { periodo, antes: otro && deAntes.data })}</Grid>}
    </>
  );
}

/** A part of a dashboard, or the sentence that says that there is nothing of it. */
export function Parte({ titulo, detalle, vacia, children }: ParteProps) {
  return (
    <div className={css.parte}>
      <h2>{titulo}</h2>
      {detalle && <p className={css.detalle}>{detalle}</p>}
      {vacia === undefined ? children : <p className={css.nada}>{vacia}</p>}
    </div>
  );
}

interface ParteProps {
  titulo: string;
  detalle?: string;
  vacia?: string | undefined;
  children: ReactNode;
}

/** The same figures as a chart, as a table one press away. */
export function ComoTabla({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <details className={css.tabla}>
      <summary>{t('tableros.comoTabla')}</summary>
      {children}
    </details>
  );
}
