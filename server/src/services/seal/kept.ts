import { X509Certificate } from 'node:crypto';
import { importKey } from './authority.ts';
import { type Certificate, expiryOf, type KeptCertificate, type Sello } from './seal.ts';

/** Facts stated in a certificate. */
export interface CertificateFacts {
  readonly titular: string;
  readonly emisor: string;
  readonly desde: Date;
  readonly hasta: Date;
}

/** Throws when the file is not a PKCS#12 one, or the password is not its own. */
export async function openKept(kept: KeptCertificate): Promise<Certificate> {
  const { CryptoKeySigner, P12Signer } = await import('@libpdf/core');
  if ('p12' in kept) {
    const signer = await P12Signer.create(Buffer.from(kept.p12, 'base64'), kept.clave, { buildChain: false });
    return { signer, hasta: expiryOf(signer.certificate) };
  }
  const der = Buffer.from(kept.par.certificado, 'base64');
  const chain = kept.cadena.map((one) => Buffer.from(one, 'base64'));
  const signer = new CryptoKeySigner(await importKey(kept.par), der, 'RSA', 'RSASSA-PKCS1-v1_5', chain);
  return { signer, hasta: expiryOf(der) };
}

/** A seal with a stored certificate. Throws once the certificate has expired. */
export function keptSeal(kept: KeptCertificate, { tsa }: Pick<Sello, 'tsa'>): Sello {
  return {
    tsa,
    certificate: async (now) => {
      const opened = await openKept(kept);
      if (opened.hasta <= now)
        throw new Error('El certificado del notario venció: se sellará lo que espera con uno vigente.');
      return opened;
    },
  };
}

export function factsOf(der: Uint8Array): CertificateFacts {
  const { subject, issuer, validFrom, validTo } = new X509Certificate(der);
  return {
    titular: commonName(subject),
    emisor: commonName(issuer),
    desde: new Date(validFrom),
    hasta: new Date(validTo),
  };
}

/** The common name; else the whole distinguished name. */
function commonName(name: string): string {
  const said = /^CN=(.*)$/m.exec(name)?.[1] ?? name.replaceAll('\n', ', ');
  return said.slice(0, 200);
}
