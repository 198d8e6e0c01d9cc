import { ordenesDeSuscripciones } from '@fedatario/contract/compra';
import { IconCircleCheck } from '@tabler/icons-react';
import { calls } from '#calls';
import { ListPage } from '../../../common/list/ListPage.tsx';
import { useListPage } from '../../../common/list/use-list-page.ts';
import { useT } from '../../../i18n/i18n.ts';
import { columnasDePendientes } from './columnas.tsx';

const shape = { filtros: {}, ordenes: ordenesDeSuscripciones } as const;
const fixed = { estado: 'pendientePago' } as const;

/** Subscriptions that begin when their order is paid; each leads to the order, where its receipt is accepted. */
export function PendientesPage() {
  const t = useT();
  const pendientes = useListPage({
    list: calls.suscripcionesDeOficina.list,
    export: calls.suscripcionesDeOficina.export,
    shape,
    fixed,
  });
  return (
    <ListPage
      of={pendientes}
      texts="suscripcionesOficina.pendientes"
      icon={IconCircleCheck}
      filters={{}}
      columns={columnasDePendientes(t)}
      keyOf={({ idSuscripcion }) => idSuscripcion}
      linkTo={({ pendiente }) => `/admin/historial-ventas${pendiente ? `/${pendiente.idFactura}` : ''}`}
    />
  );
}
