// The files of deploy/ are read by the programs they are for, where these are installed, and name only settings that exist.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const deploy = fileURLToPath(new URL('../deploy/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'fedatario-deploy-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

const read = (path) => readFileSync(join(deploy, path), 'utf8');
const UNITS = readdirSync(join(deploy, 'systemd'));
/** Points of exposure, of ten, that `systemd-analyze security` gives at most: it calls up to 2 the safest. */
const EXPOSURE = 2;

/** Answers the words of a program about a file; undefined where it is not installed. */
function ask(command, ...args) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error?.code === 'ENOENT') return undefined;
  return { status, said: `${stdout}${stderr}` };
}

/** Units as installed, but with a program that this machine has. */
function writeUnits() {
  for (const name of UNITS) {
    const unit = read(`systemd/${name}`).replaceAll('/opt/fedatario/node_modules/.bin/node', process.execPath);
    writeFileSync(join(scratch, name), unit);
  }
  return UNITS.map((name) => join(scratch, name));
}

test('systemd entiende sus unidades', (t) => {
  const answer = ask('systemd-analyze', 'verify', ...writeUnits());
  if (!answer) return t.skip('no hay systemd-analyze');
  assert.equal(answer.said, '');
  assert.equal(answer.status, 0);
});

test('las unidades no tienen más permisos que los que usan', (t) => {
  for (const unit of writeUnits().filter((path) => path.endsWith('.service'))) {
    const answer = ask('systemd-analyze', 'security', '--offline=true', '--no-pager', unit);
    if (!answer) return t.skip('no hay systemd-analyze');
    const [, level] = /Overall exposure level for .*?: ([\d.]+)/.exec(answer.said) ?? [];
    assert.ok(Number(level) <= EXPOSURE, `${unit}: ${level}`);
  }
});

test('HAProxy entiende su configuración', (t) => {
  const file = join(scratch, 'haproxy.cfg');
  // The certificate is the site's own.
  writeFileSync(file, read('haproxy/haproxy.cfg').replace(/ ssl crt \S+ alpn \S+/, ''));
  const answer = ask('haproxy', '-c', '-f', file);
  if (!answer) return t.skip('no hay haproxy');
  assert.equal(answer.status, 0, answer.said);
  assert.doesNotMatch(answer.said, /WARNING|ALERT/);
});

test('cada variable que nombran existe y está explicada', () => {
  const config = readFileSync(new URL('../server/src/config.ts', import.meta.url), 'utf8');
  const documented = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8');
  const own = /^(?:POSTGRES_\w+|DB_PASSWORD|NODE_ENV)$/;
  const texts = [...UNITS.map((name) => read(`systemd/${name}`)), read('Containerfile'), read('compose.yaml')];
  const names = texts
    .flatMap((text) => [...text.matchAll(/\b([A-Z][A-Z0-9_]{3,})(?==|:\s)/g)])
    .map(([, name]) => name)
    .filter((name) => name.includes('_') && !own.test(name));
  assert.ok(names.includes('DRAIN_SECONDS') && names.includes('DATABASE_URL'));
  for (const name of new Set(names)) {
    assert.ok(config.includes(name), `config.ts no lee ${name}`);
    assert.ok(documented.includes(`\`${name}\``), `docs/configuration.md no explica ${name}`);
  }
});
