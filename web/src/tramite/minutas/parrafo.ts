import {
  type Documento,
  documentoDeMinuta,
  type Minuta,
  type NodoDeMinuta,
  parrafosDe,
} from '@fedatario/document-engine';

/** A node in the form of the editor or the server, which omit empty fields. */
type Nodo = Partial<Omit<NodoDeMinuta, 'content'>> & { readonly content?: readonly Nodo[] };
interface Texto {
  readonly titulo: string;
  readonly encabezado?: readonly Nodo[];
  readonly pie?: readonly Nodo[];
  readonly contenido: Nodo;
}

/**
 * Converts a text to a document without validating it: editor and server hold only valid texts, and validation would
 * cost more than everything else here.
 */
export function documentoDeTexto(texto: unknown): Documento {
  const { titulo, encabezado = [], pie = [], contenido } = texto as Texto;
  const minuta: Minuta = {
    titulo,
    encabezado: encabezado.map(entero),
    pie: pie.map(entero),
    contenido: entero(contenido),
  };
  return documentoDeMinuta(minuta);
}

export function parrafosDeTexto(texto: unknown): string[] {
  return parrafosDe(documentoDeTexto(texto));
}

function entero({ content = [], ...node }: Nodo): NodoDeMinuta {
  return { attrs: {}, text: '', marks: [], ...node, content: content.map(entero) } as unknown as NodoDeMinuta;
}
