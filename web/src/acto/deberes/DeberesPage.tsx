import { type Deber, ordenesDeDeberes, situacionesDeDeber } from '@fedatario/contract';
import { IconChecklist } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { calls } from '#calls';
import { Titulo } from '../../common/marca.tsx';
import { loadTexts, type T, useT } from '../../i18n/i18n.ts';
import { useCall, usePage } from '../../lib/api.ts';
import { useLive } from '../../lib/use-live.ts';
import { UUID } from '../../lib/uuid.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyList } from '../../ui/table/EmptyList.tsx';
import { ListView } from '../../ui/table/ListView.tsx';
import type { Filter } from '../../ui/table/table.ts';
import { useExport } from '../../ui/table/use-export.ts';
import { useList } from '../../ui/table/use-list.ts';
import { usePanel } from '../../ui/use-panel.ts';
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
  const list = useList(shape);
  const { pathname, search } = useLocation();
  const page = usePage(calls.deberes.list, { query: list.query });
  useLive('tramites', [calls.deberes.list, calls.deberes.byNotario]);
  const { data: notarios = [] } = useCall(calls.deberes.byNotario, {});
  const panel = usePanel('deber');
  const abierto = page.data?.data.find(({ idDeber }) => idDeber === panel.open);
  const exporting = useExport(calls.deberes.export, list.whole);
  return (
    <>
      <Titulo pantalla={t('deberes.titulo')} />
      <PageHead title={t('deberes.titulo')} text={t('deberes.detalle')} />
      <ListView
        caption={t('deberes.titulo')}
        list={list}
        page={page}
        filters={filtersOf(t, notarios)}
        searchLabel={t('deberes.buscar')}
        exporting={exporting}
        columns={columnasOf(t, notarios.length > 1)}
        keyOf={({ idDeber }) => idDeber}
        linkTo={({ idDeber, idSolicitud }) =>
          idSolicitud === null
            ? panel.linkTo(idDeber)
            : {
                to: `/admin/tramites-en-proceso/detalle/${idSolicitud}`,
                state: { lista: `${pathname}${search}` },
              }
        }
        empty={
          <EmptyList icon={IconChecklist} title={t('deberes.vacioTitulo')} text={t('deberes.vacio')}>
            {notarios.length > 0 && (
              <ButtonLink kind="quiet" to="?situacion=cumplido">
                {t('deberes.verCumplidos')}
              </ButtonLink>
            )}
          </EmptyList>
        }
      />
      {abierto && <Abierto deber={abierto} onClose={panel.close} />}
    </>
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

function filtersOf(t: T, notarios: readonly { idNotario: string; notario: string }[]): Filter[] {
  const situaciones = elegibles.map((value) => ({
    value,
    label: value === 'todos' ? t('deberes.todos') : t(`deberes.situacion.${value}`),
  }));
  const quienes = notarios.map(({ idNotario: value, notario: label }) => ({ value, label }));
  return [
    {
      name: 'situacion',
      label: t('deberes.columna.situacion'),
      any: t('deberes.porCumplir'),
      options: situaciones,
    },
    ...(quienes.length > 1
      ? [
          {
            name: 'notario',
            label: t('deberes.columna.notario'),
            any: t('deberes.todosLosNotarios'),
            options: quienes,
          },
        ]
      : []),
  ];
}
