import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After navigation the focus goes to the content of the new screen instead of staying on the link. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [pathname]);
}
