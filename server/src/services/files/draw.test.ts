import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { PDF } from '@libpdf/core';
import sharp from 'sharp';
import type { AppError } from '../../http/errors.ts';
import { createRenderer } from '../pdf/render.ts';
import { exampleOf, OPTIONS } from '../pdf/testing/examples.ts';
import { absent, ask } from '../pdf/testing/tools.ts';
import { inspect } from './inspect.ts';
import { drawPdf, type Pages } from './pages.ts';
import { conPaginaRota, deMuchoPintar, deNuncaAcabar, dePaginas, deTamano } from './testing/pdfs.ts';

const CONTRATO = Buffer.from(createRenderer()(exampleOf('contrato-arrendamiento', 'con-todo'), OPTIONS));
const maximo = 60;

/** Reads all pages, part by part. */
async function wholeOf(bytes: Buffer): Promise<Buffer[]> {
  const dibujadas: Buffer[] = [];
  let paginas = 1;
  while (dibujadas.length < paginas) {
    const turn: Pages = await drawPdf({ bytes, desde: dibujadas.length + 1, maximo });
    paginas = turn.paginas;
    dibujadas.push(...turn.dibujadas);
  }
  return dibujadas;
}

async function fault(bytes: Buffer, desde = 1): Promise<unknown> {
  return drawPdf({ bytes, desde, maximo }).then(
    () => 'dibujada',
    ({ codigo, extras }: AppError) => [codigo, extras.params?.pagina ?? extras.params?.paginas],
  );
}

/** Draws each page with another engine. */
function asPoppler(bytes: Buffer): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'fedatario-paginas-'));
  ask('pdftoppm', bytes, (name) => ['-png', '-scale-to', '2800', name, join(folder, 'p')]);
  const pages = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name)));
  rmSync(folder, { recursive: true });
  return pages;
}

/** Mean difference of two pictures, of 255, at the size at which letters are told apart. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).resize(1082, 1400, { fit: 'fill' }).grayscale().raw().toBuffer()),
  );
  assert.ok(a && b && a.length === b.length);
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

test('cada página de un documento nuestro es una imagen, en su orden, a más de 250 puntos por pulgada', async () => {
  const pages = await wholeOf(CONTRATO);
  assert.equal(pages.length, 3);
  for (const page of pages) {
    const { format, width, height, exif } = await sharp(page).metadata();
    assert.deepEqual([format, width, height, exif], ['jpeg', 2164, 2800, undefined]);
  }
});

test('dice lo mismo que dibuja otro motor, página por página', { skip: absent('pdftoppm') }, async () => {
  const [pages, others] = [await wholeOf(CONTRATO), asPoppler(CONTRATO)];
  for (const [i, page] of pages.entries()) {
    const apart = await Promise.all(others.map((other) => distance(page, other)));
    const own = apart[i] ?? 255;
    assert.ok(own < 8, `página ${i + 1}: ${own}`);
    for (const [j, other] of apart.entries()) if (j !== i) assert.ok(other > 2 * own, `${i + 1} y ${j + 1}: ${other}`);
  }
});

describe('diga lo que diga de su tamaño, una página cabe en memoria', () => {
  const sizes: readonly [number, number, number, number][] = [
    [612, 1008, 1700, 2800],
    [1_000_000_000, 1_000_000_000, 2800, 2800],
    [1_000_000, 1, 2800, 1],
  ];
  for (const [width, height, drawnWidth, drawnHeight] of sizes) {
    test(`${width} por ${height} puntos`, async () => {
      const [page] = await wholeOf(deTamano(width, height));
      const drawn = await sharp(page).metadata();
      assert.deepEqual([drawn.width, drawn.height], [drawnWidth, drawnHeight]);
    });
  }
});

describe('lo que no se puede dibujar se dice', () => {
  test('con contraseña, cortado, o de otra clase no llega a dibujarse', { skip: absent('qpdf') }, async () => {
    const pdf = await PDF.load(CONTRATO);
    pdf.setProtection({ userPassword: 'clave', ownerPassword: 'otra' });
    const locked = Buffer.from(await pdf.save());
    const cut = CONTRATO.subarray(0, CONTRATO.length / 2);
    const zip = Buffer.from('PK\x03\x04cualquier cosa');
    const codes = { locked, cut, zip };
    const expected = { locked: 'archivo-con-clave', cut: 'archivo-danado', zip: 'archivo-no-admitido' };
    for (const [name, bytes] of Object.entries(codes)) {
      const { codigo } = await inspect(bytes).then(
        () => ({ codigo: 'admitido' }),
        (error: AppError) => error,
      );
      assert.equal(codigo, expected[name as keyof typeof expected], name);
      assert.deepEqual(await fault(bytes), ['archivo-danado', undefined], name);
    }
  });

  test('de diez mil páginas no se dibuja ninguna, y desde más allá de la última no hay qué dibujar', async () => {
    assert.deepEqual(await fault(dePaginas(10_000)), ['pdf-demasiadas-paginas', 10_000]);
    assert.deepEqual(await fault(dePaginas(2), 3), ['no-encontrado', undefined]);
  });

  test('una página rota se nombra, y las de antes se dibujaron', async () => {
    const { paginas, dibujadas } = await drawPdf({ bytes: conPaginaRota(), desde: 1, maximo });
    assert.deepEqual([paginas, dibujadas.length], [3, 2]);
    assert.deepEqual(await fault(conPaginaRota(), 3), ['pagina-ilegible', 3]);
  });
});

describe('un PDF hecho para agotar a quien lo dibuja', { skip: process.platform !== 'linux' }, () => {
  test('topa con el límite de memoria y no cuesta más que su página', async () => {
    const { answer, most } = await watching(fault(deNuncaAcabar()));
    assert.deepEqual(answer, ['pagina-ilegible', 1]);
    assert.ok(most < 900, `${most} MB`);
    assert.equal((await wholeOf(dePaginas(1))).length, 1);
  });

  test('se mata a media página, y el siguiente se dibuja igual', async () => {
    const { answer } = await watching(fault(deMuchoPintar(400_000)), (child) => process.kill(child, 'SIGKILL'));
    assert.deepEqual(answer, ['pagina-ilegible', 1]);
    assert.equal((await wholeOf(CONTRATO)).length, 3);
  });
});

/**
 * Result of the work, and the most megabytes that a child process held meanwhile. After two seconds `done` is called with
 * each child.
 */
async function watching<T>(work: Promise<T>, done: (child: number) => void = () => undefined) {
  let most = 0;
  const look = setInterval(() => {
    for (const child of children()) most = Math.max(most, residentOf(child));
  }, 20);
  const act = setTimeout(() => children().forEach(done), 2_000);
  const answer = await work;
  clearInterval(look);
  clearTimeout(act);
  return { answer, most };
}

function children(): number[] {
  const said = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
  return said.split(' ').filter(Boolean).map(Number);
}

function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
