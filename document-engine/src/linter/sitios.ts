import { staticPath } from '../entrevista/ruta.ts';
import { type Logica, renameVariables } from '../logica/logica.ts';
import type { Nodo } from '../modelo/plantilla.ts';
import { type Alcance, absolute, bind, rootScope } from '../plantilla/alcance.ts';
import type { PlantillaLista } from '../plantilla/leer.ts';

/** A node of a template at its place: how to find it, what its names mean, and what must hold for it to be written. */
export type Sitio = {
  node: Nodo;
  lugar: string;
  /** Its siblings, and which of them it is. */
  hermanos: readonly Nodo[];
  indice: number;
  alcance: Alcance;
  /** Rules that hold there, and rules that do not, by static path. */
  todas: readonly Logica[];
  ninguna: readonly Logica[];
};

const SITIOS_MAXIMOS = 20_000;
const NOMBRES: Readonly<Record<string, string>> = {
  paragraph: 'párrafo',
  heading: 'título',
  table: 'tabla',
  tableRow: 'fila',
  listItem: 'inciso',
  firma: 'firma',
  condicional: 'condición',
  condicionalTexto: 'condición',
  repetir: 'repetición',
  repetirTexto: 'repetición',
};
export const RAIZ_DE_LUGARES = 'Plantilla';

/** Every node of a template, partial texts once per use, in the order they are written. */
export function sitiosDe(plantilla: PlantillaLista): Sitio[] {
  const found: Sitio[] = [];
  const place = { lugar: RAIZ_DE_LUGARES, alcance: rootScope({}), todas: [], ninguna: [] };
  const { pagina, contenido, sinNotario } = plantilla;
  const otros = sinNotario ? [sinNotario] : [];
  walk([contenido, ...otros, ...pagina.encabezado, ...pagina.pie], place, plantilla, found);
  return found;
}

/** A rule with its names as static paths of the interview. */
export function ruleAt(rule: Logica, alcance: Alcance): Logica {
  return renameVariables(rule, (name) => staticPath(absolute(name, alcance)));
}

type Lugar = Pick<Sitio, 'lugar' | 'alcance' | 'todas' | 'ninguna'>;

function walk(nodes: readonly Nodo[], place: Lugar, plantilla: PlantillaLista, found: Sitio[]): void {
  const before: Logica[] = [];
  nodes.forEach((node, indice) => {
    if (found.length >= SITIOS_MAXIMOS) return;
    const lugar = lugarDeNodo(node, indice, place.lugar);
    const ninguna = [...place.ninguna, ...before];
    const here = { ...place, lugar, ninguna };
    found.push({ node, hermanos: nodes, indice, ...here });
    const rule = node.type === 'rama' || node.type === 'ramaTexto' ? node.attrs.si : undefined;
    if (rule !== undefined) before.push(ruleAt(rule, place.alcance));
    walk(childrenOf(node, plantilla), inside(node, here), plantilla, found);
  });
}

function childrenOf(node: Nodo, { parciales }: PlantillaLista): readonly Nodo[] {
  const isPartial = node.type === 'parcial' || node.type === 'parcialTexto';
  return isPartial ? (parciales[node.attrs.nombre] ?? []) : node.content;
}

function inside(node: Nodo, place: Lugar): Lugar {
  const alcance = scopeInside(node, place.alcance);
  const rule = 'si' in node.attrs ? node.attrs.si : undefined;
  return rule === undefined
    ? { ...place, alcance }
    : { ...place, alcance, todas: [...place.todas, ruleAt(rule, alcance)] };
}

/** The names inside a node; a rule of the node itself is read there. */
export function scopeInside(node: Nodo, alcance: Alcance): Alcance {
  switch (node.type) {
    case 'parcial':
    case 'parcialTexto':
      return node.attrs.sujeto === undefined
        ? alcance
        : bind(alcance, 'p', absolute(node.attrs.sujeto, alcance), undefined);
    case 'repetir':
    case 'repetirTexto':
      return bind(alcance, node.attrs.como, `${absolute(node.attrs.lista, alcance)}.*`, 1);
    case 'listItem':
    case 'tableRow':
    case 'firma': {
      const { repetir, como = 'elemento' } = node.attrs;
      return repetir === undefined ? alcance : bind(alcance, como, `${absolute(repetir, alcance)}.*`, 1);
    }
    default:
      return alcance;
  }
}

/** The name that findings give to a node, from that of its parent and its position there. */
export function lugarDeNodo(node: { type: string; attrs: object }, index: number, parent: string): string {
  if (node.type === 'clausula') return `${parent} › cláusula «${'id' in node.attrs ? String(node.attrs.id) : ''}»`;
  const name = NOMBRES[node.type];
  return name === undefined ? parent : `${parent} › ${name} ${index + 1}`;
}
