import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Played } from './played.ts';
import { type Words, wordsOf } from './words.ts';

/** The process of another parent that shares the book. */
export interface Joined {
  readonly port: number;
  /** Resolves when that bank may be gone. */
  readonly gone: Promise<void>;
  readonly leave: () => void;
}

const FILE = 'puerto';
/** A bank whose parent was just killed still answers for an instant. */
const STEADY = 200;
const PATIENCE = 2_000;

/** Says beside the book at which port its bank listens. */
export function notePort(dataDir: string, port: number): void {
  writeFileSync(join(dataDir, FILE), String(port), { mode: 0o600 });
}

/** Joins the bank that has this book open already. Throws when it listens at another port than the one wanted. */
export async function joinSandbox({ dataDir, port: wanted, apiKey, wire }: Played): Promise<Joined | undefined> {
  const port = notedPort(dataDir) ?? wanted;
  if (port === 0 || !(await knows(port, apiKey))) return undefined;
  if (wanted !== 0 && port !== wanted) throw new Error(otherPort(port, wordsOf(wire)));
  const line = connect(port, '127.0.0.1');
  const gone = closing(line);
  const steady = new Promise<'steady'>((done) => setTimeout(done, STEADY, 'steady'));
  if ((await Promise.race([gone, steady])) !== 'steady') return undefined;
  return { port, gone, leave: () => line.destroy() };
}

function notedPort(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(join(dataDir, FILE), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

async function knows(port: number, apiKey: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const signal = AbortSignal.timeout(PATIENCE);
  return fetch(`http://127.0.0.1:${port}/v1/webhook_endpoints`, { headers, signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function closing(line: Socket): Promise<void> {
  line.on('error', () => undefined);
  line.resume();
  return new Promise((done) => line.once('close', () => done()));
}

function otherPort(port: number, { whom, variable }: Words): string {
  return `Otro proceso con los mismos datos ya imita ${whom} en el puerto ${port}: ponga ${variable}=${port} en todos.`;
}
