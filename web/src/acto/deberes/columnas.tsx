import type { Deber } from '@fedatario/contract/acto';
import type { T } from '../../i18n/i18n.ts';
import { dia } from '../../lib/format.ts';
import { Pair } from '../../ui/table/Pair.tsx';
import type { Column } from '../../ui/table/table.ts';
import css from './deberes.module.css';
import { plazoDe, Signo } from './Signo.tsx';

export function columnasOf(t: T, deVarios: boolean): Column<Deber>[] {
  return [
    {
      name: 'deber',
      label: t('deberes.columna.deber'),
      cell: ({ tipo, articulo }) => (
        <Pair under={articulo !== null && t('deberes.articulo', { articulo })}>{t(`deberes.tipo.${tipo}`)}</Pair>
      ),
    },
    {
      name: 'vence',
      label: t('deberes.columna.vence'),
      sortable: true,
      cell: (deber) => <Pair under={plazoDe(t, deber)}>{dia(deber.venceEl)}</Pair>,
    },
    {
      name: 'situacion',
      label: t('deberes.columna.situacion'),
      cell: ({ situacion }) => <Signo situacion={situacion} />,
    },
    {
      name: 'tramite',
      label: t('deberes.columna.tramite'),
      cell: ({ nombre, tramite }) => (
        <Pair under={<bdi className={css.whole}>{tramite ?? t('deberes.delProtocolo')}</bdi>}>{nombre}</Pair>
      ),
    },
    ...(deVarios
      ? [{ name: 'notario', label: t('deberes.columna.notario'), cell: ({ notario }: Deber) => notario.nombre }]
      : []),
    {
      name: 'constancia',
      label: t('deberes.columna.constancia'),
      cell: ({ constancia }) => (constancia === null ? '—' : <bdi>{constancia}</bdi>),
    },
  ];
}
