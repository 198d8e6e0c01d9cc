import { direccionDe } from '@fedatario/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useIdioma } from '../../i18n/i18n.ts';
import { useAjustes } from '../../lib/ajustes.ts';

/** What holds for the page as a whole: where lines begin, whether anything moves, and how its bars look. */
export function useAjustesOfPage(): void {
  const { direction, animations, customScrollbars } = useAjustes();
  const idioma = useIdioma();
  // Specification, section 2: the screens of customers and visitors have the bars of the browser.
  const own = useLocation().pathname.startsWith('/admin') && customScrollbars;
  useEffect(() => {
    const page = document.documentElement;
    page.dir = direction ?? direccionDe(idioma);
    page.dataset.animaciones = animations ? 'si' : 'no';
    page.dataset.barras = own ? 'propias' : 'navegador';
  }, [direction, idioma, animations, own]);
}
