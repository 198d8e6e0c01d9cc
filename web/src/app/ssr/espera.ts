/** Event of the window: the page is hydrated and the session is known. */
export const VIVA = 'pagina-viva';

/**
 * Inlined as text at the top of a server-rendered page, so it must use nothing outside itself. It holds the clicks and
 * choices made before hydration, marks them as pending and replays them afterwards. Links and forms work natively.
 */
export function esperar(viva: string): void {
  const held = new Set<HTMLElement>();
  const hold = (event: Event) => {
    const target = event.target as Element;
    const control = event.type === 'click' ? target.closest<HTMLElement>('button:not([type=submit])') : target;
    if (!(control instanceof HTMLButtonElement) && !(control instanceof HTMLSelectElement)) return;
    event.stopPropagation();
    control.setAttribute('data-espera', '');
    held.add(control);
  };
  const release = () => {
    for (const type of ['click', 'change']) removeEventListener(type, hold, true);
    for (const control of held) {
      control.removeAttribute('data-espera');
      if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
      else control.click();
    }
  };
  for (const type of ['click', 'change']) addEventListener(type, hold, true);
  addEventListener(viva, release, { once: true });
}
