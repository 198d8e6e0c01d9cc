import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { archivos, certificados, identidad } from '@fedatario/contract/casa';
import { createScratchDatabase, startProduct } from '@fedatario/server/testing';
import sharp from 'sharp';
import { type Escenario, withEscenario } from './escenario/escenario.ts';

/** Milliseconds of one round, and between two visits of it. */
const ROUND = 8_000;
const BETWEEN = 25;
/** Rounds with nothing else and with heavy files take turns, and the middle pair counts: a busy machine disturbs both alike. */
const ROUNDS = 3;
/** A person may send two files at once. */
const AT_ONCE = 2;

/** The 95th percentile of `GET /` with nothing else, and while two heavy files of one kind are always being read. */
export const measure = () => withEscenario('archivos', measureIn);

async function measureIn({ dataDir, keep }: Escenario) {
  const { url: database } = await createScratchDatabase();
  const { url } = keep(await startProduct(database, dataDir), ({ stop }) => stop());
  const accounts = JSON.parse(readFileSync(join(dataDir, 'cuentas-demo.json'), 'utf8')) as Record<string, string>[];
  const notary = await signIn(url, accounts.find(({ rol }) => rol === 'notario') ?? {});
  const folder = mkdtempSync(join(dataDir, 'pesados-'));
  const photo = await sharp({ create: { width: 9248, height: 6936, channels: 3, background: '#887766' } })
    .jpeg()
    .toBuffer();
  const pdf = longPdf();
  const heavy = [
    { kind: 'fotografía de 64 megapíxeles', send: () => upload(url, notary, photo) },
    { kind: 'PDF de 2,000 páginas', send: () => upload(url, notary, pdf) },
    { kind: 'certificado de un millón de vueltas', send: certificateSender(url, notary, slowP12(folder)) },
  ];
  const rows = [];
  await visits(url, () => Promise.resolve());
  for (const { kind, send } of heavy) rows.push({ medida: kind, ...(await compare(url, send)) });
  return rows;
}

interface Person {
  readonly token: string;
  readonly id: string;
}

async function signIn(url: string, { email = '', clave = '' }: Record<string, string>): Promise<Person> {
  const answer = await fetch(`${url}/api${identidad.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: clave }),
  });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  const [, claims = ''] = data.accessToken.split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
  return { token: data.accessToken, id: sub };
}

async function compare(url: string, send: () => Promise<number>) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const idle = await visits(url, () => Promise.resolve());
    const answers = new Map<number, number>();
    const busy = await visits(url, async () => {
      const status = await send();
      answers.set(status, (answers.get(status) ?? 0) + 1);
    });
    rounds.push({ idle, busy, answers });
  }
  rounds.sort((x, y) => x.busy / x.idle - y.busy / y.idle);
  const { idle, busy, answers } = rounds[Math.floor(ROUNDS / 2)] ?? { idle: 1, busy: 0, answers: new Map() };
  return {
    'p95 sin más (ms)': Math.round(idle * 10) / 10,
    'p95 mientras llegan (ms)': Math.round(busy * 10) / 10,
    razón: Math.round((busy / idle) * 100) / 100,
    leídos: [...answers].map(([status, times]) => `${times} × ${status}`).join(', '),
  };
}

/** Visits the first page for one round, while the work is repeated by two. Milliseconds that 95 of 100 visits stay below. */
async function visits(url: string, work: () => Promise<void>): Promise<number> {
  const until = performance.now() + ROUND;
  const repeat = async () => {
    while (performance.now() < until) {
      await work();
      await new Promise(setImmediate);
    }
  };
  const working = Promise.all(Array.from({ length: AT_ONCE }, repeat));
  const times: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    const answer = await fetch(url);
    await answer.text();
    if (answer.status !== 200) throw new Error(`GET / contestó ${answer.status}`);
    times.push(performance.now() - began);
    await new Promise((rest) => setTimeout(rest, BETWEEN));
  }
  await working;
  times.sort((x, y) => x - y);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

async function upload(url: string, { token }: Person, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const answer = await fetch(`${url}/api${archivos.upload.path}?nombre=pesado`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    body: bytes,
  });
  await answer.text();
  return answer.status;
}

function certificateSender(url: string, { token, id }: Person, p12: Buffer) {
  const body = JSON.stringify({ p12: p12.toString('base64'), clave: 'clave' });
  return async () => {
    const answer = await fetch(`${url}/api${certificados.replace.path.replace(':id', id)}`, {
      method: certificados.replace.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    });
    await answer.text();
    return answer.status;
  };
}

/** A certificate whose password costs a million rounds, as OpenSSL makes it for who asks it to. */
function slowP12(folder: string): Buffer {
  const [key, certificate, p12] = ['key.pem', 'cert.pem', 'lento.p12'].map((name) => join(folder, name));
  const subject = ['-subj', '/CN=Notaria', '-days', '400', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', `${key}`, '-out', `${certificate}`, ...subject],
    {
      stdio: 'ignore',
    },
  );
  const pair = ['-inkey', `${key}`, '-in', `${certificate}`, '-out', `${p12}`];
  execFileSync('openssl', ['pkcs12', '-export', ...pair, '-passout', 'pass:clave', '-iter', '1000000'], {
    stdio: 'ignore',
  });
  return readFileSync(`${p12}`);
}

/** A PDF of as many pages as a long file, each with a line of text. */
function longPdf(pages = 2_000): Buffer<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, n) => `${4 + 2 * n} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let n = 0; n < pages; n += 1) {
    const text = `BT /F1 12 Tf 72 720 Td (Folio ${n + 1}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * n} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    );
  }
  let body = '%PDF-1.7\n';
  const places = objects.map((object, n) => {
    const at = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}
