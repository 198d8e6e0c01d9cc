import { longestGap, type Tramo } from '@fedatario/server/testing';
import pg from 'pg';
import { NODOS, type Plano, urlDe } from './plano.ts';

/** Plain writes at each node, past every balancer and pooler: they tell how long Patroni itself takes. */
export interface Latido {
  /** Longest time without a write anywhere, in seconds. */
  readonly silencio: (tramo: Tramo) => number;
  readonly stop: () => Promise<void>;
}

const PAUSE = 100;
const PATIENCE = 2_000;

export function latir(plano: Plano): Latido {
  const beats: number[] = [];
  let ending = false;
  const beatAt = async (puerto: number) => {
    const connectionString = urlDe(plano, { puerto, usuario: 'postgres', base: 'postgres' });
    while (!ending) {
      await beatWhileUp(connectionString).catch(() => undefined);
      await rest();
    }
  };
  const beatWhileUp = async (connectionString: string) => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
    client.on('error', () => undefined);
    try {
      await client.connect();
      while (!ending) {
        await client.query('insert into latido default values');
        beats.push(performance.now());
        await rest();
      }
    } finally {
      void client.end().catch(() => undefined);
    }
  };
  const all = NODOS.map((nodo) => beatAt(plano.puertos.postgres[nodo]));
  return {
    silencio: (tramo) =>
      longestGap(
        tramo,
        beats.filter((at) => at >= tramo.desde && at <= tramo.hasta).sort((a, b) => a - b),
      ),
    stop: async () => {
      ending = true;
      await Promise.all(all);
    },
  };
}

function rest(): Promise<void> {
  return new Promise((done) => setTimeout(done, PAUSE));
}
