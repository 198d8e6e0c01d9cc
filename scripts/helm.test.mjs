// The chart of deploy/helm as Helm reads it, where it is installed: its values follow their schema, and the product accepts the settings that it writes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../server/src/config.ts';
import { VERSION } from '../server/src/http/version.ts';

const chart = fileURLToPath(new URL('../deploy/helm/fedatario', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'fedatario-helm-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

const installed = spawnSync('helm', ['version']).error?.code !== 'ENOENT';
const options = { skip: !installed && 'no hay helm' };

const values = {
  image: { repository: 'registro.ejemplo.com/fedatario' },
  baseUrl: 'https://notaria.ejemplo.com',
  adminEmail: 'directora@ejemplo.com',
  existingSecret: 'fedatario',
  s3: { bucket: 'archivos-de-la-notaria' },
  certificate: { existingSecret: 'sello' },
  backup: { target: 's3://respaldos/notaria' },
  ingress: { enabled: true, tlsSecret: 'notaria-tls' },
  settings: { RATE_LIMIT: '900', LOG_LEVEL: 'info', FEL: 'infile', FEL_AMBIENTE: 'produccion' },
};

/** Settings that stand in the Secret of the firm. */
const secrets = {
  APP_SECRET: 'k3J9-nadie-lo-adivina-0123456789-abcdef',
  DATABASE_URL: 'postgres://fedatario@db/fedatario',
  SMTP_URL: 'smtps://u:c@correo.ejemplo.com:465',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  INFILE_USER: 'NOTARIA',
  INFILE_API_KEY: 'llave-1',
  INFILE_SIGNING_KEY: 'llave-2',
};

function helm(command, given) {
  const file = join(scratch, 'values.json');
  writeFileSync(file, JSON.stringify(given));
  const { status, stdout, stderr } = spawnSync('helm', [...command, '-f', file], { encoding: 'utf8' });
  return { status, stdout, said: `${stdout}${stderr}` };
}

const render = (given) => helm(['template', 'notaria', chart], given);

test('Helm entiende el chart y lo que escribe', options, () => {
  const { status, said } = helm(['lint', '--strict', chart], values);
  assert.equal(status, 0, said);
  const kinds = [...render(values).stdout.matchAll(/^kind: (\w+)/gm)].map(([, kind]) => kind);
  assert.deepEqual(kinds.sort(), ['ConfigMap', 'Deployment', 'Ingress', 'PodDisruptionBudget', 'Service']);
  assert.match(render(values).stdout, new RegExp(`image: "registro.ejemplo.com/fedatario:${VERSION}"`));
});

test('el producto inicia con los ajustes que el chart escribe', options, () => {
  const { stdout } = render(values);
  const [, written = ''] = /^data:\n((?: {2}.*\n)+)/m.exec(stdout) ?? [];
  const map = [...written.matchAll(/^ {2}([A-Z0-9_]+): (".*")$/gm)].map(([, name, value]) => [name, JSON.parse(value)]);
  const own = [...stdout.matchAll(/- name: ([A-Z_]+)\n\s+value: "?([^"\n]+)/g)].map(([, name, value]) => [name, value]);
  const config = loadConfig({ ...Object.fromEntries([...map, ...own]), ...secrets });
  const { production, baseUrl, S3_BUCKET, RATE_LIMIT, DATA_DIR, DRAIN_SECONDS, PORT, PLATFORM_CERTIFICATE } = config;
  assert.deepEqual([production, baseUrl, S3_BUCKET, RATE_LIMIT], [true, values.baseUrl, values.s3.bucket, 900]);
  assert.deepEqual([DATA_DIR, DRAIN_SECONDS, PORT], ['/var/lib/fedatario', 8, 3000]);
  assert.equal(PLATFORM_CERTIFICATE, '/etc/fedatario/sello/sello.p12');
});

const refused = {
  'una dirección sin https': [{ baseUrl: 'http://notaria.ejemplo.com' }, /baseUrl/],
  'un solo proceso': [{ replicas: 1 }, /replicas/],
  'archivos en ninguna parte': [{ s3: { bucket: '' } }, /existingClaim/],
  'un secreto entre los ajustes': [{ settings: { APP_SECRET: secrets.APP_SECRET } }, /APP_SECRET/],
  'un valor que no existe': [{ replica: 3 }, /replica/],
  'un sitio sin certificado': [{ ingress: { enabled: true } }, /tlsSecret/],
};

for (const [what, [change, said]] of Object.entries(refused)) {
  test(`el chart niega ${what}`, options, () => {
    const answer = render({ ...values, ...change });
    assert.notEqual(answer.status, 0);
    assert.match(answer.said, said);
  });
}

test('el chart es de la versión del producto y nombra ajustes que existen', () => {
  const read = (path) => readFileSync(join(chart, path), 'utf8');
  assert.match(read('Chart.yaml'), new RegExp(`^version: ${VERSION}\n[^]*^appVersion: ${VERSION}$`, 'm'));
  const config = readFileSync(new URL('../server/src/config.ts', import.meta.url), 'utf8');
  const names = ['values.yaml', 'values.schema.json', 'templates/settings.yaml', 'templates/deployment.yaml']
    .flatMap((path) => read(path).match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [])
    .filter((name) => name !== 'NODE_ENV');
  assert.ok(names.includes('STRIPE_SECRET_KEY'));
  for (const name of new Set(names)) assert.ok(config.includes(name), `config.ts no lee ${name}`);
});
