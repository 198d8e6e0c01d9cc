import sharp from 'sharp';

/** Kinds of paper that people hand in. */
export type Papel = 'identidad' | 'hoja' | 'recibo';

/** Different drawings of each kind. */
const DIBUJOS = 24;
const hechos = new Map<string, Promise<Buffer>>();

/** A paper drawn as a picture, never a photograph of one; others for other numbers. */
export function dibujar(papel: Papel, numero: number): Promise<Buffer> {
  const cual = numero % DIBUJOS;
  const nombre = `${papel} ${cual}`;
  const hecho = hechos.get(nombre) ?? dibujo(papel, cual);
  hechos.set(nombre, hecho);
  return hecho;
}

function dibujo(papel: Papel, numero: number): Promise<Buffer> {
  const [ancho, alto] = papel === 'identidad' ? [640, 404] : [620, 877];
  const fondo = papel === 'identidad' ? '#dfeaf2' : '#fdfdfb';
  const figura = papel === 'identidad' ? tarjeta(numero) : renglones(numero, papel === 'recibo' ? 9 : 30);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${ancho}" height="${alto}">
    <rect width="100%" height="100%" fill="${fondo}"/>${figura}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** A card with the outline of a face and lines in place of its data. */
function tarjeta(numero: number): string {
  const datos = [0, 1, 2, 3, 4].map((n) =>
    raya(250, 130 + n * 46, 180 + ((numero * 37 + n * 61) % 160), 14, '#7b93a8'),
  );
  return `<rect width="640" height="64" fill="#3f6f9b"/><rect x="40" y="110" width="170" height="220" fill="#c9d8e4"/>
    <circle cx="125" cy="190" r="46" fill="#8ea6b9"/><path d="M55 330c0-70 140-70 140 0z" fill="#8ea6b9"/>
    ${datos.join('')}${raya(40, 360, 200 + (numero % 90), 10, '#a9bccb')}`;
}

/** A sheet of written lines, with what looks like a signature below. */
function renglones(numero: number, cuantos: number): string {
  const lineas = Array.from({ length: cuantos }, (_, n) =>
    raya(
      70,
      90 + n * 21,
      n % 9 === 8 ? 150 + ((numero * 53) % 220) : 470 + ((numero * 17 + n * 29) % 20),
      8,
      '#9aa0a6',
    ),
  );
  const y = 140 + cuantos * 21;
  const rubrica = `M190 ${y}c30-50 60 40 90-${10 + (numero % 30)}s40 30 70-${numero % 20} 50 20 80-10`;
  return `${lineas.join('')}<path d="${rubrica}" fill="none" stroke="#23406e" stroke-width="3"/>`;
}

const raya = (x: number, y: number, ancho: number, alto: number, color: string): string =>
  `<rect x="${x}" y="${y}" width="${ancho}" height="${alto}" rx="3" fill="${color}"/>`;
