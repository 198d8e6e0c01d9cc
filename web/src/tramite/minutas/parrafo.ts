import {
  type Documento,
  documentoDeMinuta,
  type Minuta,
  type NodoDeMinuta,
  parrafosDe,
} from '@fedatario/document-engine';

/** A node as an editor or the server writes it: what is empty is left out. */
type Nodo = Partial<Omit<NodoDeMinuta, 'content'>> & { readonly content?: readonly Nodo[] };
interface Texto {
  readonly titulo: string;
  readonly encabezado?: readonly Nodo[];
  readonly pie?: readonly Nodo[];
  readonly contenido: Nodo;
}

/** The document of a text that the server or the editor holds right: to read it again would weigh more than all the rest. */
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
