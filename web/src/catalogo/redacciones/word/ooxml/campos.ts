import { hueco, RAYA, type Trozo, textoDeTrozos } from './trozos.ts';
import { type Elemento, hijo, hijosDe, interruptor, valor } from './xml.ts';

/** A field while it is read: first its code, then the result that Word showed. Source: ECMA-376, part 1, 17.16. */
export interface Campo {
  codigo: string;
  enResultado: boolean;
  readonly trozos: Trozo[];
  /** The data of a field of a form. */
  readonly datos: Elemento | undefined;
  /** It goes on in another paragraph: what it showed is written as it comes. */
  abierto: boolean;
}

/** The text of a field: as Word showed it, or a blank with its name. `calculado` when the template keeps a value that Word worked out. */
interface Resuelto {
  readonly trozos: readonly Trozo[];
  readonly pierde: 'campos' | 'desplegables' | undefined;
}

/** Fields that show their result and mean no more than it. */
const SIN_MAS = new Set(['HYPERLINK', 'QUOTE']);
/** Fields that show nothing. */
const CALLADOS = new Set(['XE', 'TC', 'TA', 'RD', 'ASK', 'SET', 'ADVANCE', 'PRIVATE']);
const NOMBRE_DE_SERIE = /^(?:texto|text|textbox|casilla|check|verificaci[oó]n|listadesplegable|dropdown)\s*\d*$/i;
const VACIO = /^[\s\u2000-\u200b]*$/;

export function nuevoCampo(datos: Elemento | undefined): Campo {
  return { codigo: '', enResultado: false, trozos: [], datos, abierto: false };
}

/** Whether a field means no more than the result that it shows. */
export function sinMas({ codigo }: Campo): boolean {
  return SIN_MAS.has(partir(codigo)[0]);
}

export function resolver({ codigo, trozos, datos, abierto }: Campo): Resuelto {
  const [tipo = '', resto] = partir(codigo);
  if (abierto || SIN_MAS.has(tipo)) return { trozos, pierde: undefined };
  if (CALLADOS.has(tipo)) return { trozos: [], pierde: undefined };
  const como = (texto: string, pierde?: Resuelto['pierde']): Resuelto => ({
    trozos: [{ texto, marcas: marcasDe(trozos) }],
    pierde,
  });
  switch (tipo) {
    case 'MERGEFIELD':
      return como(hueco(nombreDe(resto)));
    case 'MACROBUTTON':
      return como(hueco(resto.replace(/^\S+\s*/, '')));
    case 'FORMTEXT':
      return deFormulario(trozos, datos) ?? { trozos, pierde: undefined };
    case 'FORMCHECKBOX':
      return como(estaMarcada(datos) ? '☑' : '☐');
    case 'FORMDROPDOWN':
      return como(elegida(datos), 'desplegables');
    default:
      return { trozos, pierde: 'campos' };
  }
}

/** The kind of a field and what follows it. */
function partir(codigo: string): [string, string] {
  const limpio = codigo.trim();
  const tipo = /^\S*/.exec(limpio)?.[0] ?? '';
  return [tipo.toUpperCase(), limpio.slice(tipo.length).trim()];
}

/** The name of a field, with quotes or without, before its switches. */
function nombreDe(resto: string): string {
  return /^"([^"]*)"/.exec(resto)?.[1] ?? resto.split(/\s*\\/)[0] ?? '';
}

/** A text field that is empty, or still shows the text that it was given to begin with. */
function deFormulario(trozos: readonly Trozo[], datos: Elemento | undefined): Resuelto | undefined {
  const shown = textoDeTrozos(trozos);
  const inicial = valor(datos, 'textInput', 'default') ?? '';
  if (!VACIO.test(shown) && shown !== inicial) return undefined;
  const nombre = valor(datos, 'name') ?? '';
  const propio = NOMBRE_DE_SERIE.test(nombre) ? '' : nombre;
  const said = [inicial, valor(datos, 'statusText'), valor(datos, 'helpText'), propio].find((one) => one?.trim());
  return { trozos: [{ texto: said ? hueco(said) : RAYA, marcas: marcasDe(trozos) }], pierde: undefined };
}

function estaMarcada(datos: Elemento | undefined): boolean {
  const casilla = hijo(datos, 'checkBox');
  return interruptor(casilla, 'checked') ?? interruptor(casilla, 'default') ?? false;
}

function elegida(datos: Elemento | undefined): string {
  const lista = hijo(datos, 'ddList');
  const cual = Number(valor(lista, 'result') ?? valor(lista, 'default') ?? 0);
  return hijosDe(lista, 'listEntry')[cual]?.attrs.val ?? RAYA;
}

function marcasDe(trozos: readonly Trozo[]) {
  const first = trozos.find((trozo) => typeof trozo === 'object');
  return typeof first === 'object' ? first.marcas : [];
}
