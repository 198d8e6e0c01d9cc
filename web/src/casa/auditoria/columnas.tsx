import type { RegistroDeAuditoria } from '@fedatario/contract/casa';
import { jurisdiccion } from '@fedatario/document-engine';
import type { T } from '../../i18n/i18n.ts';
import { fechaHoraDe } from '../../lib/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { Pair } from '../../ui/table/Pair.tsx';
import type { Column } from '../../ui/table/table.ts';
import css from './auditoria.module.css';
import { nombreDeCampo } from './valores.ts';

/** Fields named in a row; the others are only counted. */
const CAMPOS = 3;

export function columnasOf(t: T): Column<RegistroDeAuditoria>[] {
  return [
    {
      name: 'fecha',
      label: t('auditoria.columna.fecha'),
      sortable: true,
      cell: ({ hechoEn }) => <span className={css.fecha}>{fechaHoraDe(hechoEn, jurisdiccion.zonaHoraria)}</span>,
    },
    {
      name: 'quien',
      label: t('auditoria.columna.quien'),
      cell: (row) => <div className={css.ancha}>{quien(t, row)}</div>,
    },
    { name: 'accion', label: t('auditoria.columna.accion'), cell: ({ accion }) => t(`auditoria.accion.${accion}`) },
    {
      name: 'objeto',
      label: t('auditoria.columna.objeto'),
      cell: (row) => <div className={css.ancha}>{sobreQue(t, row)}</div>,
    },
    { name: 'cambios', label: t('auditoria.columna.cambios'), cell: (row) => resumen(t, row) },
  ];
}

function quien(t: T, { actor }: RegistroDeAuditoria) {
  if (!actor)
    return (
      <Text as="span" size={2} tone="tinta-2">
        {t('auditoria.sistema')}
      </Text>
    );
  return <Pair under={t(`auditoria.rol.${actor.rol}`)}>{actor.nombre}</Pair>;
}

function sobreQue(t: T, { objeto, nombreObjeto }: RegistroDeAuditoria) {
  const que = t(`auditoria.objeto.${objeto}`);
  return <Pair under={nombreObjeto && que}>{nombreObjeto ?? que}</Pair>;
}

function resumen(t: T, { cambios, vistos }: RegistroDeAuditoria): string {
  if (vistos.length > 0) return t('auditoria.vistos', { n: vistos.length });
  const names = cambios.slice(0, CAMPOS).map(({ campo }) => nombreDeCampo(t, campo));
  const rest = cambios.length - names.length;
  return [...names, ...(rest > 0 ? [`+${rest}`] : [])].join(', ') || '—';
}
