import { useT } from '../../../i18n/i18n.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/form/Notice.tsx';

/** Why an act was refused; that somebody else changed the trámite meanwhile, in words of its own. */
export function FalloDeActo({ error: { codigo, params } }: { error: ApiError }) {
  const t = useT();
  const why = codigo === 'conflicto-revision' ? t('expedienteDetalle.detalle.cambio') : t(`error.${codigo}`, params);
  return <Notice tone="error">{why}</Notice>;
}
