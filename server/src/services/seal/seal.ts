import { createHash } from 'node:crypto';
import { AppError } from '../../http/errors.ts';
import { sha256 } from '../cipher.ts';
import type { Certificate, OpenedPair } from './certificate.ts';
import { faultOfSeal } from './check.ts';
import { roomOf, signCms } from './cms.ts';
import { fill, placeSignature } from './place.ts';
import { askTimestamp } from './timestamp.ts';

/** A certificate and the source of the time of sealing. */
export interface Sello {
  /** The certificate at this moment; loaded or made when it is first asked for. Throws when none may be used. */
  readonly certificate: (now: Date) => Promise<Certificate>;
  /** Address of a timestamp authority (RFC 3161); without one, only our clock states the time. */
  readonly tsa?: string | undefined;
}

/** The seal of the platform, and its authority. */
export interface Sellos extends Sello {
  /** Issues a certificate for a notary without one. */
  readonly emitir: (nombre: string, now: Date) => Promise<OpenedPair>;
}

export interface Sealed {
  readonly pdf: Buffer;
  /** SHA-256 of the whole file. */
  readonly sha256: Buffer;
  /** SHA-256 of the certificate. */
  readonly certificado: Buffer;
}

export interface SealOptions {
  /** Reason of the signature, as PDF readers show it. */
  readonly razon: string;
  readonly now: Date;
}

/**
 * Seals a PDF with a PAdES baseline signature over the whole file (ETSI EN 319 142-1): B-B, or B-T with a timestamp authority. It
 * stands in a field without a place on the page, so the page keeps its look and the file stays PDF/A. The same file,
 * certificate and instant give the same bytes without an authority and with an RSA key. The PDF library is loaded with the first
 * one. A seal that a second reader does not verify is not given: `sello-no-verifica`.
 */
export async function sealPdf(sello: Sello, pdf: Uint8Array, options: SealOptions): Promise<Sealed> {
  const certificate = await sello.certificate(options.now);
  const sealed = await sign(pdf, { ...options, certificate, tsa: sello.tsa });
  const certificado = sha256(certificate.chain[0]);
  const fault = await faultOfSeal(sealed, certificado);
  if (fault) throw new AppError('sello-no-verifica', { cause: new Error(fault) });
  return { pdf: sealed, sha256: sha256(sealed), certificado };
}

interface Signing extends SealOptions {
  readonly certificate: Certificate;
  readonly tsa: string | undefined;
}

/** Octets of a token before any is known. */
const FIRST_TOKEN = 8 * 1024;
const TRIES = 3;
/** Octets of the longest token that each authority gave. */
const tokens = new Map<string, number>();

/** The place of a signature is written before what it holds: when its token is longer than any before, it is made again, larger. */
async function sign(pdf: Uint8Array, { certificate, tsa, razon, now }: Signing): Promise<Buffer> {
  const stamp = tsa === undefined ? undefined : (imprint: Buffer) => stampBy(tsa, imprint);
  let room = roomOf(certificate) + (tsa === undefined ? 0 : (tokens.get(tsa) ?? FIRST_TOKEN));
  for (let left = TRIES; left > 0; left -= 1) {
    const placed = await placeSignature(pdf, { razon, now, room });
    const digest = createHash('sha256');
    for (const range of placed.ranges) digest.update(range);
    const cms = await signCms(certificate, digest.digest(), stamp);
    if (cms.length <= room) return fill(placed, cms);
    room = cms.length + SLACK;
  }
  throw new Error('Los sellos de la autoridad de tiempo crecen con cada pregunta.');
}

/** Octets by which two tokens of an authority may differ: serial number, accuracy and an elliptic signature. */
const SLACK = 64;

async function stampBy(tsa: string, imprint: Buffer): Promise<Buffer> {
  const token = await askTimestamp(tsa, imprint);
  tokens.set(tsa, Math.max(tokens.get(tsa) ?? 0, token.length + SLACK));
  return token;
}
