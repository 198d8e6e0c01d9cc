import type { RegistroDeAuditoria } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import type { T } from '../i18n/i18n.ts';
import { fechaHoraDe } from '../lib/format.ts';
import type { Column } from '../ui/table/table.ts';
import css from './auditoria.module.css';
import { nombreDeCampo } from './valores.ts';

/** Fields of a row that are named before the rest is only counted. */
const CAMPOS = 3;

export function columnasOf(t: T): Column<RegistroDeAuditoria>[] {
  return [
    {
      ...{ name: 'fecha', label: t('auditoria.columna.fecha'), sortable: true },
      cell: ({ hechoEn }) => <span className={css.fecha}>{fechaHoraDe(hechoEn, jurisdiccion.zonaHoraria)}</span>,
    },
    { name: 'quien', label: t('auditoria.columna.quien'), cell: (row) => quien(t, row) },
    { name: 'accion', label: t('auditoria.columna.accion'), cell: ({ accion }) => t(`auditoria.accion.${accion}`) },
    { name: 'objeto', label: t('auditoria.columna.objeto'), cell: (row) => sobreQue(t, row) },
    { name: 'cambios', label: t('auditoria.columna.cambios'), cell: (row) => resumen(t, row) },
  ];
}

function quien(t: T, { actor }: RegistroDeAuditoria) {
  if (!actor) return <span className={css.nadie}>{t('auditoria.sistema')}</span>;
  return (
    <span className={css.par}>
      <strong>{actor.nombre}</strong>
      <small>{t(`auditoria.rol.${actor.rol}`)}</small>
    </span>
  );
}

function sobreQue(t: T, { objeto, nombreObjeto }: RegistroDeAuditoria) {
  return (
    <span className={css.par}>
      <strong>{nombreObjeto ?? t(`auditoria.objeto.${objeto}`)}</strong>
      {nombreObjeto && <small>{t(`auditoria.objeto.${objeto}`)}</small>}
    </span>
  );
}

function resumen(t: T, { cambios, vistos }: RegistroDeAuditoria): string {
  if (vistos.length > 0) return t('auditoria.vistos', { n: vistos.length });
  const names = cambios.slice(0, CAMPOS).map(({ campo }) => nombreDeCampo(t, campo));
  const rest = cambios.length - names.length;
  return [...names, ...(rest > 0 ? [`+${rest}`] : [])].join(', ') || '—';
}
