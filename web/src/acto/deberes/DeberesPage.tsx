import { type Deber, ordenesDeDeberes, situacionesDeDeber } from '@fedatario/contract/acto';
import { IconChecklist } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { calls } from '#calls';
import { ListPage } from '../../common/list/ListPage.tsx';
import { useListPage } from '../../common/list/use-list-page.ts';
import { loadTexts, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { useLive } from '../../lib/use-live.ts';
import { UUID } from '../../lib/uuid.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { filterOfNotarios } from '../filter-of-notarios.ts';
import { columnasOf } from './columnas.tsx';
import css from './deberes.module.css';

/** A list is looked at more often than one of its duties is fulfilled. */
const UnDeber = lazy(async () => {
  const texts = loadTexts(['archivos', 'papeles', 'protocolo']);
  const [{ UnDeber }] = await Promise.all([import('./UnDeber.tsx'), texts]);
  return { default: UnDeber };
});

const elegibles = [...situacionesDeDeber, 'todos'] as const;
const shape = { filtros: { situacion: elegibles, notario: UUID }, ordenes: ordenesDeDeberes } as const;

/** Every duty after an act, ordered by its last day. A notary reads their own; the administration, all. */
export function DeberesPage() {
  const t = useT();
  const deberes = useListPage({ list: calls.deberes.list, export: calls.deberes.export, shape, panel: 'deber' });
  useLive('tramites', [calls.deberes.list, calls.deberes.byNotario]);
  const { data: notarios = [] } = useCall(calls.deberes.byNotario, {});
  const { page, panel } = deberes;
  const abierto = page.data?.data.find(({ idDeber }) => idDeber === panel.open);
  return (
    <ListPage
      of={deberes}
      texts="deberes.lista"
      icon={IconChecklist}
      filters={{
        situacion: {
          label: t('deberes.columna.situacion'),
          any: t('deberes.porCumplir'),
          nameOf: (value) => (value === 'todos' ? t('deberes.todos') : t(`deberes.situacion.${value}`)),
        },
        notario: filterOfNotarios(notarios, t('deberes.columna.notario'), t('deberes.todosLosNotarios')),
      }}
      columns={columnasOf(t, notarios.length > 1)}
      keyOf={({ idDeber }) => idDeber}
      linkTo={({ idSolicitud }) =>
        idSolicitud === null ? undefined : `/admin/tramites-en-proceso/detalle/${idSolicitud}`
      }
      begin={
        notarios.length > 0 && (
          <ButtonLink kind="quiet" to="?situacion=cumplido">
            {t('deberes.verCumplidos')}
          </ButtonLink>
        )
      }
    >
      {abierto && <Abierto deber={abierto} onClose={panel.close} />}
    </ListPage>
  );
}

function Abierto({ deber, onClose }: { deber: Deber; onClose: () => void }) {
  const t = useT();
  return (
    <Drawer title={deber.nombre} close={t('comun.cerrar')} onClose={onClose}>
      <div className={css.panel}>
        <Suspense fallback={<Skeleton pieces={[48, 160]} label={t('comun.cargando')} />}>
          <UnDeber deber={deber} />
        </Suspense>
      </div>
    </Drawer>
  );
}
