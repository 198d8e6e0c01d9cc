import type { PDFiumLibrary, PDFiumPage } from '@hyzyla/pdfium';
import { jpegOf } from './image.ts';

/** Pages of a PDF to draw, from one on; none of one that has more than `maximo`. */
export interface Asked {
  readonly bytes: Uint8Array;
  readonly desde: number;
  readonly maximo: number;
}

/** First how many pages there are, then each that was drawn. */
export type Drawn = { readonly paginas: number } | { readonly pagina: Buffer };

/**
 * Longest side of a drawn page in pixels, whatever size the page states: 200 dpi of the longest paper used for acts, 254 of a
 * letter.
 */
const LONGEST_SIDE = 2800;
/** Milliseconds within which a further page may be begun, so that progress is answered soon. */
const MOMENT_MS = 4_000;
const AT_MOST = 5;

let opened: Promise<PDFiumLibrary> | undefined;
/** Loaded when the first PDF is drawn. */
const library = () => (opened ??= import('@hyzyla/pdfium').then(({ PDFiumLibrary: Library }) => Library.init()));

/**
 * Draws pages as pictures, as many as can be begun within `MOMENT_MS`. Throws at the first that cannot be drawn, after
 * yielding those before it.
 */
export async function* drawPages({ bytes, desde, maximo }: Asked): AsyncGenerator<Drawn> {
  const until = Date.now() + MOMENT_MS;
  const document = await (await library()).loadDocument(bytes);
  const paginas = document.getPageCount();
  yield { paginas };
  const last = paginas > maximo ? 0 : Math.min(paginas, desde + AT_MOST - 1);
  for (let n = desde; n <= last && Date.now() < until; n += 1) yield { pagina: await draw(document.getPage(n - 1)) };
  document.destroy();
}

/** Pages that a reader finds in a PDF. Throws for one that it does not open. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  const document = await (await library()).loadDocument(bytes);
  const pages = document.getPageCount();
  document.destroy();
  return pages;
}

async function draw(page: PDFiumPage): Promise<Buffer> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = LONGEST_SIDE / Math.max(originalWidth, originalHeight);
  if (!Number.isFinite(scale)) throw new Error('La página no tiene medida.');
  const sides = { width: Math.ceil(originalWidth * scale), height: Math.ceil(originalHeight * scale) };
  const { data, width, height } = await page.render({ ...sides, render: 'bitmap', renderFormFields: true });
  return jpegOf(data, { width, height });
}
