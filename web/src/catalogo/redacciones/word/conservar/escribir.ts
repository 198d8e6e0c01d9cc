import type { NodoJson } from '../../texto/conversion.ts';
import type { Colocada } from './anclas.ts';
import { type Linea, lineasDe } from './lineas.ts';

/** Which new line each old one became. */
interface Mapa {
  readonly parejas: ReadonlyMap<Linea, number>;
  readonly lineas: readonly Linea[];
}

/** A clause keeps the name by which others refer to it, and its place in the library. Its title is the one in the file, if any. */
export function conIdentidad(node: NodoJson, { parejas, lineas }: Mapa): NodoJson {
  if (node.type !== 'clausula') return node;
  const suyas = new Set(lineasDe([node]).map(({ node: parrafo }) => parrafo));
  for (const [vieja, cual] of parejas) {
    const parrafo = lineas[cual]?.node;
    const clausula = vieja.dentroDe.findLast(({ type }) => type === 'clausula');
    if (parrafo && clausula && suyas.has(parrafo)) {
      const { titulo } = node.attrs ?? {};
      return { ...node, attrs: { ...clausula.attrs, ...(titulo !== undefined && { titulo }) } };
    }
  }
  return node;
}

/** The same nodes with the pieces of each line in their places. */
export function conPiezas(node: NodoJson, puestas: ReadonlyMap<NodoJson, readonly Colocada[]>): NodoJson {
  const suyas = puestas.get(node);
  if (suyas) return { ...node, content: cortar(node, suyas) };
  return node.content ? { ...node, content: node.content.map((child) => conPiezas(child, puestas)) } : node;
}

/** The content of a line with each piece in the place of the words that it stands for. */
function cortar({ content = [] }: NodoJson, puestas: readonly Colocada[]): NodoJson[] {
  const made: NodoJson[] = [];
  const faltan = [...puestas].sort((a, b) => a.desde - b.desde);
  let at = 0;
  let hecho = 0;
  for (const child of content) {
    const texto = child.text ?? '\n';
    const fin = at + texto.length;
    for (let [next] = faltan; next && next.desde < fin; [next] = faltan) {
      made.push(...trozoDe(child, texto.slice(Math.max(at, hecho) - at, next.desde - at)));
      const { marks } = child;
      made.push({ ...next.pieza, ...(marks && next.pieza.type === 'variable' && { marks }) });
      hecho = next.hasta;
      faltan.shift();
    }
    if (Math.max(at, hecho) < fin) made.push(...trozoDe(child, texto.slice(Math.max(at, hecho) - at)));
    at = fin;
  }
  return [...made, ...faltan.map(({ pieza }) => pieza)];
}

function trozoDe(child: NodoJson, text: string): NodoJson[] {
  if (child.type !== 'text') return text === '' ? [] : [child];
  return text === '' ? [] : [{ ...child, text }];
}

/** Conditions of one branch stand again around their paragraphs, where these are all there and one after the other. */
export function envolver(
  antes: readonly NodoJson[],
  escritos: readonly NodoJson[],
  { parejas, lineas, nuevos }: Mapa & { readonly nuevos: readonly NodoJson[] },
): { nodos: readonly NodoJson[]; envueltas: ReadonlySet<NodoJson> } {
  const lugares = new Map(
    nuevos.flatMap((node, lugar) => lineasDe([node]).map((linea) => [linea.node, lugar] as const)),
  );
  const envueltas = new Set<NodoJson>();
  const nodos: (NodoJson | undefined)[] = [...escritos];
  for (const condicional of antes.filter(({ type }) => type === 'condicional')) {
    const [rama, ...otras] = condicional.content ?? [];
    const suyas = [...parejas.keys()].filter(({ dentroDe }) => dentroDe[0] === condicional);
    const todas = lineasDe([condicional]).length;
    const sitios = suyas.map((vieja) => lugares.get(lineas[parejas.get(vieja) ?? -1]?.node ?? condicional) ?? -1);
    const desde = Math.min(...sitios);
    const hasta = Math.max(...sitios);
    const juntas = desde >= 0 && hasta - desde + 1 === new Set(sitios).size;
    const libres = nodos.slice(desde, hasta + 1).every((node) => node !== undefined && node.type !== 'condicional');
    if (!rama || otras.length > 0 || suyas.length === 0 || suyas.length < todas || !juntas || !libres) continue;
    const dentro = nodos.slice(desde, hasta + 1).filter((node) => node !== undefined);
    nodos.fill(undefined, desde, hasta + 1);
    nodos[desde] = { ...condicional, content: [{ ...rama, content: dentro }] };
    envueltas.add(condicional);
  }
  return { nodos: nodos.filter((node) => node !== undefined), envueltas };
}
