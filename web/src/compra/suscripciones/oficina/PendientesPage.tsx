import { ordenesDeSuscripciones } from '@fedatario/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { calls } from '#calls';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { PageHead } from '../../../ui/Page.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { ListView } from '../../../ui/table/ListView.tsx';
import { useExport } from '../../../ui/table/use-export.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { columnasDePendientes } from './columnas.tsx';

const shape = { filtros: {}, ordenes: ordenesDeSuscripciones } as const;
const estado = 'pendientePago';

/** Subscriptions that begin when their order is paid; each leads to the order, where its receipt is accepted. */
export function PendientesPage() {
  const t = useT();
  const list = useList(shape);
  const { search } = useLocation();
  const page = usePage(calls.suscripcionesDeOficina.list, { query: { ...list.query, estado } });
  const exporting = useExport(calls.suscripcionesDeOficina.export, { ...list.whole, estado });
  return (
    <>
      <Titulo pantalla={t('suscripcionesOficina.pendientes')} />
      <PageHead title={t('suscripcionesOficina.pendientes')} text={t('suscripcionesOficina.pendientesDetalle')} />
      <ListView
        caption={t('suscripcionesOficina.pendientes')}
        list={list}
        page={page}
        filters={[]}
        searchLabel={t('suscripcionesOficina.buscar')}
        exporting={exporting}
        columns={columnasDePendientes(t)}
        keyOf={({ idSuscripcion }) => idSuscripcion}
        linkTo={({ pendiente }) => ({
          to: pendiente ? `/admin/historial-ventas/${pendiente.idFactura}` : '/admin/historial-ventas',
          state: { lista: search },
        })}
        empty={
          <EmptyList
            icon={IconCircleCheck}
            title={t('suscripcionesOficina.sinPendientes')}
            text={t('suscripcionesOficina.sinPendientesDetalle')}
          />
        }
      />
    </>
  );
}
