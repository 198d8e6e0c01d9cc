import { ORDINAL_MAXIMO, ordinal } from '../espanol/ordinal.ts';
import type { Bloque, Celda, Tramo } from '../modelo/documento.ts';
import type { Nodo, NodoDe } from '../modelo/plantilla.ts';
import { type Alcance, absolute, because } from './alcance.ts';
import { decidir } from './decidir.ts';
import { fits, noteFaltante, type Resolucion } from './resolucion.ts';
import { blankOf, chooseBranch, itemsOf, openPartial, resolverTramos, separatorAfter, textOf } from './tramos.ts';

const SIN_MARCAS = { marks: [] };

/** Resolves the blocks of a template at a place. */
export function resolverBloques(nodes: readonly Nodo[], alcance: Alcance, resolucion: Resolucion): Bloque[] {
  return nodes.flatMap((node) => (fits(resolucion) ? resolverBloque(node, alcance, resolucion) : []));
}

function resolverBloque(node: Nodo, alcance: Alcance, resolucion: Resolucion): Bloque[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return resolverParrafo(node, alcance, resolucion);
    case 'bulletList':
    case 'orderedList': {
      const places = placesOf(node.content, alcance, resolucion);
      const elementos = places.map(([item, place]) => resolverBloques(item.content, place, resolucion));
      return elementos.length === 0 ? [] : [{ tipo: 'lista', ordenada: node.type === 'orderedList', elementos }];
    }
    case 'table':
      return resolverTabla(node, alcance, resolucion);
    case 'clausula':
      return resolverClausula(node, alcance, resolucion);
    case 'condicional': {
      const branch = chooseBranch(node, alcance, resolucion);
      if (branch?.falta !== undefined) noteFaltante(branch.falta, resolucion);
      return branch ? resolverBloques(branch.nodes, branch.alcance, resolucion) : [];
    }
    case 'repetir':
      return resolverRepeticion(node, alcance, resolucion);
    case 'parcial': {
      const partial = openPartial(node, alcance, resolucion);
      return resolverBloques(partial.nodes, partial.alcance, resolucion);
    }
    case 'firmas':
      return resolverFirmas(node, alcance, resolucion);
    default:
      return [];
  }
}

/** A paragraph whose every part is left out is left out too. */
function resolverParrafo(
  node: NodoDe<'paragraph'> | NodoDe<'heading'>,
  alcance: Alcance,
  resolucion: Resolucion,
): Bloque[] {
  const tramos = resolverTramos(node.content, alcance, resolucion);
  if (node.content.length > 0 && tramos.length === 0) return [];
  const { textAlign } = node.attrs;
  const aligned = textAlign ? { alineacion: textAlign } : {};
  const bloque: Bloque & { tramos: Tramo[] } =
    node.type === 'heading'
      ? { tipo: 'titulo', nivel: node.attrs.level, ...aligned, tramos }
      : { tipo: 'parrafo', ...aligned, tramos };
  resolucion.corridas.push(bloque);
  return [bloque];
}

/** Each row, item or signature with the places it is written at. */
function placesOf(nodes: readonly Nodo[], alcance: Alcance, resolucion: Resolucion): [Nodo, Alcance][] {
  return nodes.flatMap((node): [Nodo, Alcance][] => {
    if (node.type !== 'listItem' && node.type !== 'tableRow' && node.type !== 'firma') return [];
    const { si, repetir, como = 'elemento' } = node.attrs;
    const places = repetir === undefined ? [alcance] : itemsOf(repetir, como, alcance, resolucion);
    if (places === undefined && repetir !== undefined) {
      if (decidir(si, alcance, resolucion).cumple) noteFaltante(absolute(repetir, alcance), resolucion);
      return [];
    }
    return (places ?? []).flatMap((place): [Nodo, Alcance][] => {
      const { cumple, leidas, falta } = decidir(si, place, resolucion);
      if (falta !== undefined) noteFaltante(falta, resolucion);
      return cumple ? [[node, because(place, leidas)]] : [];
    });
  });
}

function resolverTabla(node: NodoDe<'table'>, alcance: Alcance, resolucion: Resolucion): Bloque[] {
  const filas = placesOf(node.content, alcance, resolucion).map(([row, place]) =>
    row.content.map((cell): Celda => {
      const bloques = fits(resolucion) ? resolverBloques(cell.content, place, resolucion) : [];
      return { encabezado: cell.type === 'tableHeader', bloques };
    }),
  );
  return filas.length === 0 ? [] : [{ tipo: 'tabla', filas }];
}

/** Numbers a clause only when something of it is written. */
function resolverClausula(node: NodoDe<'clausula'>, alcance: Alcance, resolucion: Resolucion): Bloque[] {
  const { id, titulo, serie = 'clausula' } = node.attrs;
  const bloques = resolverBloques(node.content, alcance, resolucion);
  if (bloques.length === 0) return [];
  resolucion.series[serie] += 1;
  const number = resolucion.series[serie];
  if (number > ORDINAL_MAXIMO) {
    resolucion.problemas.add(`El documento tiene más de ${ORDINAL_MAXIMO} cláusulas.`);
    return [];
  }
  const name = ordinal(number, serie === 'punto' ? 'masculino' : 'femenino');
  if (!resolucion.ordinales.has(id)) resolucion.ordinales.set(id, name);
  const heading = titulo === undefined ? `${name}: ` : `${name}: ${titulo}. `;
  prefix(bloques, textOf(heading, { marks: [{ type: 'bold' }] }, alcance, [], resolucion), resolucion);
  return [{ tipo: 'clausula', id, ordinal: name, ...(titulo === undefined ? {} : { titulo }), bloques }];
}

/** Writes the heading as the first words of the first paragraph. */
function prefix(bloques: Bloque[], heading: Tramo, resolucion: Resolucion): void {
  const first = bloques[0];
  if (first?.tipo === 'parrafo') {
    first.tramos.unshift(heading);
    return;
  }
  const parrafo: Bloque & { tramos: Tramo[] } = { tipo: 'parrafo', tramos: [heading] };
  resolucion.corridas.push(parrafo);
  bloques.unshift(parrafo);
}

function resolverRepeticion(node: NodoDe<'repetir'>, alcance: Alcance, resolucion: Resolucion): Bloque[] {
  const places = itemsOf(node.attrs.lista, node.attrs.como, alcance, resolucion);
  if (places === undefined) {
    const parrafo: Bloque & { tramos: Tramo[] } = {
      tipo: 'parrafo',
      tramos: [blankOf(absolute(node.attrs.lista, alcance), alcance, resolucion)],
    };
    return [parrafo];
  }
  return places.flatMap((place, i) => {
    const bloques = resolverBloques(node.content, place, resolucion);
    const after = separatorAfter(node.attrs, i, places.length);
    const last = bloques.at(-1);
    if (after !== '' && last && 'tramos' in last) last.tramos.push(textOf(after, SIN_MARCAS, place, [], resolucion));
    return bloques;
  });
}

function resolverFirmas(node: NodoDe<'firmas'>, alcance: Alcance, resolucion: Resolucion): Bloque[] {
  const firmas = placesOf(node.content, alcance, resolucion).flatMap(([firma, place]) => {
    if (firma.type !== 'firma' || !fits(resolucion)) return [];
    const signature = { forma: firma.attrs.forma, tramos: resolverTramos(firma.content, place, resolucion) };
    resolucion.corridas.push(signature);
    return [signature];
  });
  return firmas.length === 0 ? [] : [{ tipo: 'firmas', firmas }];
}
