/** An event of the window: React holds the page and knows who is here. */
export const VIVA = 'pagina-viva';

/**
 * Stands in a drawn page as text, before everything else, and must need nothing outside itself. What a visitor presses or chooses
 * while the code is still coming is kept, shown as under way, and done again when the page lives. Links and forms go on by themselves.
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
