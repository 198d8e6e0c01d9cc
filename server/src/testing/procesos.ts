import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A process that says where it listens, until it is stopped. */
export interface Listening {
  readonly url: string;
  readonly memory: () => number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const root = new URL('../../../', import.meta.url);

/** The bare server to compare with, in a process of its own, on this database. */
export function startBare(databaseUrl: string): Promise<Listening> {
  return startListening([fileURLToPath(new URL('./bare-child.ts', import.meta.url)), databaseUrl], {});
}

/** The product as `npm start` runs it, on this database. */
export function startProduct(
  databaseUrl: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Listening> {
  const limits = { RATE_LIMIT: '1000000000', RATE_LIMIT_IDENTITY: '1000000000' };
  return startListening(startCommand(), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO_YEAR: 'false',
    ...limits,
    ...settings,
  });
}

/** Node's arguments in `npm start`: its settings are part of what is measured. */
export function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    scripts: { start: string };
  };
  const [, ...args] = scripts.start.split(' ');
  return args;
}

/** Starts a program from the project's root that says its port, and waits until it does. */
export async function startListening(args: readonly string[], env: Record<string, string>): Promise<Listening> {
  const child = spawn(process.execPath, args, {
    cwd: fileURLToPath(root),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const port = await new Promise<string>((done, fail) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      const found = /puerto (\d+)/.exec(said)?.[1];
      if (found) done(found);
    });
    child.once('exit', () => fail(new Error(said)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { url: `http://127.0.0.1:${port}`, memory: () => memoryOf(child.pid), pid: child.pid ?? 0, stop };
}

/** Megabytes that a process holds (RSS). */
export function memoryOf(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** Milliseconds of processor time that a process has used, to the hundredth of a second; nothing of one that is gone. */
export function processorOf(pid: number): number {
  return pid === 0 ? 0 : TICK * (statOf(pid)?.ticks ?? 0);
}

/** The same of all processes that a process has started, those that have ended too: it never grows less. */
export function processorOfChildren(pid: number): number {
  const ended = TICK * (statOf(pid)?.ticksOfEnded ?? 0);
  return childrenOf(pid).reduce((sum, one) => sum + processorOf(one), ended);
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && statOf(one)?.parent === pid);
}

/** The process that started this one. */
export function parentOf(pid: number): number {
  return statOf(pid)?.parent ?? 0;
}

/** Milliseconds of the unit in which Linux tells processor time to programs. */
const TICK = 10;

function statOf(pid: number) {
  try {
    const [, rest = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    const sumOf = (first: number) => Number(fields[first]) + Number(fields[first + 1]);
    return { parent: Number(fields[1]), ticks: sumOf(11), ticksOfEnded: sumOf(13) };
  } catch {
    return undefined;
  }
}
