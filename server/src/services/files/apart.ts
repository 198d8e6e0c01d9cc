import { startProcesses } from '../processes.ts';
import { atMost } from './turns.ts';

/** Processes at once: each may hold a decoded picture or an unpacked PDF. */
const AT_ONCE = 2;
/** Limits of the JavaScript heap, in MB, and of WebAssembly, which draws PDFs: 8,192 pages of 64 KB, 512 MB. */
const MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=4', '--wasm-max-mem-pages=8192'];
const TIMEOUT_MS = 20_000;
/** A photograph of 60 megapixels takes half of this on a machine whose cores are all busy. */
const LARGE_TIMEOUT_MS = 40_000;

const processes = startProcesses({
  entry: new URL('./inspect-worker.ts', import.meta.url),
  env: { MALLOC_ARENA_MAX: '2' },
  execArgv: MEMORY,
  most: AT_ONCE,
  idleMs: 60_000,
});
const alone = atMost(1);

/**
 * Examines untrusted bytes in a process apart; answers its parts, all of them or those it had sent when it crashed or hung.
 * That process holds no secret, and a failure in it concerns that file only.
 */
export async function askApart<Part>(message: object): Promise<readonly Part[]> {
  return (await processes.ask<Part>({ message, timeoutMs: TIMEOUT_MS })).parts;
}

/**
 * The same, for work that takes the most memory and time. One at a time, and waiting takes no process, so that the other one
 * stays free for everybody else's files. The process ends afterwards, since WebAssembly never gives its memory back.
 */
export function askLarge<Part>(message: object): Promise<readonly Part[]> {
  const question = { message, timeoutMs: LARGE_TIMEOUT_MS, last: () => true };
  return alone(async () => (await processes.ask<Part>(question)).parts);
}
