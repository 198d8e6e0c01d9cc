import { createHmac, timingSafeEqual } from 'node:crypto';
import { PaymentError } from '../payments.ts';

/** Seconds by which a notice may be off, both ways. */
const TOLERANCE = 300;

export type Header = (name: string) => string | undefined;

/** Verifies a notice signed as Svix does and answers its id. Throws `firma-invalida`. */
export function verifiedId(raw: Buffer, header: Header, secret: string, now = Date.now()): string {
  const id = header('svix-id') ?? '';
  const time = header('svix-timestamp') ?? '';
  const given = header('svix-signature') ?? '';
  const off = Math.abs(now / 1000 - Number(time));
  if (!id || !/^\d{1,12}$/.test(time) || off > TOLERANCE) throw new PaymentError('firma-invalida');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const wanted = createHmac('sha256', key).update(`${id}.${time}.`).update(raw).digest();
  // While a secret is being changed a notice brings a signature by each.
  const good = given.split(' ').some((token) => token.startsWith('v1,') && isSame(token.slice(3), wanted));
  if (!good) throw new PaymentError('firma-invalida');
  return id;
}

function isSame(given: string, wanted: Buffer): boolean {
  const bytes = Buffer.from(given, 'base64');
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
}
