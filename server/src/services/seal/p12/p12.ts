import { compiledCode } from '../../compiled.ts';
import { startProcesses } from '../../processes.ts';
import type { OpenedPair } from '../certificate.ts';
import { TAG } from '../der.ts';
import { P12Refused, type Reason } from './refused.ts';

export { P12Refused } from './refused.ts';

/** A PKCS#12 file with its password, and the moment at which its certificate must be valid. */
export interface GivenP12 {
  readonly file: Uint8Array;
  readonly password: string;
  readonly now: Date;
}

export type Opening =
  | { readonly opened: OpenedPair }
  | { readonly refused: Reason; readonly params: Readonly<Record<string, string>> };

/** The heap, in MB: a file has at most 150 kB. */
const MEMORY = ['--max-old-space-size=64', '--max-semi-space-size=4'];
/** Files of Windows and of Java before 2021 are encrypted with RC2, which OpenSSL 3 gives to those only who ask for its legacy provider. */
const OLD_CIPHERS = ['--openssl-legacy-provider'];
/** The most work that a file may ask for takes a third of this on a busy machine. */
const TIMEOUT_MS = 30_000;

const processes = startProcesses({
  entry: new URL('./worker.ts', import.meta.url),
  env: { ...compiledCode(), MALLOC_ARENA_MAX: '2' },
  execArgv: [...MEMORY, ...OLD_CIPHERS],
  most: 2,
  idleMs: 1000,
});

/**
 * Opens a certificate file in a process apart, which ends afterwards with the key that it held: a file says itself how much work
 * its password costs, and no other request waits for it. Throws P12Refused with the reason.
 */
export async function openP12(given: GivenP12): Promise<OpenedPair> {
  if (given.file[0] !== TAG.sequence) throw new P12Refused('certificado');
  const { parts, lost } = await processes.ask<Opening>({ message: given, timeoutMs: TIMEOUT_MS, last: () => true });
  const [opening] = parts;
  if (opening && 'opened' in opening) return opening.opened;
  if (opening) throw new P12Refused(opening.refused, opening.params);
  if (lost === 'timeout') throw new P12Refused('certificadoCostoso');
  throw new Error(`El proceso que abre certificados terminó sin responder (${lost}).`);
}
