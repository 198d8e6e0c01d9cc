/** Keeps the sheet on screen as the engine writes it, touching only the paragraphs that changed. */

/** The sheet's own words. */
export interface PalabrasDeHoja {
  readonly porque: string;
  readonly falta: string;
  /** The short name of a question, when it has one. */
  readonly corta: (ruta: string) => string | undefined;
}

const painted = new WeakMap<HTMLElement, readonly string[]>();

/** Puts the engine's HTML in place. What it holds was escaped by `renderHtml`: it is markup of ours around their text. */
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

/** Blanks read short, those of others are no link, and a clause that depends on an answer can say why it is there. */
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

/** The name of a question without the groups around it, of a blank as the engine writes it. */
function lastName({ textContent }: Element): string {
  return (textContent ?? '').slice(1, -1).split(' › ').at(-1) ?? '';
}

/** Marks what the answer at a path writes, or would write, and answers the first of it. */
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
