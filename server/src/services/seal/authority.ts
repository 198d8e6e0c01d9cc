import { webcrypto } from 'node:crypto';
import { DAY } from '@fedatario/contract/base';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

/** DER, in base64: what a JSON file keeps of a key and its certificate. */
export interface KeyPair {
  readonly clave: string;
  readonly certificado: string;
}

interface Wanted {
  readonly nombre: string;
  readonly desde: Date;
  readonly dias: number;
  /** The issuer; self-signed when left out. */
  readonly por?: KeyPair;
}

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;
const OID = { nombre: '2.5.4.3', usos: '2.5.29.15', basicas: '2.5.29.19' };
/** Bits of RFC 5280, 4.2.1.3, from the left: digitalSignature and nonRepudiation; keyCertSign and cRLSign. */
const SIGNS = 0b11000000;
const VOUCHES = 0b00000110;

/** A new key with its X.509 certificate (RFC 5280); without an issuer, a self-signed authority. */
export async function issue({ nombre, desde, dias, por }: Wanted): Promise<KeyPair> {
  pkijs.setEngine('node', new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto }));
  const keys = await webcrypto.subtle.generateKey(RSA, true, ['sign', 'verify']);
  const certificate = new pkijs.Certificate({ version: 2, serialNumber: randomSerial() });
  const issuer = por && pkijs.Certificate.fromBER(Buffer.from(por.certificado, 'base64'));
  write(certificate.subject, nombre);
  certificate.issuer = issuer?.subject ?? certificate.subject;
  // Valid from an hour before, for clocks that are a little behind.
  certificate.notBefore.value = new Date(desde.getTime() - DAY / 24);
  certificate.notAfter.value = new Date(desde.getTime() + dias * DAY);
  certificate.extensions = extensions(por === undefined);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(por ? await importKey(por) : keys.privateKey, 'SHA-256');
  const clave = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { clave: base64(clave), certificado: base64(certificate.toSchema(true).toBER(false)) };
}

function importKey({ clave }: KeyPair): Promise<webcrypto.CryptoKey> {
  return webcrypto.subtle.importKey('pkcs8', Buffer.from(clave, 'base64'), RSA, false, ['sign']);
}

function write(place: pkijs.RelativeDistinguishedNames, nombre: string): void {
  const value = new asn1js.Utf8String({ value: nombre });
  place.typesAndValues.push(new pkijs.AttributeTypeAndValue({ type: OID.nombre, value }));
}

function extensions(authority: boolean): pkijs.Extension[] {
  const basics = new pkijs.BasicConstraints({ cA: authority }).toSchema();
  const bits = new asn1js.BitString({
    valueHex: new Uint8Array([authority ? VOUCHES : SIGNS]).buffer,
    unusedBits: authority ? 1 : 6,
  });
  return [
    new pkijs.Extension({ extnID: OID.basicas, critical: true, extnValue: basics.toBER(false) }),
    new pkijs.Extension({ extnID: OID.usos, critical: true, extnValue: bits.toBER(false) }),
  ];
}

/** Sixteen random bytes, positive. */
function randomSerial(): asn1js.Integer {
  const bytes = webcrypto.getRandomValues(new Uint8Array(16));
  bytes[0] = (Number(bytes[0]) & 0x3f) | 0x40;
  return new asn1js.Integer({ valueHex: bytes.buffer });
}

function base64(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString('base64');
}
