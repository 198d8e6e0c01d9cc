import type { Plan } from '@fedatario/contract/catalogo';
import type { PeriodoDePlan } from '@fedatario/contract/compra';
import type { T } from '../../i18n/i18n.ts';

/** Sentences that say all that a plan gives in one period. */
export function loQueDa(t: T, plan: Plan, periodo: PeriodoDePlan): string[] {
  const { documentos, citas, descuento, categorias } = plan;
  const meses = periodo === 'anual' ? 12 : 1;
  const cuantos = documentos === null ? null : documentos * meses;
  const de = categorias.map(({ nombre }) => nombre).join(', ');
  return [
    cuantos === null && t('planes.da.sinLimite'),
    cuantos !== null && cuantos > 0 && t(`planes.da.documentos.${periodo}`, { n: cuantos }),
    descuento > 0 && t(documentos === 0 ? 'planes.da.descuento' : 'planes.da.descuentoEnDemas', { descuento }),
    citas === null && t('planes.da.citasSinLimite'),
    citas !== null && citas > 0 && t(`planes.da.citas.${periodo}`, { n: citas * meses }),
    de !== '' && t('planes.da.categorias', { categorias: de }),
    t('planes.da.cancelar'),
  ].filter((linea): linea is string => typeof linea === 'string');
}
