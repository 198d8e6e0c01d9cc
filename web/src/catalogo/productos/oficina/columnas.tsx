import type { ProductoDeOficina } from '@fedatario/contract/catalogo';
import { jurisdiccion } from '@fedatario/document-engine';
import { IconArchive, IconCircleCheck, IconPencil, IconStarFilled } from '@tabler/icons-react';
import { type T, useT } from '../../../i18n/i18n.ts';
import { dinero, fechaHoraDe } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Pair } from '../../../ui/table/Pair.tsx';
import type { Column } from '../../../ui/table/table.ts';
import css from './oficina.module.css';

export function columnasOf(t: T): Column<ProductoDeOficina>[] {
  return [
    {
      name: 'nombre',
      label: t('oferta.columna.nombre'),
      sortable: true,
      cell: ({ nombre, categoria, destacado }) => (
        <Pair under={<bdi>{categoria}</bdi>}>
          {nombre}
          {destacado && (
            <IconStarFilled size={16} role="img" aria-label={t('oferta.destacado')} className={css.estrella} />
          )}
        </Pair>
      ),
    },
    { name: 'estado', label: t('oferta.columna.estado'), cell: ({ estado }) => <Insignia estado={estado} /> },
    {
      name: 'precio',
      label: t('oferta.columna.precio'),
      sortable: true,
      numeric: true,
      cell: ({ precio, version }) => (version === null ? t('oferta.sinVersion') : dinero(precio)),
    },
    {
      name: 'version',
      label: t('oferta.columna.version'),
      numeric: true,
      cell: ({ version }) => String(version ?? ''),
    },
    { name: 'vendidos', label: t('oferta.columna.vendidos'), numeric: true, cell: ({ vendidos }) => String(vendidos) },
    {
      name: 'borradores',
      label: t('oferta.columna.borradores'),
      numeric: true,
      cell: ({ borradores }) => String(borradores),
    },
    {
      name: 'cambiado',
      label: t('oferta.columna.cambiado'),
      sortable: true,
      cell: (row) => <Cambiado {...row} />,
    },
  ];
}

/** Tells who changed it last and when; the moment alone when nobody did. */
function Cambiado({ cambiadoEn, cambiadoPor }: Pick<ProductoDeOficina, 'cambiadoEn' | 'cambiadoPor'>) {
  const cuando = fechaHoraDe(cambiadoEn, jurisdiccion.zonaHoraria);
  if (!cambiadoPor) return cuando;
  return (
    <Pair brief under={cuando}>
      <bdi>{cambiadoPor}</bdi>
    </Pair>
  );
}

const looks = {
  publicado: { tone: 'listo', icon: IconCircleCheck },
  borrador: { tone: 'proceso', icon: IconPencil },
  archivado: { tone: 'detenido', icon: IconArchive },
} as const;

function Insignia({ estado }: Pick<ProductoDeOficina, 'estado'>) {
  const t = useT();
  return <Badge {...looks[estado]}>{t(`oferta.estado.${estado}`)}</Badge>;
}
