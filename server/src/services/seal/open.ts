import { readFileSync } from 'node:fs';
import { mensajesDeCampo } from '@fedatario/contract/base';
import { type Certificate, certificateOf } from './certificate.ts';
import { developmentSeal, issueTo } from './development.ts';
import { openP12, P12Refused } from './p12/p12.ts';
import type { Sello, Sellos } from './seal.ts';

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

/** Read again at each seal, so that a renewed certificate needs no restart; opened when it changed. */
function p12Seal({ file, password }: { file: string; password: string }): Pick<Sello, 'certificate'> {
  let known: (Certificate & { readonly from: Buffer }) | undefined;
  return {
    certificate: async (now) => {
      const from = readFileSync(file);
      if (!known?.from.equals(from)) {
        const opened = await openP12({ file: from, password, now }).catch((error) => {
          throw error instanceof P12Refused ? refusal(file, error) : error;
        });
        known = { from, ...certificateOf(opened) };
      }
      if (known.hasta <= now)
        throw new Error(`El certificado de ${file} venció: ponga uno vigente y se sellará lo que espera.`);
      return known;
    },
  };
}

function refusal(file: string, { reason, params }: P12Refused): Error {
  const text = mensajesDeCampo[reason].replace('{tipo}', params.tipo ?? '');
  return new Error(`El certificado de ${file} no sirve: ${text}`);
}
