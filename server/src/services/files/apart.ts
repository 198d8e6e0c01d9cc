import { type ChildProcess, fork } from 'node:child_process';
import { atMost } from './turns.ts';

/** One decoded picture each, and what a PDF unfolds to. */
const AT_ONCE = 2;
/** Of JavaScript's objects; and 512 MB, in pages of 64 KB, for the engine that draws PDFs. */
const MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=4', '--wasm-max-mem-pages=8192'];
const TIMEOUT_MS = 20_000;
/** With nothing to do for so long it leaves, with its memory. */
const IDLE_MS = 60_000;

const inTurn = atMost(AT_ONCE);
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * What a process apart says of a stranger's bytes, part after part: all of it, or what it had said when it fell or hung. It
 * knows no secret, and what goes wrong there is that file's fault alone.
 */
export function askApart<Part>(question: object): Promise<Part[]> {
  return inTurn(() => ask<Part>(take(), question));
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

function ask<Part>(child: ChildProcess, question: object): Promise<Part[]> {
  child.ref();
  child.channel?.ref();
  const parts: Part[] = [];
  return new Promise((done) => {
    const end = (lost: boolean) => {
      clearTimeout(timer);
      child.removeAllListeners();
      // One that ends while it rests is found out by who asks it next.
      child.on('error', () => idle.delete(child));
      if (lost) child.kill('SIGKILL');
      else rest(child);
      done(parts);
    };
    const fall = () => end(true);
    const timer = setTimeout(fall, TIMEOUT_MS);
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
