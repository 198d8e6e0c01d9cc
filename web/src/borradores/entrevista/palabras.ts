import { useT } from '../../i18n/i18n.ts';
import type { Palabras } from './mostrar.ts';

export function usePalabras(): Palabras {
  const t = useT();
  return { si: t('entrevista.si'), no: t('entrevista.no'), aceptada: t('entrevista.aceptada') };
}
