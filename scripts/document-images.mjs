// Draws the pages of five documents as PNG in docs/img/documentos, from the examples of the engine. Needs poppler's pdftoppm.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTEXTO_DEL_EJEMPLO } from '../document-engine/src/testing/ejemplos.ts';

const DOCUMENTOS = {
  'compraventa-vehiculo': 'cuotas-iguales',
  'autorizacion-viaje-menor': 'con-tercero-y-dos-autorizantes',
  'nombramiento-representante': 'administradora-unica',
  'contrato-trabajo': 'indefinido',
  'contrato-arrendamiento': 'varias-personas-en-dolares',
};
/** Dots per inch: text that can be read on a screen, within the bytes below. */
const PUNTOS = 64;
const BYTES_MAXIMOS = 150 * 1024;

const root = new URL('../', import.meta.url).pathname;
const out = join(root, 'docs/img/documentos');
const folder = mkdtempSync(join(tmpdir(), 'fedatario-imagenes-'));
try {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const contexto = join(folder, 'contexto.json');
  writeFileSync(contexto, JSON.stringify(CONTEXTO_DEL_EJEMPLO));
  for (const [slug, caso] of Object.entries(DOCUMENTOS)) {
    const example = join(root, 'document-engine/examples', slug);
    const pdf = join(folder, `${slug}.pdf`);
    const command = join(root, 'server/bin/fedatario-documento.mjs');
    const answers = join(example, 'respuestas', `${caso}.json`);
    execFileSync(
      process.execPath,
      [command, join(example, 'plantilla.json'), answers, '--contexto', contexto, '-o', pdf],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    execFileSync('pdftoppm', ['-r', String(PUNTOS), '-gray', '-png', pdf, join(out, slug)]);
  }
  for (const file of readdirSync(out)) {
    const { size } = statSync(join(out, file));
    if (size > BYTES_MAXIMOS) throw new Error(`${file} pesa ${size} bytes; el máximo es ${BYTES_MAXIMOS}.`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
