import { certificateOf, type OpenedPair } from './certificate.ts';
import type { Sello } from './seal.ts';

/** A PKCS#12 file in base64, and its password. */
export interface FileOfP12 {
  readonly p12: string;
  readonly clave: string;
}

/** A stored certificate. Releases up to 0.3 stored the file that was brought, which is opened when it is next needed. */
export type KeptCertificate = OpenedPair | FileOfP12;

export const VENCIDO = 'El certificado del notario venció: se sellará lo que espera con uno vigente.';

/** A seal with a stored certificate. Throws once the certificate has expired. */
export function keptSeal(opened: OpenedPair, { tsa }: Pick<Sello, 'tsa'>): Sello {
  return {
    tsa,
    certificate: async (now) => {
      const certificate = certificateOf(opened);
      if (certificate.hasta <= now) throw new Error(VENCIDO);
      return certificate;
    },
  };
}
