import { readFileSync } from 'node:fs';
import { developmentSeal, issueTo } from './development.ts';
import { type Certificate, expiryOf, type Sello, type Sellos } from './seal.ts';

export interface SealSettings {
  readonly dataDir: string;
  /** A PKCS#12 file and its password. */
  readonly certificate?: { readonly file: string; readonly password: string } | undefined;
  /** Address of a timestamp authority (RFC 3161). */
  readonly tsa?: string | undefined;
}

/** The seal of the platform: its own certificate, or one of a development authority. */
export function openSeal({ dataDir, certificate, tsa }: SealSettings): Sellos {
  const own = certificate ? p12Seal(certificate) : developmentSeal(dataDir);
  return { ...own, tsa, emitir: (nombre, now) => issueTo(dataDir, nombre, now) };
}

/** Read again at each seal, so that a renewed certificate needs no restart. */
function p12Seal({ file, password }: { file: string; password: string }): Pick<Sello, 'certificate'> {
  let known: (Certificate & { readonly from: Buffer }) | undefined;
  return {
    certificate: async (now) => {
      const from = readFileSync(file);
      if (!known?.from.equals(from)) {
        const { P12Signer } = await import('@libpdf/core');
        const signer = await P12Signer.create(from, password);
        known = { from, signer, hasta: expiryOf(signer.certificate) };
      }
      if (known.hasta <= now)
        throw new Error(`El certificado de ${file} venció: ponga uno vigente y se sellará lo que espera.`);
      return known;
    },
  };
}
