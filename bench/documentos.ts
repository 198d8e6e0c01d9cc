import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import type { Outcome } from './documentos/child.ts';
import { contestants } from './documentos/contestants.ts';

const ROUNDS = 5;
const CHILD = new URL('./documentos/child.ts', import.meta.url);
const SINGLE = 'Typst, un núcleo';
const PEERS = ['pdfmake', '@react-pdf/renderer'];
const ONE_CORE = ['-c', '0'];
const canPin = spawnSync('taskset', [...ONE_CORE, 'true']).status === 0;

/**
 * Documents per second of a contract of four or five pages, every one with other people and amounts, against two peers.
 * All but the pool have one core, since the collectors of V8 and the compiler's helper use a second one where there is.
 * The rounds alternate, so that what else the machine does falls on all; ratios are taken within a round, and the
 * median counts.
 */
export async function measure() {
  const names = Object.keys(contestants);
  const rounds: Record<string, Outcome>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcomes: Record<string, Outcome> = {};
    for (const name of names) outcomes[name] = await run(name);
    rounds.push(outcomes);
  }
  return names.map((name) => {
    const median = (figure: (round: Record<string, Outcome>) => number) => middle(rounds.map(figure));
    const overPeers = (what: keyof Outcome) =>
      median((r) => r[name]![what] / Math.max(...PEERS.map((peer) => r[peer]![what])));
    return {
      con: name,
      'por s': round(median((r) => r[name]!.perSecond)),
      'por s de CPU': round(median((r) => r[name]!.perCpuSecond)),
      'memoria máxima (MB)': Math.round(median((r) => r[name]!.peakMb)),
      páginas: median((r) => r[name]!.pages),
      '× el mejor de los otros': round(overPeers('perSecond')),
      '× el mejor, por CPU': round(overPeers('perCpuSecond')),
      '× un núcleo': round(median((r) => r[name]!.perSecond / r[SINGLE]!.perSecond)),
    };
  });
}

function run(name: string): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = start(name);
    child.once('message', (outcome) => done(outcome as Outcome));
    child.once('exit', (code) => fail(new Error(`${name} terminó con ${code} sin resultado`)));
    child.send(name);
  });
}

function start(name: string): ChildProcess {
  if (name.endsWith('procesos') || !canPin) return fork(CHILD);
  return fork(CHILD, { execPath: 'taskset', execArgv: [...ONE_CORE, process.execPath] });
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
