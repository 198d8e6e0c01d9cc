import { useT } from '../../../i18n/i18n.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/form/Notice.tsx';

/** Reason why an act was refused; a change by somebody else meanwhile has its own text. */
export function FalloDeActo({ error: { codigo, params } }: { error: ApiError }) {
  const t = useT();
  const why = codigo === 'conflicto-revision' ? t('expedienteDetalle.detalle.cambio') : t(`error.${codigo}`, params);
  return <Notice tone="error">{why}</Notice>;
}
