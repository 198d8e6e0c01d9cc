import { fichas, motorDe } from './contenido.ts';

/** Errors in the prices given, one sentence each. */
export class PreciosInvalidos extends Error {
  readonly faltas: readonly string[];
  constructor(faltas: readonly string[]) {
    super(faltas.join('\n'));
    this.faltas = faltas;
  }
}

/** Centavos: more than any document of ours may cost, so that a forgotten point is noticed. */
const MAXIMO = 10_000_000;
const ENCABEZADO = 'documento,precio,nombre';

/** The file of prices to fill in: one line for each document, with the price that it has now. Quetzales, IVA included. */
export function plantillaDePrecios(vigentes: ReadonlyMap<string, number>): string {
  const lines = fichas.map((ficha) => {
    const { slug } = ficha;
    const precio = vigentes.get(slug);
    return `${slug},${precio === undefined ? '' : enQuetzales(precio)},${motorDe(ficha).nombre}`;
  });
  return [ENCABEZADO, ...lines, ''].join('\n');
}

export function enQuetzales(centavos: number): string {
  return `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;
}

/**
 * The document, its price and its name, which begins with a letter: a price that a spreadsheet wrote with a comma (`"1,250.00"`,
 * `79,50`) is read whole, and so refused, and never cut at it.
 */
const LINEA = /^([^,;]*)(?:[,;](.*?)(?:[,;][,;\s]*(?:"?\p{L}.*)?)?)?$/u;

/** The prices of a file as {@link plantillaDePrecios} makes it, in centavos. A line without a price is left out. */
export function leerPrecios(texto: string): Map<string, number> {
  const lines = texto.replace(/^\uFEFF/, '').split(/\r?\n/);
  const partes = lines.flatMap((line, i) => {
    const [slug = '', precio = ''] = (LINEA.exec(line) ?? [])
      .slice(1)
      .map((cell = '') => cell.trim().replace(/^"|"$/g, ''));
    const skipped = slug === '' || (i === 0 && slug === 'documento') || precio === '';
    return skipped ? [] : [{ slug, precio, donde: `Línea ${i + 1}: ` }];
  });
  return leerPartes(partes);
}

/** The prices of `pagare=79.00` and the like, in centavos. */
export function leerPedidos(pedidos: readonly string[]): Map<string, number> {
  return leerPartes(
    pedidos.map((pedido) => {
      const [slug = '', ...precio] = pedido.split('=');
      return { slug, precio: precio.join('='), donde: '' };
    }),
  );
}

interface Parte {
  readonly slug: string;
  readonly precio: string;
  /** The place of the entry, to begin a sentence with. */
  readonly donde: string;
}

function leerPartes(partes: readonly Parte[]): Map<string, number> {
  const precios = new Map<string, number>();
  const faltas = partes.flatMap(({ slug, precio, donde }) => {
    const centavos = leerPrecio(precio);
    const falta = faltaDe(slug, precio, centavos, precios);
    if (falta) return [`${donde}${falta}`];
    precios.set(slug, centavos);
    return [];
  });
  if (faltas.length > 0) throw new PreciosInvalidos(faltas);
  return precios;
}

function faltaDe(slug: string, precio: string, centavos: number, dados: ReadonlyMap<string, number>) {
  if (!fichas.some((ficha) => ficha.slug === slug))
    return `«${slug}» no es un documento ni una gestión que se pueda poner a la venta. Vea la lista con: npm run catalogo -- lista`;
  if (dados.has(slug)) return `«${slug}» está dos veces. Deje un solo precio.`;
  if (Number.isNaN(centavos))
    return `el precio de «${slug}» dice «${precio}». Escríbalo en quetzales, con punto para los centavos: 79.00`;
  if (centavos === 0) return `el precio de «${slug}» debe ser mayor que cero.`;
  if (centavos > MAXIMO) return `el precio de «${slug}» pasa de Q${enQuetzales(MAXIMO)}. Revíselo.`;
  return undefined;
}

function leerPrecio(texto: string): number {
  const [, quetzales, centavos = ''] = /^Q?\s*(\d{1,7})(?:\.(\d{1,2}))?$/.exec(texto.trim()) ?? [];
  return quetzales === undefined ? Number.NaN : Number(quetzales) * 100 + Number(centavos.padEnd(2, '0'));
}
