import { type ComprobantePorRevisar, comprobantes } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../i18n/i18n.ts';
import { usePages } from '../lib/api.ts';
import { dinero, fechaHora } from '../lib/format.ts';
import { useCambio } from '../lib/live.ts';
import { Drawer } from '../ui/Drawer.tsx';
import { usePanel } from '../ui/use-panel.ts';
import css from './comprobantes.module.css';
import { Revision } from './Revision.tsx';

/** The transfers that wait for the office, above the list of sales; nothing while none waits. */
export function PorRevisar() {
  const t = useT();
  const id = useId();
  const panel = usePanel('comprobante');
  const list = usePages(comprobantes.list, { query: { estado: 'enRevision' } });
  // Each receipt comes with a notice to the office.
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
          <Revision comprobante={open} factura={open.factura} onDone={panel.close} />
        </Drawer>
      )}
    </section>
  );
}

interface RenglonProps {
  row: ComprobantePorRevisar;
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
