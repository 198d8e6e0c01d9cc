import { sign } from 'node:crypto';
import { sha256 } from '../cipher.ts';
import type { Certificate } from './certificate.ts';
import { der, integer, nothing, octets, oid, part, readBer, sequence, setOf } from './der.ts';
import { partsOf } from './x509.ts';

/** Asks for a token (RFC 3161) of this hash. */
export type Stamp = (imprint: Buffer) => Promise<Buffer>;

const OID = {
  data: oid('1.2.840.113549.1.7.1'),
  signedData: oid('1.2.840.113549.1.7.2'),
  contentType: oid('1.2.840.113549.1.9.3'),
  messageDigest: oid('1.2.840.113549.1.9.4'),
  algorithmProtection: oid('1.2.840.113549.1.9.52'),
  timestampToken: oid('1.2.840.113549.1.9.16.2.14'),
  signingCertificate: oid('1.2.840.113549.1.9.16.2.47'),
};
const SHA256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
/** With the parameter that RFC 5754, 3.2, demands of it; ECDSA has none. */
const RSA_SHA256 = sequence(oid('1.2.840.113549.1.1.11'), nothing);
const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));
/** Tags [0], [1] and [4], constructed. */
const CONTEXT = { zero: 0xa0, one: 0xa1, directoryName: 0xa4 };

/**
 * A detached signature of a document's SHA-256 as a PAdES baseline signature carries it (EN 319 142-1, 6.3): the attributes that it
 * demands and not signing-time, which it forbids, with all certificates of the chain, in DER. With a stamp it is B-T, else B-B.
 */
export async function signCms(certificate: Certificate, digest: Buffer, stamp?: Stamp): Promise<Buffer> {
  const attributes = attributesOf(certificate, digest);
  const signature = sign('sha256', setOf(attributes), certificate.key);
  const token = stamp && (await stamp(sha256(signature)));
  return signedData(certificate, attributes, signature, token);
}

/** The octets of the longest signature of this certificate, without a token. */
export function roomOf(certificate: Certificate): number {
  const { modulusLength, namedCurve } = certificate.key.asymmetricKeyDetails ?? {};
  // ECDSA: two integers of a coordinate and a sign octet each, with their headers.
  const longest = modulusLength ? Math.ceil(modulusLength / 8) : 2 * (coordinateOf(namedCurve) + 3) + 3;
  return signedData(certificate, attributesOf(certificate, Buffer.alloc(32)), Buffer.alloc(longest)).length;
}

const coordinateOf = (curve: string | undefined) => (curve === 'prime256v1' ? 32 : curve === 'secp384r1' ? 48 : 66);

function attributesOf({ key, chain: [leaf] }: Certificate, digest: Buffer): Buffer[] {
  const { serial, issuer } = partsOf(leaf);
  const issuerSerial = sequence(sequence(der(CONTEXT.directoryName, issuer)), serial);
  const algorithm = part(readBer(algorithmOf(key)), 0).raw;
  const parameters = readBer(algorithmOf(key)).content.subarray(algorithm.length);
  return [
    attribute(OID.contentType, OID.data),
    attribute(OID.messageDigest, octets(digest)),
    attribute(OID.algorithmProtection, sequence(SHA256, der(CONTEXT.one, algorithm, parameters))),
    attribute(OID.signingCertificate, sequence(sequence(sequence(octets(sha256(leaf)), issuerSerial)))),
  ];
}

const attribute = (type: Buffer, value: Buffer) => sequence(type, setOf([value]));

const algorithmOf = ({ asymmetricKeyType }: Certificate['key']) =>
  asymmetricKeyType === 'rsa' ? RSA_SHA256 : ECDSA_SHA256;

function signedData({ key, chain }: Certificate, attributes: Buffer[], signature: Buffer, token?: Buffer): Buffer {
  const { serial, issuer } = partsOf(chain[0]);
  const signer = sequence(
    integer(1),
    sequence(issuer, serial),
    SHA256,
    setOf(attributes, CONTEXT.zero),
    algorithmOf(key),
    octets(signature),
    ...(token ? [setOf([attribute(OID.timestampToken, token)], CONTEXT.one)] : []),
  );
  const content = sequence(
    integer(1),
    setOf([SHA256]),
    sequence(OID.data),
    setOf([...chain], CONTEXT.zero),
    setOf([signer]),
  );
  return sequence(OID.signedData, der(CONTEXT.zero, content));
}
