import type { Deber } from '@fedatario/contract';
import type { ReactNode } from 'react';
import type { T } from '../../i18n/i18n.ts';
import { dia } from '../../lib/format.ts';
import type { Column } from '../../ui/table/table.ts';
import css from './deberes.module.css';
import { plazoDe, Signo } from './Signo.tsx';

export function columnasOf(t: T, deVarios: boolean): Column<Deber>[] {
  return [
    {
      ...{ name: 'deber', label: t('deberes.columna.deber') },
      cell: ({ tipo, articulo }) =>
        par(t(`deberes.tipo.${tipo}`), articulo === null ? '' : t('deberes.articulo', { articulo })),
    },
    {
      ...{ name: 'vence', label: t('deberes.columna.vence'), sortable: true },
      cell: (deber) => par(dia(deber.venceEl), plazoDe(t, deber)),
    },
    {
      ...{ name: 'situacion', label: t('deberes.columna.situacion') },
      cell: ({ situacion }) => <Signo situacion={situacion} />,
    },
    {
      ...{ name: 'tramite', label: t('deberes.columna.tramite') },
      cell: ({ nombre, tramite }) => par(nombre, <bdi className={css.whole}>{tramite}</bdi>),
    },
    ...(deVarios
      ? [{ name: 'notario', label: t('deberes.columna.notario'), cell: ({ notario }: Deber) => notario.nombre }]
      : []),
    {
      ...{ name: 'constancia', label: t('deberes.columna.constancia') },
      cell: ({ constancia }) => (constancia === null ? '—' : <bdi>{constancia}</bdi>),
    },
  ];
}

function par(arriba: string, abajo: ReactNode) {
  return (
    <span className={css.par}>
      <strong>{arriba}</strong>
      {abajo && <small>{abajo}</small>}
    </span>
  );
}
