import { FIRMAS, type FormaFirma } from '@fedatario/document-engine';
import { Extension, mergeAttributes, Node } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { OrderedList } from '@tiptap/extension-list';

/** Parts of an editor of legal text, shared by every schema that has them. */

/** A class instead of a style attribute, which the content security policy refuses. */
export const Alineacion = Extension.create({
  name: 'alineacion',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: ({ style, classList }) =>
            ['left', 'center', 'right', 'justify'].find(
              (one) => one === style.textAlign || classList.contains(`alineado-${one}`),
            ) ?? null,
          renderHTML: ({ textAlign }) => (textAlign ? { class: `alineado-${textAlign}` } : {}),
        },
      },
    },
  ],
});

export const dato = (name: string, byDefault: string | null = null) => ({
  default: byDefault,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? byDefault,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === null ? {} : { [`data-${name}`]: attributes[name] },
});

/** An attribute that is not a text, as JSON where the text is copied as HTML. */
export const datoJson = (name: string, byDefault: boolean | object | null) => ({
  default: byDefault,
  parseHTML: (element: HTMLElement) => leerJson(element.getAttribute(`data-${name.toLowerCase()}`)) ?? byDefault,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === null ? {} : { [`data-${name.toLowerCase()}`]: JSON.stringify(attributes[name]) },
});

/** Null of what is no JSON: it was pasted from elsewhere. */
function leerJson(escrito: string | null): unknown {
  try {
    return JSON.parse(escrito ?? 'null');
  } catch {
    return null;
  }
}

/** The page has its own heading, so screen readers get the document's headings one level lower. */
export const Encabezado = Heading.extend({
  renderHTML: ({ node, HTMLAttributes }) => [
    `h${node.attrs.level}`,
    mergeAttributes(HTMLAttributes, { 'aria-level': node.attrs.level + 1 }),
    0,
  ],
}).configure({ levels: [1, 2, 3, 4] });

/** A numbered list is shown as it prints, «1.», «2.» and so on: neither template nor minuta keeps another beginning or form. */
export const ListaNumerada = OrderedList.extend({ addAttributes: () => ({}) });

/** A list item of a template may begin with any block. */
export const Inciso = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** The line printed above the name of a signer. */
export function signoDe(forma: FormaFirma): string {
  const { antes, signo, nota } = FIRMAS[forma];
  return [antes, signo, '____________________', nota].filter((part) => part !== '').join(' ');
}
