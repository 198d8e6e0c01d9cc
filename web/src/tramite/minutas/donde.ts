import type { Node as Nodo } from '@tiptap/pm/model';

/** Positions in the editor's document, as ProseMirror counts them. */
interface Lugar {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the first place of a character in the text of a document. `caracter` has the form of the server: the character
 * itself, or `U+202E` for an invisible one. For a character in the title of a clause the place is inside that clause,
 * where the title can be edited.
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
