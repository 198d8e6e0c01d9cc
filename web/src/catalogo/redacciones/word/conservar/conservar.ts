import type { NodoJson } from '../../texto/conversion.ts';
import { type Colocada, colocar } from './anclas.ts';
import { conIdentidad, conPiezas, envolver } from './escribir.ts';
import { type Linea, lineasDe, palabrasDe, parecido } from './lineas.ts';

/** A piece of the template with the sentence in which it was, or is now. */
export interface Aviso {
  readonly pieza: NodoJson;
  readonly frase: string;
}

/** The Word text with the pieces that the template had, and what became of each. */
export interface Conservado {
  readonly nodos: readonly NodoJson[];
  readonly quedan: number;
  /** Those whose paragraph is now before or after others than it was. */
  readonly movidas: readonly Aviso[];
  readonly perdidas: readonly Aviso[];
}

/** How alike a paragraph has to be to the one it takes the pieces of. */
const BASTA = 0.34;
/** Blocks without text of their own that a Word file cannot say: they go on standing at the end. */
const AL_FINAL = new Set(['firmas']);
/** A scope gives a meaning to the names inside it. */
const CON_NOMBRES = new Set(['repetir', 'parcial']);
const ENVOLTURAS = new Set(['condicional', 'repetir', 'parcial', 'table', 'firmas']);

/** Puts the variables, conditions and references of a template into a new text, each where the words around it are. */
export function conservar(todo: readonly NodoJson[], nuevos: readonly NodoJson[]): Conservado {
  const antes = todo.filter(({ type }) => !AL_FINAL.has(type));
  const viejas = lineasDe(antes);
  const lineas = lineasDe(nuevos);
  const parejas = emparejar(viejas, lineas);
  const seguidas = lasQueSiguen(viejas.map((vieja) => parejas.get(vieja)).filter((one) => one !== undefined));
  const puestas = new Map<NodoJson, readonly Colocada[]>();
  const movidas: Aviso[] = [];
  const perdidas: Aviso[] = [];
  for (const vieja of viejas) {
    const cual = parejas.get(vieja);
    const nueva = cual === undefined ? undefined : lineas[cual];
    const suyas = nueva && !isConNombres(vieja) ? colocar(vieja, nueva) : [];
    if (nueva && suyas.length > 0) puestas.set(nueva.node, suyas);
    const colocadas = new Set(suyas.map(({ pieza }) => pieza));
    perdidas.push(...avisosDe(vieja, (pieza) => !colocadas.has(pieza)));
    if (nueva && cual !== undefined && !seguidas.has(cual))
      movidas.push(...avisosDe(vieja, (pieza) => colocadas.has(pieza), nueva));
  }
  const mapa = { parejas, lineas };
  const escritos = nuevos.map((node) => conPiezas(conIdentidad(node, mapa), puestas));
  const { nodos, envueltas } = envolver(antes, escritos, { ...mapa, nuevos });
  const sueltas = envolturasDe(antes).filter((pieza) => !envueltas.has(pieza));
  perdidas.push(...sueltas.map((pieza) => ({ pieza, frase: fraseDeVarias(lineasDe([pieza])) })));
  const quedan = [...puestas.values()].reduce((total, { length }) => total + length, envueltas.size);
  return { nodos: [...nodos, ...todo.filter(({ type }) => AL_FINAL.has(type))], quedan, movidas, perdidas };
}

/** The pieces of a line for which it holds, with the sentence of that line or of another. */
function avisosDe(linea: Linea, vale: (pieza: NodoJson) => boolean, donde = linea): Aviso[] {
  return piezasDe(linea)
    .filter(vale)
    .map((pieza) => ({ pieza, frase: fraseDe(donde) }));
}

const piezasDe = ({ trozos }: Linea): NodoJson[] => trozos.flatMap(({ pieza }) => (pieza ? [pieza] : []));
const isConNombres = ({ dentroDe }: Linea) => dentroDe.some(({ type }) => CON_NOMBRES.has(type));

/** The conditions, repetitions and tables around paragraphs, which a Word text does not say. */
function envolturasDe(nodos: readonly NodoJson[]): NodoJson[] {
  return nodos.flatMap((node) => {
    return [...(ENVOLTURAS.has(node.type) ? [node] : []), ...envolturasDe(node.content ?? [])];
  });
}

/** The new line of each old one that has pieces: the most alike first, and each new line once. */
function emparejar(viejas: readonly Linea[], nuevas: readonly Linea[]): Map<Linea, number> {
  const palabras = nuevas.map(palabrasDe);
  const pares = viejas
    .filter((vieja) => piezasDe(vieja).length > 0 || vieja.dentroDe.length > 0)
    .flatMap((vieja) => {
      const suyas = palabrasDe(vieja);
      return nuevas.map((_, cual) => ({ vieja, cual, grado: parecido(suyas, palabras[cual] ?? []) }));
    })
    .filter(({ grado }) => grado >= BASTA)
    .sort((a, b) => b.grado - a.grado);
  const parejas = new Map<Linea, number>();
  const tomadas = new Set<number>();
  for (const { vieja, cual } of pares) {
    if (parejas.has(vieja) || tomadas.has(cual)) continue;
    parejas.set(vieja, cual);
    tomadas.add(cual);
  }
  return parejas;
}

/** The largest set of places that still follow one another. */
function lasQueSiguen(lugares: readonly number[]): Set<number> {
  const mejores: number[][] = [];
  for (const lugar of lugares) {
    const previas = mejores.filter((serie) => (serie.at(-1) ?? -1) < lugar);
    const larga = previas.reduce<number[]>((best, serie) => (serie.length > best.length ? serie : best), []);
    mejores.push([...larga, lugar]);
  }
  return new Set(mejores.reduce<number[]>((best, serie) => (serie.length > best.length ? serie : best), []));
}

const LARGO_DE_FRASE = 160;

/** The words of a line, with a mark where each piece is. */
function fraseDe({ texto, trozos }: Linea): string {
  let made = '';
  let at = 0;
  for (const { desde, pieza } of trozos) {
    if (!pieza) continue;
    made += `${texto.slice(at, desde)}…`;
    at = desde;
  }
  const toda = `${made}${texto.slice(at)}`.replace(/\s+/g, ' ').trim();
  return toda.length > LARGO_DE_FRASE ? `${toda.slice(0, LARGO_DE_FRASE)}…` : toda;
}

const fraseDeVarias = ([primera]: readonly Linea[]) => (primera ? fraseDe(primera) : '');
