import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { OpenedPair } from '../certificate.ts';
import { type KeyUsage, partsOf } from '../x509.ts';
import type { Contents, Kept } from './read.ts';
import { P12Refused } from './refused.ts';

interface Pair {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  readonly usage: KeyUsage | undefined;
  /** Whether the file's writer named both alike. */
  readonly named: boolean;
}

/**
 * Chooses the key that documents are signed with. A certificate belongs to a key by its public key alone, however a file orders
 * them; among several, the one made for signatures that bind (nonRepudiation) is preferred. Throws P12Refused.
 */
export function chooseSigner({ keys, certificates }: Contents, now: Date): OpenedPair {
  if (keys.length === 0) throw new P12Refused('certificadoSinClave');
  const read = certificates.flatMap(readCertificate);
  const readable = keys.flatMap(readKey);
  if (readable.length === 0) throw new P12Refused('certificadoDeOtroFormato');
  const pairs = readable.flatMap((key) => pairsOf(key, read));
  if (pairs.length === 0) throw new P12Refused('certificadoSinPareja');
  const [first] = among(
    pairs,
    [({ key }) => kindOf(key) === undefined, () => unusable(pairs)],
    [
      ({ usage }) => !usage || usage.nonRepudiation || usage.digitalSignature,
      () => new P12Refused('certificadoSinFirma'),
    ],
    [({ certificate }) => isValidAt(certificate, now), () => new P12Refused('certificadoVencido')],
  ).toSorted(better);
  if (!first) throw new P12Refused('certificadoSinPareja');
  const clave = first.key.export({ type: 'pkcs8', format: 'der' });
  return {
    par: { clave: clave.toString('base64'), certificado: first.certificate.raw.toString('base64') },
    cadena: issuersOf(first.certificate, read).map(({ raw }) => raw.toString('base64')),
  };
}

type Rule = readonly [holds: (pair: Pair) => boolean, otherwise: () => P12Refused];

/** The pairs that satisfy every rule; the first rule that none satisfies names the fault. */
function among(pairs: readonly Pair[], ...rules: readonly Rule[]): readonly Pair[] {
  return rules.reduce((left, [holds, otherwise]) => {
    const kept = left.filter(holds);
    if (kept.length === 0) throw otherwise();
    return kept;
  }, pairs);
}

interface Read {
  readonly certificate: X509Certificate;
  readonly usage: KeyUsage | undefined;
  readonly localKeyId: string | undefined;
}

/** Nothing for bytes that are not a certificate, not one that OpenSSL reads, or one whose use cannot be read. */
function readCertificate({ der, localKeyId }: Kept): Read[] {
  try {
    const certificate = new X509Certificate(der);
    return [{ certificate, usage: partsOf(certificate.raw).usage, localKeyId }];
  } catch {
    return [];
  }
}

function pairsOf(key: Readable, certificates: readonly Read[]): Pair[] {
  return certificates.flatMap(({ certificate, usage, localKeyId }) => {
    if (!certificate.checkPrivateKey(key.key)) return [];
    const named = localKeyId !== undefined && localKeyId === key.localKeyId;
    return [{ key: key.key, certificate, usage, named }];
  });
}

interface Readable {
  readonly key: KeyObject;
  readonly localKeyId: string | undefined;
}

/** Nothing for a key of a kind that OpenSSL does not know. An elliptic one without its public part, as Java writes them, is read. */
function readKey({ der, localKeyId }: Kept): Readable[] {
  try {
    return [{ key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }), localKeyId }];
  } catch {
    return [];
  }
}

const CURVES: readonly (string | undefined)[] = ['prime256v1', 'secp384r1', 'secp521r1'];
/** Bits of an RSA key: with fewer anybody finds it, with more each seal would take seconds of the server. */
const RSA = { least: 1024, most: 8192 };

/** The kind of a key that PDF readers do not all verify, or that nobody should sign with; undefined for any other. */
function kindOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string | undefined {
  const { namedCurve: curve, modulusLength: bits = 0 } = asymmetricKeyDetails ?? {};
  if (asymmetricKeyType === 'rsa') return bits >= RSA.least && bits <= RSA.most ? undefined : `RSA ${bits}`;
  if (asymmetricKeyType === 'ec' && CURVES.includes(curve)) return undefined;
  return curve ?? asymmetricKeyType?.toUpperCase() ?? '—';
}

const unusable = ([pair]: readonly Pair[]) =>
  new P12Refused('certificadoDeOtraClave', { tipo: (pair && kindOf(pair.key)) ?? '—' });

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: Date) =>
  validFromDate <= now && validToDate > now;

/** Orders by purpose, by the names in the file, and by how long the certificate lasts. */
function better(one: Pair, other: Pair): number {
  return (
    Number(other.usage?.nonRepudiation ?? false) - Number(one.usage?.nonRepudiation ?? false) ||
    Number(other.named) - Number(one.named) ||
    other.certificate.validToDate.getTime() - one.certificate.validToDate.getTime()
  );
}

/** The certificates of its issuers that the file has, the nearest first, each verified with the key of the next. */
function issuersOf(leaf: X509Certificate, read: readonly Read[]): X509Certificate[] {
  const chain = [leaf];
  for (;;) {
    const left = read.filter(({ certificate }) => !chain.some(({ raw }) => raw.equals(certificate.raw)));
    const found = left.find(({ certificate }) => isIssued(chain.at(-1) ?? leaf, certificate));
    if (!found) return chain.slice(1);
    chain.push(found.certificate);
  }
}

/** False also for an issuer whose kind of key OpenSSL does not know. */
function isIssued(certificate: X509Certificate, issuer: X509Certificate): boolean {
  try {
    return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
  } catch {
    return false;
  }
}
