import type { T } from '../../i18n/i18n.ts';
import { Grip } from '../../ui/table/Grip.tsx';
import type { Column } from '../../ui/table/table.ts';
import type { Orden } from './use-lugares.ts';

/** The column that moves rows by hand; while another order is shown it only links back to the manual one. */
export function lugarOf<R extends { readonly id: string }>(
  t: T,
  nameOf: (row: R) => string,
  orden: Orden<R> | undefined,
): Column<R> {
  const words = {
    up: t('catalogos.subir'),
    down: t('catalogos.bajar'),
    first: t('catalogos.alPrincipio'),
    last: t('catalogos.alFinal'),
  };
  return {
    name: 'orden',
    label: t('catalogos.orden'),
    sortable: true,
    cell: (row) =>
      orden && (
        <Grip
          id={row.id}
          ids={orden.rows.map(({ id }) => id)}
          label={t('catalogos.mover', { nombre: nameOf(row) })}
          words={words}
          place={orden.place}
        />
      ),
  };
}
