import {
  type LectorDelBoletin,
  ordenesDeLectores,
  origenesDeLector,
  situacionesDeLector,
} from '@fedatario/contract/casa';
import { IconMail, IconMailForward, IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '#calls';
import { ListPage } from '../../../common/list/ListPage.tsx';
import { useListPage } from '../../../common/list/use-list-page.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useAdministra } from '../../../lib/administra.ts';
import type { RowAction } from '../../../ui/table/table.ts';
import { columnasOf } from './columnas.tsx';
import { LectorDrawer } from './LectorDrawer.tsx';
import { QuitarLector } from './QuitarLector.tsx';
import { useReenviar } from './use-reenviar.ts';

const shape = {
  filtros: { situacion: situacionesDeLector, origen: origenesDeLector },
  ordenes: ordenesDeLectores,
} as const;

/** The readers of the newsletter. The administration ends a subscription or sends its link again; a notary sees their customers. */
export function LectoresPage() {
  const t = useT();
  const lectores = useListPage({ list: calls.boletin.readers, export: calls.boletin.export, shape, panel: 'lector' });
  const { page, panel } = lectores;
  const abierto = page.data?.data.find(({ idBoletin }) => idBoletin === panel.open);
  const [quitando, setQuitando] = useState<LectorDelBoletin>();
  const reenviar = useReenviar();
  const administra = useAdministra();
  const actionsOf = (lector: LectorDelBoletin): RowAction[] => {
    const { nombre, situacion } = lector;
    const quitar = { label: t('lectores.quitar', { nombre }), icon: IconMailOff, run: () => setQuitando(lector) };
    const enviar = { label: t('lectores.reenviar', { nombre }), icon: IconMailForward, run: () => reenviar(lector) };
    if (situacion === 'baja') return [];
    return situacion === 'activa' ? [quitar] : [enviar, quitar];
  };
  return (
    <ListPage
      of={lectores}
      texts="lectores.lista"
      icon={IconMail}
      filters={{
        situacion: {
          label: t('lectores.columna.situacion'),
          any: t('lectores.todasLasSituaciones'),
          nameOf: (situacion) => t(`lectores.situacion.${situacion}`),
        },
        origen: {
          label: t('lectores.columna.origen'),
          any: t('lectores.todosLosOrigenes'),
          nameOf: (origen) => t(`lectores.origen.${origen}`),
        },
      }}
      columns={columnasOf(t)}
      keyOf={({ idBoletin }) => idBoletin}
      actionsOf={administra ? actionsOf : undefined}
    >
      {abierto && (
        <LectorDrawer lector={abierto} actions={administra ? actionsOf(abierto) : []} onClose={panel.close} />
      )}
      {quitando && <QuitarLector lector={quitando} onClose={() => setQuitando(undefined)} />}
    </ListPage>
  );
}
