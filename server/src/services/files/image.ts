import type { TipoDeArchivo } from '@fedatario/contract';
import { AppError } from '../../http/errors.ts';
import { atMost } from './turns.ts';

type Image = Exclude<TipoDeArchivo, 'application/pdf'>;

/** A drawing that claims to be larger than any camera's is a bomb. */
const PIXELS = 60_000_000;
/** Enough to read a document that fills the picture. */
const LONGEST_SIDE = 3500;
const LOADERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];

/** Each holds a whole decoded picture. */
const inTurn = atMost(2);

/**
 * The same picture, upright and drawn again: metadata (where it was taken, by whom), other files hidden in it and what only
 * looked like a picture stay behind.
 */
export function reencode(bytes: Buffer, tipo: Image): Promise<Buffer> {
  return inTurn(async () => {
    const sharp = await library();
    const options = { limitInputPixels: PIXELS, failOn: 'error', autoOrient: true, sequentialRead: true } as const;
    const picture = sharp(bytes, options).resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    try {
      return await encoders[tipo](picture).toBuffer();
    } catch (cause) {
      throw new AppError('archivo-danado', { cause });
    }
  });
}

type Sharp = typeof import('sharp')['default'];

const encoders: Record<Image, (picture: ReturnType<Sharp>) => ReturnType<Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85, mozjpeg: true }),
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
};

let loading: Promise<Sharp> | undefined;

/** Loaded with the first picture, since it holds memory; of its many formats it may read three. */
function library(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: LOADERS });
    return sharp;
  });
  return loading;
}
