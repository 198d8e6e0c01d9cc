import { spawnSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key with the certificate that an intermediate authority gave for it: files in PEM, and DER. */
export interface Issued {
  readonly keyFile: string;
  readonly certificateFile: string;
  readonly key: Buffer;
  readonly certificate: Buffer;
}

export interface WantedLeaf {
  /** Arguments of `openssl req` that say which key is made. */
  readonly key?: readonly string[];
  readonly usage?: string;
  readonly subject?: string;
  /** Days that it is valid; a negative number makes one that ended. */
  readonly days?: number;
  /** Lines of its extensions besides its use. */
  readonly more?: readonly string[];
}

export const KEYS = {
  rsa512: ['rsa:512'],
  rsa2048: ['rsa:2048'],
  rsa4096: ['rsa:4096'],
  p256: ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  p384: ['ec', '-pkeyopt', 'ec_paramgen_curve:P-384'],
  p521: ['ec', '-pkeyopt', 'ec_paramgen_curve:P-521'],
  k256: ['ec', '-pkeyopt', 'ec_paramgen_curve:secp256k1'],
  brainpool: ['ec', '-pkeyopt', 'ec_paramgen_curve:brainpoolP256r1'],
  pss: ['rsa-pss', '-pkeyopt', 'rsa_keygen_bits:2048'],
  ed25519: ['ed25519'],
} as const;

const FOR_AUTHORITIES = 'basicConstraints=critical,CA:true\nkeyUsage=critical,keyCertSign,cRLSign';

/** Runs a command in a folder; throws with its words when it fails. */
export function runIn(folder: string, command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}

/** A root and an intermediate authority in a folder of their own, with these lines of extensions in both. The test removes the folder. */
export function createAuthority(keys: readonly string[] = KEYS.p256, moreOfAll: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'fedatario-autoridad-'));
  let made = 0;
  const issue = (
    issuer: string | undefined,
    { key = keys, usage, subject = '/CN=Notaria', days = 30, more = [] }: WantedLeaf,
  ) => {
    made += 1;
    const [keyFile, request, certificateFile, extensions] = ['key', 'csr', 'pem', 'ext'].map(
      (end) => `${made}.${end}`,
    ) as [string, string, string, string];
    const named = ['-keyout', keyFile, '-out', request, '-subj', subject];
    runIn(folder, 'openssl', ['req', '-utf8', '-newkey', ...key, '-nodes', ...named]);
    writeFileSync(join(folder, extensions), [...(usage ? [`keyUsage=critical,${usage}`] : []), ...more].join('\n'));
    const by = issuer ? ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`] : ['-signkey', keyFile];
    const wanted = ['-days', `${days}`, '-extfile', extensions, '-out', certificateFile];
    runIn(folder, 'openssl', ['x509', '-req', '-in', request, ...by, ...wanted]);
    return { name: `${made}`, ...read(folder, keyFile, certificateFile) };
  };
  const root = issue(undefined, { subject: '/CN=Raíz de prueba', more: [FOR_AUTHORITIES, ...moreOfAll] });
  const intermediate = issue(root.name, {
    subject: '/CN=Subordinada de prueba',
    more: [FOR_AUTHORITIES, ...moreOfAll],
  });
  const chainFile = 'cadena.pem';
  writeFileSync(
    join(folder, chainFile),
    [intermediate, root].map(({ certificateFile }) => readFileSync(join(folder, certificateFile))).join(''),
  );
  return {
    folder,
    root,
    intermediate,
    chainFile,
    leaf: (wanted: WantedLeaf = {}): Issued => issue(intermediate.name, wanted),
  };
}

export type TestAuthority = ReturnType<typeof createAuthority>;

function read(folder: string, keyFile: string, certificateFile: string): Issued {
  const key = createPrivateKey(readFileSync(join(folder, keyFile))).export({ type: 'pkcs8', format: 'der' });
  const { raw: certificate } = new X509Certificate(readFileSync(join(folder, certificateFile)));
  return { keyFile, certificateFile, key, certificate };
}
