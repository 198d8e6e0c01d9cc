const FIELDS = 'input, select, textarea, button';
/** Milliseconds between looks, and in all: a busy machine draws late. */
const PAUSE = 60;
const PATIENCE = 3_000;

/** Puts the keyboard at the question of a path once it is drawn, and brings it into sight. */
export function enfocar(ruta: string): void {
  const id = `pregunta-${ruta}`;
  const start = performance.now();
  const look = () => {
    // Once it is there the page's own arrival at it comes first.
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
