import type { TipoNotificacion } from '@fedatario/contract/casa';
import { IconCircleCheck, IconCirclePause, IconPencil } from '@tabler/icons-react';
import type { T } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Pair } from '../../../ui/table/Pair.tsx';
import type { Column } from '../../../ui/table/table.ts';

export function columnasOf(t: T): Column<TipoNotificacion>[] {
  return [
    { name: 'nombre', label: t('tiposNotificacion.columna.nombre'), sortable: true, cell: Nombre },
    {
      name: 'grupo',
      label: t('tiposNotificacion.columna.grupo'),
      sortable: true,
      cell: ({ grupo }) => t(`avisos.grupo.${grupo}`),
    },
    { name: 'canales', label: t('tiposNotificacion.columna.canales'), cell: (row) => canalesDe(t, row) },
    { name: 'estado', label: t('tiposNotificacion.columna.estado'), cell: (row) => estadoDe(t, row) },
  ];
}

function Nombre({ nombre, textos }: TipoNotificacion) {
  return <Pair under={textos.asunto}>{nombre}</Pair>;
}

function canalesDe(t: T, { correo, app }: TipoNotificacion): string {
  return [correo && t('avisos.canal.correo'), app && t('avisos.canal.app')].filter(Boolean).join(' · ');
}

function estadoDe(t: T, { activa, modificado }: TipoNotificacion) {
  if (!activa) {
    return (
      <Badge tone="detenido" icon={IconCirclePause}>
        {t('tiposNotificacion.estado.inactivo')}
      </Badge>
    );
  }
  return (
    <Badge tone={modificado ? 'proceso' : 'listo'} icon={modificado ? IconPencil : IconCircleCheck}>
      {t(`tiposNotificacion.estado.${modificado ? 'modificado' : 'activo'}`)}
    </Badge>
  );
}
