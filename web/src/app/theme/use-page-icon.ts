import { useEffect } from 'react';
import { useMarca } from '../../common/marca.tsx';

/** The company's icon in the browser tab, or the product's when there is none. */
export function usePageIcon(): void {
  const icono = useMarca().empresa?.logos.icono ?? '/sello.svg';
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    link?.removeAttribute('type');
    link?.setAttribute('href', icono);
  }, [icono]);
}
