import { sha256 } from '../cipher.ts';
import { certificateOf, type OpenedPair } from './certificate.ts';
import { faultOfCms } from './check.ts';
import { signCms } from './cms.ts';

const CONTENT = Buffer.from('Firma de prueba');

/** The fault of a signature made with this certificate for a trial, in words; undefined when it verifies. */
export async function faultOfTrial(opened: OpenedPair): Promise<string | undefined> {
  const certificate = certificateOf(opened);
  const cms = await signCms(certificate, sha256(CONTENT));
  return faultOfCms(cms, CONTENT, sha256(certificate.chain[0]));
}
