import { type Estilos, type Numeral, numeralDe } from './estilos.ts';
import { numeral } from './numerales.ts';
import { type Elemento, hijo, hijosDe, interruptor, valor } from './xml.ts';

/** The number of a paragraph as Word shows it, and to which list and level it belongs. */
export interface Numero extends Numeral {
  readonly etiqueta: string;
  readonly esVineta: boolean;
}

interface Nivel {
  readonly forma: string;
  readonly texto: string;
  readonly inicio: number;
  /** The level after which it begins anew; 0 never does. */
  readonly vuelve: number | undefined;
  readonly legal: boolean;
  readonly mayusculas: boolean;
}

const NIVELES = 9;

/** Counts the paragraphs of each list in the order of the text. Source: ECMA-376, part 1, 17.9. */
export function leerNumeracion(raiz: Elemento | undefined, estilos: Estilos): (numeral: Numeral) => Numero | undefined {
  const abstractas = new Map(hijosDe(raiz, 'abstractNum').map((one) => [one.attrs.abstractNumId ?? '', one]));
  const listas = new Map(hijosDe(raiz, 'num').map((one) => [one.attrs.numId ?? '', one]));
  const cuentas = new Map<string, number[]>();
  const empezadas = new Set<string>();

  const abstractaDe = (num: Elemento | undefined): Elemento | undefined => {
    const abstracta = abstractas.get(valor(num, 'abstractNumId') ?? '');
    const estilo = valor(abstracta, 'numStyleLink');
    if (estilo === undefined) return abstracta;
    const otra = numeralDe(undefined, estilos.cadena(estilo))?.numId;
    return abstractas.get(valor(listas.get(otra ?? ''), 'abstractNumId') ?? '') ?? abstracta;
  };

  return ({ numId, nivel: pedido }) => {
    const num = listas.get(numId);
    const abstracta = abstractaDe(num);
    const nivel = Math.min(Math.max(0, pedido), NIVELES - 1);
    if (!num || !abstracta) return undefined;
    const niveles = Array.from({ length: NIVELES }, (_, i) => nivelDe(abstracta, num, i));
    const clave = abstracta.attrs.abstractNumId ?? '';
    const cuenta = cuentas.get(clave) ?? [];
    cuentas.set(clave, cuenta);
    empezar(cuenta, num, empezadas);
    contar(cuenta, niveles, nivel);
    const suyo = niveles[nivel];
    return suyo && { numId, nivel, etiqueta: etiquetaDe(niveles, cuenta, nivel), esVineta: suyo.forma === 'bullet' };
  };
}

/** A list that another one goes on from may say that it begins anew: it does so where it is first used. */
function empezar(cuenta: number[], num: Elemento, empezadas: Set<string>): void {
  const { numId = '' } = num.attrs;
  if (empezadas.has(numId)) return;
  empezadas.add(numId);
  for (const cambio of hijosDe(num, 'lvlOverride')) {
    if (hijo(cambio, 'startOverride')) delete cuenta[Number(cambio.attrs.ilvl)];
  }
}

function contar(cuenta: number[], niveles: readonly Nivel[], nivel: number): void {
  for (let i = 0; i < nivel; i += 1) cuenta[i] ??= niveles[i]?.inicio ?? 1;
  cuenta[nivel] = cuenta[nivel] === undefined ? (niveles[nivel]?.inicio ?? 1) : cuenta[nivel] + 1;
  for (let i = nivel + 1; i < NIVELES; i += 1) {
    const vuelve = niveles[i]?.vuelve;
    if (vuelve === undefined || nivel < vuelve) delete cuenta[i];
  }
}

function etiquetaDe(niveles: readonly Nivel[], cuenta: readonly number[], nivel: number): string {
  const suyo = niveles[nivel];
  if (!suyo || suyo.forma === 'bullet') return '';
  const texto = suyo.texto.replace(/%([1-9])/g, (_, cual: string) => {
    const i = Number(cual) - 1;
    const forma = suyo.legal ? 'decimal' : (niveles[i]?.forma ?? 'decimal');
    return numeral(cuenta[i] ?? niveles[i]?.inicio ?? 1, forma);
  });
  return suyo.mayusculas ? texto.toLocaleUpperCase('es') : texto;
}

function nivelDe(abstracta: Elemento, num: Elemento, nivel: number): Nivel {
  const esSuyo = ({ attrs }: Elemento) => Number(attrs.ilvl) === nivel;
  const cambio = hijosDe(num, 'lvlOverride').find(esSuyo);
  const lvl = hijo(cambio, 'lvl') ?? hijosDe(abstracta, 'lvl').find(esSuyo);
  const inicio = Number(valor(cambio, 'startOverride') ?? valor(lvl, 'start') ?? 0);
  const vuelve = valor(lvl, 'lvlRestart');
  return {
    forma: valor(lvl, 'numFmt') ?? 'decimal',
    texto: valor(lvl, 'lvlText') ?? '',
    inicio,
    vuelve: vuelve === undefined ? undefined : Number(vuelve),
    legal: interruptor(lvl, 'isLgl') ?? false,
    mayusculas: interruptor(hijo(lvl, 'rPr'), 'caps') ?? false,
  };
}
