import { type ChildProcess, fork } from 'node:child_process';
import { atMost } from './turns.ts';

/** One decoded picture each, and what a PDF unfolds to. */
const AT_ONCE = 2;
/** Of JavaScript's objects; and 512 MB, in pages of 64 KB, for the engine that draws PDFs. */
const MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=4', '--wasm-max-mem-pages=8192'];
const TIMEOUT_MS = 20_000;
/** A photograph of 60 megapixels takes half of it where every core is busy. */
const LARGE_TIMEOUT_MS = 40_000;
/** With nothing to do for so long it leaves, with its memory. */
const IDLE_MS = 60_000;

const inTurn = atMost(AT_ONCE);
const alone = atMost(1);
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * What a process apart says of a stranger's bytes, part after part: all of it, or what it had said when it fell or hung. It
 * knows no secret, and what goes wrong there is that file's fault alone.
 */
export function askApart<Part>(question: object): Promise<Part[]> {
  return inTurn(() => ask<Part>(take(), question, { timeout: TIMEOUT_MS, last: false }));
}

/**
 * The same for what takes the most of a process, and longer. One at a time, and what waits takes no turn, so that another place
 * is always there for the files of everybody else; the process ends with it, for WebAssembly never gives back what it grew to.
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
  /** Milliseconds after which it is taken for lost. */
  readonly timeout: number;
  /** Whether the process is done with once it has answered. */
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
      // One that ends while it rests is found out by who asks it next.
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
