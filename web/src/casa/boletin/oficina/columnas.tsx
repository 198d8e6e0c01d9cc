import type { LectorDelBoletin, SituacionDeLector } from '@fedatario/contract/casa';
import { jurisdiccion } from '@fedatario/document-engine';
import { IconCircleCheck, IconCircleMinus, IconHourglass } from '@tabler/icons-react';
import { type T, useT } from '../../../i18n/i18n.ts';
import { fechaHoraDe } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Pair } from '../../../ui/table/Pair.tsx';
import type { Column } from '../../../ui/table/table.ts';

const signos = {
  activa: { icon: IconCircleCheck, tone: 'listo' },
  porConfirmar: { icon: IconHourglass, tone: 'proceso' },
  baja: { icon: IconCircleMinus, tone: 'detenido' },
} as const satisfies Record<SituacionDeLector, object>;

export const cuando = (instante: string) => fechaHoraDe(instante, jurisdiccion.zonaHoraria);

export function SituacionDeLectura({ situacion }: { situacion: SituacionDeLector }) {
  const t = useT();
  return <Badge {...signos[situacion]}>{t(`lectores.situacion.${situacion}`)}</Badge>;
}

export function columnasOf(t: T): Column<LectorDelBoletin>[] {
  return [
    {
      name: 'nombre',
      label: t('lectores.columna.nombre'),
      sortable: true,
      cell: ({ nombre, email }) => (
        <Pair under={<bdi>{email}</bdi>}>
          <bdi>{nombre}</bdi>
        </Pair>
      ),
    },
    {
      name: 'situacion',
      label: t('lectores.columna.situacion'),
      cell: ({ situacion, enlaceEnviadoEn }) => (
        <Pair under={enlaceEnviadoEn !== null && t('lectores.ultimoEnlace', { fecha: cuando(enlaceEnviadoEn) })}>
          <SituacionDeLectura situacion={situacion} />
        </Pair>
      ),
    },
    { name: 'origen', label: t('lectores.columna.origen'), cell: ({ origen }) => t(`lectores.origen.${origen}`) },
    {
      name: 'suscrito',
      label: t('lectores.columna.suscrito'),
      sortable: true,
      cell: ({ suscritoEn }) => cuando(suscritoEn),
    },
  ];
}
