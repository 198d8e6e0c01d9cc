import { isImprimible } from '@fedatario/document-engine';
import { nuevoCampo } from './campos.ts';
import { controlDe } from './controles.ts';
import { delParrafo, type Letras, letrasDe } from './estilos.ts';
import { cerrarCampo, emitir, type Lectura, type Perdida, soltarCampos } from './lectura.ts';
import { conCasillas, elevado, signoDeFuente, sinPrivadas } from './signos.ts';
import { type Marca, RAYA, type Trozo } from './trozos.ts';
import { type Elemento, elementos, hijo, hijosDe, textoDe, todos } from './xml.ts';

/** A paragraph as its words are read. */
interface Renglon {
  readonly lectura: Lectura;
  readonly cadena: readonly Elemento[];
  /** The sign that fills each of its tabs, in order. */
  readonly rellenos: readonly string[];
  tabuladores: number;
}

/** A run of letters with one look. */
interface Corrida extends Renglon {
  readonly letras: Letras;
  readonly marcas: readonly Marca[];
  readonly renglon: Renglon;
}

const CON_RAYA = new Set(['underscore', 'heavy']);
const GUION_FIJO = isImprimible(0x2011) ? '\u2011' : '-';

/** The pieces of a paragraph, in order. */
export function leerRenglon(p: Elemento, cadena: readonly Elemento[], lectura: Lectura): Trozo[] {
  lectura.renglon = [];
  const rellenos = rellenosDe(hijo(p, 'pPr'), cadena);
  leerHijos(p, { lectura, cadena, rellenos, tabuladores: 0 });
  soltarCampos(lectura);
  return lectura.renglon;
}

function rellenosDe(pPr: Elemento | undefined, cadena: readonly Elemento[]): string[] {
  const paradas = hijosDe(delParrafo(pPr, cadena, 'tabs'), 'tab').filter(({ attrs }) => attrs.val !== 'clear');
  return paradas.toSorted((a, b) => Number(a.attrs.pos) - Number(b.attrs.pos)).map(({ attrs }) => attrs.leader ?? '');
}

type Lector = (at: Elemento, renglon: Renglon) => void;

const dicha =
  (perdida: Perdida, sigue = false): Lector =>
  (at, renglon) => {
    renglon.lectura.perdidas.add(perdida);
    if (sigue) leerHijos(at, renglon);
  };
const dibujo: Lector = (at, { lectura }) => {
  lectura.perdidas.add(todos(at, 'txbxContent').length > 0 ? 'cuadros' : 'imagenes');
};

/** How each kind of element inside a paragraph is read; of any other, what it holds. */
const LECTORES: Readonly<Record<string, Lector>> = {
  r: leerCorrida,
  sdt: (at, renglon) => {
    const { contenido, desplegable } = controlDe(at);
    if (desplegable) renglon.lectura.perdidas.add('desplegables');
    leerHijos(contenido, renglon);
  },
  fldSimple: (at, renglon) => {
    const { lectura } = renglon;
    lectura.campos.push({ ...nuevoCampo(undefined), codigo: at.attrs.instr ?? '', enResultado: true });
    leerHijos(at, renglon);
    cerrarCampo(lectura);
  },
  AlternateContent: (at, renglon) => leerHijos(hijo(at, 'Fallback') ?? hijo(at, 'Choice') ?? at, renglon),
  ins: dicha('cambios', true),
  moveTo: dicha('cambios', true),
  del: dicha('cambios'),
  moveFrom: dicha('cambios'),
  drawing: dibujo,
  pict: dibujo,
  object: dibujo,
  contentPart: dibujo,
  footnoteReference: dicha('notas'),
  endnoteReference: dicha('notas'),
  commentReference: dicha('comentarios'),
  subDoc: dicha('otras'),
  altChunk: dicha('otras'),
  oMath: dicha('otras', true),
  oMathPara: dicha('otras', true),
  rt: dicha('otras'),
};

function leerHijos(de: Elemento, renglon: Renglon): void {
  for (const at of elementos(de)) (LECTORES[at.nombre] ?? leerHijos)(at, renglon);
}

function leerCorrida(r: Elemento, renglon: Renglon): void {
  const letras = letrasDe(hijo(r, 'rPr'), renglon.cadena, renglon.lectura.estilos);
  const { bold, italic, underline, strike } = letras;
  const marcas = Object.entries({ bold, italic, underline, strike }).flatMap(([mark, on]) =>
    on ? [mark as Marca] : [],
  );
  const corrida: Corrida = { ...renglon, letras, marcas, renglon };
  for (const at of elementos(r)) {
    const lector = EN_CORRIDA[at.nombre];
    if (lector) lector(at, corrida);
    else (LECTORES[at.nombre] ?? leerHijos)(at, renglon);
  }
}

const EN_CORRIDA: Readonly<Record<string, (at: Elemento, corrida: Corrida) => void>> = {
  t: (at, corrida) => escribir(textoDe(at), corrida),
  tab: (_, corrida) => tabular(corrida),
  ptab: (_, corrida) => escribir(' ', corrida),
  noBreakHyphen: (_, corrida) => escribir(GUION_FIJO, corrida),
  sym: ({ attrs }, corrida) => {
    const sign = signoDeFuente(attrs.font ?? '', Number.parseInt(attrs.char ?? '', 16));
    if (sign === undefined) corrida.lectura.perdidas.add('otras');
    else escribir(sign, corrida);
  },
  br: ({ attrs }, corrida) => romper(corrida, attrs.type === 'page' || attrs.type === 'column' ? 'corte' : 'salto'),
  cr: (_, corrida) => romper(corrida, 'salto'),
  instrText: (at, { lectura }) => {
    const campo = lectura.campos.at(-1);
    if (campo && !campo.enResultado) campo.codigo += textoDe(at);
  },
  fldChar: (at, { lectura }) => {
    if (lectura.conCampos) leerCampo(at, lectura);
    else lectura.perdidas.add('campos');
  },
};

function leerCampo(at: Elemento, lectura: Lectura): void {
  const campo = lectura.campos.at(-1);
  if (at.attrs.fldCharType === 'begin') lectura.campos.push(nuevoCampo(hijo(at, 'ffData')));
  else if (at.attrs.fldCharType === 'end') cerrarCampo(lectura);
  else if (campo) campo.enResultado = true;
}

function escribir(escrito: string, { letras, marcas, lectura }: Corrida): void {
  if (letras.oculto) {
    if (escrito.trim() !== '') lectura.perdidas.add('ocultos');
    return;
  }
  const visto = conCasillas(sinPrivadas(escrito, letras.fuente, () => lectura.perdidas.add('otras')));
  const texto = letras.elevado ? elevado(visto) : visto;
  emitir(lectura, { texto: letras.caps ? texto.toLocaleUpperCase('es') : texto, marcas });
}

/** A tab that Word fills with a line, or underlines, is a place to write on. */
function tabular(corrida: Corrida): void {
  const { renglon, letras } = corrida;
  const relleno = renglon.rellenos[renglon.tabuladores] ?? '';
  renglon.tabuladores += 1;
  escribir(letras.underline || CON_RAYA.has(relleno) ? RAYA : ' ', corrida);
}

function romper({ renglon, letras, lectura }: Corrida, trozo: 'salto' | 'corte'): void {
  renglon.tabuladores = 0;
  if (!letras.oculto) emitir(lectura, trozo);
}
