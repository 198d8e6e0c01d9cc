import { estadosDeCodigo, ordenesDeCodigos, tiposDeDescuento } from '@fedatario/contract';
import { IconTicket } from '@tabler/icons-react';
import { calls } from '#calls';
import { Titulo } from '../../common/marca.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { useAdministra } from '../../lib/administra.ts';
import { usePage } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { EmptyList } from '../../ui/table/EmptyList.tsx';
import { ListView } from '../../ui/table/ListView.tsx';
import type { Filter } from '../../ui/table/table.ts';
import { useExport } from '../../ui/table/use-export.ts';
import { useList } from '../../ui/table/use-list.ts';
import { usePanel } from '../../ui/use-panel.ts';
import { BorrarCodigo } from './BorrarCodigo.tsx';
import { CodigoDrawer, NUEVO } from './CodigoDrawer.tsx';
import { columnasOf } from './columnas.tsx';
import { useAcciones } from './use-acciones.ts';

const shape = { filtros: { estado: estadosDeCodigo, tipo: tiposDeDescuento }, ordenes: ordenesDeCodigos } as const;

/** Promo codes with their discount, uses and income. */
export function CodigosPage() {
  const t = useT();
  const list = useList(shape);
  const page = usePage(calls.codigos.list, { query: list.query });
  const exporting = useExport(calls.codigos.export, list.whole);
  const panel = usePanel('codigo');
  const { actionsOf, deleting, dismiss } = useAcciones();
  const administra = useAdministra();
  const nuevo = administra && <ButtonLink {...panel.linkTo(NUEVO)}>{t('codigos.nuevo')}</ButtonLink>;
  return (
    <>
      <Titulo pantalla={t('codigos.titulo')} />
      <PageHead title={t('codigos.titulo')} text={t('codigos.detalle')}>
        {nuevo}
      </PageHead>
      <ListView
        caption={t('codigos.titulo')}
        list={list}
        page={page}
        filters={filtersOf(t)}
        searchLabel={t('codigos.buscar')}
        exporting={exporting}
        columns={columnasOf(t)}
        keyOf={({ idCodigo }) => idCodigo}
        linkTo={({ idCodigo }) => panel.linkTo(idCodigo)}
        actionsOf={administra ? actionsOf : undefined}
        empty={
          <EmptyList icon={IconTicket} title={t('codigos.vacioTitulo')} text={t('codigos.vacio')}>
            {nuevo}
          </EmptyList>
        }
      />
      {panel.open && <CodigoDrawer key={panel.open} idCodigo={panel.open} onClose={panel.close} />}
      {deleting && <BorrarCodigo codigo={deleting} onClose={dismiss} />}
    </>
  );
}

function filtersOf(t: T): Filter[] {
  const estados = estadosDeCodigo.map((value) => ({ value, label: t(`codigos.estado.${value}`) }));
  const tipos = tiposDeDescuento.map((value) => ({ value, label: t(`codigos.tipo.${value}`) }));
  return [
    { name: 'estado', label: t('codigos.columna.estado'), any: t('codigos.todosLosEstados'), options: estados },
    { name: 'tipo', label: t('codigos.filtroTipo'), any: t('codigos.todosLosTipos'), options: tipos },
  ];
}
