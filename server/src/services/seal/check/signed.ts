import { constants, createHash, type KeyObject, verify, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

/** A fault of a seal, in the words that the office reads. */
export class SealFault extends Error {}

/** A CMS SignedData (RFC 5652) with its only signer. */
export interface Signed {
  readonly data: pkijs.SignedData;
  readonly signer: pkijs.SignerInfo;
  /** The signer's certificate, as it stands in the signature. */
  readonly certificate: Buffer;
}

const HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
/** Algorithms that name their hash; those that do not use that of the attributes. */
const SIGNATURES: Readonly<Record<string, string | undefined>> = {
  '1.2.840.113549.1.1.1': undefined,
  '1.2.840.113549.1.1.5': 'sha1',
  '1.2.840.113549.1.1.10': undefined,
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
};
const RSA_PSS = '1.2.840.113549.1.1.10';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

export function readSigned(cms: Uint8Array): Signed {
  const { result, offset } = asn1js.fromBER(new Uint8Array(cms));
  if (offset === -1) throw new SealFault('la firma no se puede leer');
  return signedOf(result);
}

/** The SignedData in a parsed ContentInfo. */
export function signedOf(info: asn1js.AsnType): Signed {
  // Read before pkijs takes the tree, since it encodes certificates anew.
  const certificates = certificatesOf(info);
  const { contentType, content } = new pkijs.ContentInfo({ schema: info });
  if (contentType !== pkijs.ContentInfo.SIGNED_DATA) throw new SealFault('la firma no se puede leer');
  const data = new pkijs.SignedData({ schema: content });
  const [signer, ...others] = data.signerInfos;
  if (!signer || others.length > 0) throw new SealFault('no la hizo un solo firmante');
  const place = data.certificates?.findIndex((one) => one instanceof pkijs.Certificate && isOf(signer.sid, one)) ?? -1;
  const certificate = certificates[place];
  if (!certificate) throw new SealFault('no trae el certificado de quien firma');
  return { data, signer, certificate };
}

function isOf(sid: unknown, { issuer, serialNumber }: pkijs.Certificate): boolean {
  return (
    sid instanceof pkijs.IssuerAndSerialNumber && sid.issuer.isEqual(issuer) && sid.serialNumber.isEqual(serialNumber)
  );
}

const inside = (element: asn1js.AsnType | undefined): asn1js.AsnType[] =>
  element instanceof asn1js.Sequence || element instanceof asn1js.Constructed || element instanceof asn1js.Set
    ? (element.valueBlock.value as asn1js.AsnType[])
    : [];

function certificatesOf(info: asn1js.AsnType): Buffer[] {
  const [, content] = inside(info);
  const found = inside(inside(content)[0]).find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0);
  return inside(found).map(({ valueBeforeDecodeView }) => Buffer.from(valueBeforeDecodeView));
}

/** The single value of a signed attribute; undefined without the attribute. */
function attributeOf({ signer }: Signed, type: string): asn1js.AsnType | undefined {
  const found = signer.signedAttrs?.attributes.filter((one) => one.type === type) ?? [];
  const [value, ...others] = found.flatMap(({ values }) => values as asn1js.AsnType[]);
  if (others.length > 0) throw new SealFault('la firma dice dos veces lo mismo');
  return value;
}

/** Throws unless the signer signed exactly this content with the key of the certificate. */
export function verifySigned(signed: Signed, content: readonly Uint8Array[]): void {
  const { signer } = signed;
  const name = HASHES[signer.digestAlgorithm.algorithmId];
  const digest = attributeOf(signed, MESSAGE_DIGEST);
  if (!name || !signer.signedAttrs || !(digest instanceof asn1js.OctetString))
    throw new SealFault('la firma no se puede leer');
  const made = createHash(name);
  for (const one of content) made.update(one);
  if (!made.digest().equals(Buffer.from(digest.getValue()))) throw new SealFault('lo firmado cambió');
  const attributes = new Uint8Array(signer.signedAttrs.encodedValue);
  const key = new X509Certificate(signed.certificate).publicKey;
  const signature = new Uint8Array(signer.signature.getValue());
  if (!holds({ name, algorithm: signer.signatureAlgorithm.algorithmId, key }, attributes, signature))
    throw new SealFault('la firma no es de la clave de su certificado');
}

interface Scheme {
  readonly name: string;
  readonly algorithm: string;
  readonly key: KeyObject;
}

function holds({ name, algorithm, key }: Scheme, data: Uint8Array, signature: Uint8Array): boolean {
  if (!(algorithm in SIGNATURES)) throw new SealFault('la firma usa un algoritmo desconocido');
  const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
  return verify(SIGNATURES[algorithm] ?? name, data, { key, ...(algorithm === RSA_PSS ? pss : {}) }, signature);
}

/** SHA-256 of what a signature says to be its signer's certificate (RFC 5035); undefined when it says nothing. */
export function saidCertificate(signed: Signed): Buffer | undefined {
  const value = attributeOf(signed, '1.2.840.113549.1.9.16.2.47');
  const hash = inside(inside(inside(value)[0])[0]).find((one) => one instanceof asn1js.OctetString);
  return hash && Buffer.from(hash.getValue());
}
