import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absent, ask } from '../../pdf/testing/tools.ts';

/** Reason to skip tests that need all of the readers. */
export const withoutReaders =
  absent('pdfsig') || absent('mutool') || (spawnSync('openssl', ['version']).error !== undefined && 'falta openssl');

/** The readers that do not call the signature of a PDF valid, with their words: NSS by pdfsig, OpenSSL by mutool and by itself. */
export function refusals(pdf: Buffer): string[] {
  const said = {
    pdfsig: ask('pdfsig', pdf, (file) => [file]).text,
    mutool: ask('mutool', pdf, (file) => ['sign', '-v', file]).text,
    openssl: verifyCades(pdf),
  };
  const valid = [
    /Signature is Valid/.test(said.pdfsig) && /Total document signed/.test(said.pdfsig),
    /unchanged since signing/.test(said.mutool),
    /CAdES Verification successful|CMS Verification successful/.test(said.openssl),
  ];
  return Object.entries(said).flatMap(([name, text], i) => (valid[i] ? [] : [`${name}: ${text}`]));
}

/**
 * With `-cades` OpenSSL also compares the signer's certificate with the attribute that names it. The certificates in the signature are
 * trusted here, since whom to trust is not in question.
 */
function verifyCades(pdf: Buffer): string {
  const [from = 0, first = 0, second = 0, rest = 0] = byteRangeOf(pdf);
  const content = Buffer.concat([pdf.subarray(from, first), pdf.subarray(second, second + rest)]);
  return inFolder((cwd) => {
    writeFileSync(join(cwd, 'contenido'), content);
    writeFileSync(join(cwd, 'firma.der'), signatureOf(pdf));
    const read = ['-inform', 'DER', '-in', 'firma.der'];
    spawnSync('openssl', ['pkcs7', ...read, '-print_certs', '-out', 'confiables.pem'], { cwd });
    const trust = ['-CAfile', 'confiables.pem', '-partial_chain', '-purpose', 'any'];
    const args = ['cms', '-verify', '-cades', ...trust, '-binary', ...read, '-content', 'contenido', '-out', 'salida'];
    return spawnSync('openssl', args, { cwd, encoding: 'utf8' }).stderr;
  });
}

/** The octets of the signature in a PDF, with the zeros after it. */
function signatureOf(pdf: Buffer): Buffer {
  const [, first = 0, second = 0] = byteRangeOf(pdf);
  return Buffer.from(pdf.toString('latin1', first + 1, second - 1), 'hex');
}

function byteRangeOf(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  return (/\/ByteRange ?\[([^\]]*)\]/.exec(text.slice(text.lastIndexOf('/ByteRange')))?.[1] ?? '')
    .trim()
    .split(/\s+/)
    .map(Number);
}

/** The structure of the signature, as OpenSSL prints it. */
export function structureOf(pdf: Buffer): string {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'firma.der'), signatureOf(pdf));
    const args = ['cms', '-cmsout', '-print', '-noout', '-inform', 'DER', '-in', 'firma.der'];
    return spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' }).stdout;
  });
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'fedatario-firma-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
