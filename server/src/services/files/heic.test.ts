import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import type { AppError } from '../../http/errors.ts';
import { until } from '../../testing/until.ts';
import { decodeHeic } from './heic.ts';
import { inspect, inspectPicture, inspectSquare, nameFor } from './inspect.ts';
import { FOTO_HEIC, heicDe } from './testing/heic.ts';

const RED = [220, 30, 30];
const GREEN = [30, 160, 40];
const BLUE = [30, 60, 200];
const WHITE = [255, 255, 255];

async function refused(bytes: Buffer): Promise<string> {
  return inspect(bytes).then(
    () => 'admitido',
    (error: AppError) => error.codigo,
  );
}

const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};

/** Asserts the approximate colours in the middle of each quarter, row by row. */
async function assertQuarters(bytes: Buffer, expected: readonly number[][]): Promise<void> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const [i, colour] of expected.entries()) {
    const [x, y] = [i % 2, Math.floor(i / 2)];
    const place = (Math.floor(((2 * y + 1) * height) / 4) * width + Math.floor(((2 * x + 1) * width) / 4)) * channels;
    const seen = [...data.subarray(place, place + 3)];
    const apart = seen.map((value, one) => Math.abs(value - (colour[one] ?? 0)));
    assert.ok(Math.max(...apart) < 20, `cuarto ${i + 1}: ${seen}`);
  }
}

describe('una foto HEIC del iPhone', () => {
  test('se guarda como JPEG, sin lo que la cámara escribió en ella', async () => {
    assert.ok(FOTO_HEIC.includes('Camara de Ana'));
    const { tipo, bytes } = await inspect(FOTO_HEIC);
    const { format, exif, xmp, icc } = await sharp(bytes).metadata();
    assert.deepEqual([tipo, format, exif, xmp, icc], ['image/jpeg', 'jpeg', undefined, undefined, undefined]);
    assert.deepEqual(await sizeOf(bytes), [64, 48]);
    assert.equal(nameFor('IMG_0427.HEIC', tipo), 'IMG_0427.jpg');
  });

  test('queda derecha, con sus colores', async () => {
    const straight = await inspect(heicDe({ width: 64, height: 64 }));
    await assertQuarters(straight.bytes, [RED, GREEN, BLUE, WHITE]);
    const turned = await inspect(heicDe({ width: 64, height: 64, turns: 1 }));
    await assertQuarters(turned.bytes, [GREEN, WHITE, RED, BLUE]);
  });

  test('hecha de partes, como las del teléfono, se lee entera y derecha', async () => {
    const { bytes } = await inspect(heicDe({ width: 192, height: 100, tiles: [3, 2], turns: 3 }));
    assert.deepEqual(await sizeOf(bytes), [100, 192]);
    const corner = await sharp(bytes).extract({ left: 36, top: 0, width: 64, height: 64 }).toBuffer();
    await assertQuarters(corner, [BLUE, RED, WHITE, GREEN]);
  });

  test('se reconoce también por la segunda de sus marcas', async () => {
    const bytes = heicDe({ width: 64, height: 64, brands: ['mif1', 'miaf', 'heic'] });
    assert.equal((await inspect(bytes)).tipo, 'image/jpeg');
  });

  test('sirve de logo y de foto de perfil', async () => {
    assert.deepEqual(await sizeOf((await inspectPicture(FOTO_HEIC, 32)).bytes), [32, 24]);
    assert.deepEqual(await sizeOf((await inspectSquare(FOTO_HEIC, 256)).bytes), [48, 48]);
  });
});

describe('lo que no es una foto HEIC entera se rechaza', () => {
  const damaged = {
    'solo su comienzo': FOTO_HEIC.subarray(0, 24),
    'cortada en la mitad': FOTO_HEIC.subarray(0, FOTO_HEIC.length / 2),
    // The first tiles of this one can be decoded.
    'cortada en sus últimas partes': heicDe({ width: 192, height: 128, tiles: [3, 2] }).subarray(0, -90),
    'de 900 megapíxeles': heicDe({ width: 30_000, height: 30_000 }),
    'de 900 megapíxeles en partes': heicDe({ width: 30_000, height: 30_000, tiles: [1, 1] }),
    'de 16 megapíxeles que no están': heicDe({ width: 4_000, height: 4_000 }),
    'más grande de lo que dice': heicDe({ width: 16, height: 16 }),
    'de ningún punto': heicDe({ width: 0, height: 0 }),
    'de diez mil partes': heicDe({ width: 6_400, height: 6_400, tiles: [100, 100] }),
    'de otro códec': heicDe({ width: 64, height: 64, codec: 'av01' }),
    'sin foto': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  };
  for (const [name, bytes] of Object.entries(damaged)) {
    test(name, async () => assert.equal(await refused(bytes), 'archivo-danado'));
  }

  test('AVIF, un video o una ráfaga sin foto no se admiten', async () => {
    const avif = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
      .avif()
      .toBuffer();
    const video = heicDe({ width: 64, height: 64, brands: ['isom', 'mp42', 'hvc1'] });
    const burst = heicDe({ width: 64, height: 64, brands: ['msf1', 'hevc', 'iso8'] });
    for (const bytes of [avif, video, burst]) assert.equal(await refused(bytes), 'archivo-no-admitido');
  });
});

describe('en su proceso aparte', { skip: process.platform !== 'linux' }, () => {
  const children = () => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  const dot = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();

  test('mientras se leen varias, los archivos de los demás pasan', async () => {
    const ended: string[] = [];
    const note = (name: string) => () => void ended.push(name);
    const png = await dot();
    const heics = Array.from({ length: 6 }, () => inspect(FOTO_HEIC).then(note('heic')));
    await Promise.all([...heics, inspect(png).then(note('png'))]);
    assert.equal(ended.length, 7);
    // In one queue with them it would be the last; beside them it waits for the start of a process at most.
    assert.ok(ended.indexOf('png') <= 4, `${ended}`);
  });

  test('quien la leyó se va con su memoria, y el servidor no carga con qué leerla', async () => {
    await inspect(await dot());
    const before = children().length;
    await inspect(FOTO_HEIC);
    await until(() => children().length < before);
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    assert.equal(
      loaded.some((path) => path.includes('libheif')),
      false,
    );
  });
});

test('la que dice ser más grande que la de una cámara se rechaza antes de decodificarla', () => {
  const huge = { width: 30_000, height: 30_000 };
  for (const bytes of [heicDe(huge), heicDe({ ...huge, tiles: [1, 1] })]) {
    assert.throws(() => decodeHeic(bytes), /dice tener 900000000 puntos/);
  }
});
