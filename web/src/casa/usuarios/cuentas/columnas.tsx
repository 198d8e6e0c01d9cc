import type { Rol } from '@fedatario/contract/base';
import type { Cuenta } from '@fedatario/contract/casa';
import { IconCircleCheck, IconHourglass, IconLock, IconMailForward, IconMailQuestion } from '@tabler/icons-react';
import { type T, useT } from '../../../i18n/i18n.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Pair } from '../../../ui/table/Pair.tsx';
import type { Column } from '../../../ui/table/table.ts';

export function columnasOf(t: T, rol: Rol | undefined): Column<Cuenta>[] {
  const columns: Column<Cuenta>[] = [
    { name: 'nombre', label: t('cuentas.columna.nombre'), sortable: true, cell: Nombre },
    { name: 'rol', label: t('cuentas.columna.rol'), cell: ({ rol: { nombre } }) => t(`cuentas.rol.${nombre}`) },
    { name: 'estado', label: t('cuentas.columna.estado'), cell: (cuenta) => <InsigniaDeCuenta {...cuenta} /> },
    {
      name: 'vista',
      label: t('cuentas.columna.vista'),
      cell: ({ vistaEn }) => (vistaEn ? fechaHora(vistaEn) : t('cuentas.nunca')),
    },
    {
      name: 'creado',
      label: t('cuentas.columna.creado'),
      sortable: true,
      cell: ({ creadoEn }) => fechaHora(creadoEn),
    },
  ];
  return columns.filter(({ name }) => name !== 'rol' || rol === undefined);
}

function Nombre({ nombreCompleto, email, urlImagen }: Cuenta) {
  return (
    <Row as="span" gap={3} align="center">
      <Avatar nombre={nombreCompleto} url={urlImagen} size={36} />
      <Pair under={email}>{nombreCompleto}</Pair>
    </Row>
  );
}

const looks = {
  activo: { tone: 'listo', icon: IconCircleCheck },
  invitado: { tone: 'proceso', icon: IconMailForward },
  sinConfirmar: { tone: 'toca', icon: IconMailQuestion },
  bloqueado: { tone: 'detenido', icon: IconLock },
  cierre: { tone: 'toca', icon: IconHourglass },
} as const;

/** State of an account. A scheduled erasure comes before the state, and a blocked erasure before both. */
export function InsigniaDeCuenta({ estado, cierre }: Pick<Cuenta, 'estado' | 'cierre'>) {
  const t = useT();
  if (cierre?.detenidoPor) return <Badge {...looks.bloqueado}>{t('cuentas.cierreDetenido')}</Badge>;
  if (cierre) return <Badge {...looks.cierre}>{t('cuentas.seCierra')}</Badge>;
  return <Badge {...looks[estado]}>{t(`cuentas.estado.${estado}`)}</Badge>;
}
