import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Parts of a pasted text that are no part of a deed, or are printed otherwise than where they came from. */
const QUITADOS = ['comentarios', 'ocultos', 'notas', 'listas'] as const;
export type Quitado = (typeof QUITADOS)[number];

declare module '@tiptap/core' {
  interface EditorEvents {
    /** A paste left something out, or numbers it anew. */
    quitado: readonly Quitado[];
  }
}

/** The marks that Word leaves in the HTML of the clipboard, in the class or the style of an element without spaces. */
const SENALES: readonly (readonly [Quitado, RegExp])[] = [
  ['comentarios', /mso-element:comment|\bmsocom/],
  ['ocultos', /mso-hide:all|display:none/],
  ['notas', /mso-(?:element:)?(?:foot|end)note-(?:list|id)/],
];
/** The number that Word writes before an item, and the spaces behind it. */
const NUMERO = /mso-list:ignore/;

/** The text of the clipboard without comments, hidden text and notes, and which of them it had. */
export function limpiarPegado(html: string): { readonly html: string; readonly quitado: readonly Quitado[] } {
  const pagina = new DOMParser().parseFromString(html, 'text/html');
  const quitado = new Set<Quitado>();
  for (const element of pagina.body.querySelectorAll('*')) {
    const said = `${element.className} ${(element.getAttribute('style') ?? '').replace(/\s/g, '')}`.toLowerCase();
    const found = SENALES.find(([, sign]) => sign.test(said));
    if (found) {
      if (element.textContent?.trim()) quitado.add(found[0]);
      element.remove();
    } else if (NUMERO.test(said)) element.textContent = `${element.textContent?.trim()} `;
    else if (element.tagName === 'OL' && !esDesdeUno(element)) quitado.add('listas');
  }
  return { html: pagina.body.innerHTML, quitado: QUITADOS.filter((one) => quitado.has(one)) };
}

/** A list prints «1.», «2.» and so on, wherever it began. */
function esDesdeUno(lista: Element): boolean {
  return ['start', 'type'].every((name) => (lista.getAttribute(name) ?? '1') === '1');
}

/** Cleans what is pasted, and tells the editor (`quitado`) what was left out. */
export const Pegado = Extension.create({
  name: 'pegado',
  addProseMirrorPlugins() {
    const { editor } = this;
    const transformPastedHTML = (html: string) => {
      const { html: limpio, quitado } = limpiarPegado(html);
      if (quitado.length > 0) editor.emit('quitado', quitado);
      return limpio;
    };
    return [new Plugin({ props: { transformPastedHTML } })];
  },
});
