import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import type { Filter } from '../../../ui/table/table.ts';

/** Page size of the list of notaries, which covers all of them. */
const NOTARIOS = 100;

/** Filters by notary, for the administration, and by date of purchase. `deTodos`: over all notaries. */
export function useFiltros(deTodos: boolean): readonly Filter[] {
  const t = useT();
  const { data } = usePage(calls.notarios.list, { query: { limite: NOTARIOS } }, deTodos);
  const options = (data?.data ?? []).map(({ idUsuario, nombreCompleto }) => ({
    value: idUsuario,
    label: nombreCompleto,
  }));
  return [
    ...(deTodos ? [{ name: 'idNotario', label: t('tablero.notario'), any: t('tablero.cualquiera'), options }] : []),
    { name: 'desde', label: t('tablero.desde'), any: '' },
    { name: 'hasta', label: t('tablero.hasta'), any: '' },
  ];
}
