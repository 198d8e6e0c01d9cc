import { africa } from './africa.ts';
import { america } from './america.ts';
import { asia } from './asia.ts';
import { europa } from './europa.ts';
import type { Nacionalidad } from './nacionalidad.ts';
import { oceania } from './oceania.ts';

/** Every country and territory of ISO 3166-1 that has people of its own, by its code of two letters. */
export const nacionalidades: Readonly<Record<string, Nacionalidad>> = {
  ...america,
  ...europa,
  ...africa,
  ...asia,
  ...oceania,
};

/** As a list offers them: Guatemala first, the rest by their names without the article. */
export const paises: readonly { valor: string; etiqueta: string }[] = Object.entries(nacionalidades)
  .map(([valor, [pais]]) => ({ valor, etiqueta: pais.replace(/^(?:el|la|los|las) /, '') }))
  .sort((a, b) => Number(b.valor === 'GT') - Number(a.valor === 'GT') || a.etiqueta.localeCompare(b.etiqueta, 'es'));
