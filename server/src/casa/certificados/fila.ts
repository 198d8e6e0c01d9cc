import type { CertificadoDeNotario } from '@fedatario/contract/casa';
import { sha256 } from '../../services/cipher.ts';
import { factsOf, type OpenedPair } from '../../services/seal/certificate.ts';

/** The row of a notary's certificate: the facts that it states. */
export function filaDe(idNotario: string, origen: CertificadoDeNotario['origen'], { par }: OpenedPair, puestoEn: Date) {
  const der = Buffer.from(par.certificado, 'base64');
  return { idNotario, origen, ...factsOf(der), sha256: sha256(der), puestoEn };
}
