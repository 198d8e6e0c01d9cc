import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface ProcessesSettings {
  /** Module of a process: it answers with `answerQuestions` of `process-child.ts`. */
  readonly entry: URL;
  /** The whole environment of a process: no secret of the server reaches one that reads untrusted bytes. */
  readonly env: Readonly<Record<string, string>>;
  readonly execArgv: readonly string[];
  /** Processes at once, each with one question; more questions wait in order. */
  readonly most: number;
  /** Milliseconds without work after which a process ends, to free its memory. */
  readonly idleMs: number;
}

interface Question<Part> {
  readonly message: object;
  /** Time limit of the answer, without waiting. A process that exceeds it is killed. */
  readonly timeoutMs: number;
  /** Whether the process ends after this answer. */
  readonly last?: (parts: readonly Part[]) => boolean;
}

/** The parts that came; `lost` when the process could not send all. */
export interface Answered<Part> {
  readonly parts: readonly Part[];
  readonly lost?: 'timeout' | 'crash' | 'closed';
}

export interface Processes {
  ask: <Part>(question: Question<Part>) => Promise<Answered<Part>>;
  /** `busy` answer a question, `alive` are all, those at rest too. */
  usage: () => { busy: number; waiting: number; alive: number };
  /** Questions being answered are finished, those that wait get `closed`. Resolves when no process is left. */
  stop: () => Promise<void>;
}

/** Lets a waiting question go on; true: the pool was closed. */
type Turn = (closed: boolean) => void;

/**
 * Child processes that answer one question at a time: the event loop of the server stays free, and a crash or an endless loop
 * costs that question only. They start when a question finds the others busy.
 */
export function startProcesses(settings: ProcessesSettings): Processes {
  const children = openChildren(settings);
  const waiting: Turn[] = [];
  let busy = 0;
  let closed = false;
  let whenIdle: () => void = () => undefined;

  async function answer<Part>(question: Question<Part>): Promise<Answered<Part>> {
    const child = children.take();
    const answered = await converse(child, question);
    if (answered.lost || question.last?.(answered.parts)) children.kill(child);
    else children.rest(child);
    const next = waiting.shift();
    if (!next) busy -= 1;
    next?.(false);
    if (busy === 0) whenIdle();
    return answered;
  }

  return {
    ask: async (question) => {
      if (closed) return CLOSED;
      if (busy < settings.most) busy += 1;
      else if (await new Promise<boolean>((turn) => waiting.push(turn))) return CLOSED;
      return answer(question);
    },
    usage: () => ({ busy, waiting: waiting.length, alive: children.count() }),
    stop: async () => {
      closed = true;
      for (const turn of waiting.splice(0)) turn(true);
      if (busy > 0) {
        await new Promise<void>((done) => {
          whenIdle = done;
        });
      }
      await children.end();
    },
  };
}

const CLOSED = { parts: [], lost: 'closed' } as const;

/** The processes of one pool: those at rest end after a while, and keep nobody awake. */
function openChildren({ idleMs, ...settings }: ProcessesSettings) {
  const alive = new Set<ChildProcess>();
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  function open(): ChildProcess {
    const child = forkChild(settings);
    alive.add(child);
    // Handled, since an unhandled 'error' would end the server.
    return child.on('error', () => kill(child)).once('exit', () => kill(child));
  }

  /** SIGKILL: the process has nothing to save, and native code does not see milder signals. */
  function kill(child: ChildProcess): void {
    clearTimeout(resting.get(child));
    resting.delete(child);
    alive.delete(child);
    child.kill('SIGKILL');
  }

  function take(): ChildProcess {
    const [rested] = resting.entries();
    if (!rested) return open();
    const [child, timer] = rested;
    clearTimeout(timer);
    resting.delete(child);
    child.ref();
    child.channel?.ref();
    return child;
  }

  function rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    resting.set(child, setTimeout(() => kill(child), idleMs).unref());
  }

  async function end(): Promise<void> {
    const exits = [...alive].map((child) => {
      child.ref();
      const exit = once(child, 'exit');
      kill(child);
      return exit;
    });
    await Promise.all(exits);
  }

  return { take, rest, kill, end, count: () => alive.size };
}

function forkChild({ entry, env, execArgv }: Pick<ProcessesSettings, 'entry' | 'env' | 'execArgv'>): ChildProcess {
  return fork(entry, {
    env,
    execArgv: [...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Sends the question and gathers the parts, up to the null that ends them. */
function converse<Part>(child: ChildProcess, { message, timeoutMs }: Question<Part>): Promise<Answered<Part>> {
  const parts: Part[] = [];
  return new Promise((done) => {
    const end = (lost?: Answered<Part>['lost']) => {
      clearTimeout(timer);
      child.off('message', hear).off('error', fall).off('exit', fall);
      done({ parts, ...(lost && { lost }) });
    };
    const hear = (part: unknown) => (part === null ? end() : parts.push(part as Part));
    const fall = () => end('crash');
    const timer = setTimeout(() => end('timeout'), timeoutMs);
    child.on('message', hear).once('error', fall).once('exit', fall);
    child.send(message, (error) => error && fall());
  });
}
