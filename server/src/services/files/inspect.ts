import { type ChildProcess, fork } from 'node:child_process';
import type { TipoDeArchivo } from '@fedatario/contract';
import { AppError } from '../../http/errors.ts';
import type { Given, Inspected, Verdict } from './examine.ts';
import { atMost } from './turns.ts';

const ENDINGS: Readonly<Record<TipoDeArchivo, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
/** One decoded picture each, and what a PDF unfolds to. */
const AT_ONCE = 2;
const HEAP = ['--max-old-space-size=192', '--max-semi-space-size=4'];
const TIMEOUT_MS = 20_000;
/** With nothing to do for so long it leaves, with its memory. */
const IDLE_MS = 60_000;

const inTurn = atMost(AT_ONCE);
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * What a file is by its content, made safe. Throws the errors of the catalogue that name what is wrong with it. Strangers'
 * bytes are decoded in a process apart, which knows no secret: what falls or hangs there is that file's fault alone.
 */
export function inspect(bytes: Uint8Array): Promise<Inspected> {
  return look({ bytes });
}

/** A picture, made safe and at most so many pixels long. */
export function inspectPicture(bytes: Uint8Array, side: number): Promise<Inspected> {
  return look({ bytes, side });
}

function look(given: Given): Promise<Inspected> {
  return inTurn(async () => {
    const verdict = await ask(take(), given);
    if (verdict.ok) return { tipo: verdict.tipo, bytes: Buffer.from(verdict.bytes) };
    throw new AppError(verdict.codigo);
  });
}

/** A file's name with the ending of what it is: whatever stood in its place is not believed. */
export function nameFor(nombre: string, tipo: TipoDeArchivo): string {
  const stem = nombre.replace(/^.*[\\/]/s, '').replace(/\.[^.]{0,10}$/s, '');
  return `${stem}.${ENDINGS[tipo]}`;
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
    execArgv: HEAP,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function ask(child: ChildProcess, given: Given): Promise<Verdict> {
  child.ref();
  child.channel?.ref();
  return new Promise((done) => {
    const end = (verdict: Verdict, lost = true) => {
      clearTimeout(timer);
      child.removeAllListeners();
      // One that ends while it rests is found out by who asks it next.
      child.on('error', () => idle.delete(child));
      if (lost) child.kill('SIGKILL');
      else rest(child);
      done(verdict);
    };
    const fall = () => end({ ok: false, codigo: 'archivo-danado' });
    const timer = setTimeout(fall, TIMEOUT_MS);
    child.once('message', (verdict: Verdict) => end(verdict, false));
    child.once('error', fall);
    child.once('exit', fall);
    child.send(given, (error) => error && fall());
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
