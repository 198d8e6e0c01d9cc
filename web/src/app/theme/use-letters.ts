import { useEffect } from 'react';
import { useIdioma } from '../../i18n/i18n.ts';

/** The Arabic font loads with the first screen in Arabic. */
export function useLetters(): void {
  const idioma = useIdioma();
  useEffect(() => {
    if (idioma === 'ar') void import('./arabe.ts');
  }, [idioma]);
}
