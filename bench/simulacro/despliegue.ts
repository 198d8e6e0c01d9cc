import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Programa } from '@fedatario/server/testing';
import { BUCKET, LLAVE, type Nodo, type Plano, urlDe } from './plano.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Everything that an operator copies from deploy/ comes from there; only what names their machines is replaced. */
export function patroniDe({ puertos, clave, carpeta, programas }: Plano, nodo: Nodo): string {
  const [rest, postgres] = [puertos.rest[nodo], puertos.postgres[nodo]];
  return replaced('patroni/patroni.yml', [
    ['name: nodo1', `name: nodo${nodo + 1}`],
    ['listen: 0.0.0.0:8008', `listen: 127.0.0.1:${rest}`],
    ['connect_address: 10.0.0.11:8008', `connect_address: 127.0.0.1:${rest}`],
    ['hosts: 10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379', `hosts: 127.0.0.1:${puertos.etcd[0]}`],
    ['listen: 0.0.0.0:5432', `listen: 127.0.0.1:${postgres}`],
    ['connect_address: 10.0.0.11:5432', `connect_address: 127.0.0.1:${postgres}`],
    ['data_dir: /var/lib/postgresql/15/fedatario', `data_dir: ${join(carpeta, 'base', `nodo${nodo + 1}`)}`],
    ['bin_dir: /usr/lib/postgresql/15/bin', `bin_dir: ${programas.postgres}`],
    // An ordinary user may not write where Debian puts the sockets.
    [
      '        wal_level: replica\n',
      `        wal_level: replica\n        unix_socket_directories: ${join(carpeta, 'base')}\n`,
    ],
    ['password: CAMBIAR', `password: ${clave}`],
    ['10.0.0.0/24', '127.0.0.1/32'],
  ]);
}

/** `web`: before the processes. `base`: before PostgreSQL. One file in deploy/, which operators split or not. */
export function haproxyDe({ puertos }: Plano, parte: 'web' | 'base'): string {
  const [uno, dos, tres] = puertos.procesos;
  const text = replaced('haproxy/haproxy.cfg', [
    ['log /dev/log local0', 'log stdout format raw local0'],
    ['bind :443 ssl crt /etc/haproxy/fedatario.pem alpn h2,http/1.1', `bind 127.0.0.1:${puertos.web}`],
    ['    bind :80\n', ''],
    ['    http-request redirect scheme https unless { ssl_fc }\n', ''],
    ['127.0.0.1:3001', `127.0.0.1:${uno}`],
    ['127.0.0.1:3002', `127.0.0.1:${dos}`],
    ['127.0.0.1:3003', `127.0.0.1:${tres}`],
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${puertos.primario}`],
    ['bind 127.0.0.1:5001', `bind 127.0.0.1:${puertos.replica}`],
    // Both nodes are on this machine, each with a port of its own for its health.
    ['default-server check port 8008', 'default-server check'],
    ['server nodo1 10.0.0.11:5432', `server nodo1 127.0.0.1:${puertos.postgres[0]} port ${puertos.rest[0]}`],
    ['server nodo2 10.0.0.12:5432', `server nodo2 127.0.0.1:${puertos.postgres[1]} port ${puertos.rest[1]}`],
  ]);
  const sections = text.split(/^(?=(?:global|defaults|frontend|backend|listen)\b)/m);
  const others = parte === 'web' ? /^listen/ : /^(?:frontend|backend)/;
  return sections.filter((section) => !others.test(section)).join('');
}

export function pgbouncerDe({ puertos }: Plano, users: string): string {
  return replaced('pgbouncer/pgbouncer.ini', [
    ['host=127.0.0.1 port=5000', `host=127.0.0.1 port=${puertos.primario}`],
    ['listen_port = 6432', `listen_port = ${puertos.pgbouncer}`],
    ['auth_file = /etc/pgbouncer/userlist.txt', `auth_file = ${users}`],
    ['[pgbouncer]\n', '[pgbouncer]\nunix_socket_dir =\n'],
  ]);
}

/** The unit of systemd as a program to be supervised, with the settings that /etc/fedatario/fedatario.env would hold. */
export function procesoDe(plano: Plano, puerto: number, endpoint: string): Programa {
  const unit = replaced('systemd/fedatario@.service', [
    ['%i', String(puerto)],
    ['/opt/fedatario/node_modules/.bin/node', process.execPath],
    ['/var/lib/fedatario', join(plano.carpeta, 'producto')],
    // Production demands Stripe's keys and a server of mail.
    ['NODE_ENV=production ', ''],
  ]);
  const line = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const [command = '', ...args] = line('ExecStart').split(' ');
  const own = line('Environment')
    .split(' ')
    .map((pair) => pair.split(/=(.*)/s).slice(0, 2));
  return {
    command,
    args,
    cwd: root,
    env: { PATH: process.env.PATH, ...settingsOf(plano, endpoint), ...Object.fromEntries(own) },
    log: join(plano.carpeta, `proceso-${puerto}.log`),
    restartAfter: Number(line('RestartSec')) * 1_000,
  };
}

function settingsOf(plano: Plano, endpoint: string): Record<string, string> {
  const { puertos, secreto } = plano;
  return {
    APP_SECRET: secreto,
    BASE_URL: `http://localhost:${puertos.web}`,
    DATABASE_URL: urlDe(plano, { puerto: puertos.pgbouncer }),
    DATABASE_URL_DIRECT: urlDe(plano),
    DATABASE_URL_READ: urlDe(plano, { puerto: puertos.replica }),
    DATABASE_PREPARE: 'false',
    TRUST_PROXY: '1',
    SANDBOX_PORT: String(puertos.banco),
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: LLAVE.id,
    S3_SECRET_ACCESS_KEY: LLAVE.secret,
    // All customers of the drill come from one address.
    RATE_LIMIT: '1000000',
    RATE_LIMIT_IDENTITY: '1000000',
    // Its customers are the only people there.
    DEMO_YEAR: 'false',
  };
}

/** A file of deploy/ with other words in it. Throws when it no longer has one of those to be replaced. */
function replaced(name: string, pairs: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join(root, 'deploy', name), 'utf8');
  for (const [from, to] of pairs) {
    if (!text.includes(from))
      throw new Error(`deploy/${name} ya no dice «${from.trim()}»: el simulacro debe cambiar con él.`);
    text = text.replaceAll(from, to);
  }
  return text;
}
