import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import { byLength } from '@fedatario/document-engine/testing/length';
import { createRenderer } from '../pdf/render.ts';
import { documentoCon, OPTIONS } from '../pdf/testing/examples.ts';
import { certificateOf, factsOf } from './certificate.ts';
import { openP12 } from './p12/p12.ts';
import { sealPdf } from './seal.ts';
import { byJava, byNss, byOpenssl, CLAVE, inAnyOrder, madeByJava, without } from './testing/exports.ts';
import { createAuthority, type Issued, KEYS } from './testing/issued.ts';
import { startTsa } from './testing/openssl.ts';
import { refusals, withoutReaders } from './testing/readers.ts';

const pdf = createRenderer()(documentoCon('Hola.'), OPTIONS);
// A certificate made during the test is valid by then.
const soon = () => new Date(Date.now() + 60_000);

interface File {
  readonly make: () => Buffer;
  readonly password?: string;
  readonly titular?: string;
  /** Reason for which it is refused, instead of being sealed with. */
  readonly refused?: string;
  readonly skip?: string | false;
}

describe('cada archivo de certificado da un sello que todos los lectores comprueban, o se rechaza', {
  skip: withoutReaders,
}, async () => {
  const authority = createAuthority();
  const tsa = await startTsa({ bulk: 1500 });
  after(() => {
    tsa.stop();
    rmSync(authority.folder, { recursive: true });
  });
  const made = new Map<string, Issued>();
  const issued = (kind: keyof typeof KEYS) => {
    const known =
      made.get(kind) ?? authority.leaf({ key: KEYS[kind], usage: 'nonRepudiation', subject: `/CN=Notaria ${kind}` });
    made.set(kind, known);
    return known;
  };
  const openssl = (kind: keyof typeof KEYS, ...options: string[]) => ({
    make: () => byOpenssl(authority, issued(kind), options),
    password: CLAVE,
    titular: `Notaria ${kind}`,
  });
  const java = { password: 'clave-de-java', skip: without.java };
  const bouncyCastle = { password: 'clave-de-java', skip: without.java || without.bouncyCastle };
  const elliptic = ['-keyalg', 'EC', '-groupname', 'secp256r1'];

  const short: Record<string, File> = {
    'OpenSSL, RSA 2048': openssl('rsa2048'),
    'OpenSSL, P-256': openssl('p256'),
    'OpenSSL, P-384': openssl('p384'),
    'OpenSSL antiguo, RC2 de 40 bits': openssl('rsa2048', '-legacy'),
    'Windows antiguo, 3DES': openssl(
      'p256',
      '-keypbe',
      'PBE-SHA1-3DES',
      '-certpbe',
      'PBE-SHA1-3DES',
      '-macalg',
      'sha1',
    ),
    'PBES2 con 3DES': openssl('p256', '-keypbe', 'DES-EDE3-CBC', '-certpbe', 'DES-EDE3-CBC'),
    'sin integridad': openssl('p256', '-nomac'),
    'dos claves y la cadena en cualquier orden': {
      make: () => inAnyOrder(authority, issued('p256')),
      password: '',
      titular: 'Notaria p256',
    },
    'NSS (Firefox)': {
      make: () => byNss(authority, issued('p256')),
      password: CLAVE,
      titular: 'Notaria p256',
      skip: without.nss,
    },
    'Java, clave elíptica sin su parte pública': {
      ...java,
      make: () => madeByJava(authority, elliptic),
      titular: 'Notaria de Java',
    },
    'RSA-PSS': { ...openssl('pss'), refused: 'certificadoDeOtraClave' },
    Ed25519: { ...openssl('ed25519'), refused: 'certificadoDeOtraClave' },
    'con la contraseña de otro': { ...openssl('p256'), password: 'otra', refused: 'certificado' },
  };
  const long: Record<string, File> = {
    'OpenSSL, RSA 4096': openssl('rsa4096'),
    'OpenSSL, P-521': openssl('p521'),
    'OpenSSL, RC2 de 128 bits': openssl(
      'rsa2048',
      '-legacy',
      '-certpbe',
      'PBE-SHA1-RC2-128',
      '-keypbe',
      'PBE-SHA1-RC2-128',
    ),
    'integridad de SHA-512': openssl('rsa2048', '-macalg', 'sha512'),
    '600.000 iteraciones': openssl('rsa2048', '-iter', '600000'),
    '9 millones de iteraciones': {
      ...openssl('rsa2048', '-iter', '9000000', '-keypbe', 'NONE', '-certpbe', 'NONE'),
      refused: 'certificadoCostoso',
    },
    'clave y certificados sin cifrar': openssl('rsa2048', '-keypbe', 'NONE', '-certpbe', 'NONE'),
    'NSS, RSA 2048': {
      make: () => byNss(authority, issued('rsa2048')),
      password: CLAVE,
      titular: 'Notaria rsa2048',
      skip: without.nss,
    },
    'Java, RSA': {
      ...java,
      make: () => madeByJava(authority, ['-keyalg', 'RSA', '-keysize', '2048']),
      titular: 'Notaria de Java',
    },
    'Java, P-384': {
      ...java,
      make: () => madeByJava(authority, ['-keyalg', 'EC', '-groupname', 'secp384r1']),
      titular: 'Notaria de Java',
    },
    'Java, dos entradas': {
      ...java,
      make: () => byJava(authority, [issued('rsa2048'), autenticacion()]),
      titular: 'Notaria rsa2048',
    },
    'Java, dos entradas al revés': {
      ...java,
      make: () => byJava(authority, [autenticacion(), issued('rsa2048')]),
      titular: 'Notaria rsa2048',
    },
    'BouncyCastle, dos entradas': {
      ...bouncyCastle,
      make: () => byJava(authority, [autenticacion(), issued('rsa2048')], true),
      titular: 'Notaria rsa2048',
    },
    brainpool: { ...openssl('brainpool'), refused: 'certificadoDeOtraClave' },
    secp256k1: { ...openssl('k256'), refused: 'certificadoDeOtraClave' },
  };
  const autenticacion = () =>
    authority.leaf({ subject: '/CN=AUTENTICACION', usage: 'digitalSignature', key: KEYS.rsa2048 });

  for (const [name, file] of Object.entries(byLength(short, { ...short, ...long }))) {
    test(name, { skip: file.skip ?? false }, async () => {
      const bytes = file.make();
      const now = soon();
      const given = { file: bytes, password: file.password ?? '', now };
      if (file.refused) return assert.rejects(openP12(given), { reason: file.refused });
      const certificate = certificateOf(await openP12(given));
      assert.equal(factsOf(certificate.chain[0]).titular, file.titular);
      for (const url of [undefined, tsa.url]) {
        const sealed = await sealPdf({ certificate: async () => certificate, tsa: url }, pdf, { razon: 'Prueba', now });
        assert.deepEqual(refusals(sealed.pdf), []);
      }
    });
  }
});
