import type { T } from '../../i18n/i18n.ts';
import { Grip } from '../../ui/table/Grip.tsx';
import type { Column } from '../../ui/table/table.ts';
import type { Catalogo, Entrada } from './catalogo.ts';
import type { Orden } from './use-orden.ts';

/** The column that moves entries; while another order is shown it only links back to the manual one. */
export function lugarOf(t: T, { titulo }: Catalogo, orden: Orden | undefined): Column<Entrada> {
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
    cell: (entrada) =>
      orden && (
        <Grip
          id={entrada.id}
          ids={orden.rows.map(({ id }) => id)}
          label={t('catalogos.mover', { nombre: titulo(entrada) })}
          words={words}
          place={orden.place}
        />
      ),
  };
}
