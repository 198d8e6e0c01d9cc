// How long test files take: kept from run to run, told at the end of each, and bounded.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { long } from './lists.mjs';

const KEPT = fileURLToPath(new URL('../../.cache/tiempos.json', import.meta.url));
/** Seconds that a file may take on a machine that does nothing else. */
const SECONDS = 20;
/** Seconds assumed of a file of the list of long ones that was never run here, so that it begins early. */
const LONG_SECONDS = 60;
const SLOWEST = 10;

/** Longest first, so that the last processes end together. */
export function longestFirst(files) {
  const kept = readKept();
  const secondsOf = (file) => kept[file] ?? (file in long ? LONG_SECONDS : 1);
  return [...files].sort((a, b) => secondsOf(b) - secondsOf(a));
}

export function keepTimes(results) {
  const times = { ...readKept(), ...Object.fromEntries(results.map(({ file, seconds }) => [file, seconds])) };
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(times));
}

/** The slowest files as lines, the slowest first. */
export function slowest(results) {
  const lines = [...results].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return lines.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

/** How many times slower than alone a file runs among the `processes` of this run, which share the cores. */
export function slowness(processes) {
  const shared = Math.max(1, processes / availableParallelism());
  const others = Math.max(1, loadavg()[0] / (availableParallelism() + processes));
  // On a busy machine twice as much: the load is a mean of the last minute, of which a file may have met the worst part.
  return shared * others * (others > 1 ? 2 : 1);
}

/** The failure of a file that took longer than it may and is not on the list of long ones; `slow` is what `slowness` says. */
export function overBudget({ file, seconds }, slow) {
  const most = SECONDS * slow;
  if (file in long || seconds <= most) return [];
  return [
    `${file} › tardó ${seconds.toFixed(0)} s, de ${most.toFixed(0)} que puede tardar: divídalo, o póngalo con su razón en scripts/suite/lists.mjs`,
  ];
}

function readKept() {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8'));
  } catch {
    return {};
  }
}
