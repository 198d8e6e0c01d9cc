/** An element of the XML of a Word file, by its name without prefix: strict and transitional files differ in their namespaces alone. */
export interface Elemento {
  readonly nombre: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly hijos: (Elemento | string)[];
}

/** Deeper than any document that a person writes; whoever walks the tree calls itself. */
const HONDO_MAXIMO = 300;
const MARCA =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[([\s\S]*?)\]\]>|\?[\s\S]*?\?>|(\/?)([^\s/>!?]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>)|[^<]+/gy;
const ATRIBUTO = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTIDADES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The root of a text in XML, or undefined when it is none. A document type is refused: its entities may make much out of little. */
export function leerXml(texto: string): Elemento | undefined {
  const abiertos: Elemento[] = [{ nombre: '', attrs: {}, hijos: [] }];
  const marcas = new RegExp(MARCA);
  let at = 0;
  for (let marca = marcas.exec(texto); marca !== null; marca = marcas.exec(texto)) {
    at = marcas.lastIndex;
    if (!agregar(marca, abiertos)) return undefined;
  }
  const [raiz] = abiertos;
  const whole = at === texto.length && abiertos.length === 1;
  return whole ? raiz?.hijos.find((one) => typeof one !== 'string') : undefined;
}

/** Puts a piece of the text into the element that is open; false where the text is no XML. */
function agregar([todo, literal, cierra, nombre, attrs = '', vacio]: RegExpExecArray, abiertos: Elemento[]): boolean {
  const dentro = abiertos.at(-1);
  if (!dentro) return false;
  if (cierra === '/') return abiertos.pop()?.nombre === corto(nombre ?? '');
  if (nombre === undefined) {
    if (literal !== undefined) dentro.hijos.push(literal);
    else if (!todo.startsWith('<')) dentro.hijos.push(llano(todo));
    return true;
  }
  const nuevo = { nombre: corto(nombre), attrs: atributos(attrs), hijos: [] };
  dentro.hijos.push(nuevo);
  if (vacio !== '/') abiertos.push(nuevo);
  return abiertos.length <= HONDO_MAXIMO;
}

export function elementos({ hijos }: Elemento): Elemento[] {
  return hijos.filter((one) => typeof one !== 'string');
}

export function hijo(de: Elemento | undefined, ...camino: readonly string[]): Elemento | undefined {
  let at = de;
  for (const nombre of camino) at = at && elementos(at).find((one) => one.nombre === nombre);
  return at;
}

export function hijosDe(de: Elemento | undefined, nombre: string): Elemento[] {
  return de ? elementos(de).filter((one) => one.nombre === nombre) : [];
}

/** The value of a property, such as `<w:pStyle w:val="Ttulo1"/>`. */
export function valor(de: Elemento | undefined, ...camino: readonly string[]): string | undefined {
  return hijo(de, ...camino)?.attrs.val;
}

/** A property that is there or not; undefined when it is not said. */
export function interruptor(de: Elemento | undefined, nombre: string): boolean | undefined {
  const said = hijo(de, nombre);
  return said && !['0', 'false', 'off', 'none'].includes(said.attrs.val ?? '');
}

/** Every element of that name inside, at any depth. */
export function todos(de: Elemento, nombre: string): Elemento[] {
  return elementos(de).flatMap((one) => (one.nombre === nombre ? [one, ...todos(one, nombre)] : todos(one, nombre)));
}

export function textoDe({ hijos }: Elemento): string {
  return hijos.map((one) => (typeof one === 'string' ? one : textoDe(one))).join('');
}

function corto(nombre: string): string {
  return nombre.slice(nombre.indexOf(':') + 1);
}

function atributos(escritos: string): Record<string, string> {
  const attrs: Record<string, string> = Object.create(null);
  for (const [, nombre = '', una, otra] of escritos.matchAll(ATRIBUTO)) attrs[corto(nombre)] = llano(una ?? otra ?? '');
  return attrs;
}

function llano(texto: string): string {
  if (!texto.includes('&')) return texto;
  return texto.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (todo, hex?: string, dec?: string, nombre = '') => {
    const code = hex ? Number.parseInt(hex, 16) : Number(dec);
    if (hex ?? dec) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return ENTIDADES[nombre] ?? todo;
  });
}
