import type { ComprobanteEnEspera } from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall, usePages } from '../../lib/api.ts';
import { dinero, fechaHora } from '../../lib/format.ts';
import { useCambio } from '../../lib/live.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePanel } from '../../ui/use-panel.ts';
import css from './comprobantes.module.css';

/** Loaded when the first receipt is opened. */
const Revision = lazy(async () => ({ default: (await import('./RevisionDeComprobante.tsx')).RevisionDeComprobante }));

/** Transfers to be reviewed, above the list of sales; hidden when there are none. */
export function PorRevisar() {
  const t = useT();
  const id = useId();
  const panel = usePanel('comprobante');
  const list = usePages(calls.comprobantes.list, { query: { estado: 'enRevision' } });
  // Each receipt sends the office a notification, so that event refreshes the list.
  useCambio('notificaciones', () => void list.refetch());
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const open = rows.find(({ idComprobante }) => idComprobante === panel.open);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.waiting}>
      <h2 id={id}>{t('comprobantes.porRevisar.titulo')}</h2>
      <p>{t('comprobantes.porRevisar.texto')}</p>
      <ul>
        {rows.map((row) => (
          <Renglon key={row.idComprobante} row={row} to={panel.linkTo(row.idComprobante)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="subtle" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('comprobantes.porRevisar.mas')}
        </Button>
      )}
      {open && (
        <Drawer
          title={t('comprobantes.revision.titulo', { referencia: open.factura.referencia })}
          close={t('comun.cerrar')}
          onClose={panel.close}
        >
          <Abierto idComprobante={open.idComprobante} onDone={panel.close} />
        </Drawer>
      )}
    </section>
  );
}

/** The receipt is fetched only when somebody opens it. */
function Abierto({ idComprobante, onDone }: { idComprobante: string; onDone: () => void }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.comprobantes.read, { params: { idComprobante } });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  const waiting = <Skeleton pieces={[240, 120]} label={t('comun.cargando')} />;
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Revision comprobante={data} factura={data.factura} onDone={onDone} />
    </Suspense>
  );
}

interface RenglonProps {
  row: ComprobanteEnEspera;
  to: ReturnType<ReturnType<typeof usePanel>['linkTo']>;
}

function Renglon({ row: { factura, cliente, creadoEn }, to }: RenglonProps) {
  const t = useT();
  const { referencia, total } = factura;
  return (
    <li>
      <div>
        <strong>{cliente.nombreCompleto}</strong>
        <span>
          {referencia} · {t('comprobantes.enviado.enviadoEl', { fecha: fechaHora(creadoEn) })}
        </span>
      </div>
      <b>{dinero(total)}</b>
      <Link {...to} aria-label={t('comprobantes.porRevisar.revisarDe', { referencia })}>
        {t('comprobantes.porRevisar.revisar')}
      </Link>
    </li>
  );
}
