import { type Elemento, hijo, hijosDe, interruptor, valor } from './xml.ts';

/** The look of letters, as far as a template keeps it or the meaning of the text depends on it. */
export interface Letras {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly caps: boolean;
  readonly oculto: boolean;
  readonly elevado: boolean;
  readonly fuente: string;
}

export interface Numeral {
  readonly numId: string;
  readonly nivel: number;
}

/** All that the styles of a Word file say of its paragraphs and letters. */
export interface Estilos {
  /** Level of the heading that a paragraph style is; undefined for any other. */
  readonly nivelDe: (estilo: string | undefined) => number | undefined;
  /** The properties of the style and of those that it is based on, the nearest first. */
  readonly cadena: (estilo: string | undefined) => readonly Elemento[];
  readonly parrafoUsual: string | undefined;
}

/** Properties of which a style of letters takes off what the style of its paragraph puts. Source: ECMA-376, part 1, 17.7.3. */
const ALTERNAN = ['b', 'i', 'caps', 'strike', 'dstrike', 'vanish'] as const;
const VUELTAS = 20;

export function leerEstilos(raiz: Elemento | undefined): Estilos {
  const porId = new Map<string, Elemento>();
  let parrafoUsual: string | undefined;
  for (const estilo of hijosDe(raiz, 'style')) {
    const { styleId, type, default: usual } = estilo.attrs;
    if (styleId === undefined) continue;
    porId.set(styleId, estilo);
    if (type === 'paragraph' && usual !== undefined && usual !== '0') parrafoUsual = styleId;
  }
  const cadena = (id: string | undefined) => {
    const made: Elemento[] = [];
    for (let at = id; at !== undefined && made.length < VUELTAS; at = valor(made.at(-1), 'basedOn')) {
      const estilo = porId.get(at);
      if (!estilo) break;
      made.push(estilo);
    }
    return made;
  };
  const nivelDe = (id: string | undefined) => {
    const nombre = valor(cadena(id)[0], 'name') ?? id ?? '';
    const nivel = Number(/^(?:heading|t[ií]tulo|ttulo) ?([1-4])$/i.exec(nombre)?.[1]);
    return Number.isNaN(nivel) ? undefined : nivel;
  };
  return { cadena, nivelDe, parrafoUsual };
}

/** The first of the styles of a chain that says a property of paragraphs. */
export function delParrafo(
  pPr: Elemento | undefined,
  cadena: readonly Elemento[],
  nombre: string,
): Elemento | undefined {
  const direct = hijo(pPr, nombre);
  if (direct) return direct;
  for (const estilo of cadena) {
    const said = hijo(estilo, 'pPr', nombre);
    if (said) return said;
  }
  return undefined;
}

/** The list that a paragraph belongs to, said by itself or by its style. */
export function numeralDe(pPr: Elemento | undefined, cadena: readonly Elemento[]): Numeral | undefined {
  const numPr = delParrafo(pPr, cadena, 'numPr');
  const numId = valor(numPr, 'numId') ?? cadena.map((estilo) => valor(estilo, 'pPr', 'numPr', 'numId')).find(Boolean);
  if (numId === undefined || numId === '0') return undefined;
  return { numId, nivel: Number(valor(numPr, 'ilvl') ?? 0) };
}

export function letrasDe(rPr: Elemento | undefined, deParrafo: readonly Elemento[], estilos: Estilos): Letras {
  const deLetras = estilos.cadena(valor(rPr, 'rStyle'));
  const esTitulo = estilos.nivelDe(deParrafo[0]?.attrs.styleId) !== undefined;
  const said = (nombre: (typeof ALTERNAN)[number]) => {
    const parrafo = !(esTitulo && nombre === 'b') && enCadena(deParrafo, nombre);
    return interruptor(rPr, nombre) ?? parrafo !== enCadena(deLetras, nombre);
  };
  return {
    bold: said('b'),
    italic: said('i'),
    underline: interruptor(rPr, 'u') ?? false,
    strike: said('strike') || said('dstrike'),
    caps: said('caps'),
    oculto: said('vanish'),
    elevado: valor(rPr, 'vertAlign') === 'superscript',
    fuente: hijo(rPr, 'rFonts')?.attrs.ascii ?? '',
  };
}

function enCadena(cadena: readonly Elemento[], nombre: string): boolean {
  for (const estilo of cadena) {
    const said = interruptor(hijo(estilo, 'rPr'), nombre);
    if (said !== undefined) return said;
  }
  return false;
}
