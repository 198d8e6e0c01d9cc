import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODOS, type Nodo, type Plano } from './plano.ts';

/** The nodes of PostgreSQL, as Patroni and the system tell. */
export interface Vista {
  /** The node that Patroni calls primary now. */
  readonly primario: () => Promise<Nodo>;
  /** Waits until there is a primary with a synchronous replica. */
  readonly entero: (seconds: number) => Promise<void>;
  readonly switchover: () => Promise<void>;
  /** The processes of a node's PostgreSQL, its postmaster first. */
  readonly procesosDe: (nodo: Nodo) => readonly number[];
}

interface Miembro {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** The cluster as Patroni's REST tells it. */
export function vistaDe(plano: Plano): Vista {
  const ask = async (nodo: Nodo, path: string, body?: object) => {
    const url = `http://127.0.0.1:${plano.puertos.rest[nodo]}${path}`;
    const signal = AbortSignal.timeout(body ? 60_000 : 2_000);
    return fetch(url, { signal, ...(body && { method: 'POST', body: JSON.stringify(body) }) }).catch(() => undefined);
  };
  const miembros = async (): Promise<readonly Miembro[]> => {
    for (const nodo of NODOS) {
      const answer = await ask(nodo, '/cluster');
      if (answer?.ok) return ((await answer.json()) as { members: Miembro[] }).members;
    }
    return [];
  };
  const primario = async () => {
    for (const nodo of NODOS) if ((await ask(nodo, '/primary'))?.ok) return nodo;
    throw new Error('No hay un primario.');
  };
  const entero = async (seconds: number) => {
    const limit = performance.now() + seconds * 1_000;
    for (;;) {
      const all = await miembros();
      const says = (role: string) => all.some((one) => one.role === role && /running|streaming/.test(one.state));
      if (says('leader') && says('sync_standby')) return;
      if (performance.now() > limit)
        throw new Error(`El cluster no quedó entero en ${seconds} s: ${JSON.stringify(all)}`);
      await new Promise((rest) => setTimeout(rest, 500));
    }
  };
  const switchover = async () => {
    const from = await primario();
    const answer = await ask(from, '/switchover', { leader: `nodo${from + 1}`, candidate: `nodo${2 - from}` });
    if (!answer?.ok) throw new Error(`No se pudo cambiar de primario: ${await answer?.text()}`);
  };
  return { primario, entero, switchover, procesosDe: (nodo) => procesosDe(plano, nodo) };
}

function procesosDe({ carpeta }: Plano, nodo: Nodo): number[] {
  try {
    const file = join(carpeta, 'base', `nodo${nodo + 1}`, 'postmaster.pid');
    const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
    const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster);
    return [postmaster, ...children.map(Number)];
  } catch {
    return [];
  }
}

function parentOf(pid: string): number {
  try {
    // The name of a program stands in parentheses and may hold spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return 0;
  }
}

/** Ends whatever is left of the databases. */
export function acabarPostgres(plano: Plano): void {
  for (const nodo of NODOS) {
    for (const pid of procesosDe(plano, nodo)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended by itself.
      }
    }
  }
}
