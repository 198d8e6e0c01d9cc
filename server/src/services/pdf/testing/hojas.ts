import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ask } from './tools.ts';

/** Points from the edge of a letter sheet to its text. */
const [TOP, BOTTOM] = [85, 80];

/** Share of each page's room for text that is blank below its last line. Needs poppler. */
export function blankOf(pdf: Uint8Array): number[] {
  const { text } = ask('pdftotext', pdf, (file) => ['-bbox-layout', file, '-']);
  return text
    .split('<page ')
    .slice(1)
    .map((page) => {
      const end = Number(/height="([\d.]+)"/.exec(page)?.[1]) - BOTTOM;
      const lines = [...page.matchAll(/<line [^>]*yMax="([\d.]+)"/g)].map(([, y]) => Number(y));
      const last = Math.max(TOP, ...lines.filter((y) => y < end + 5));
      return Math.max(0, (end - last) / (end - TOP));
    });
}

/** Dots per inch that are enough to see a thin line. */
const DPI = 50;

/** The highest blank strip between header and foot (centimetres) and the count of dark dots, page by page. */
export async function inkOf(pdf: Uint8Array): Promise<{ blanco: number; puntos: number }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fedatario-tinta-'));
  try {
    writeFileSync(join(folder, 'documento.pdf'), pdf);
    spawnSync('pdftoppm', ['-r', String(DPI), '-gray', '-png', 'documento.pdf', 'pagina'], { cwd: folder });
    const pages = readdirSync(folder).filter((name) => name.startsWith('pagina'));
    return await Promise.all(pages.sort().map((name) => inkOfPage(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inkOfPage(file: string) {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [from, to] = [Math.ceil((TOP * DPI) / 72), Math.floor(info.height - (BOTTOM * DPI) / 72)];
  let [run, blank, puntos] = [0, 0, 0];
  for (let y = from; y < to; y += 1) {
    const dark = data.subarray(y * info.width, (y + 1) * info.width).filter((dot) => dot < 235).length;
    puntos += dark;
    run = dark > 0 ? 0 : run + 1;
    blank = Math.max(blank, run);
  }
  return { blanco: (blank / DPI) * 2.54, puntos };
}
