import { type ChildProcess, fork } from 'node:child_process';
import { atMost } from './turns.ts';

/** Processes at once: each may hold a decoded picture or an unpacked PDF. */
const AT_ONCE = 2;
/** Limits of the JavaScript heap, in MB, and of WebAssembly, which draws PDFs: 8,192 pages of 64 KB, 512 MB. */
const MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=4', '--wasm-max-mem-pages=8192'];
const TIMEOUT_MS = 20_000;
/** A photograph of 60 megapixels takes half of this on a machine whose cores are all busy. */
const LARGE_TIMEOUT_MS = 40_000;
/** Milliseconds without work after which a process ends, to free its memory. */
const IDLE_MS = 60_000;

const inTurn = atMost(AT_ONCE);
const alone = atMost(1);
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * Examines untrusted bytes in a process apart; answers its parts, all of them or those it had sent when it crashed or hung.
 * That process holds no secret, and a failure in it concerns that file only.
 */
export function askApart<Part>(question: object): Promise<Part[]> {
  return inTurn(() => ask<Part>(take(), question, { timeout: TIMEOUT_MS, last: false }));
}

/**
 * The same, for work that takes the most memory and time. One at a time, and waiting takes no slot, so that the other slot
 * stays free for everybody else's files. The process ends afterwards, since WebAssembly never gives its memory back.
 */
export function askLarge<Part>(question: object): Promise<Part[]> {
  return alone(() => inTurn(() => ask<Part>(take(), question, { timeout: LARGE_TIMEOUT_MS, last: true })));
}

function take(): ChildProcess {
  const [known] = idle.entries();
  if (!known) return open();
  const [child, timer] = known;
  clearTimeout(timer);
  idle.delete(child);
  return child;
}

function open(): ChildProcess {
  return fork(new URL('./inspect-worker.ts', import.meta.url), {
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: MEMORY,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

interface Terms {
  /** Milliseconds after which the process is killed as hung. */
  readonly timeout: number;
  /** Whether the process ends once it has answered. */
  readonly last: boolean;
}

function ask<Part>(child: ChildProcess, question: object, { timeout, last }: Terms): Promise<Part[]> {
  child.ref();
  child.channel?.ref();
  const parts: Part[] = [];
  return new Promise((done) => {
    const end = (lost: boolean) => {
      clearTimeout(timer);
      child.removeAllListeners();
      // Handled, since an unhandled 'error' of an idle process would end the server; the process is not asked again.
      child.on('error', () => idle.delete(child));
      if (lost || last) child.kill('SIGKILL');
      else rest(child);
      done(parts);
    };
    const fall = () => end(true);
    const timer = setTimeout(fall, timeout);
    child.on('message', (part: Part | null) => (part === null ? end(false) : parts.push(part)));
    child.once('error', fall);
    child.once('exit', fall);
    child.send(question, (error) => error && fall());
  });
}

function rest(child: ChildProcess): void {
  child.once('exit', () => idle.delete(child));
  child.unref();
  child.channel?.unref();
  const leave = () => {
    idle.delete(child);
    child.kill('SIGKILL');
  };
  idle.set(child, setTimeout(leave, IDLE_MS).unref());
}
