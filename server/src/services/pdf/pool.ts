import { compiledCode } from '../compiled.ts';
import { type Answered, startProcesses } from '../processes.ts';
import { timeOfSheets } from './acta-sheet.ts';
import { PdfError, type PdfFailure } from './errors.ts';
import type { Imprimible } from './render.ts';
import type { PdfOptions } from './sheet.ts';

export interface Task {
  documento: Imprimible;
  options: PdfOptions;
}
export type Outcome =
  | { ok: true; pdf: Uint8Array }
  | { ok: false; codigo: PdfFailure; mensaje: string; caracter?: string | undefined };
/** `memory`: resident memory of the process, in MB. */
type WorkerAnswer = Outcome & { memory: number };

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

/** Limits of the JavaScript heap, in MB. A small nursery is collected before its memory counts. */
const HEAP = ['--max-old-space-size=128', '--max-semi-space-size=4'];
/** One helper thread each, since the processes share the cores; one allocator arena, which returns more memory to the system. */
const ENVIRONMENT = { RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '1' };
const FAILURES = { timeout: 'tiempo-agotado', crash: 'trabajador-caido', closed: 'cerrado' } as const;

/** Processes that compose documents; more work than they can take is refused at once. */
export function startPdfPool({
  workers = 2,
  queue = 50,
  timeoutMs = 20_000,
  retireAboveMb = 220,
  idleMs = 5 * 60_000,
  entry = new URL('./worker.ts', import.meta.url),
}: PdfPoolSettings = {}): PdfPool {
  const env = { ...ENVIRONMENT, ...compiledCode() };
  const processes = startProcesses({ entry, env, execArgv: HEAP, most: workers, idleMs });
  const done = { made: 0, failed: 0 };
  let closed = false;

  async function renderPdf(documento: Imprimible, options: PdfOptions): Promise<Uint8Array> {
    if (closed) throw new PdfError('cerrado');
    if (processes.usage().waiting >= queue) throw new PdfError('cola-llena');
    const answered = await processes.ask<WorkerAnswer>({
      message: { documento, options } satisfies Task,
      timeoutMs: timeoutMs + timeOfSheets(documento),
      last: ([answer]) => answer !== undefined && answer.memory > retireAboveMb,
    });
    if (answered.lost !== 'closed') done[answered.parts[0]?.ok ? 'made' : 'failed'] += 1;
    return pdfOf(answered);
  }

  return {
    renderPdf,
    load: () => {
      const { busy: composing, waiting, alive } = processes.usage();
      return { ...done, composing, waiting, processes: alive };
    },
    stop: () => {
      closed = true;
      return processes.stop();
    },
  };
}

function pdfOf({ parts: [answer], lost = 'crash' }: Answered<WorkerAnswer>): Uint8Array {
  if (!answer) throw new PdfError(FAILURES[lost]);
  if (!answer.ok) throw new PdfError(answer.codigo, answer.mensaje, answer.caracter);
  return answer.pdf;
}
