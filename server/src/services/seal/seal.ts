import { X509Certificate } from 'node:crypto';
import type { PDF, Signer } from '@libpdf/core';
import { sha256 } from '../cipher.ts';
import type { KeyPair } from './authority.ts';

/** A certificate with its signer. */
export interface Certificate {
  readonly signer: Signer;
  readonly hasta: Date;
}

/** A certificate and the source of the time of sealing. */
export interface Sello {
  /** The certificate at this moment; loaded or made when it is first asked for. Throws when none may be used. */
  readonly certificate: (now: Date) => Promise<Certificate>;
  /** Address of a timestamp authority (RFC 3161); without one, only our clock states the time. */
  readonly tsa?: string | undefined;
}

/** A key with its certificate in the form that is stored sealed: a PKCS#12 file of its owner's, or a pair that we made. */
export type KeptCertificate =
  | { readonly p12: string; readonly clave: string }
  | { readonly par: KeyPair; readonly cadena: readonly string[] };

/** The seal of the platform, and its authority. */
export interface Sellos extends Sello {
  /** Issues a certificate for a notary without one. */
  readonly emitir: (nombre: string, now: Date) => Promise<KeptCertificate>;
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

/** A field that no template of ours uses. */
const FIELD = 'Sello';

/**
 * Seals a PDF with a PAdES signature over the whole file (ETSI EN 319 142-1): B-B, or B-T with a timestamp authority. It
 * stands in a field without a place on the page, so the page keeps its look and the file stays PDF/A. The same file,
 * certificate and instant give the same bytes. The PDF library is loaded with the first one.
 */
export async function sealPdf(sello: Sello, pdf: Uint8Array, { razon: reason, now }: SealOptions): Promise<Sealed> {
  const lib = await import('@libpdf/core');
  const { signer } = await sello.certificate(now);
  const file = await lib.PDF.load(pdf);
  const field = file.getOrCreateForm().createSignatureField(FIELD);
  field.getDict().set('AP', lib.PdfDict.of({ N: emptyAppearance(lib, file) }));
  const options = {
    signer,
    reason,
    signingTime: now,
    fieldName: FIELD,
    digestAlgorithm: 'SHA-256',
    ...(sello.tsa
      ? { level: 'B-T' as const, timestampAuthority: new lib.HttpTimestampAuthority(sello.tsa) }
      : { level: 'B-B' as const }),
  } as const;
  const { bytes } = await file.sign(options);
  const sealed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { pdf: sealed, sha256: sha256(sealed), certificado: sha256(signer.certificate) };
}

/** The end of a certificate's validity. */
export function expiryOf(der: Uint8Array): Date {
  return new Date(new X509Certificate(der).validTo);
}

type Library = typeof import('@libpdf/core');

/** PDF/A-1 demands an appearance even of an invisible field (ISO 19005-1, 6.5.3). */
function emptyAppearance({ PdfArray, PdfDict, PdfName, PdfNumber }: Library, file: PDF) {
  const zero = PdfNumber.of(0);
  const box = new PdfArray([zero, zero, zero, zero]);
  const entries = { Type: PdfName.of('XObject'), Subtype: PdfName.of('Form'), BBox: box, Resources: PdfDict.of({}) };
  return file.createStream(entries, new Uint8Array());
}
