import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { compiledCode } from '../compiled.ts';
import { timeOfSheets } from './acta-sheet.ts';
import { PdfError, type PdfFailure } from './errors.ts';
import type { Imprimible } from './render.ts';
import type { PdfOptions } from './sheet.ts';

export type Outcome =
  | { ok: true; pdf: Uint8Array }
  | { ok: false; codigo: PdfFailure; mensaje: string; caracter?: string | undefined };
/** `memory`: resident memory of the process, in MB. */
export type WorkerAnswer = Outcome & { memory: number };

export type PdfPoolSettings = {
  /** Processes at most; each starts with the first document that finds the others busy. */
  workers?: number;
  /** Documents that may wait; one more is refused with `cola-llena`. */
  queue?: number;
  /** Time limit for composing one document, without waiting; scanned sheets add theirs. */
  timeoutMs?: number;
  /** A process that holds more than this after a document is replaced. */
  retireAboveMb?: number;
  /** Milliseconds without work after which a process ends, to free its memory. */
  idleMs?: number;
  entry?: URL;
};

export type PdfPool = {
  /** Rejects with a `PdfError` alone. */
  renderPdf: (documento: Imprimible, options: PdfOptions) => Promise<Uint8Array>;
  load: () => PdfLoad;
  /** Documents under way are finished, those that wait are refused with `cerrado`. */
  stop: () => Promise<void>;
};

export type RenderPdf = PdfPool['renderPdf'];

/** `made` counts from the start; `processes` are those alive. */
export type PdfLoad = { made: number; failed: number; composing: number; waiting: number; processes: number };

type Job = {
  documento: Imprimible;
  options: PdfOptions;
  resolve: (pdf: Uint8Array) => void;
  reject: (error: PdfError) => void;
};
type Composer = { child: ChildProcess; job: Job | undefined; timer: NodeJS.Timeout | undefined };

type State = Required<PdfPoolSettings> & {
  composers: Set<Composer>;
  waiting: Job[];
  made: number;
  failed: number;
  closed: boolean;
  whenIdle: () => void;
};

/** Limits of the JavaScript heap, in MB. A small nursery is collected before its memory counts. */
const HEAP = ['--max-old-space-size=128', '--max-semi-space-size=4'];
/**
 * The whole environment of a composer: no secret of the server reaches the process that reads people's texts. One helper
 * thread each, since the processes share the cores; one allocator arena, which returns more memory to the system.
 */
const ENVIRONMENT = { RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '1' };

/** Processes that compose documents: the event loop stays free, and more work than they can take is refused at once. */
export function startPdfPool(settings: PdfPoolSettings = {}): PdfPool {
  const state: State = {
    workers: 2,
    queue: 50,
    timeoutMs: 20_000,
    retireAboveMb: 220,
    idleMs: 5 * 60_000,
    entry: new URL('./worker.ts', import.meta.url),
    ...settings,
    composers: new Set(),
    waiting: [],
    made: 0,
    failed: 0,
    closed: false,
    whenIdle: () => undefined,
  };
  return {
    renderPdf: (documento, options) => accept(state, documento, options),
    load: () => loadOf(state),
    stop: () => stop(state),
  };
}

function accept(state: State, documento: Imprimible, options: PdfOptions): Promise<Uint8Array> {
  if (state.closed) return Promise.reject(new PdfError('cerrado'));
  if (state.waiting.length >= state.queue) return Promise.reject(new PdfError('cola-llena'));
  return new Promise((resolve, reject) => {
    state.waiting.push({ documento, options, resolve, reject });
    next(state);
  });
}

function loadOf(state: State): PdfLoad {
  const { made, failed, waiting, composers } = state;
  return { made, failed, composing: composing(state), waiting: waiting.length, processes: composers.size };
}

function next(state: State): void {
  const composer = state.waiting.length === 0 ? undefined : freeComposer(state);
  const job = composer && state.waiting.shift();
  if (composer && job) begin(state, composer, job);
  else if (composing(state) === 0) state.whenIdle();
}

function composing({ composers }: State): number {
  return [...composers].filter(({ job }) => job !== undefined).length;
}

function freeComposer(state: State): Composer | undefined {
  const idle = [...state.composers].find(({ job }) => job === undefined);
  return idle ?? (state.composers.size < state.workers ? open(state) : undefined);
}

function open(state: State): Composer {
  const child = fork(state.entry, {
    env: { ...ENVIRONMENT, ...compiledCode() },
    execArgv: HEAP,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const composer: Composer = { child, job: undefined, timer: undefined };
  state.composers.add(composer);
  child.on('message', (answer: WorkerAnswer) => finish(state, composer, answer));
  child.on('error', () => lose(state, composer, 'trabajador-caido'));
  child.on('exit', () => lose(state, composer, 'trabajador-caido'));
  return composer;
}

function begin(state: State, composer: Composer, job: Job): void {
  const { child } = composer;
  clearTimeout(composer.timer);
  composer.job = job;
  child.ref();
  child.channel?.ref();
  const time = state.timeoutMs + timeOfSheets(job.documento);
  composer.timer = setTimeout(() => lose(state, composer, 'tiempo-agotado'), time);
  child.send({ documento: job.documento, options: job.options }, (error) => {
    if (error) lose(state, composer, 'trabajador-caido');
  });
}

function finish(state: State, composer: Composer, answer: WorkerAnswer): void {
  const job = release(composer);
  if (!job) return;
  state[answer.ok ? 'made' : 'failed'] += 1;
  if (answer.ok) job.resolve(answer.pdf);
  else job.reject(new PdfError(answer.codigo, answer.mensaje, answer.caracter));
  if (answer.memory > state.retireAboveMb) leave(state, composer);
  else composer.timer = setTimeout(() => leave(state, composer), state.idleMs).unref();
  next(state);
}

/** Kills a process that crashed or hangs, failing its document; another is started when there is work. */
function lose(state: State, composer: Composer, reason: PdfFailure): void {
  if (!leave(state, composer)) return;
  const job = release(composer);
  if (job) state.failed += 1;
  job?.reject(new PdfError(reason));
  next(state);
}

/** SIGKILL: the process has nothing to save, and native code does not see milder signals. */
function leave(state: State, composer: Composer): boolean {
  composer.child.kill('SIGKILL');
  return state.composers.delete(composer);
}

function release(composer: Composer): Job | undefined {
  const { job, child } = composer;
  clearTimeout(composer.timer);
  composer.job = undefined;
  child.unref();
  child.channel?.unref();
  return job;
}

async function stop(state: State): Promise<void> {
  state.closed = true;
  for (const job of state.waiting.splice(0)) job.reject(new PdfError('cerrado'));
  if (composing(state) > 0) {
    await new Promise<void>((done) => {
      state.whenIdle = done;
    });
  }
  const gone = [...state.composers].map(async (composer) => {
    composer.child.ref();
    const exit = once(composer.child, 'exit');
    leave(state, composer);
    await exit;
  });
  await Promise.all(gone);
}
