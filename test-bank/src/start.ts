import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { SandboxSettings, Wire } from './bank.ts';
import type { CertifierWire } from './certifier/control.ts';
import { joinSandbox } from './join.ts';
import { keyOf, webhookSecretOf } from './key.ts';
import type { Played } from './played.ts';
import { wordsOf } from './words.ts';

export interface StartSandbox {
  /** 0 for any free one. */
  readonly port: number;
  readonly dataDir: string;
  /** The kinds of event that `registerWebhook` asks for. */
  readonly events: readonly string[];
  /** The whole environment of the process; empty if left out, so that it reads no secret of the caller. */
  readonly env?: Readonly<Record<string, string>>;
  readonly say: (text: string) => void;
  /** Address of the pages for browsers; `http://localhost:<port>` if left out. */
  readonly publicUrl?: string | undefined;
  readonly host?: string;
  /** Protocol of its calls and notices; Stripe's if left out. */
  readonly wire?: Wire;
  readonly comercio?: string;
  readonly slowMs?: number;
}

export interface RunningSandbox {
  /** Address of the pages on this machine. */
  readonly url: string;
  readonly address: { readonly host: string; readonly port: number };
  readonly apiKey: string;
  /** Signs its notices. */
  readonly webhookSecret: string;
  /** Process id of the child; undefined while the bank is another process's. */
  readonly pid: () => number | undefined;
  /** Sends its notices to this address from now on, and those that waited; answers the secret that signs them. */
  readonly registerWebhook: (url: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Longer than the adapter's timeout, so that the slow card's answer never arrives in time. */
const SLOW_MS = 12_000;
const RESTART_PAUSE = 300;
/** Most processes of one office that take notices. */
const PROCESSES = 16;

/** The bank that serves us: a child of ours, or that of another process with the same book. */
interface Held {
  readonly port: number;
  readonly pid: number | undefined;
  readonly gone: Promise<void>;
  readonly leave: () => Promise<void> | void;
}

/**
 * Starts the sandbox as a child process, or joins the one that another process started on the same folder; when it is gone,
 * whoever comes first starts it again.
 */
export async function startSandbox(options: StartSandbox): Promise<RunningSandbox> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const settings = settingsOf(options);
  const { apiKey } = settings;
  const { port, pid, stop } = await keepPlaying(settings, options);
  return {
    url: `http://localhost:${port}`,
    address: { host: '127.0.0.1', port },
    apiKey,
    webhookSecret: webhookSecretOf(apiKey),
    pid,
    stop,
    registerWebhook: (url) => registerWebhook({ apiKey, port, url, events: options.events }),
  };
}

type StartCertifier = Pick<StartSandbox, 'port' | 'dataDir' | 'env' | 'say' | 'host'> & {
  readonly wire: CertifierWire;
};
export type RunningCertifier = Pick<RunningSandbox, 'url' | 'address' | 'apiKey' | 'pid' | 'stop'>;

/** Starts the process that plays a certifier of invoices, or joins it, as {@link startSandbox} does. */
export async function startCertifier({ dataDir, wire, ...options }: StartCertifier): Promise<RunningCertifier> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { host = '127.0.0.1' } = options;
  const apiKey = keyOf(dataDir);
  const { port, pid, stop } = await keepPlaying({ port: options.port, dataDir, host, apiKey, wire }, options);
  return { url: `http://localhost:${port}`, address: { host: '127.0.0.1', port }, apiKey, pid, stop };
}

/** Starts or joins the process, and starts it again whenever it ends. */
async function keepPlaying(settings: Played, { say, env = {} }: Pick<StartSandbox, 'say' | 'env'>) {
  let held = await joinOrSpawn(settings, env);
  const { port } = held;
  let stopped = false;
  const watch = () => {
    const own = held.pid !== undefined;
    void held.gone.then(() => {
      if (stopped) return;
      if (own) say(`El proceso que imita ${wordsOf(settings.wire).whom} se detuvo; se inicia de nuevo.`);
      setTimeout(() => void again(), own ? RESTART_PAUSE : 0);
    });
  };
  const again = async () => {
    if (stopped) return;
    try {
      held = await joinOrSpawn({ ...settings, port }, env);
      if (stopped) await held.leave();
      else watch();
    } catch (error) {
      say((error as Error).message);
    }
  };
  watch();
  return {
    port,
    pid: () => held.pid,
    stop: async () => {
      stopped = true;
      await held.leave();
    },
  };
}

function settingsOf({ port, dataDir, publicUrl, ...options }: StartSandbox): SandboxSettings {
  const { host = '0.0.0.0', comercio = 'Fedatario', slowMs = SLOW_MS, wire = 'stripe' } = options;
  return { port, host, dataDir, apiKey: keyOf(dataDir), publicUrl, comercio, slowMs, wire };
}

/** When several start together, one gets the port and the others join it. */
async function joinOrSpawn(settings: Played, env: Readonly<Record<string, string>>): Promise<Held> {
  const join = async () => {
    const joined = await joinSandbox(settings);
    return joined && { ...joined, pid: undefined };
  };
  const joined = await join();
  if (joined) return joined;
  try {
    const { child, port } = await spawnSandbox(settings, env);
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    return { port, pid: child.pid, gone, leave: () => end(child) };
  } catch (error) {
    const late = await join();
    if (late) return late;
    throw error;
  }
}

async function spawnSandbox(
  settings: Played,
  env: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${JSON.stringify(settings)}\n`);
  const said = await firstLine(child);
  const { port, code, message } = JSON.parse(said || '{}') as { port?: number; code?: string; message?: string };
  if (port !== undefined) return { child, port };
  const { whom, variable } = wordsOf(settings.wire);
  const taken = `El puerto ${settings.port}, donde se imita ${whom}, está ocupado. Elija otro con ${variable}.`;
  throw new Error(code === 'EADDRINUSE' ? taken : `No se pudo imitar ${whom}: ${message ?? 'terminó al iniciar'}.`);
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) return Promise.resolve('');
  return new Promise((done) => {
    const lines = createInterface({ input: stdout });
    lines.once('line', done);
    lines.once('close', () => done(''));
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill();
  });
}

interface Registration {
  readonly apiKey: string;
  readonly port: number;
  readonly url: string;
  readonly events: readonly string[];
}

/** One registration for each process: that of its earlier start, and those of processes long gone, are replaced. Without the SDK, which is large. */
async function registerWebhook({ apiKey, port, url, events }: Registration): Promise<string> {
  const ask = async (method: string, path: string, body?: URLSearchParams) => {
    const headers = { authorization: `Bearer ${apiKey}` };
    const answer = await fetch(`http://127.0.0.1:${port}/v1/webhook_endpoints${path}`, {
      method,
      headers,
      ...(body && { body }),
    });
    if (!answer.ok) throw new Error(`No se registró la dirección de los avisos de cobro: ${answer.status}.`);
    return (await answer.json()) as { data?: { id: string; url: string }[]; secret?: string };
  };
  const { data = [] } = await ask('GET', '');
  const replaced = data.filter((one, i) => one.url === url || i <= data.length - PROCESSES);
  for (const { id } of replaced) await ask('DELETE', `/${id}`);
  const enabled = events.map((type, i): [string, string] => [`enabled_events[${i}]`, type]);
  const { secret } = await ask('POST', '', new URLSearchParams([['url', url], ...enabled]));
  if (!secret) throw new Error('No se recibió el secreto de los avisos de cobro.');
  return secret;
}
