import { Worker } from 'node:worker_threads';
import type { Documento } from '@fedatario/document-engine';
import { PdfError, type PdfFailure } from './errors.ts';
import type { PdfOptions } from './sheet.ts';

export type WorkerAnswer =
  | { ok: true; pdf: Uint8Array<ArrayBuffer> }
  | { ok: false; codigo: PdfFailure; mensaje: string };

export type PdfPoolSettings = {
  /** Threads at most; each starts with the first document that finds the others busy. */
  workers?: number;
  /** Documents that may wait; one more is refused with `cola-llena`. */
  queue?: number;
  /** Of composing one document, waiting apart. */
  timeoutMs?: number;
  /** Documents after which a thread gives way to a new one. */
  retireAfter?: number;
  entry?: URL;
};

export type PdfPool = {
  /** Rejects with a `PdfError` alone. */
  renderPdf: (documento: Documento, options: PdfOptions) => Promise<Uint8Array>;
  load: () => { composing: number; waiting: number };
  /** Documents under way are finished, those that wait are refused with `cerrado`. */
  stop: () => Promise<void>;
};

type Job = {
  documento: Documento;
  options: PdfOptions;
  resolve: (pdf: Uint8Array) => void;
  reject: (error: PdfError) => void;
};
type Thread = { worker: Worker; job: Job | undefined; timer: NodeJS.Timeout | undefined; made: number };

type State = {
  workers: number;
  queue: number;
  timeoutMs: number;
  retireAfter: number;
  entry: URL;
  threads: Set<Thread>;
  waiting: Job[];
  closed: boolean;
  whenIdle: () => void;
};

const MEMORY_MB = 256;
/** The compiler keeps some 200 KB of each document, and gives them back when its thread ends. */
const RETIRE_AFTER = 200;

/** Threads that compose documents: the event loop stays free and more work than they can take is refused at once. */
export function startPdfPool(settings: PdfPoolSettings = {}): PdfPool {
  const state: State = {
    workers: 2,
    queue: 50,
    timeoutMs: 20_000,
    retireAfter: RETIRE_AFTER,
    entry: new URL('./worker.ts', import.meta.url),
    ...settings,
    threads: new Set(),
    waiting: [],
    closed: false,
    whenIdle: () => undefined,
  };
  return {
    renderPdf: (documento, options) => accept(state, documento, options),
    load: () => ({ composing: composing(state), waiting: state.waiting.length }),
    stop: () => stop(state),
  };
}

function accept(state: State, documento: Documento, options: PdfOptions): Promise<Uint8Array> {
  if (state.closed) return Promise.reject(new PdfError('cerrado'));
  if (state.waiting.length >= state.queue) return Promise.reject(new PdfError('cola-llena'));
  return new Promise((resolve, reject) => {
    state.waiting.push({ documento, options, resolve, reject });
    next(state);
  });
}

function next(state: State): void {
  const thread = state.waiting.length === 0 ? undefined : freeThread(state);
  const job = thread && state.waiting.shift();
  if (thread && job) begin(state, thread, job);
  else if (composing(state) === 0) state.whenIdle();
}

function composing({ threads }: State): number {
  return [...threads].filter(({ job }) => job !== undefined).length;
}

function freeThread(state: State): Thread | undefined {
  const idle = [...state.threads].find(({ job }) => job === undefined);
  return idle ?? (state.threads.size < state.workers ? open(state) : undefined);
}

function open(state: State): Thread {
  const worker = new Worker(state.entry, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  const thread: Thread = { worker, job: undefined, timer: undefined, made: 0 };
  state.threads.add(thread);
  worker.on('message', (answer: WorkerAnswer) => finish(state, thread, answer));
  worker.on('error', () => lose(state, thread, 'trabajador-caido'));
  worker.on('exit', () => lose(state, thread, 'trabajador-caido'));
  worker.unref();
  return thread;
}

function begin(state: State, thread: Thread, job: Job): void {
  thread.job = job;
  thread.worker.ref();
  thread.timer = setTimeout(() => lose(state, thread, 'tiempo-agotado'), state.timeoutMs);
  thread.worker.postMessage({ documento: job.documento, options: job.options });
}

function finish(state: State, thread: Thread, answer: WorkerAnswer): void {
  const job = release(thread);
  if (answer.ok) job?.resolve(answer.pdf);
  else job?.reject(new PdfError(answer.codigo, answer.mensaje));
  thread.made += 1;
  if (thread.made >= state.retireAfter && state.threads.delete(thread)) void thread.worker.terminate();
  next(state);
}

/** A thread that fell or hangs leaves with its document; another takes its place when there is work. */
function lose(state: State, thread: Thread, reason: PdfFailure): void {
  if (!state.threads.delete(thread)) return;
  release(thread)?.reject(new PdfError(reason));
  void thread.worker.terminate();
  next(state);
}

function release(thread: Thread): Job | undefined {
  const { job } = thread;
  clearTimeout(thread.timer);
  thread.job = undefined;
  thread.worker.unref();
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
  const workers = [...state.threads].map(({ worker }) => worker);
  state.threads.clear();
  await Promise.all(workers.map((worker) => worker.terminate()));
}
