import type { EntrevistaCompilada } from '@fedatario/document-engine';
import { aliasDe, rotularCon } from '../plantilla/nombres.ts';
import { nodosDe, PARTES } from '../plantilla/partes.ts';
import type { NodoJson } from '../texto/conversion.ts';
import type { PlantillaEscrita } from '../texto/texto.ts';

type Rotular = (nodo: NodoJson) => string;

/** A template as paragraphs that people read: variables by their names, and conditions and repetitions as sentences around their text. */
export function parrafosDePlantilla(
  plantilla: PlantillaEscrita,
  entrevista: EntrevistaCompilada | undefined,
): string[] {
  return PARTES.flatMap((parte) => {
    const nodos = nodosDe(plantilla, parte);
    const rotulo = rotularCon(entrevista, aliasDe(nodos));
    const rotular: Rotular = ({ type, attrs = {} }) => rotulo(type, attrs);
    const lines = parte === 'contenido' || parte === 'sinNotario' ? bloques(nodos, rotular) : [texto(nodos, rotular)];
    return lines.filter((line) => line.trim() !== '');
  });
}

function bloques(nodos: readonly NodoJson[], rotular: Rotular): string[] {
  return nodos.flatMap((nodo) => bloque(nodo, rotular));
}

function bloque(nodo: NodoJson, rotular: Rotular): string[] {
  const { type, attrs = {}, content = [] } = nodo;
  if (type === 'paragraph' || type === 'heading') return [texto(content, rotular)];
  if (type === 'clausula') return [`Cláusula «${String(attrs.titulo ?? attrs.id)}»`, ...bloques(content, rotular)];
  if (type === 'tableRow')
    return [cabeza(nodo, rotular) + content.map((cell) => bloques(cell.content ?? [], rotular).join(' ')).join(' | ')];
  if (type === 'parcial') return [`[${rotular(nodo)}]`];
  if (type === 'firma') return [`[Firma: ${String(attrs.forma)}] ${cabeza(nodo, rotular)}${texto(content, rotular)}`];
  if (type === 'rama' || type === 'repetir') return [`[${rotular(nodo)}:]`, ...bloques(content, rotular)];
  if (type === 'listItem') {
    const [first = '', ...rest] = bloques(content, rotular);
    return [`• ${cabeza(nodo, rotular)}${first}`, ...rest];
  }
  return bloques(content, rotular);
}

/** The repetition or the condition of a row, an item or a signature. */
function cabeza(nodo: NodoJson, rotular: Rotular): string {
  const { repetir, si } = nodo.attrs ?? {};
  return repetir || si ? `[${rotular(nodo)}:] ` : '';
}

function texto(nodos: readonly NodoJson[], rotular: Rotular): string {
  return nodos.map((nodo) => trozo(nodo, rotular)).join('');
}

function trozo(nodo: NodoJson, rotular: Rotular): string {
  const { type, content = [] } = nodo;
  if (type === 'text') return nodo.text ?? '';
  if (type === 'hardBreak') return ' ';
  if (type === 'variable') return `{${rotular(nodo)}}`;
  if (type === 'condicionalTexto') return texto(content, rotular);
  if (content.length > 0) return `[${rotular(nodo)}: ${texto(content, rotular)}]`;
  return `[${rotular(nodo)}]`;
}
