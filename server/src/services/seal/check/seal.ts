import type * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { sha256 } from '../../cipher.ts';
import { readSigned, SealFault, saidCertificate, signedOf, verifySigned } from './signed.ts';

const TOKEN = '1.2.840.113549.1.9.16.2.14';
const SHA256 = '2.16.840.1.101.3.4.2.1';

/** Throws SealFault unless a signature is of this content and this certificate, and its token of time is of the signature. */
export function verifyCms(cms: Uint8Array, content: readonly Uint8Array[], certificado: Buffer): void {
  const signed = readSigned(cms);
  verifySigned(signed, content);
  const said = saidCertificate(signed);
  if (!sha256(signed.certificate).equals(certificado) || !said?.equals(certificado))
    throw new SealFault('la firma es de otro certificado');
  const tokens = signed.signer.unsignedAttrs?.attributes.filter(({ type }) => type === TOKEN) ?? [];
  const signature = new Uint8Array(signed.signer.signature.getValue());
  for (const { values } of tokens) for (const token of values) verifyToken(token as asn1js.AsnType, signature);
}

function verifyToken(token: asn1js.AsnType, signature: Uint8Array): void {
  const signed = signedOf(token);
  const { eContent } = signed.data.encapContentInfo;
  if (!eContent) throw new SealFault('el sello de tiempo no se puede leer');
  const info = new Uint8Array(eContent.getValue());
  verifySigned(signed, [info]);
  const { messageImprint } = pkijs.TSTInfo.fromBER(info);
  const imprint = Buffer.from(messageImprint.hashedMessage.getValue());
  if (messageImprint.hashAlgorithm.algorithmId !== SHA256 || !imprint.equals(sha256(Buffer.from(signature))))
    throw new SealFault('el sello de tiempo es de otra firma');
}

/** The bytes that the signature of a sealed PDF covers, and the signature. It must cover all of the file but itself. */
export function rangesOf(pdf: Buffer): { ranges: [Buffer, Buffer]; cms: Buffer } {
  const at = pdf.lastIndexOf('/ByteRange');
  const said = /^\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(pdf.toString('latin1', at, at + 120));
  if (at === -1 || !said) throw new SealFault('el archivo no lleva una firma');
  const [from = 0, first = 0, second = 0, rest = 0] = said.slice(1).map(Number);
  const hex = pdf.toString('latin1', first + 1, second - 1);
  const whole = from === 0 && second + rest === pdf.length && pdf[first] === 0x3c && pdf[second - 1] === 0x3e;
  if (!whole || !/^(?:[0-9a-f]{2})+$/i.test(hex)) throw new SealFault('la firma no cubre todo el archivo');
  return { ranges: [pdf.subarray(0, first), pdf.subarray(second)], cms: Buffer.from(hex, 'hex') };
}
