import type { Node as Nodo } from '@tiptap/pm/model';

/** Places of the editor's document, as its selections count them. */
interface Lugar {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the first place of a character in the text of a document. `caracter` is as the server names it: itself, or `U+202E` when it
 * is not seen. Of one in the title of a clause, the place is inside that clause, where its title can be written.
 */
export function lugarDe(documento: Nodo, caracter: string): Lugar | undefined {
  const numero = /^U\+([0-9A-F]{4,6})$/.exec(caracter)?.[1];
  const signo = numero === undefined ? caracter : String.fromCodePoint(Number.parseInt(numero, 16));
  let lugar: Lugar | undefined;
  documento.descendants((nodo, pos) => {
    if (lugar || signo === '') return false;
    const at = (nodo.text ?? '').indexOf(signo);
    if (nodo.isText && at >= 0) lugar = { from: pos + at, to: pos + at + signo.length };
    else if (String(nodo.attrs.titulo ?? '').includes(signo)) lugar = { from: pos + 2, to: pos + 2 };
    return !lugar;
  });
  return lugar;
}
