import { fork } from 'node:child_process';
import type { Outcome } from './documentos/child.ts';
import { contestants } from './documentos/contestants.ts';

const ROUNDS = 3;
const CHILD = new URL('./documentos/child.ts', import.meta.url);

/**
 * Documents per second of a contract of four or five pages, every one with other people and amounts, against two peers.
 * The rounds alternate, so that what else the machine does falls on all; the median counts.
 */
export async function measure() {
  const names = Object.keys(contestants);
  const outcomes = new Map<string, Outcome[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) outcomes.get(name)?.push(await run(name));
  }
  const median = (name: string, what: keyof Outcome) =>
    middle((outcomes.get(name) ?? []).map((outcome) => outcome[what]));
  const peers = ['pdfmake', '@react-pdf/renderer'];
  const best = (what: keyof Outcome) => Math.max(...peers.map((name) => median(name, what)));
  const single = median('Typst, un hilo', 'perSecond');
  return names.map((name) => ({
    con: name,
    'por s': round(median(name, 'perSecond')),
    'por s de CPU': round(median(name, 'perCpuSecond')),
    'RSS máxima (MB)': Math.round(median(name, 'peakMb')),
    páginas: median(name, 'pages'),
    '× el mejor de los otros': round(median(name, 'perSecond') / best('perSecond')),
    '× el mejor, por CPU': round(median(name, 'perCpuSecond') / best('perCpuSecond')),
    '× un hilo': round(median(name, 'perSecond') / single),
  }));
}

function run(name: string): Promise<Outcome> {
  return new Promise((done, fail) => {
    // One thread is one: the compiler's own helpers are as many as it is let have.
    const env = name.endsWith('un hilo') ? { ...process.env, RAYON_NUM_THREADS: '1' } : process.env;
    const child = fork(CHILD, { env });
    child.once('message', (outcome) => done(outcome as Outcome));
    child.once('exit', (code) => fail(new Error(`${name} terminó con ${code} sin resultado`)));
    child.send(name);
  });
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
