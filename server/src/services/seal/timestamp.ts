import { randomBytes } from 'node:crypto';
import {
  DerError,
  der,
  type Element,
  integer,
  integerOf,
  nothing,
  octets,
  octetsOf,
  oid,
  part,
  readBer,
  sequence,
  TAG,
} from './der.ts';

const SHA256 = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing);
const YES = der(1, Buffer.from([0xff]));
const TIMEOUT_MS = 30_000;
/** A token with its chain has some 8 kB. */
const LARGEST = 256 * 1024;

/**
 * Asks a timestamp authority (RFC 3161) for a token of this hash, with its certificates. Refuses a token of another hash or for
 * another question, as a cache before the authority would give.
 */
export async function askTimestamp(url: string, imprint: Buffer): Promise<Buffer> {
  const nonce = randomBytes(8);
  const question = sequence(integer(1), sequence(SHA256, octets(imprint)), integer(nonce), YES);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: new Uint8Array(question),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`La autoridad de tiempo respondió ${response.status}.`);
  const answer = await readAtMost(response, LARGEST);
  try {
    return tokenOf(readBer(answer), { imprint, nonce });
  } catch (error) {
    throw error instanceof DerError
      ? new Error('La autoridad de tiempo respondió algo ilegible.', { cause: error })
      : error;
  }
}

async function readAtMost(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > most) throw new Error('La autoridad de tiempo respondió demasiado.');
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

interface Asked {
  readonly imprint: Buffer;
  readonly nonce: Buffer;
}

/** Status: 0 granted, 1 granted with changes (RFC 3161, 2.4.2). */
function tokenOf(answer: Element, asked: Asked): Buffer {
  const status = integerOf(part(part(answer, 0), 0));
  if (status > 1) throw new Error(`La autoridad de tiempo se negó (estado ${status}).`);
  const token = part(answer, 1, TAG.sequence);
  const { imprint, nonce } = infoOf(token);
  if (!imprint.equals(asked.imprint)) throw new Error('La autoridad de tiempo selló otra huella que la pedida.');
  if (!nonce?.equals(part(readBer(sequence(integer(asked.nonce))), 0).raw))
    throw new Error('La autoridad de tiempo respondió a otra pregunta.');
  return token.raw;
}

/** The imprint and the nonce of the TSTInfo (RFC 3161, 2.4.2) in a token. */
function infoOf(token: Element): { imprint: Buffer; nonce: Buffer | undefined } {
  const encapsulated = part(part(part(token, 1), 0), 2, TAG.sequence);
  const info = readBer(octetsOf(part(part(encapsulated, 1), 0)));
  // After version, policy, imprint, serial number and time, the only other number is the nonce.
  const nonce = info.parts.slice(5).find(({ tag }) => tag === TAG.integer);
  return { imprint: octetsOf(part(part(info, 2), 1)), nonce: nonce?.raw };
}
