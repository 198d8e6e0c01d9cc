import { ordenesDeTestimonios, situacionesDeTestimonio, type Testimonio } from '@fedatario/contract';
import { IconEye, IconEyeOff, IconQuote } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { calls } from '#calls';
import { Titulo } from '../../../common/marca.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { PageHead } from '../../../ui/Page.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { ListView } from '../../../ui/table/ListView.tsx';
import type { Filter, RowAction } from '../../../ui/table/table.ts';
import { useExport } from '../../../ui/table/use-export.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { columnasOf } from './columnas.tsx';
import { useElegir } from './use-elegir.ts';

const shape = {
  filtros: { situacion: situacionesDeTestimonio },
  ordenes: ordenesDeTestimonios,
  orden: '-fecha',
} as const;

/** The comments that their customers let be shown; the administration chooses which are. Each leads to its trámite. */
export function TestimoniosPage() {
  const t = useT();
  const list = useList(shape);
  const { search } = useLocation();
  const page = usePage(calls.testimonios.list, { query: list.query });
  const exporting = useExport(calls.testimonios.export, list.whole);
  const elegir = useElegir();
  const actionsOf = (testimonio: Testimonio): RowAction[] => [
    {
      label: t(`testimoniosOficina.${testimonio.elegido ? 'dejar' : 'mostrar'}`, { firma: testimonio.firma }),
      icon: testimonio.elegido ? IconEyeOff : IconEye,
      run: () => elegir(testimonio),
    },
  ];
  return (
    <>
      <Titulo pantalla={t('testimoniosOficina.titulo')} />
      <PageHead title={t('testimoniosOficina.titulo')} text={t('testimoniosOficina.detalle')} />
      <ListView
        caption={t('testimoniosOficina.titulo')}
        list={list}
        page={page}
        filters={filtersOf(t)}
        searchLabel={t('testimoniosOficina.buscar')}
        exporting={exporting}
        columns={columnasOf(t)}
        keyOf={({ idSolicitud }) => idSolicitud}
        linkTo={({ idSolicitud }) => ({
          to: `/admin/tramites-en-proceso/detalle/${idSolicitud}`,
          state: { lista: search },
        })}
        actionsOf={actionsOf}
        empty={
          <EmptyList
            icon={IconQuote}
            title={t('testimoniosOficina.vacioTitulo')}
            text={t('testimoniosOficina.vacio')}
          />
        }
      />
    </>
  );
}

function filtersOf(t: T): Filter[] {
  return [
    {
      name: 'situacion',
      label: t('testimoniosOficina.columna.situacion'),
      any: t('testimoniosOficina.todas'),
      options: situacionesDeTestimonio.map((value) => ({
        value,
        label: t(`testimoniosOficina.situacion.${value}`),
      })),
    },
  ];
}
