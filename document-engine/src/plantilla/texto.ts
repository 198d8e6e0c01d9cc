import type { Bloque, Documento, Tramo } from '../modelo/documento.ts';
import type { FormaFirma } from '../modelo/firma.ts';

const LINEA = '______________________________';

/** The texts before and after the line of each kind of signature; every rendering uses them. */
export const FIRMAS: Readonly<Record<FormaFirma, { antes: string; signo: string; linea: string; nota: string }>> = {
  firma: { antes: '', signo: 'f)', linea: LINEA, nota: '' },
  huella: { antes: '', signo: '(huella)', linea: LINEA.slice(0, 20), nota: '' },
  aRuego: { antes: '', signo: 'f)', linea: LINEA, nota: '(a ruego)' },
  notario: { antes: 'ANTE MÍ:', signo: 'f)', linea: LINEA, nota: '(firma y sello)' },
  notarioPorSi: { antes: 'POR MÍ Y ANTE MÍ:', signo: 'f)', linea: LINEA, nota: '(firma y sello)' },
};

const BLANCO = '__________';

/** A document as plain text, paragraphs apart by an empty line; blanks are lines. For search, comparison and tests. */
export function renderTexto({ bloques }: Documento): string {
  return `${bloques.flatMap(linesOf).join('\n\n')}\n`;
}

/** The text of a run, with its blanks as lines. */
export function textoDe(tramos: readonly Tramo[]): string {
  return tramos.map(wordsOf).join('');
}

function wordsOf(tramo: Tramo): string {
  if (tramo.tipo === 'salto') return '\n';
  return tramo.tipo === 'texto' ? tramo.texto : BLANCO;
}

function linesOf(bloque: Bloque): string[] {
  switch (bloque.tipo) {
    case 'parrafo':
    case 'titulo':
      return [textoDe(bloque.tramos)];
    case 'lista':
      return bloque.elementos.map(
        (item, i) => `${bloque.ordenada ? `${i + 1}.` : '-'} ${item.flatMap(linesOf).join('\n')}`,
      );
    case 'tabla':
      return [
        bloque.filas.map((row) => row.map((cell) => cell.bloques.flatMap(linesOf).join(' ')).join(' | ')).join('\n'),
      ];
    case 'clausula':
      return bloque.bloques.flatMap(linesOf);
    case 'firmas':
      return bloque.firmas.flatMap(({ forma, tramos }) => {
        const { antes, signo, linea, nota } = FIRMAS[forma];
        const signature = `${signo} ${linea}${nota === '' ? '' : `  ${nota}`}\n${textoDe(tramos)}`;
        return antes === '' ? [signature] : [antes, signature];
      });
  }
}
