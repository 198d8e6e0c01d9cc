import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { KeyPair } from './authority.ts';
import { commonNameOf, partsOf } from './x509.ts';

/** A key with its certificate, ready to sign. */
export interface Certificate {
  readonly key: KeyObject;
  /** In DER: the certificate of the key, then those of its issuers, the nearest first. */
  readonly chain: readonly [Buffer, ...Buffer[]];
  readonly hasta: Date;
}

/** A key with its certificate and those of its issuers, the nearest first; DER, in base64. */
export interface OpenedPair {
  readonly par: KeyPair;
  readonly cadena: readonly string[];
}

/** Facts stated in a certificate. */
export interface CertificateFacts {
  readonly titular: string;
  readonly emisor: string;
  readonly desde: Date;
  readonly hasta: Date;
}

export function certificateOf({ par, cadena }: OpenedPair): Certificate {
  const [first, ...issuers] = [par.certificado, ...cadena].map((one) => Buffer.from(one, 'base64'));
  const leaf = first as Buffer;
  const key = createPrivateKey({ key: Buffer.from(par.clave, 'base64'), format: 'der', type: 'pkcs8' });
  return { key, chain: [leaf, ...issuers], hasta: expiryOf(leaf) };
}

/** The end of a certificate's validity. */
export function expiryOf(der: Uint8Array): Date {
  return new X509Certificate(der).validToDate;
}

const LONGEST_NAME = 200;

/** Names are the common ones; of a subject without, the whole distinguished name. */
export function factsOf(der: Uint8Array): CertificateFacts {
  const { subject, issuer, validFromDate: desde, validToDate: hasta } = new X509Certificate(der);
  const names = partsOf(der);
  const nameOf = (name: Buffer, whole: string) =>
    (commonNameOf(name) ?? whole.replaceAll('\n', ', ')).slice(0, LONGEST_NAME);
  return { titular: nameOf(names.subject, subject), emisor: nameOf(names.issuer, issuer), desde, hasta };
}
