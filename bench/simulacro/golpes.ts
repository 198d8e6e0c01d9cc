import type { Cluster } from './cluster.ts';
import type { Nodo } from './plano.ts';
import type { Producto } from './producto.ts';

/** One thing that dies while people are at work. */
export interface Golpe {
  readonly que: string;
  /** Seconds from the blow to the end of its phase. */
  readonly dura: number;
  /** The same in the short form; left out there if undefined. */
  readonly corto?: number;
  /** No replica lives meanwhile, which is when reads may take longer. */
  readonly sinReplica?: true;
  readonly dar: (entorno: Entorno) => Promise<void>;
}

export interface Entorno extends Cluster, Producto {}

/** Seconds that a thing stays away. */
const AWAY = 20;

const todos: readonly Golpe[] = [
  { que: 'calma', dura: 20, dar: async () => undefined },
  {
    que: 'kill -9 a un proceso (el que lleva el banco de prueba)',
    dura: 20,
    corto: 8,
    dar: async ({ procesos }) => procesos[0]?.kill(),
  },
  {
    que: 'kill -9 al postmaster del primario',
    dura: 30,
    corto: 15,
    dar: async (entorno) => matarPostmaster(entorno, await entorno.primario()),
  },
  {
    que: 'se pierde el nodo del primario (Patroni y PostgreSQL)',
    dura: 60,
    dar: async (entorno) => perderNodo(entorno, await entorno.primario()),
  },
  {
    que: 'se pierde la réplica',
    dura: 45,
    sinReplica: true,
    dar: async (entorno) => perderNodo(entorno, otro(await entorno.primario())),
  },
  { que: 'la réplica se congela (SIGSTOP) 20 s', dura: 45, sinReplica: true, dar: congelarReplica },
  { que: 'etcd se congela (SIGSTOP) 20 s', dura: 45, dar: congelarEtcd },
  {
    que: 'mueren los dos balanceadores',
    dura: 20,
    dar: async ({ balanceadores: { web, base } }) => void (await Promise.all([web.kill(), base.kill()])),
  },
  { que: 'muere pgbouncer', dura: 20, dar: async ({ pgbouncer }) => pgbouncer.kill() },
  { que: 'el almacén de archivos falta 20 s', dura: 40, dar: quitarAlmacen },
  { que: 'cambio de primario (switchover)', dura: 30, corto: 10, dar: ({ switchover }) => switchover() },
];

/** All blows, or those of the short form with its times. */
export function golpesDe(corto: boolean): readonly Golpe[] {
  if (!corto) return todos;
  return todos.flatMap((golpe) => (golpe.corto === undefined ? [] : [{ ...golpe, dura: golpe.corto }]));
}

const otro = (nodo: Nodo): Nodo => (nodo === 0 ? 1 : 0);
const rest = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1_000));

function matarPostmaster({ procesosDe }: Entorno, nodo: Nodo): void {
  const [postmaster] = procesosDe(nodo);
  if (postmaster) process.kill(postmaster, 'SIGKILL');
}

async function perderNodo(entorno: Entorno, nodo: Nodo): Promise<void> {
  const gone = entorno.patroni[nodo].kill();
  matarPostmaster(entorno, nodo);
  await gone;
  await rest(AWAY);
  entorno.patroni[nodo].start();
}

async function congelarReplica({ primario, procesosDe }: Entorno): Promise<void> {
  const all = procesosDe(otro(await primario()));
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  await rest(AWAY);
  for (const pid of all) revive(pid);
}

async function congelarEtcd({ etcd }: Entorno): Promise<void> {
  etcd.signal('SIGSTOP');
  await rest(AWAY);
  etcd.signal('SIGCONT');
}

async function quitarAlmacen({ almacen }: Entorno): Promise<void> {
  await almacen.cut();
  await rest(AWAY);
  await almacen.mend();
}

/** Wakes a frozen process, if there is still one. */
function revive(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // Patroni may have ended it meanwhile.
  }
}
