import { IconArchive, IconCircleCheck } from '@tabler/icons-react';
import type { T } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Pair } from '../../ui/table/Pair.tsx';
import type { Column } from '../../ui/table/table.ts';
import type { Catalogo, Entrada } from './catalogo.ts';
import type { Palabras } from './palabras/palabras.ts';

/** The columns of a catalogue, and a column for archived entries. */
export function columnasOf(t: T, { campos, columnas, ordenes, detalle, titulo }: Catalogo, { campo }: Palabras) {
  const own = columnas.map(
    ({ campo: name, muestra }, index): Column<Entrada> => ({
      name,
      label: campo[name] ?? name,
      sortable: ordenes.includes(name),
      numeric: name === 'productos' || campos[name]?.numero === true,
      cell: (entrada) =>
        index > 0 ? muestra(entrada[name], entrada) : nombre(titulo(entrada), detalle && entrada[detalle]),
    }),
  );
  return [
    ...own,
    { name: 'activo', label: t('catalogos.estado.titulo'), cell: (entrada: Entrada) => estado(t, entrada) },
  ];
}

function nombre(text: string, detalle: unknown) {
  const under = typeof detalle === 'string' && detalle && <span lang="es">{detalle}</span>;
  return (
    <Pair brief under={under}>
      {text}
    </Pair>
  );
}

function estado(t: T, { activo }: Entrada) {
  if (activo)
    return (
      <Badge tone="listo" icon={IconCircleCheck}>
        {t('catalogos.estado.activos')}
      </Badge>
    );
  return (
    <Badge tone="detenido" icon={IconArchive}>
      {t('catalogos.estado.archivados')}
    </Badge>
  );
}
