import { estadosDeTipoNotificacion, gruposDeNotificacion, ordenesDeTiposNotificacion } from '@fedatario/contract/casa';
import { IconBell } from '@tabler/icons-react';
import { calls } from '#calls';
import { ListPage } from '../../../common/list/ListPage.tsx';
import { useListPage } from '../../../common/list/use-list-page.ts';
import { useT } from '../../../i18n/i18n.ts';
import { columnasOf } from './columnas.tsx';
import { TipoDrawer } from './TipoDrawer.tsx';

const shape = {
  filtros: { grupo: gruposDeNotificacion, estado: estadosDeTipoNotificacion },
  ordenes: ordenesDeTiposNotificacion,
} as const;

/** The kinds of notification with their texts and channels. */
export function TiposPage() {
  const t = useT();
  const tipos = useListPage({
    list: calls.tiposNotificacion.list,
    export: calls.tiposNotificacion.export,
    shape,
    panel: 'tipo',
  });
  const { panel } = tipos;
  return (
    <ListPage
      of={tipos}
      texts="tiposNotificacion.lista"
      icon={IconBell}
      filters={{
        grupo: {
          label: t('tiposNotificacion.columna.grupo'),
          any: t('tiposNotificacion.todosLosGrupos'),
          nameOf: (grupo) => t(`avisos.grupo.${grupo}`),
        },
        estado: {
          label: t('tiposNotificacion.columna.estado'),
          any: t('tiposNotificacion.todosLosEstados'),
          nameOf: (estado) => t(`tiposNotificacion.estado.${estado}`),
        },
      }}
      columns={columnasOf(t)}
      keyOf={({ clave }) => clave}
    >
      {panel.open && <TipoDrawer key={panel.open} clave={panel.open} onClose={panel.close} />}
    </ListPage>
  );
}
