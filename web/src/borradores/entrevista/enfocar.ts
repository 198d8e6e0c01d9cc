const FIELDS = 'input, select, textarea, button';

/** Puts the keyboard at the question of a path once it is drawn, and brings it into sight. */
export function enfocar(ruta: string): void {
  // After the screen that the change brings, and after the page's own arrival at it.
  setTimeout(() => {
    const place = document.getElementById(`pregunta-${ruta}`);
    const field = place?.matches(FIELDS) ? place : place?.querySelector<HTMLElement>(FIELDS);
    field?.focus({ preventScroll: true });
    (field ?? place)?.scrollIntoView({ block: 'center' });
  }, 60);
}
