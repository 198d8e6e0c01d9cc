const WRITTEN = 'input, select, textarea';
const FIELDS = `${WRITTEN}, button`;
/** Milliseconds between attempts, and in total: a slow device draws late. */
const PAUSE = 60;
const PATIENCE = 3_000;

type Page = Pick<Document, 'getElementById' | 'activeElement'>;

/** Focuses the question of a path once it is drawn, and scrolls to it; not when another field got the focus meanwhile. */
export function enfocar(ruta: string, page: Page = document): void {
  const id = `pregunta-${ruta}`;
  const before = page.activeElement;
  const start = performance.now();
  const look = () => {
    // Waits once more, because the focus that the page sets on arrival comes first.
    if (page.getElementById(id)) setTimeout(() => reach(id, page, before), PAUSE);
    else if (performance.now() - start < PATIENCE) setTimeout(look, PAUSE);
  };
  look();
}

/** The field where somebody writes keeps the focus: taken away, the next letters would go into another answer. */
function reach(id: string, page: Page, before: Element | null): void {
  const { activeElement: now } = page;
  if (now !== before && now?.matches(WRITTEN)) return;
  const place = page.getElementById(id);
  const field = place?.matches(FIELDS) ? place : place?.querySelector<HTMLElement>(FIELDS);
  field?.focus({ preventScroll: true });
  (field ?? place)?.scrollIntoView({ block: 'center' });
}
