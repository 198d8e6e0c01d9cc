import { useEffect, useRef } from 'react';

export type Atajos = Readonly<Record<string, () => void>>;

/** Single keys of a screen; without effect while the person types or a dialog is open. */
export function useAtajos(atajos: Atajos): void {
  const latest = useRef(atajos);
  latest.current = atajos;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog]');
      const act = latest.current[event.key];
      if (!act || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
