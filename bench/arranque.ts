import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryOf, startCommand, startEmbedded } from '@fedatario/server/testing';

const RUNS = 5;
const root = new URL('../', import.meta.url);

interface Row {
  readonly medida: string;
  readonly valor: number;
  readonly unidad: 'ms' | 'MB' | '×';
}

/** First and second start to ready, against the least possible (an empty Node and a database start), and memory at rest. */
export async function measure(): Promise<Row[]> {
  const floors: number[] = [];
  const first: number[] = [];
  const behind: number[] = [];
  const second: number[] = [];
  const memory: number[] = [];
  await startProduct(await newFolder(), async () => undefined);
  for (let run = 0; run < RUNS; run += 1) {
    const folder = await newFolder();
    first.push(await startProduct(folder, async () => undefined));
    const other = await newFolder();
    behind.push(await startProduct(other, async () => undefined, 'true'));
    rmSync(other, { recursive: true, force: true });
    second.push(await startProduct(folder, async (pid) => void memory.push(await memoryAtRest(pid))));
    floors.push(timeOf(() => execFileSync(process.execPath, ['-e', '0'])) + (await databaseStart(folder)));
    rmSync(folder, { recursive: true, force: true });
  }
  const floor = median(floors);
  return [
    { medida: 'suelo: node -e 0 más inicio de la base', valor: floor, unidad: 'ms' },
    { medida: 'primer inicio, carpeta vacía', valor: median(first), unidad: 'ms' },
    { medida: 'primer inicio / suelo', valor: ratio(median(first), floor), unidad: '×' },
    { medida: 'primer inicio que prepara un año detrás', valor: median(behind), unidad: 'ms' },
    {
      medida: 'primer inicio que prepara un año / primer inicio',
      valor: ratio(median(behind), median(first)),
      unidad: '×',
    },
    { medida: 'segundo inicio', valor: median(second), unidad: 'ms' },
    { medida: 'segundo inicio / suelo', valor: ratio(median(second), floor), unidad: '×' },
    { medida: 'memoria de Node en reposo', valor: median(memory), unidad: 'MB' },
  ];
}

async function newFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fedatario-arranque-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function startProduct(
  dataDir: string,
  whileReady: (pid: number) => Promise<void>,
  DEMO_YEAR = 'false',
): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, startCommand(), {
    cwd: fileURLToPath(root),
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO_YEAR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((done) => child.once('exit', done));
  try {
    await ready(child);
    const took = performance.now() - began;
    await whileReady(child.pid ?? 0);
    return Math.round(took);
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('Escuchando en el puerto')) done();
    });
    child.once('exit', () => fail(new Error(said)));
  });
}

async function memoryAtRest(pid: number): Promise<number> {
  await new Promise((wait) => setTimeout(wait, 5_000));
  return memoryOf(pid);
}

async function databaseStart(dataDir: string): Promise<number> {
  const began = performance.now();
  const database = await startEmbedded({ dataDir });
  const took = performance.now() - began;
  await database.stop();
  return Math.round(took);
}

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return Math.round(performance.now() - began);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function ratio(value: number, floor: number): number {
  return Math.round((value / floor) * 100) / 100;
}
