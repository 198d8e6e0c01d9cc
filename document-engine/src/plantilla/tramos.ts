import { valueAt } from '../entrevista/efectivas.ts';
import { staticPath } from '../entrevista/ruta.ts';
import type { Texto, Tramo } from '../modelo/documento.ts';
import type { Marca, Nodo, NodoDe } from '../modelo/plantilla.ts';
import { type Alcance, absolute, answersBehind, because, bind } from './alcance.ts';
import { decidir } from './decidir.ts';
import { imprimir, lugarDelActo } from './imprimir.ts';
import { fits, noteFaltante, type Resolucion } from './resolucion.ts';

/** Resolves the inline nodes of a template at a place. */
export function resolverTramos(nodes: readonly Nodo[], alcance: Alcance, resolucion: Resolucion): Tramo[] {
  return nodes.flatMap((node) => (fits(resolucion) ? resolverTramo(node, alcance, resolucion) : []));
}

function resolverTramo(node: Nodo, alcance: Alcance, resolucion: Resolucion): Tramo[] {
  switch (node.type) {
    case 'text':
      return [textOf(node.text, node, alcance, [], resolucion)];
    case 'hardBreak':
      return [{ tipo: 'salto' }];
    case 'variable':
      return [resolverVariable(node, alcance, resolucion)];
    case 'referencia':
      return [resolverReferencia(node, alcance, resolucion)];
    case 'condicionalTexto': {
      const branch = chooseBranch(node, alcance, resolucion);
      if (branch?.falta !== undefined) return [blankOf(branch.falta, branch.alcance, resolucion)];
      return branch ? resolverTramos(branch.nodes, branch.alcance, resolucion) : [];
    }
    case 'repetirTexto':
      return resolverRepeticion(node, alcance, resolucion);
    case 'parcialTexto': {
      const partial = openPartial(node, alcance, resolucion);
      return resolverTramos(partial.nodes, partial.alcance, resolucion);
    }
    default:
      return [];
  }
}

/** A text of the template, or printed from the answers at `datos`. */
export function textOf(
  texto: string,
  { marks }: { marks: readonly { type: Marca }[] },
  alcance: Alcance,
  datos: readonly string[],
  resolucion: Resolucion,
): Texto {
  resolucion.caracteres += texto.length;
  const marcas = marks.map(({ type }) => type);
  return { tipo: 'texto', texto, marcas, rastro: { datos, condiciones: alcance.condiciones } };
}

function resolverVariable(node: NodoDe<'variable'>, alcance: Alcance, resolucion: Resolucion): Tramo {
  const { entrevista } = resolucion;
  const { ruta: nombre, ...como } = node.attrs;
  const ruta = absolute(nombre, alcance);
  const valor = ruta === '@n' ? alcance.numero : valueAt(resolucion.datos, ruta);
  const impreso = imprimir({ ruta, valor, como }, resolucion);
  if ('falta' in impreso) {
    const { ruta: missing, etiqueta } = noteFaltante(impreso.falta, resolucion);
    const marcas = node.marks.map(({ type }) => type);
    const rastro = { datos: [missing], condiciones: alcance.condiciones };
    return {
      tipo: 'blanco',
      ruta: missing,
      etiqueta,
      marcas,
      rastro,
      ...lugarDelActo(ruta, como, [missing], entrevista),
    };
  }
  const read = impreso.leidas ?? answersBehind(ruta, entrevista);
  const texto = textOf(impreso.texto, node, alcance, read, resolucion);
  return { ...texto, ...lugarDelActo(ruta, como, read, entrevista) };
}

/** Its ordinal is filled in when every clause has one. */
function resolverReferencia(node: NodoDe<'referencia'>, alcance: Alcance, resolucion: Resolucion): Texto {
  const texto = textOf('', node, alcance, [], resolucion);
  resolucion.referencias.push({ texto, clausula: node.attrs.clausula });
  return texto;
}

function resolverRepeticion(node: NodoDe<'repetirTexto'>, alcance: Alcance, resolucion: Resolucion): Tramo[] {
  const places = itemsOf(node.attrs.lista, node.attrs.como, alcance, resolucion);
  if (places === undefined) return [blankOf(absolute(node.attrs.lista, alcance), alcance, resolucion)];
  return places.flatMap((place, i) => {
    const tramos = resolverTramos(node.content, place, resolucion);
    const after = separatorAfter(node.attrs, i, places.length);
    return after === '' ? tramos : [...tramos, textOf(after, node, place, [], resolucion)];
  });
}

/** The text after an item: the separator, the separator before the last item, or the ending. */
export function separatorAfter(attrs: NodoDe<'repetir'>['attrs'], index: number, count: number): string {
  if (index === count - 1) return attrs.final ?? '';
  return (index === count - 2 ? attrs.ultimo : undefined) ?? attrs.separador ?? '';
}

/** The place of each item of a list; undefined when the list must be answered and is not. */
export function itemsOf(lista: string, como: string, alcance: Alcance, resolucion: Resolucion): Alcance[] | undefined {
  const ruta = absolute(lista, alcance);
  const items = valueAt(resolucion.datos, ruta);
  if (Array.isArray(items) && items.length > 0) {
    const inside = because(alcance, [ruta]);
    return items.map((_, i) => bind(inside, como, `${ruta}.${i}`, i + 1));
  }
  const needed = resolucion.entrevista.indice.get(staticPath(ruta))?.pregunta.obligatoria !== false;
  return needed && !Array.isArray(items) ? undefined : [];
}

export function blankOf(ruta: string, alcance: Alcance, resolucion: Resolucion): Tramo {
  const { ruta: missing, etiqueta } = noteFaltante(ruta, resolucion);
  return {
    tipo: 'blanco',
    ruta: missing,
    etiqueta,
    marcas: [],
    rastro: { datos: [missing], condiciones: alcance.condiciones },
  };
}

/**
 * The first branch that holds, knowing that those before it did not; or the question without whose answer nobody can
 * tell which.
 */
export function chooseBranch(
  node: Nodo,
  alcance: Alcance,
  resolucion: Resolucion,
): { nodes: readonly Nodo[]; alcance: Alcance; falta?: string } | undefined {
  let inside = alcance;
  for (const branch of node.content) {
    if (branch.type !== 'rama' && branch.type !== 'ramaTexto') continue;
    const { cumple, leidas, falta } = decidir(branch.attrs.si, inside, resolucion);
    inside = because(inside, leidas);
    if (falta !== undefined) return { nodes: [], alcance: inside, falta };
    if (cumple) return { nodes: branch.content, alcance: inside };
  }
  return undefined;
}

export function openPartial(
  node: NodoDe<'parcial'> | NodoDe<'parcialTexto'>,
  alcance: Alcance,
  resolucion: Resolucion,
) {
  const { nombre, sujeto } = node.attrs;
  const nodes = resolucion.plantilla.parciales[nombre] ?? [];
  return { nodes, alcance: sujeto === undefined ? alcance : bind(alcance, 'p', absolute(sujeto, alcance), undefined) };
}
