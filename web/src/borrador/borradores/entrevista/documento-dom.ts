/** Updates the preview in the DOM with the engine's HTML, replacing only the paragraphs that changed. */

/** Texts added to the preview. */
export interface PalabrasDeHoja {
  readonly porque: string;
  readonly falta: string;
  /** The short name of a question, if it has one. */
  readonly corta: (ruta: string) => string | undefined;
}

const painted = new WeakMap<HTMLElement, readonly string[]>();

/**
 * Replaces the preview with the engine's HTML. `renderHtml` escaped every answer, so assigning it as markup is safe.
 */
export function pintar(
  place: HTMLElement,
  html: string,
  isPregunta: (ruta: string) => boolean,
  palabras: PalabrasDeHoja,
): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  const article = template.content.firstElementChild;
  if (!article) return;
  const pieces = Array.from(article.children);
  const texts = pieces.map(({ outerHTML }) => outerHTML);
  const sheet = place.firstElementChild ?? place.appendChild(article.cloneNode(false) as Element);
  const before = painted.get(place) ?? [];
  pieces.forEach((piece, i) => {
    if (before[i] === texts[i]) return;
    dress(piece, isPregunta, palabras);
    const old = sheet.children[i];
    if (old) old.replaceWith(piece);
    else sheet.append(piece);
  });
  while (sheet.children.length > pieces.length) sheet.lastElementChild?.remove();
  painted.set(place, texts);
}

/**
 * Shortens the labels of blanks, removes links to questions of others, and adds a "why" button to conditional clauses.
 */
function dress(piece: Element, isPregunta: (ruta: string) => boolean, { porque, falta, corta }: PalabrasDeHoja): void {
  for (const blank of piece.querySelectorAll<HTMLAnchorElement>('.documento-blanco')) {
    const label = corta(blank.dataset.ruta ?? '') ?? lastName(blank);
    blank.textContent = label;
    if (isPregunta(blank.dataset.ruta ?? '')) blank.setAttribute('aria-label', `${falta}: ${label}`);
    else
      blank.replaceWith(
        Object.assign(document.createElement('span'), { className: 'documento-ajeno', textContent: label }),
      );
  }
  const clauses = piece.matches('.documento-clausula') ? [piece] : piece.querySelectorAll('.documento-clausula');
  for (const clause of clauses) {
    const why = clause.querySelector('strong [data-condiciones]')?.getAttribute('data-condiciones');
    if (!why) continue;
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'documento-porque',
      textContent: porque,
    });
    button.dataset.porque = why;
    button.dataset.clausula = clause.getAttribute('aria-label') ?? '';
    clause.append(button);
  }
}

/** The name of a question without its groups, from the text of a blank: `[Grupo › Pregunta]`. */
function lastName({ textContent }: Element): string {
  return (textContent ?? '').slice(1, -1).split(' › ').at(-1) ?? '';
}

/** Highlights the text that the answer at a path produces, or its blank, and returns the first such element. */
export function marcar(place: HTMLElement, ruta: string | undefined): Element | undefined {
  for (const old of place.querySelectorAll('.documento-activo')) old.classList.remove('documento-activo');
  if (ruta === undefined) return undefined;
  const own = touching(place, ruta, ['data-ruta', 'data-datos']);
  const found = own.length > 0 ? own : touching(place, ruta, ['data-condiciones']);
  for (const element of found) element.classList.add('documento-activo');
  return found[0];
}

function touching(place: HTMLElement, ruta: string, names: readonly string[]): Element[] {
  const all = place.querySelectorAll(names.map((name) => `[${name}]`).join(','));
  return Array.from(all).filter((element) =>
    names.some((name) => (element.getAttribute(name) ?? '').split(' ').some((one) => one !== '' && related(one, ruta))),
  );
}

function related(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}
