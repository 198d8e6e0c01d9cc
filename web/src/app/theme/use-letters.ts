import { useEffect } from 'react';
import { useIdioma } from '../../i18n/i18n.ts';

/** Arabic is read in letters that nobody else needs: they come with the first screen in it. */
export function useLetters(): void {
  const idioma = useIdioma();
  useEffect(() => {
    if (idioma === 'ar') void import('./arabe.ts');
  }, [idioma]);
}
