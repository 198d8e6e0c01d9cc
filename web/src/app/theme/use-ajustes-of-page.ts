import { direccionDe } from '@fedatario/contract/base';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useIdioma } from '../../i18n/i18n.ts';
import { useAjustes } from '../ajustes/ajustes.ts';

/** Page-wide settings: text direction, animations and scrollbars. */
export function useAjustesOfPage(): void {
  const { direction, animations, customScrollbars } = useAjustes();
  const idioma = useIdioma();
  // Specification, section 2: the screens of customers and visitors keep the browser's scrollbars.
  const own = useLocation().pathname.startsWith('/admin') && customScrollbars;
  useEffect(() => {
    const page = document.documentElement;
    page.dir = direction ?? direccionDe(idioma);
    page.dataset.animaciones = animations ? 'si' : 'no';
    page.dataset.barras = own ? 'propias' : 'navegador';
  }, [direction, idioma, animations, own]);
}
