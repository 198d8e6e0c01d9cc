/** The text of a Word file as nodes of a template. */

export interface NodoDeWord {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: NodoDeWord[];
  readonly text?: string;
  readonly marks?: readonly { readonly type: string }[];
}

/** The elements that mammoth reads, as far as they are used. */
export interface Elemento {
  readonly type: string;
  readonly children?: readonly Elemento[];
  readonly value?: string;
  readonly breakType?: string;
  readonly alignment?: string | null;
  readonly styleId?: string | null;
  readonly styleName?: string | null;
  readonly numbering?: { readonly isOrdered: boolean } | null;
  readonly isHeader?: boolean;
  readonly checked?: boolean;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isUnderline?: boolean;
  readonly isStrikethrough?: boolean;
  readonly isAllCaps?: boolean;
}

const ALINEACIONES: Readonly<Record<string, string>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};

/** Blocks of a document; list items that follow each other are one list. */
export function bloquesDe(elementos: readonly Elemento[]): NodoDeWord[] {
  const bloques: NodoDeWord[] = [];
  for (const elemento of elementos) {
    const bloque = elemento.type === 'table' ? tablaDe(elemento) : parrafoDe(elemento);
    if (bloque) agregar(bloques, bloque, elemento);
  }
  return bloques;
}

function agregar(bloques: NodoDeWord[], bloque: NodoDeWord, { numbering }: Elemento): void {
  if (!numbering) {
    bloques.push(bloque);
    return;
  }
  const type = numbering.isOrdered ? 'orderedList' : 'bulletList';
  const last = bloques.at(-1);
  const item = { type: 'listItem', content: [bloque] };
  if (last?.type === type) last.content?.push(item);
  else bloques.push({ type, content: [item] });
}

function tablaDe({ children = [] }: Elemento): NodoDeWord | undefined {
  const filas = children.map(({ children: cells = [], isHeader }) => ({
    type: 'tableRow',
    content: cells.map(({ children: blocks = [] }) => {
      const content = bloquesDe(blocks);
      const type = isHeader ? 'tableHeader' : 'tableCell';
      return { type, content: content.length > 0 ? content : [{ type: 'paragraph' }] };
    }),
  }));
  const escritas = filas.filter(({ content }) => content.length > 0);
  return escritas.length > 0 ? { type: 'table', content: escritas } : undefined;
}

/** Empty paragraphs are how Word leaves a gap: the template leaves its own. */
function parrafoDe(elemento: Elemento): NodoDeWord | undefined {
  if (elemento.type !== 'paragraph') return undefined;
  const content = juntos((elemento.children ?? []).flatMap((child) => tramosDe(child, [], false)));
  if (content.every(({ text, type }) => type === 'hardBreak' || text?.trim() === '')) return undefined;
  const align = ALINEACIONES[elemento.alignment ?? ''];
  const level = nivelDe(elemento);
  const attrs = { ...(level && { level }), ...(align && { textAlign: align }) };
  return {
    type: level ? 'heading' : 'paragraph',
    ...(Object.keys(attrs).length > 0 && { attrs }),
    content,
  };
}

function nivelDe({ styleId, styleName }: Elemento): number | undefined {
  const name = `${styleName ?? styleId ?? ''}`.toLowerCase();
  if (/^(title|título|titulo)$/.test(name)) return 1;
  const level = Number(/^(?:heading|título|titulo|ttulo) ?(\d)$/.exec(name)?.[1]);
  return Number.isNaN(level) ? undefined : Math.min(level, 4);
}

function tramosDe(elemento: Elemento, marks: readonly string[], caps: boolean): NodoDeWord[] {
  const { type, children = [] } = elemento;
  if (type === 'break') return elemento.breakType === 'line' ? [{ type: 'hardBreak' }] : [];
  const words = palabrasDe(elemento, marks, caps);
  if (words !== undefined) return words === '' ? [] : [textoDe(words, marks)];
  const inside = type === 'run' ? marcasDe(elemento) : marks;
  return children.flatMap((child) => tramosDe(child, inside, caps || elemento.isAllCaps === true));
}

/** The characters of an element that has any of its own. */
function palabrasDe(
  { type, value = '', checked }: Elemento,
  marks: readonly string[],
  caps: boolean,
): string | undefined {
  if (type === 'checkbox') return checked ? '☒' : '☐';
  if (type === 'tab') return marks.includes('underline') ? '____' : ' ';
  return type === 'text' ? espacios(caps ? value.toUpperCase() : value, marks) : undefined;
}

function marcasDe({ isBold, isItalic, isUnderline, isStrikethrough }: Elemento): string[] {
  const written = { bold: isBold, italic: isItalic, underline: isUnderline, strike: isStrikethrough };
  return Object.entries(written).flatMap(([mark, there]) => (there ? [mark] : []));
}

/** Underlined blanks and tabs are a line to write on. */
function espacios(value: string, marks: readonly string[]): string {
  const clean = limpio(value);
  return marks.includes('underline') && clean !== '' && clean.trim() === ''
    ? '_'.repeat(Math.max(clean.length, 3))
    : clean;
}

/** Without what does not print: soft hyphens, marks of direction and of position. */
function limpio(value: string): string {
  return value
    .normalize('NFC')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '');
}

function textoDe(text: string, marks: readonly string[]): NodoDeWord {
  return { type: 'text', text, ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }) };
}

/** Word cuts a sentence in many runs: those written alike are one. */
function juntos(tramos: readonly NodoDeWord[]): NodoDeWord[] {
  const joined: NodoDeWord[] = [];
  for (const tramo of tramos) {
    const last = joined.at(-1);
    const alike = last?.type === 'text' && tramo.type === 'text' && same(last, tramo);
    if (alike) joined[joined.length - 1] = { ...last, text: `${last.text}${tramo.text}` };
    else joined.push(tramo);
  }
  return joined;
}

function same(a: NodoDeWord, b: NodoDeWord): boolean {
  return JSON.stringify(a.marks) === JSON.stringify(b.marks);
}
