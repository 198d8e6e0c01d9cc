import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleP12 } from './assemble.ts';
import { type Issued, KEYS, runIn, type TestAuthority } from './issued.ts';

/** A password with letters that not every program encodes alike. */
export const CLAVE = 'señal de 5 €';

const missing = (command: string, args: string[]) => spawnSync(command, args).error !== undefined;
const BOUNCY_CASTLE = '/usr/share/java/bcprov.jar';

/** Reasons to skip files of tools that a machine may lack; false when it has them. */
export const without = {
  nss:
    (missing('certutil', ['-H']) || missing('pk12util', ['-H'])) &&
    'faltan certutil y pk12util (apt-get install libnss3-tools)',
  java: missing('keytool', ['-help']) && 'falta keytool (apt-get install default-jre-headless)',
  bouncyCastle: !existsSync(BOUNCY_CASTLE) && 'falta BouncyCastle (apt-get install libbcprov-java)',
};

/** A file by OpenSSL, with the chain after the leaf. */
export function byOpenssl(
  { folder, chainFile }: TestAuthority,
  { keyFile, certificateFile }: Issued,
  options: readonly string[],
): Buffer {
  const pair = ['-inkey', keyFile, '-in', certificateFile, '-certfile', chainFile];
  runIn(folder, 'openssl', [
    'pkcs12',
    '-export',
    ...pair,
    '-passout',
    `pass:${CLAVE}`,
    '-out',
    'openssl.p12',
    ...options,
  ]);
  return readFileSync(join(folder, 'openssl.p12'));
}

/** The export of a certificate as Firefox and Thunderbird make it, with the library they use: the chain stands before the leaf. */
export function byNss(authority: TestAuthority, issued: Issued): Buffer {
  const { folder, root, intermediate } = authority;
  byOpenssl(authority, issued, ['-name', 'notaria']);
  const database = mkdtempSync(join(folder, 'nss-'));
  runIn(folder, 'certutil', ['-N', '-d', database, '--empty-password']);
  for (const [i, { certificateFile }] of [root, intermediate].entries())
    runIn(folder, 'certutil', [
      '-A',
      '-d',
      database,
      '-n',
      `autoridad ${i}`,
      '-t',
      'CT,C,C',
      '-a',
      '-i',
      certificateFile,
    ]);
  runIn(folder, 'pk12util', ['-i', 'openssl.p12', '-d', database, '-W', CLAVE]);
  runIn(folder, 'pk12util', ['-o', 'nss.p12', '-n', 'notaria', '-d', database, '-W', CLAVE]);
  return readFileSync(join(folder, 'nss.p12'));
}

/** A file with each of these pairs as an entry, copied by Java's keytool, or by BouncyCastle in it. */
export function byJava(authority: TestAuthority, entries: readonly Issued[], bouncyCastle = false): Buffer {
  const { folder } = authority;
  const store = join(mkdtempSync(join(folder, 'java-')), 'java.p12');
  const password = 'clave-de-java';
  const provider = [
    '-providername',
    'BC',
    '-provider',
    'org.bouncycastle.jce.provider.BouncyCastleProvider',
    '-providerpath',
    BOUNCY_CASTLE,
  ];
  for (const [i, issued] of entries.entries()) {
    const pair = ['-inkey', issued.keyFile, '-in', issued.certificateFile, '-certfile', authority.chainFile];
    runIn(folder, 'openssl', [
      'pkcs12',
      '-export',
      ...pair,
      '-name',
      `e${i}`,
      '-passout',
      `pass:${password}`,
      '-out',
      'e.p12',
    ]);
    const from = ['-srckeystore', 'e.p12', '-srcstoretype', 'PKCS12', '-srcstorepass', password];
    const to = ['-destkeystore', store, '-deststoretype', 'PKCS12', '-deststorepass', password];
    runIn(folder, 'keytool', ['-importkeystore', '-noprompt', ...from, ...to, ...(bouncyCastle ? provider : [])]);
  }
  return readFileSync(store);
}

/** A pair that keytool made by itself: its elliptic keys lack their optional public part. */
export function madeByJava({ folder }: TestAuthority, key: readonly string[]): Buffer {
  const store = join(mkdtempSync(join(folder, 'java-')), 'java.p12');
  const names = ['-alias', 'notaria', '-dname', 'CN=Notaria de Java', '-validity', '30', '-ext', 'KU=nonRepudiation'];
  const to = ['-storetype', 'PKCS12', '-keystore', store, '-storepass', 'clave-de-java'];
  runIn(folder, 'keytool', ['-genkeypair', ...key, ...names, ...to]);
  return readFileSync(store);
}

/** As Windows lists them when «todos los certificados de la ruta» are included: in no order, each key with its identifier. */
export function inAnyOrder({ root, intermediate, leaf }: TestAuthority, firma: Issued): Buffer {
  const other = leaf({ subject: '/CN=AUTENTICACION', usage: 'digitalSignature', key: KEYS.p256 });
  return assembleP12([
    { certificate: root.certificate },
    { certificate: other.certificate, localKeyId: '1' },
    { key: firma.key, localKeyId: '2' },
    { certificate: intermediate.certificate },
    { key: other.key, localKeyId: '1' },
    { certificate: firma.certificate, localKeyId: '2' },
  ]);
}
