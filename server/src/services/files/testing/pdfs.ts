/** A PDF of these objects, the first of which is its catalogue. */
function pdfDe(objects: readonly string[]): Buffer {
  const said: string[] = ['%PDF-1.7\n'];
  const places = objects.map((object, i) => {
    const place = said.join('').length;
    said.push(`${i + 1} 0 obj\n${object}\nendobj\n`);
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${said.join('').length}\n%%EOF\n`;
  return Buffer.from(said.join('') + table + trailer, 'latin1');
}

const CATALOGO = '<</Type/Catalog/Pages 2 0 R>>';
const HOJA = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>';
const pages = (kids: readonly string[]) => `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`;
const stream = (content: string, dict = '') => `<<${dict}/Length ${content.length}>>\nstream\n${content}\nendstream`;

/** One blank page of a stated size, in points. */
export const deTamano = (width: number, height: number) =>
  pdfDe([CATALOGO, pages(['3 0 R']), `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]>>`]);

/** The same blank page, so many times. */
export const dePaginas = (paginas: number) => pdfDe([CATALOGO, pages(Array(paginas).fill('3 0 R')), HOJA]);

/** Two blank pages, then an object that is no page. */
export const conPaginaRota = () => pdfDe([CATALOGO, pages(['3 0 R', '3 0 R', '4 0 R']), HOJA, '[1 2 3]']);

/** Pages that are one JPEG each, with the page tree before them, as scanners write them. */
export function deFotos(fotos: readonly Buffer[]): Buffer {
  const page = (i: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</XObject<</F ${4 + 3 * i} 0 R>>>>/Contents ${5 + 3 * i} 0 R>>`;
  const image =
    '/Type/XObject/Subtype/Image/Width 600/Height 800/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode';
  const objects = fotos.flatMap((foto, i) => [
    page(i),
    stream(foto.toString('latin1'), image),
    stream('612 0 0 792 0 0 cm /F Do'),
  ]);
  return pdfDe([CATALOGO, pages(fotos.map((_, i) => `${3 + 3 * i} 0 R`)), ...objects]);
}

/** A page that draws ten others, each of them ten more, twelve levels deep. */
export function deNuncaAcabar(): Buffer {
  const ten = '/F Do '.repeat(10);
  const using = (n: number) => `/Resources<</XObject<</F ${n} 0 R>>>>`;
  const form = (n: number) => `/Type/XObject/Subtype/Form/BBox[0 0 612 792]${using(n)}`;
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]${using(5)}/Contents 4 0 R>>`;
  const forms = Array.from({ length: 12 }, (_, i) => stream(i === 11 ? '0 0 612 792 re f' : ten, form(i + 6)));
  return pdfDe([CATALOGO, pages(['3 0 R']), page, stream(ten), ...forms]);
}

/** A page that paints itself whole so many times. */
export function deMuchoPintar(times: number): Buffer {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>';
  return pdfDe([CATALOGO, pages(['3 0 R']), page, stream('0 0 612 792 re f\n'.repeat(times))]);
}
