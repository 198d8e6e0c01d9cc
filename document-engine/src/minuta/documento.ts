import { ordinal } from '../espanol/ordinal.ts';
import type { Bloque, Celda, Documento, Faltante, Texto, Tramo } from '../modelo/documento.ts';
import type { FormaFirma } from '../modelo/firma.ts';
import type { Minuta, NodoDeMinuta } from './modelo.ts';

type NodoDeDato = Extract<NodoDeMinuta, { type: 'dato' }>;
type Series = { clausula: number; punto: number };
const SIN_RASTRO = { datos: [], condiciones: [] };

/** The document of a text as people wrote it: nothing of theirs is changed, clauses are numbered by where they stand. */
export function documentoDeMinuta({ titulo, encabezado, pie, contenido }: Minuta): Documento {
  const series = { clausula: 0, punto: 0 };
  return {
    titulo,
    encabezado: tramosOf(encabezado),
    pie: tramosOf(pie),
    bloques: bloquesOf(contenido.content, series),
    faltantes: blanksOf([...encabezado, ...pie, contenido]),
    problemas: [],
  };
}

/** The opening of a clause: its ordinal and its title, if it has one. */
export function encabezadoDeClausula(numero: string, titulo: string | null | undefined): string {
  return titulo ? `${numero}: ${titulo}. ` : `${numero}: `;
}

function bloquesOf(nodes: readonly NodoDeMinuta[], series: Series): Bloque[] {
  return nodes.flatMap((node) => bloqueOf(node, series));
}

function bloqueOf(node: NodoDeMinuta, series: Series): Bloque[] {
  switch (node.type) {
    case 'paragraph':
      return [{ tipo: 'parrafo', ...alignOf(node.attrs.textAlign), tramos: tramosOf(node.content) }];
    case 'heading': {
      const { level: nivel, textAlign } = node.attrs;
      return [{ tipo: 'titulo', nivel, ...alignOf(textAlign), tramos: tramosOf(node.content) }];
    }
    case 'bulletList':
    case 'orderedList': {
      const elementos = node.content.map((item) => bloquesOf(item.content, series));
      return [{ tipo: 'lista', ordenada: node.type === 'orderedList', elementos }];
    }
    case 'table':
      return [{ tipo: 'tabla', filas: node.content.map((row) => row.content.map((cell) => celdaOf(cell, series))) }];
    case 'clausula':
      return [clausulaOf(node, series)];
    case 'firmas':
      return [{ tipo: 'firmas', firmas: node.content.flatMap(firmaOf) }];
    default:
      return [];
  }
}

function celdaOf(cell: NodoDeMinuta, series: Series): Celda {
  return { encabezado: cell.type === 'tableHeader', bloques: bloquesOf(cell.content, series) };
}

/** Numbered after what it holds, as the engine numbers those of a template. */
function clausulaOf({ attrs, content }: Extract<NodoDeMinuta, { type: 'clausula' }>, series: Series): Bloque {
  const { id, serie, titulo } = attrs;
  const bloques = bloquesOf(content, series);
  series[serie] += 1;
  const numero = ordinal(series[serie], serie === 'punto' ? 'masculino' : 'femenino');
  const first = bloques[0];
  const heading: Tramo = {
    tipo: 'texto',
    marcas: ['bold'],
    rastro: SIN_RASTRO,
    texto: encabezadoDeClausula(numero, titulo),
  };
  if (first?.tipo === 'parrafo') first.tramos = [heading, ...first.tramos];
  else bloques.unshift({ tipo: 'parrafo', tramos: [heading] });
  return { tipo: 'clausula', id, ordinal: numero, ...(titulo ? { titulo } : {}), bloques };
}

function firmaOf(node: NodoDeMinuta): { forma: FormaFirma; tramos: Tramo[] }[] {
  return node.type === 'firma' ? [{ forma: node.attrs.forma, tramos: tramosOf(node.content) }] : [];
}

function tramosOf(nodes: readonly NodoDeMinuta[]): Tramo[] {
  return nodes.flatMap((node): Tramo[] => {
    if (node.type === 'hardBreak') return [{ tipo: 'salto' }];
    const marcas = node.marks.map(({ type }) => type);
    if (node.type === 'text') return [{ tipo: 'texto', texto: node.text, marcas, rastro: SIN_RASTRO }];
    if (node.type === 'dato') return [tramoDe(node.attrs, marcas)];
    if (node.type !== 'blanco') return [];
    const { ruta, etiqueta } = node.attrs;
    return [{ tipo: 'blanco', ruta, etiqueta, marcas, rastro: { datos: [ruta], condiciones: [] } }];
  });
}

function tramoDe({ texto, ...acto }: NodoDeDato['attrs'], marcas: Texto['marcas']): Tramo {
  const { ruta, etiqueta } = acto;
  const rastro = { datos: [ruta], condiciones: [] };
  return texto
    ? { tipo: 'texto', texto, marcas, rastro, acto }
    : { tipo: 'blanco', ruta, etiqueta, marcas, rastro, acto };
}

function alignOf(alineacion: 'left' | 'center' | 'right' | 'justify' | null | undefined) {
  return alineacion ? { alineacion } : {};
}

/** The blanks of a text are the notary's: the customer has answered every question by then. */
function blanksOf(nodes: readonly NodoDeMinuta[]): Documento['faltantes'] {
  const found = new Map<string, Documento['faltantes'][number]>();
  const walk = (node: NodoDeMinuta): void => {
    const blank = blankOf(node);
    // Written by hand in one place and by the engine in another, it is asked for before the text is sent.
    if (blank && !(blank.alFirmar && found.has(blank.ruta))) {
      const { ruta, etiqueta, alFirmar } = blank;
      found.set(ruta, { ruta, etiqueta, oculta: false, paraNotario: true, alFirmar });
    }
    node.content.forEach(walk);
  };
  nodes.forEach(walk);
  return [...found.values()];
}

function blankOf(node: NodoDeMinuta): Pick<Faltante, 'ruta' | 'etiqueta' | 'alFirmar'> | undefined {
  if (node.type === 'blanco') return { ...node.attrs, alFirmar: false };
  return node.type === 'dato' && !node.attrs.texto ? node.attrs : undefined;
}
