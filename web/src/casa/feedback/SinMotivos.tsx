import { useT } from '../../i18n/i18n.ts';
import { Notice } from '../../ui/form/Notice.tsx';

/** Shown while the office offers no reason to write for. */
export function SinMotivos() {
  const t = useT();
  return <Notice tone="info">{t('feedback.sinMotivos')}</Notice>;
}
