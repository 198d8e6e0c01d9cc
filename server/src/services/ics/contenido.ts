import { FalloDeCalendario } from './fallo.ts';

/** One content line of RFC 5545, section 3.1. Names are in capitals, as are those of its parameters. */
export interface Linea {
  readonly nombre: string;
  readonly parametros: ReadonlyMap<string, string>;
  readonly valor: string;
}

export interface Componente {
  readonly nombre: string;
  readonly lineas: Linea[];
  readonly partes: Componente[];
}

/**
 * The components of a text, one after the other. Lines that are none are passed over: programs write descriptions without folding them.
 * A component that does not end makes the whole text unreadable, because its last hours may be missing.
 */
export function componentesDe(texto: string): Componente[] {
  const raiz = vacio('');
  const abiertos = [raiz];
  for (const renglon of renglonesDe(texto)) {
    const linea = lineaDe(renglon);
    if (linea) anotar(linea, abiertos);
  }
  if (abiertos.length > 1) throw new FalloDeCalendario('formato');
  return raiz.partes;
}

/** Puts a line into the innermost of the open components, or opens or closes one. */
function anotar(linea: Linea, abiertos: Componente[]): void {
  const actual = abiertos.at(-1);
  const nombre = linea.valor.trim().toUpperCase();
  if (linea.nombre === 'BEGIN') {
    const nuevo = vacio(nombre);
    actual?.partes.push(nuevo);
    abiertos.push(nuevo);
  } else if (linea.nombre !== 'END') actual?.lineas.push(linea);
  else if (abiertos.length > 1 && actual?.nombre === nombre) abiertos.pop();
  else throw new FalloDeCalendario('formato');
}

function vacio(nombre: string): Componente {
  return { nombre, lineas: [], partes: [] };
}

/** The first line of that name. */
export function primera({ lineas }: Componente, nombre: string): Linea | undefined {
  return lineas.find((linea) => linea.nombre === nombre);
}

export function todas({ lineas }: Componente, nombre: string): Linea[] {
  return lineas.filter((linea) => linea.nombre === nombre);
}

/** Unfolded; a byte order mark may stand before each of several calendars that were put together. */
function renglonesDe(texto: string): string[] {
  return texto
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/)
    .map((renglon) => renglon.replace(/^\uFEFF/, ''));
}

function lineaDe(renglon: string): Linea | undefined {
  const fin = finDeCabeza(renglon);
  if (fin < 1) return undefined;
  const [nombre = '', ...escritos] = renglon.slice(0, fin).match(/[^;"]+(?:"[^"]*"[^;"]*)*/g) ?? [];
  const parametros = new Map(
    escritos.map((escrito) => {
      const igual = escrito.indexOf('=');
      return [escrito.slice(0, igual).toUpperCase(), escrito.slice(igual + 1).replace(/^"(.*)"$/, '$1')] as const;
    }),
  );
  return { nombre: nombre.trim().toUpperCase(), parametros, valor: renglon.slice(fin + 1) };
}

/** Position of the first colon outside quotes, which ends the name and the parameters; -1 without one. */
function finDeCabeza(renglon: string): number {
  let citado = false;
  for (let i = 0; i < renglon.length; i += 1) {
    if (renglon[i] === '"') citado = !citado;
    if (renglon[i] === ':' && !citado) return i;
  }
  return -1;
}
