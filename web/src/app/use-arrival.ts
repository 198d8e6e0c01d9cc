import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On another screen the keyboard and the reader begin at its content, not where the last link was. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [pathname]);
}
