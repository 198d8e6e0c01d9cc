import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsqr from 'jsqr';
import sharp from 'sharp';

/** Resolution at which a phone sees a sheet of paper. */
const DPI = '150';

/** Reads the QR of each page from its rendering; undefined for a page without one. Needs poppler. */
export async function qrsOf(pdf: Uint8Array): Promise<(string | undefined)[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fedatario-qr-'));
  try {
    writeFileSync(join(folder, 'documento.pdf'), pdf);
    spawnSync('pdftoppm', ['-r', DPI, '-png', 'documento.pdf', 'pagina'], { cwd: folder });
    const pages = readdirSync(folder).filter((name) => name.startsWith('pagina'));
    return await Promise.all(pages.sort().map((name) => qrOf(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function qrOf(file: string): Promise<string | undefined> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
