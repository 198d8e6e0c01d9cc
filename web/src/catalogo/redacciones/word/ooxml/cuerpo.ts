import type { NodoJson } from '../../texto/conversion.ts';
import { controlDe } from './controles.ts';
import { delParrafo, numeralDe } from './estilos.ts';
import type { Lectura, Perdida } from './lectura.ts';
import type { Numero } from './numeracion.ts';
import { leerRenglon } from './renglon.ts';
import { renglonesDe, type Trozo, textoDeTrozos } from './trozos.ts';
import { type Elemento, elementos, hijo, interruptor, valor } from './xml.ts';

/** A block of a Word text: a paragraph with the number that Word shows before it, or a table of cells with blocks of their own. */
export type BloqueDeWord =
  | { readonly nodo: NodoJson; readonly numero: Numero | undefined }
  | { readonly filas: readonly FilaDeWord[] };

interface FilaDeWord {
  readonly encabezado: boolean;
  readonly celdas: readonly (readonly BloqueDeWord[])[];
}

const COLUMNAS_MAXIMAS = 63;
const ALINEACIONES: Readonly<Record<string, string>> = { center: 'center', right: 'right', end: 'right' };

/** The pieces and the number that a paragraph gives to the next one, when its mark does not part them. */
interface Pendiente {
  readonly trozos: readonly Trozo[];
  readonly numero: Numero | undefined;
}

/** The blocks of the text, or of a cell. */
export function leerBloques(de: Elemento, lectura: Lectura): BloqueDeWord[] {
  const made: BloqueDeWord[] = [];
  let pendiente: Pendiente | undefined;
  for (const at of bloquesEn(de, lectura)) {
    if (at.nombre === 'tbl') {
      if (pendiente) made.push(...parrafos(pendiente, {}));
      pendiente = undefined;
      made.push({ filas: leerTabla(at, lectura) });
      continue;
    }
    const leido = leerParrafo(at, lectura, pendiente);
    pendiente = leido.sigue ? leido : undefined;
    if (!leido.sigue) made.push(...parrafos(leido, leido.nodo));
  }
  return pendiente ? [...made, ...parrafos(pendiente, {})] : made;
}

/** Blocks that are left out, and those that only an accepted change brings. */
const FUERA: Readonly<Record<string, Perdida>> = {
  del: 'cambios',
  moveFrom: 'cambios',
  altChunk: 'otras',
  subDoc: 'otras',
};
const CAMBIADOS = new Set(['ins', 'moveTo']);

/** The paragraphs and tables of a part, through whatever is around them. */
function* bloquesEn(de: Elemento, lectura: Lectura): Generator<Elemento> {
  for (const at of elementos(de)) {
    const fuera = FUERA[at.nombre];
    if (fuera) lectura.perdidas.add(fuera);
    else if (at.nombre === 'p' || at.nombre === 'tbl') yield at;
    else yield* bloquesEn(dentroDe(at, lectura), lectura);
  }
}

function dentroDe(at: Elemento, { perdidas }: Lectura): Elemento {
  if (CAMBIADOS.has(at.nombre)) perdidas.add('cambios');
  if (at.nombre === 'AlternateContent') return hijo(at, 'Fallback') ?? at;
  if (at.nombre !== 'sdt') return at;
  const { contenido, desplegable } = controlDe(at);
  if (desplegable) perdidas.add('desplegables');
  return contenido;
}

type Leido = Pendiente & { readonly nodo: Pick<NodoJson, 'attrs'> & { type?: string }; readonly sigue: boolean };

function leerParrafo(p: Elemento, lectura: Lectura, antes: Pendiente | undefined): Leido {
  const pPr = hijo(p, 'pPr');
  const cadena = lectura.estilos.cadena(valor(pPr, 'pStyle') ?? lectura.estilos.parrafoUsual);
  const propios = leerRenglon(p, cadena, lectura);
  const marca = hijo(pPr, 'rPr');
  const oculta = interruptor(marca, 'vanish') ?? interruptor(marca, 'specVanish') ?? false;
  const sigue = oculta || hijo(marca, 'del') !== undefined || hijo(pPr, 'framePr')?.attrs.dropCap !== undefined;
  // A paragraph of which nothing is seen has no number either.
  const seVe = !oculta || textoDeTrozos(propios).trim() !== '';
  const numeral = seVe ? numeralDe(pPr, cadena) : undefined;
  const numero = numeral && lectura.numerar(numeral);
  return {
    trozos: antes ? [...antes.trozos, ...propios] : propios,
    numero: antes?.numero ?? numero,
    nodo: formaDe(pPr, cadena, lectura),
    sigue,
  };
}

