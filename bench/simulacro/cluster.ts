import { join } from 'node:path';
import { type Programa, type Supervised, supervise } from '@fedatario/server/testing';
import pg from 'pg';
import type { Keep } from '../escenario/keeping.ts';
import { haproxyDe, patroniDe, pgbouncerDe } from './despliegue.ts';
import { carpetaDe, escribir, type Nodo, type Plano, urlDe } from './plano.ts';
import { acabarPostgres, type Vista, vistaDe } from './vista.ts';

/** PostgreSQL under Patroni with all that stands before it. */
export interface Cluster extends Vista {
  readonly etcd: Supervised;
  readonly patroni: readonly [Supervised, Supervised];
  readonly balanceadores: { readonly web: Supervised; readonly base: Supervised };
  readonly pgbouncer: Supervised;
}

const START_SECONDS = 240;
/** A program of Debian's that ends is started again by systemd after this. */
const RESTART_AFTER = 100;

export async function levantarCluster(plano: Plano, keep: Keep): Promise<Cluster> {
  const start = starterOf(plano, keep);
  const { etcd, patroni, haproxy, pgbouncer } = plano.programas;
  const proxy = (parte: 'web' | 'base') => {
    const file = escribir(plano, `haproxy-${parte}.cfg`, haproxyDe(plano, parte));
    return start(`haproxy-${parte}`, { command: haproxy, args: ['-db', '-f', file] }, RESTART_AFTER);
  };
  const nodo = (n: Nodo) => {
    const file = escribir(plano, `patroni-${n + 1}.yml`, patroniDe(plano, n));
    return start(`patroni-${n + 1}`, { command: patroni, args: [file] });
  };
  // Registered first, to be done last: Patroni stops its PostgreSQL, but one whose Patroni was killed is left over.
  keep(plano, acabarPostgres);
  const started = {
    etcd: start('etcd', { command: etcd, args: etcdArgs(plano) }),
    patroni: [nodo(0), nodo(1)] as const,
  };
  const vista = vistaDe(plano);
  const balanceadores = { base: proxy('base'), web: proxy('web') };
  await vista.entero(START_SECONDS);
  await crearBase(plano);
  const users = escribir(plano, 'userlist.txt', `"fedatario" "${plano.clave}"\n`);
  const ini = escribir(plano, 'pgbouncer.ini', pgbouncerDe(plano, users));
  return {
    ...started,
    ...vista,
    balanceadores,
    pgbouncer: start('pgbouncer', { command: pgbouncer, args: [ini] }, RESTART_AFTER),
  };
}

/** Starts programs as the database's user, each with its own home and log; one that was frozen is woken before it is stopped. */
function starterOf(plano: Plano, keep: Keep) {
  const user = plano.owner && { uid: plano.owner.uid, gid: plano.owner.gid };
  return (name: string, programa: Pick<Programa, 'command' | 'args'>, restartAfter?: number) => {
    const log = escribir(plano, `${name}.log`, '');
    const PATH = `${plano.programas.postgres}:${process.env.PATH}`;
    const env = { PATH, LANG: 'C.UTF-8', HOME: carpetaDe(plano, `casa-${name}`) };
    const whole = { ...programa, env, log, cwd: join(plano.carpeta, 'base') };
    const started = supervise({
      ...whole,
      ...(user && { user }),
      ...(restartAfter !== undefined && { restartAfter }),
    });
    return keep(started, ({ signal, stop }) => {
      signal('SIGCONT');
      return stop();
    });
  };
}

function etcdArgs({ carpeta, puertos }: Plano): string[] {
  const [client, peer] = puertos.etcd.map((puerto) => `http://127.0.0.1:${puerto}`);
  return [
    `--data-dir=${join(carpeta, 'base', 'etcd')}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
  ];
}

/** The role with its limits and its database, as an operator makes them once. */
async function crearBase(plano: Plano): Promise<void> {
  const client = new pg.Client({ connectionString: urlDe(plano, { usuario: 'postgres', base: 'postgres' }) });
  await client.connect();
  await client.query(`create role fedatario login password '${plano.clave}'`);
  await client.query("alter role fedatario set statement_timeout = '8s'");
  await client.query("alter role fedatario set idle_in_transaction_session_timeout = '10s'");
  await client.query('create database fedatario owner fedatario');
  await client.query('create table latido (at timestamptz not null default now())');
  await client.end();
}
