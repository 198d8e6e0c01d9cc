import { ordenesDeTestimonios, situacionesDeTestimonio, type Testimonio } from '@fedatario/contract/tramite';
import { IconEye, IconEyeOff, IconQuote } from '@tabler/icons-react';
import { calls } from '#calls';
import { ListPage } from '../../../common/list/ListPage.tsx';
import { useListPage } from '../../../common/list/use-list-page.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { RowAction } from '../../../ui/table/table.ts';
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
  const testimonios = useListPage({ list: calls.testimonios.list, export: calls.testimonios.export, shape });
  const elegir = useElegir();
  const actionsOf = (testimonio: Testimonio): RowAction[] => [
    {
      label: t(`testimoniosOficina.${testimonio.elegido ? 'dejar' : 'mostrar'}`, { firma: testimonio.firma }),
      icon: testimonio.elegido ? IconEyeOff : IconEye,
      run: () => elegir(testimonio),
    },
  ];
  return (
    <ListPage
      of={testimonios}
      texts="testimoniosOficina.lista"
      icon={IconQuote}
      filters={{
        situacion: {
          label: t('testimoniosOficina.columna.situacion'),
          any: t('testimoniosOficina.todas'),
          nameOf: (situacion) => t(`testimoniosOficina.situacion.${situacion}`),
        },
      }}
      columns={columnasOf(t)}
      keyOf={({ idSolicitud }) => idSolicitud}
      linkTo={({ idSolicitud }) => `/admin/tramites-en-proceso/detalle/${idSolicitud}`}
      actionsOf={actionsOf}
    />
  );
}
