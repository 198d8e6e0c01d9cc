import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A text with a place for a nonce, compressed once and sent with another nonce each time. */
export interface NonceTemplate {
  readonly plain: (nonce: string) => Buffer;
  /**
   * Gzip of the text: the parts around the nonce were deflated once, and the nonce goes between them as a stored block (RFC
   * 1951, 3.2.4).
   */
  readonly gzip: (nonce: string) => Buffer;
  /** Bytes of memory it takes. */
  readonly bytes: number;
}

/** Splits the text at the mark, which must occur exactly once. */
export function splitAtNonce(text: string, mark: string): NonceTemplate {
  const [before, after, ...more] = text.split(mark).map((part) => Buffer.from(part));
  if (!before || !after || more.length > 0) throw new Error(`${mark} must stand in the page once.`);
  const head = deflateRawSync(before, { finishFlush: constants.Z_FULL_FLUSH });
  const tail = deflateRawSync(after);
  const sum = crc32(before);
  return {
    bytes: before.length + after.length + head.length + tail.length,
    plain: (nonce) => Buffer.concat([before, Buffer.from(nonce), after]),
    gzip: (nonce) => {
      const middle = Buffer.from(nonce);
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(after, crc32(middle, sum)), 0);
      trailer.writeUInt32LE(before.length + middle.length + after.length, 4);
      return Buffer.concat([HEADER, head, stored(middle), tail, trailer]);
    },
  };
}

/** A stored (uncompressed) block of deflate that is not the last. */
function stored(data: Buffer): Buffer {
  const start = Buffer.alloc(5);
  start.writeUInt16LE(data.length, 1);
  start.writeUInt16LE(~data.length & 0xffff, 3);
  return Buffer.concat([start, data]);
}