/** A heading or a paragraph, with its alignment. */
function formaDe(pPr: Elemento | undefined, cadena: readonly Elemento[], { estilos }: Lectura): Leido['nodo'] {
  const level = estilos.nivelDe(cadena[0]?.attrs.styleId ?? valor(pPr, 'pStyle'));
  const textAlign = ALINEACIONES[delParrafo(pPr, cadena, 'jc')?.attrs.val ?? ''];
  const attrs = { ...(level !== undefined && { level }), ...(textAlign && { textAlign }) };
  return { type: level === undefined ? 'paragraph' : 'heading', ...(Object.keys(attrs).length > 0 && { attrs }) };
}

/** One block, or as many as its breaks of page and column make; its number stands before the first. */
function parrafos({ trozos, numero }: Pendiente, nodo: Partial<NodoJson>): BloqueDeWord[] {
  return renglonesDe(trozos).map((content, i) => ({
    nodo: { type: 'paragraph', ...nodo, content },
    numero: i === 0 ? numero : undefined,
  }));
}

/** The rows of a table. A merged cell gives its words once, and empty cells in the rest of its place, so that each column keeps what is its own. */
function leerTabla(tbl: Elemento, lectura: Lectura): FilaDeWord[] {
  const filas = [...deTabla(tbl, 'tr', lectura)].map((tr) => leerFila(tr, lectura));
  const enCabeza = filas.findIndex(({ encabezado }) => !encabezado);
  const cabeza = enCabeza === -1 ? filas.length : enCabeza;
  return filas.map((fila, i) => ({ ...fila, encabezado: i < cabeza })).filter(({ celdas }) => celdas.length > 0);
}

function leerFila(tr: Elemento, lectura: Lectura): FilaDeWord {
  const trPr = hijo(tr, 'trPr');
  const fuera = (nombre: string) => Math.min(COLUMNAS_MAXIMAS, Number(valor(trPr, nombre) ?? 0));
  const celdas = [...deTabla(tr, 'tc', lectura)].flatMap((tc) => leerCelda(tc, lectura));
  const antes = vacias(fuera('gridBefore'));
  const despues = vacias(fuera('gridAfter'));
  if (antes.length + despues.length > 0) lectura.perdidas.add('celdas');
  return { encabezado: interruptor(trPr, 'tblHeader') ?? false, celdas: [...antes, ...celdas, ...despues] };
}

/** A cell with the empty ones that take the place of the others it is merged with. */
function leerCelda(tc: Elemento, lectura: Lectura): (readonly BloqueDeWord[])[] {
  const tcPr = hijo(tc, 'tcPr');
  const ancho = Math.min(COLUMNAS_MAXIMAS, Number(valor(tcPr, 'gridSpan') ?? 1));
  const unidas = ['vMerge', 'hMerge'].map((nombre) => hijo(tcPr, nombre)).filter((one) => one !== undefined);
  const sigue = unidas.some(({ attrs }) => attrs.val !== 'restart');
  if (ancho > 1 || unidas.length > 0) lectura.perdidas.add('celdas');
  return [sigue ? [] : leerBloques(tc, lectura), ...vacias(ancho - 1)];
}

function vacias(cuantas: number): [][] {
  return Array.from({ length: Math.max(0, cuantas) }, () => []);
}

/** The rows of a table or the cells of a row, through whatever is around them; a deleted row is gone. */
function* deTabla(de: Elemento, nombre: string, lectura: Lectura): Generator<Elemento> {
  for (const at of elementos(de)) {
    if (at.nombre === nombre) {
      const quitada = hijo(at, 'trPr', 'del') !== undefined;
      if (quitada) lectura.perdidas.add('cambios');
      else yield at;
    } else if (['sdt', 'sdtContent', 'customXml', 'ins', 'moveTo', 'smartTag'].includes(at.nombre))
      yield* deTabla(at, nombre, lectura);
  }
}
