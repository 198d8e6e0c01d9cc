import { estadosSuscripcion, ordenesDeSuscripciones, riesgosDeSuscripcion } from '@fedatario/contract/compra';
import { IconCards } from '@tabler/icons-react';
import { calls } from '#calls';
import { ListPage } from '../../../common/list/ListPage.tsx';
import { useListPage } from '../../../common/list/use-list-page.ts';
import { useT } from '../../../i18n/i18n.ts';
import { columnasOf } from './columnas.tsx';
import { SuscripcionDrawer } from './SuscripcionDrawer.tsx';

const shape = {
  filtros: { estado: estadosSuscripcion, riesgo: riesgosDeSuscripcion },
  ordenes: ordenesDeSuscripciones,
} as const;

/** The subscriptions to plans: until when, what is left, and which may be lost. */
export function ListaSuscripcionesPage() {
  const t = useT();
  const suscripciones = useListPage({
    list: calls.suscripcionesDeOficina.list,
    export: calls.suscripcionesDeOficina.export,
    shape,
    panel: 'suscripcion',
  });
  const { panel } = suscripciones;
  return (
    <ListPage
      of={suscripciones}
      texts="suscripcionesOficina.lista"
      icon={IconCards}
      filters={{
        estado: {
          label: t('suscripcionesOficina.columna.estado'),
          any: t('suscripcionesOficina.todosLosEstados'),
          nameOf: (estado) => t(`suscripcion.estado.${estado}`),
        },
        riesgo: {
          label: t('suscripcionesOficina.columna.riesgo'),
          any: t('suscripcionesOficina.conYSinRiesgo'),
          nameOf: (riesgo) => t(`suscripcionesOficina.riesgo.${riesgo}`),
        },
      }}
      columns={columnasOf(t)}
      keyOf={({ idSuscripcion }) => idSuscripcion}
    >
      {panel.open && <SuscripcionDrawer key={panel.open} idSuscripcion={panel.open} onClose={panel.close} />}
    </ListPage>
  );
}
