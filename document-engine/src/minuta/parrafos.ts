import type { Bloque, Documento } from '../modelo/documento.ts';
import { FIRMAS, textoDe } from '../plantilla/texto.ts';

/**
 * The paragraphs of a document in the order they are read, as plain text: what is compared between two versions, and what
 * a remark is anchored to by its position. Titles, items, cells and signatures are paragraphs too.
 */
export function parrafosDe({ bloques }: Pick<Documento, 'bloques'>): string[] {
  return bloques.flatMap(parrafosOf);
}

function parrafosOf(bloque: Bloque): string[] {
  switch (bloque.tipo) {
    case 'parrafo':
    case 'titulo':
      return [textoDe(bloque.tramos)];
    case 'lista':
      return bloque.elementos.flat().flatMap(parrafosOf);
    case 'tabla':
      return bloque.filas.flat().flatMap(({ bloques }) => bloques.flatMap(parrafosOf));
    case 'clausula':
      return bloque.bloques.flatMap(parrafosOf);
    case 'firmas':
      return bloque.firmas.map(({ forma, tramos }) => [FIRMAS[forma].antes, textoDe(tramos)].join(' ').trim());
  }
}
