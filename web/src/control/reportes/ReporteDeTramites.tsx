import type { TramitesEnEstado } from '@fedatario/contract/control';
import { kebabDe } from '@fedatario/contract/solicitud';
import { jurisdiccion } from '@fedatario/document-engine';
import { Link } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { fechaHoraDe } from '../../lib/format.ts';
import { cantidad } from './columnas.ts';
import { usePeriodo } from './periodo.ts';
import { Reporte } from './Reporte.tsx';

/** The trámites bought in the period by their state of today; a state leads to the list of those. */
export function ReporteDeTramites() {
  const t = useT();
  const { periodo } = usePeriodo();
  const search = new URLSearchParams(Object.entries(periodo).filter(([, dia]) => dia !== '')).toString();
  return (
    <Reporte
      reporte="tramites-por-estado"
      titulo={t('reportes.tramites.titulo')}
      detalle={t('reportes.tramites.detalle')}
      llamada={calls.reportes.tramites}
      columnas={[
        {
          name: 'estado',
          label: t('reportes.columna.estado'),
          cell: ({ estado }: TramitesEnEstado) => (
            <Link to={{ pathname: `/admin/tramites-en-proceso/${kebabDe(estado)}`, search }}>
              {t(`tramites.estado.${estado}`)}
            </Link>
          ),
        },
        cantidad<TramitesEnEstado>(t('reportes.columna.tramites'), (row) => row.cantidad, 'cantidad'),
        cantidad<TramitesEnEstado>(t('reportes.columna.vencidos'), ({ vencidos }) => vencidos, 'vencidos'),
        {
          name: 'masAntiguo',
          label: t('reportes.columna.masAntiguo'),
          cell: ({ masAntiguo }) => fechaHoraDe(masAntiguo, jurisdiccion.zonaHoraria),
        },
      ]}
      keyOf={({ estado }) => estado}
    />
  );
}
