import type { Filter } from '../ui/table/table.ts';

interface Notario {
  readonly idNotario: string;
  readonly notario: string;
}

/** Filter of a list by its notary; a notary, who sees their own rows only, is not offered it. */
export function filterOfNotarios(
  notarios: readonly Notario[],
  label: string,
  any: string,
): Omit<Filter, 'name'> | undefined {
  if (notarios.length < 2) return undefined;
  return { label, any, options: notarios.map(({ idNotario, notario }) => ({ value: idNotario, label: notario })) };
}
