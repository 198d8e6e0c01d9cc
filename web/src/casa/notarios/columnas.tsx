import type { Notario } from '@fedatario/contract/casa';
import { IconCalendarOff, IconCircleCheck } from '@tabler/icons-react';
import { type T, useT } from '../../i18n/i18n.ts';
import { dia } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Pair } from '../../ui/table/Pair.tsx';
import type { Column } from '../../ui/table/table.ts';
import css from './notarios.module.css';

export function columnasOf(t: T): Column<Notario>[] {
  return [
    { name: 'nombre', label: t('notarios.columna.nombre'), sortable: true, cell: Nombre },
    { name: 'colegiado', label: t('notarios.columna.colegiado'), sortable: true, cell: ({ colegiado }) => colegiado },
    { name: 'ejercicio', label: t('notarios.columna.ejercicio'), cell: (row) => <Ejercicio notario={row} /> },
    {
      name: 'solvencia',
      label: t('notarios.columna.solvencia'),
      sortable: true,
      cell: ({ solventeHasta }) => dia(solventeHasta),
    },
    {
      name: 'carga',
      label: t('notarios.columna.carga'),
      sortable: true,
      numeric: true,
      cell: (row) => <Carga notario={row} />,
    },
    {
      name: 'calificacion',
      label: t('notarios.columna.calificacion'),
      numeric: true,
      cell: (row) => calificacionDe(t, row),
    },
  ];
}

/** Load of a notary. At their limit it says so in words; above it, also in the error colour. */
function Carga({ notario: { carga, cargaMaxima } }: { notario: Notario }) {
  const t = useT();
  const dicha = t('notarios.cargaDe', { carga, maximo: cargaMaxima });
  if (carga < cargaMaxima) return dicha;
  return (
    <span className={css.carga} data-pasada={carga > cargaMaxima || undefined}>
      {dicha} · {t('notarios.sinCupo')}
    </span>
  );
}

/** Average rating by customers, with the number of ratings. */
export function calificacionDe(t: T, { calificacion }: Notario): string {
  if (!calificacion) return t('notarios.sinCalificar');
  const { promedio, cuantas } = calificacion;
  return t('notarios.calificada', { promedio, n: cuantas });
}

function Nombre({ nombreCompleto, email }: Notario) {
  return <Pair under={email}>{nombreCompleto}</Pair>;
}

export function Ejercicio({ notario: { impedimento } }: { notario: Notario }) {
  const t = useT();
  if (impedimento === null)
    return (
      <Badge tone="listo" icon={IconCircleCheck}>
        {t('notarios.ejercicio.ejerce')}
      </Badge>
    );
  return (
    <Badge tone="detenido" icon={IconCalendarOff}>
      {t(`notarios.impedimento.${impedimento}`)}
    </Badge>
  );
}
