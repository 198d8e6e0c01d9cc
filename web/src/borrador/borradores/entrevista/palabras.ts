import type { Palabras } from '@fedatario/document-engine';
import { useT } from '../../../i18n/i18n.ts';

export function usePalabras(): Palabras {
  const t = useT();
  return { si: t('entrevista.si'), no: t('entrevista.no'), aceptada: t('entrevista.aceptada') };
}
