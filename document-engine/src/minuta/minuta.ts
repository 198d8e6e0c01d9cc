import { ordinal } from '../espanol/ordinal.ts';
import type { Bloque, Celda, Documento, Tramo } from '../modelo/documento.ts';
import { encabezadoDeClausula } from './documento.ts';
import { leerMinuta } from './leer.ts';
import type { Minuta } from './modelo.ts';

/** A node as JSON, before it is read. */
type Nodo = { type: string; attrs?: object; content?: Nodo[]; text?: string; marks?: { type: string }[] };
type Cuenta = { punto: number; usados: Set<string> };

/**
 * A document as a text that people can go on writing. What it came from is forgotten; clauses are numbered again by where
 * they stand. Throws when the document holds more than a text may.
 */
export function minutaDe({ titulo, encabezado, pie, bloques }: Documento): Minuta {
  const cuenta = { punto: 0, usados: new Set<string>() };
  const contenido = { type: 'doc', content: nodosOf(bloques, cuenta) };
  const read = leerMinuta({ titulo, encabezado: inlineOf(encabezado), pie: inlineOf(pie), contenido });
  if (!read.ok) throw new Error(read.problemas.join('\n'));
  return read.minuta;
}

/** An editor knows no block without a place to write in. */
function nodosOf(bloques: readonly Bloque[], cuenta: Cuenta): Nodo[] {
  const nodos = bloques.map((bloque) => nodoOf(bloque, cuenta));
  return nodos.length > 0 ? nodos : [{ type: 'paragraph' }];
}

function nodoOf(bloque: Bloque, cuenta: Cuenta): Nodo {
  switch (bloque.tipo) {
    case 'parrafo':
      return { type: 'paragraph', attrs: alignOf(bloque), content: inlineOf(bloque.tramos) };
    case 'titulo':
      return {
        type: 'heading',
        attrs: { level: bloque.nivel, ...alignOf(bloque) },
        content: inlineOf(bloque.tramos),
      };
    case 'lista': {
      const content = bloque.elementos.map((item) => ({ type: 'listItem', content: nodosOf(item, cuenta) }));
      return { type: bloque.ordenada ? 'orderedList' : 'bulletList', content };
    }
    case 'tabla': {
      const content = bloque.filas.map((fila) => ({ type: 'tableRow', content: fila.map((c) => celdaOf(c, cuenta)) }));
      return { type: 'table', content };
    }
    case 'clausula':
      return clausulaOf(bloque, cuenta);
    case 'firmas': {
      const content = bloque.firmas.map(({ forma, tramos }) => ({
        type: 'firma',
        attrs: { forma },
        content: inlineOf(tramos),
      }));
      return { type: 'firmas', content };
    }
  }
}

function celdaOf({ encabezado, bloques }: Celda, cuenta: Cuenta): Nodo {
  return { type: encabezado ? 'tableHeader' : 'tableCell', content: nodosOf(bloques, cuenta) };
}

/** Without its ordinal and title, which the text writes again from where the clause stands. */
function clausulaOf(clausula: Extract<Bloque, { tipo: 'clausula' }>, cuenta: Cuenta): Nodo {
  const { ordinal: numero, titulo, bloques } = clausula;
  const [first, ...rest] = bloques;
  const heading = encabezadoDeClausula(numero, titulo);
  const content =
    first?.tipo === 'parrafo' ? nodosOf([{ ...first, tramos: without(first.tramos, heading) }, ...rest], cuenta) : [];
  // After what it holds, as it was numbered.
  const isPunto = cuenta.punto < 99 && ordinal(cuenta.punto + 1, 'masculino') === numero;
  if (isPunto) cuenta.punto += 1;
  const attrs = { id: uniqueId(clausula.id, cuenta.usados), serie: isPunto ? 'punto' : 'clausula' };
  return { type: 'clausula', attrs: { ...attrs, ...(titulo ? { titulo } : {}) }, content };
}

/** The engine may have trimmed the heading where nothing, or a sign, follows it. */
function without([first, ...rest]: readonly Tramo[], heading: string): Tramo[] {
  if (first?.tipo !== 'texto') return first ? [first, ...rest] : [];
  if (first.texto === heading || first.texto === heading.trimEnd()) return rest;
  return first.texto.startsWith(heading)
    ? [{ ...first, texto: first.texto.slice(heading.length) }, ...rest]
    : [first, ...rest];
}

/** A clause that a template repeats has its name once for each time. */
function uniqueId(id: string, used: Set<string>): string {
  let name = id;
  for (let n = 2; used.has(name); n++) name = `${id.slice(0, 50)}n${n}`;
  used.add(name);
  return name;
}

function inlineOf(tramos: readonly Tramo[]): Nodo[] {
  return tramos.map((tramo) => {
    if (tramo.tipo === 'salto') return { type: 'hardBreak' };
    const marks = tramo.marcas.map((type) => ({ type }));
    if (tramo.acto) {
      const texto = tramo.tipo === 'texto' ? { texto: tramo.texto } : {};
      return { type: 'dato', attrs: { ...tramo.acto, ...texto }, marks };
    }
    if (tramo.tipo === 'blanco')
      return { type: 'blanco', attrs: { ruta: tramo.ruta, etiqueta: tramo.etiqueta }, marks };
    return { type: 'text', text: tramo.texto, marks };
  });
}

function alignOf({ alineacion }: { alineacion?: string }): object {
  return alineacion === undefined ? {} : { textAlign: alineacion };
}
