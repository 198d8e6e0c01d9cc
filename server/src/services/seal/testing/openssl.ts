import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { part, readBer } from '../der.ts';
import { createAuthority } from './issued.ts';

/** Reason to skip tests that need openssl; false when it is installed. */
export const sinOpenssl = spawnSync('openssl', ['version']).error !== undefined && 'falta openssl';

interface P12Options {
  readonly nombre?: string;
  readonly clave?: string;
  readonly dias?: number;
}

/** A PKCS#12 file with a key and its certificate. */
export function createP12({ nombre = 'Notaria de Prueba', clave = 'secreta', dias = 30 }: P12Options = {}): Buffer {
  return inFolder((folder) => {
    certificate(folder, nombre, dias);
    run(folder, ['pkcs12', '-export', '-inkey', 'clave.pem', '-in', 'certificado.pem', '-out', 'a.p12'], clave);
    return readFileSync(join(folder, 'a.p12'));
  });
}

const TSA_CONFIG = `[tsa]
default_tsa = t
[t]
serial = serie
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
`;
const EXTENSIONS = [
  '-addext',
  'extendedKeyUsage=critical,timeStamping',
  '-addext',
  'keyUsage=critical,digitalSignature',
];

interface TsaOptions {
  /** Octets of a comment in each of the three certificates of its tokens; without it, they carry one short certificate. */
  readonly bulk?: number;
  /** Faults of an authority: it repeats its first answer, or answers as if another number had been sent. */
  readonly fault?: 'repeats' | 'otherNonce';
}

/** A timestamp authority (RFC 3161) for tests, and how often it was asked. */
export async function startTsa({ bulk, fault }: TsaOptions = {}) {
  const { folder, keys } = signerOfTsa(bulk);
  writeFileSync(join(folder, 'tsa.cnf'), TSA_CONFIG);
  writeFileSync(join(folder, 'serie'), '01\n');
  let asked = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (fault !== 'repeats' || asked === 0) reply(folder, keys, Buffer.concat(parts), fault);
    asked += 1;
    // Not kept open: commands that run synchronously here would leave the other end with a connection that timed out.
    response.setHeader('connection', 'close').setHeader('content-type', 'application/timestamp-reply');
    response.end(readFileSync(join(folder, 'respuesta.tsr')));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  const stop = () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, asked: () => asked, stop };
}

/** A folder with the key and the certificates of an authority, and the arguments that name them. */
function signerOfTsa(bulk: number | undefined): { folder: string; keys: string[] } {
  if (bulk === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'fedatario-tsa-'));
    certificate(folder, 'Autoridad de tiempo de prueba', 30, EXTENSIONS);
    return { folder, keys: ['-inkey', 'clave.pem', '-signer', 'certificado.pem'] };
  }
  const more = [`nsComment=${'x'.repeat(bulk)}`];
  const { folder, chainFile, leaf } = createAuthority(undefined, more);
  const extended = [...more, 'extendedKeyUsage=critical,timeStamping'];
  const { keyFile, certificateFile } = leaf({
    subject: '/CN=Hora de prueba',
    usage: 'digitalSignature',
    more: extended,
  });
  return { folder, keys: ['-inkey', keyFile, '-signer', certificateFile, '-chain', chainFile] };
}

function reply(folder: string, keys: readonly string[], question: Buffer, fault: TsaOptions['fault']): void {
  writeFileSync(join(folder, 'pregunta.tsq'), question);
  if (fault === 'otherNonce') {
    const imprint = part(part(readBer(question), 1), 1).content.toString('hex');
    run(folder, ['ts', '-query', '-sha256', '-digest', imprint, '-cert', '-out', 'pregunta.tsq']);
  }
  run(folder, ['ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'pregunta.tsq', ...keys, '-out', 'respuesta.tsr']);
}

function certificate(folder: string, nombre: string, dias: number, extra: readonly string[] = []): void {
  const files = ['-keyout', 'clave.pem', '-out', 'certificado.pem'];
  run(folder, [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    ...files,
    '-subj',
    `/CN=${nombre}`,
    '-days',
    `${dias}`,
    '-nodes',
    ...extra,
  ]);
}

function run(cwd: string, args: readonly string[], clave?: string): void {
  const password = clave === undefined ? [] : ['-passout', `pass:${clave}`];
  const { status, stderr } = spawnSync('openssl', [...args, ...password], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl ${args[0]}: ${stderr}`);
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'fedatario-p12-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
