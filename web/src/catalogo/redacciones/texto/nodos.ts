import { mergeAttributes, Node, type NodeConfig } from '@tiptap/core';
import { datoJson, signoDe } from '../../../ui/editor/piezas.ts';

/**
 * The nodes that only a template has. An attribute that the template does not write is null in the editor, but for the form of a signature,
 * which the engine cannot do without: deleting may leave the editor to make one of its own.
 */

/** Attributes of each kind of node, as the engine names them; kinds without any are absent. */
export const ATRIBUTOS: Readonly<Record<string, readonly string[]>> = {
  paragraph: ['textAlign'],
  heading: ['level', 'textAlign'],
  listItem: ['repetir', 'como', 'si'],
  tableRow: ['repetir', 'como', 'si'],
  variable: [
    'ruta',
    'formato',
    'mayusculas',
    'singular',
    'plural',
    'genero',
    'masculino',
    'femenino',
    'masculinoPlural',
    'femeninoPlural',
  ],
  referencia: ['clausula'],
  clausula: ['id', 'serie', 'titulo', 'biblioteca', 'version'],
  rama: ['si'],
  ramaTexto: ['si'],
  repetir: ['lista', 'como', 'separador', 'ultimo', 'final'],
  repetirTexto: ['lista', 'como', 'separador', 'ultimo', 'final'],
  parcial: ['nombre', 'sujeto'],
  parcialTexto: ['nombre', 'sujeto'],
  firma: ['forma', 'repetir', 'como', 'si'],
};

type Atributos = Readonly<Record<string, unknown>>;
/** The words on the chip or on the head of a node. */
export type Rotular = (tipo: string, attrs: Atributos) => string;

const RAIZ = { variable: '', referencia: '', parcial: '', parcialTexto: '' };
/** Kinds that hold no text: their label stands in their place. */
const esPieza = (tipo: string) => tipo in RAIZ || tipo.startsWith('ajeno');

/** `ajeno` and `ajenoTexto` keep, as it is written, what the editor does not know. */
const FORMAS: Readonly<Record<string, Partial<NodeConfig> & { tag: string; readonly clase?: string }>> = {
  variable: { tag: 'span', group: 'inline', inline: true, atom: true },
  referencia: { tag: 'span', group: 'inline', inline: true, atom: true },
  parcialTexto: { tag: 'span', group: 'inline', inline: true, atom: true },
  ajenoTexto: { tag: 'span', group: 'inline', inline: true, atom: true },
  condicionalTexto: { tag: 'span', group: 'inline', inline: true, content: 'ramaTexto+' },
  ramaTexto: { tag: 'span', inline: true, content: 'inline*', defining: true },
  repetirTexto: { tag: 'span', group: 'inline', inline: true, content: 'inline*', defining: true },
  parcial: { tag: 'div', group: 'block', atom: true },
  ajeno: { tag: 'div', group: 'block', atom: true },
  condicional: { tag: 'div', group: 'block', content: 'rama+', defining: true },
  rama: { tag: 'div', content: 'block+', defining: true, isolating: true },
  repetir: { tag: 'div', group: 'block', content: 'block+', defining: true },
  clausula: { tag: 'section', group: 'block', content: 'block+', defining: true },
  firmas: { tag: 'div', group: 'block', content: 'firma+', defining: true, clase: 'documento-firmas' },
  firma: { tag: 'div', content: 'inline*', clase: 'documento-firma' },
  listItem: { tag: 'li', content: 'block+', defining: true },
  table: { tag: 'table', group: 'block', content: 'tableRow+' },
  tableRow: { tag: 'tr', content: '(tableCell | tableHeader)+' },
  tableCell: { tag: 'td', content: 'block+', isolating: true },
  tableHeader: { tag: 'th', content: 'block+', isolating: true },
};

export function nodosDePlantilla(rotular: Rotular): Node[] {
  return Object.entries(FORMAS).map(([name, { tag, clase, ...forma }]) => {
    const names = name.startsWith('ajeno') ? ['json'] : (ATRIBUTOS[name] ?? []);
    return Node.create({
      name,
      ...forma,
      addAttributes: () =>
        Object.fromEntries(
          names.map((attr) => [attr, { ...datoJson(attr, null), default: attr === 'forma' ? 'firma' : null }]),
        ),
      parseHTML: () => [{ tag: `${tag}[data-tipo="${name}"]` }, ...(isUsual(tag) ? [{ tag, priority: 40 }] : [])],
      renderHTML: ({ HTMLAttributes, node: { attrs } }) => {
        const own = mergeAttributes(HTMLAttributes, { 'data-tipo': name, ...(clase && { class: clase }) });
        const rotulo = rotular(name, attrs);
        const said = rotulo === '' ? {} : { 'data-rotulo': rotulo, title: rotulo };
        if (esPieza(name)) return [tag, { ...own, ...said }, rotulo];
        const sign = name === 'firma' ? { 'data-signo': signoDe(attrs.forma) } : {};
        return [tag, { ...own, ...said, ...sign }, 0];
      },
    });
  });
}

/** Elements that pasted text brings, and that mean the same there. */
function isUsual(tag: string): boolean {
  return ['li', 'table', 'tr', 'td', 'th'].includes(tag);
}
