import type { PlanDeOficina } from '@fedatario/contract/catalogo';
import { IconArchive, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { type T, useT } from '../../../i18n/i18n.ts';
import { dinero } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Pair } from '../../../ui/table/Pair.tsx';
import type { Column } from '../../../ui/table/table.ts';

export function columnasOf(t: T): Column<PlanDeOficina>[] {
  return [
    {
      name: 'nombre',
      label: t('planesOficina.columna.nombre'),
      sortable: true,
      cell: ({ nombre, descripcion }) => <Pair under={<bdi>{descripcion}</bdi>}>{nombre}</Pair>,
    },
    { name: 'estado', label: t('planesOficina.columna.estado'), cell: ({ estado }) => <Insignia estado={estado} /> },
    ...terminos(t),
    {
      name: 'suscriptores',
      label: t('planesOficina.columna.suscriptores'),
      sortable: true,
      numeric: true,
      cell: ({ suscriptores, conVersionAnterior }) =>
        conVersionAnterior > 0 ? (
          <Pair brief under={t('planesOficina.conAnterior', { n: conVersionAnterior })}>
            {String(suscriptores)}
          </Pair>
        ) : (
          String(suscriptores)
        ),
    },
    {
      name: 'orden',
      label: t('planesOficina.columna.orden'),
      sortable: true,
      numeric: true,
      cell: ({ orden }) => String(orden),
    },
  ];
}

/** Prices, documents, appointments and discount of the version on sale. */
function terminos(t: T): Column<PlanDeOficina>[] {
  return [
    {
      name: 'precioMensual',
      label: t('planesOficina.columna.precioMensual'),
      numeric: true,
      cell: ({ precioMensual }) => (precioMensual === null ? '—' : dinero(precioMensual)),
    },
    {
      name: 'precioAnual',
      label: t('planesOficina.columna.precioAnual'),
      numeric: true,
      cell: ({ precioAnual }) => (precioAnual === null ? '—' : dinero(precioAnual)),
    },
    {
      name: 'documentos',
      label: t('planesOficina.columna.documentos'),
      numeric: true,
      cell: ({ documentos }) => (documentos === null ? t('planesOficina.sinLimite') : String(documentos)),
    },
    {
      name: 'citas',
      label: t('planesOficina.columna.citas'),
      numeric: true,
      cell: ({ citas }) => (citas === null ? t('planesOficina.sinLimite') : String(citas)),
    },
    {
      name: 'descuento',
      label: t('planesOficina.columna.descuento'),
      numeric: true,
      cell: ({ descuento }) => `${descuento} %`,
    },
  ];
}

const looks = {
  publicado: { tone: 'listo', icon: IconCircleCheck },
  borrador: { tone: 'proceso', icon: IconPencil },
  archivado: { tone: 'detenido', icon: IconArchive },
} as const;

function Insignia({ estado }: Pick<PlanDeOficina, 'estado'>) {
  const t = useT();
  return <Badge {...looks[estado]}>{t(`planesOficina.estado.${estado}`)}</Badge>;
}
