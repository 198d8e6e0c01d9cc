// The processes that the suite starts, which end with it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const running = new Set();
let stopped = false;

/** Nothing more is begun: the run was interrupted. */
export const interrupted = () => stopped;

/** Interrupted, what runs ends first, so that the database is stopped too. The journeys stop their product at SIGINT only. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopped = true;
      for (const child of running) child.kill('SIGINT');
    });
  }
}

/** Runs a command with our output; resolves with its exit code. */
export function run(command, args, env = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    running.add(child);
    child.on('error', fail);
    child.on('exit', (code) => {
      running.delete(child);
      done(code ?? 1);
    });
  });
}
