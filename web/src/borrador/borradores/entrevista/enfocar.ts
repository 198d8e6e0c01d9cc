const FIELDS = 'input, select, textarea, button';
/** Milliseconds between attempts, and in total: a slow device draws late. */
const PAUSE = 60;
const PATIENCE = 3_000;

/** Focuses the question of a path once it is drawn, and scrolls to it. */
export function enfocar(ruta: string): void {
  const id = `pregunta-${ruta}`;
  const start = performance.now();
  const look = () => {
    // Waits once more, because the focus that the page sets on arrival comes first.
    if (document.getElementById(id)) setTimeout(() => reach(id), PAUSE);
    else if (performance.now() - start < PATIENCE) setTimeout(look, PAUSE);
  };
  look();
}

function reach(id: string): void {
  const place = document.getElementById(id);
  const field = place?.matches(FIELDS) ? place : place?.querySelector<HTMLElement>(FIELDS);
  field?.focus({ preventScroll: true });
  (field ?? place)?.scrollIntoView({ block: 'center' });
}
