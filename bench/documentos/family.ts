import { readdirSync, readFileSync } from 'node:fs';

/** Processor used so far and memory at its highest, of this process and those it started (Linux: from `/proc`). */
export function family(): { cpuSeconds: number; peakMb: number } {
  const members = ['self', ...children()];
  return {
    cpuSeconds: sum(members.map(cpuSeconds)),
    peakMb: sum(members.map((id) => Number(/VmHWM:\s+(\d+)/.exec(read(`${id}/status`))?.[1] ?? 0) / 1024)),
  };
}

function children(): string[] {
  return readdirSync('/proc/self/task').flatMap((task) =>
    read(`self/task/${task}/children`).split(' ').filter(Boolean),
  );
}

/** The clock of the kernel ticks a hundred times a second. */
function cpuSeconds(id: string): number {
  const stat = read(`${id}/stat`);
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

function read(path: string): string {
  return readFileSync(`/proc/${path}`, 'utf8');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
