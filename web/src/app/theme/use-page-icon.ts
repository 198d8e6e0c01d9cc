import { useEffect } from 'react';
import { useMarca } from '../../common/marca.tsx';

/** The company's icon on the browser's tab; while it has none, the product's. */
export function usePageIcon(): void {
  const icono = useMarca().empresa?.logos.icono ?? '/sello.svg';
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    link?.removeAttribute('type');
    link?.setAttribute('href', icono);
  }, [icono]);
}
