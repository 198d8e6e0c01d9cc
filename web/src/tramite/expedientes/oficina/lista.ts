import type { T } from '../../../i18n/i18n.ts';
import type { Filter } from '../../../ui/table/table.ts';

/** Work in progress is sorted oldest first; a list that includes finished work, newest first. */
export function ordenDe(estado: string | undefined): string {
  const conTerminados = estado === undefined || estado === 'todos' || estado === 'finalizados';
  return conTerminados ? '-antiguedad' : 'antiguedad';
}

/** Filters of every list of expedientes: the person who has them, where a list is of several, and the day of purchase. */
export function filtrosDe(t: T, persona?: Filter): readonly Filter[] {
  return [
    ...(persona ? [persona] : []),
    { name: 'desde', label: t('tablero.desde'), any: '' },
    { name: 'hasta', label: t('tablero.hasta'), any: '' },
  ];
}
