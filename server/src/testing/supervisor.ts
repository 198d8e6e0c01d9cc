import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** A program to be kept running, as a unit of systemd says it. */
export interface Programa {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** The user it runs as; ours if left out. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** The file that its output is appended to. */
  readonly log: string;
  /** Milliseconds after which it is started again when it ends; never if left out. */
  readonly restartAfter?: number;
}

export interface Supervised {
  /** Undefined while it does not run. */
  readonly pid: () => number | undefined;
  readonly starts: () => number;
  /** Kills it as a crash does; resolves when it is gone. It comes back by itself when it is to be restarted. */
  readonly kill: () => Promise<void>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Starts it after a stop, as another program if one is given. */
  readonly start: (other?: Programa) => void;
  /** Asks it to end, kills it after `grace` milliseconds, and does not start it again. */
  readonly stop: (grace?: number) => Promise<void>;
}

const GRACE = 20_000;

/** Starts a program and starts it again whenever it ends, until it is stopped: systemd's part where there is none. */
export function supervise(first: Programa): Supervised {
  let programa = first;
  let child: ChildProcess | undefined;
  let [starts, wanted] = [0, false];
  let coming: NodeJS.Timeout | undefined;
  const run = () => {
    starts += 1;
    const mine = launch(programa);
    child = mine;
    mine.once('exit', () => {
      if (child === mine) child = undefined;
      if (wanted && programa.restartAfter !== undefined) coming = setTimeout(run, programa.restartAfter);
    });
  };
  const start = (other?: Programa) => {
    programa = other ?? programa;
    if (wanted && (child || coming)) return;
    wanted = true;
    run();
  };
  start();
  return {
    pid: () => child?.pid,
    starts: () => starts,
    kill: () => end(child, 'SIGKILL', GRACE),
    signal: (signal) => void child?.kill(signal),
    start,
    stop: async (grace = GRACE) => {
      wanted = false;
      clearTimeout(coming);
      coming = undefined;
      await end(child, 'SIGTERM', grace);
    },
  };
}

/** In a group of its own, so that Ctrl-C reaches only whoever is to stop it in order. */
function launch({ command, args, env, cwd, user, log }: Programa): ChildProcess {
  const output = openSync(log, 'a');
  const child = spawn(command, [...args], {
    env,
    stdio: ['ignore', output, output],
    detached: true,
    ...user,
    ...(cwd !== undefined && { cwd }),
  });
  closeSync(output);
  // A program that cannot be started has its reason in what waits for it.
  child.on('error', () => child.emit('exit', 1, null));
  return child;
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals, grace: number): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  // A program that was frozen answers to nothing else.
  const late = setTimeout(() => child.kill('SIGKILL'), grace);
  await gone;
  clearTimeout(late);
}
