import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '@fedatario/contract/base';
import { seal, unseal } from '../cipher.ts';
import type { KeyPair } from './authority.ts';
import { type Certificate, certificateOf, expiryOf, type OpenedPair } from './certificate.ts';
import type { Sello } from './seal.ts';

const YEAR = 365;
/** A certificate with fewer days left is replaced by another of the same authority. */
const RENEW_BEFORE = 30;

/**
 * The seal of an installation without a certificate: an authority of its own, made at the first seal and stored beside the
 * data, sealed. Its signatures show any change; the signer's identity is trusted only by readers that know this authority.
 */
export function developmentSeal(dataDir: string): Pick<Sello, 'certificate'> {
  const folder = join(dataDir, 'sello');
  let current: Promise<Certificate> | undefined;
  return {
    certificate: async (now) => {
      const known = await current?.catch(() => undefined);
      if (!known || isEnding(known.hasta, now)) current = load(folder, now);
      return current as Promise<Certificate>;
    },
  };
}

async function load(folder: string, now: Date): Promise<Certificate> {
  const { issue } = await import('./authority.ts');
  const root = await authority(folder, now);
  const make = () => issue({ nombre: 'Sello de la plataforma Fedatario', desde: now, dias: 2 * YEAR, por: root });
  const found = await kept(folder, 'certificado', make);
  const pair = isEnding(expiryOf(Buffer.from(found.certificado, 'base64')), now)
    ? replace(folder, 'certificado', await make())
    : found;
  return certificateOf({ par: pair, cadena: [root.certificado] });
}

/** A certificate of our own authority, for a notary without one. */
export async function issueTo(dataDir: string, nombre: string, now: Date): Promise<OpenedPair> {
  const { issue } = await import('./authority.ts');
  const root = await authority(join(dataDir, 'sello'), now);
  const par = await issue({ nombre, desde: now, dias: 2 * YEAR, por: root });
  return { par, cadena: [root.certificado] };
}

async function authority(folder: string, now: Date): Promise<KeyPair> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { issue } = await import('./authority.ts');
  const nombre = 'Autoridad de desarrollo Fedatario';
  return kept(folder, 'autoridad', () => issue({ nombre, desde: now, dias: 20 * YEAR }));
}

function isEnding(hasta: Date, now: Date): boolean {
  return hasta.getTime() - now.getTime() < RENEW_BEFORE * DAY;
}

/** The stored pair; of two processes that make it at once, the first wins. */
async function kept(folder: string, name: string, make: () => Promise<KeyPair>): Promise<KeyPair> {
  const file = join(folder, name);
  if (!existsSync(file)) {
    const part = writePart(folder, name, await make());
    try {
      linkSync(part, file);
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    } finally {
      rmSync(part, { force: true });
    }
  }
  return JSON.parse(unseal(readFileSync(file), `sello:${name}`)) as KeyPair;
}

function replace(folder: string, name: string, pair: KeyPair): KeyPair {
  renameSync(writePart(folder, name, pair), join(folder, name));
  return pair;
}

function writePart(folder: string, name: string, pair: KeyPair): string {
  const part = join(folder, `${name}.${process.pid}`);
  writeFileSync(part, seal(JSON.stringify(pair), `sello:${name}`), { mode: 0o600 });
  return part;
}
