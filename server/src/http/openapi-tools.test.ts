import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Endpoint } from '@fedatario/contract/base';
import { byLength } from '@fedatario/document-engine/testing/length';
import { openApi } from './openapi.ts';
import { VERSION } from './version.ts';

/** The tools of others that read our API. They weigh 56 MB, so only the long tests install them, outside of the project. */
const TOOLS = ['@redocly/cli@2.77.0', 'openapi-typescript@7.13.0', 'typescript@5.9.3'];

const folder = mkdtempSync(join(tmpdir(), 'fedatario-openapi-'));
const file = join(folder, 'openapi.json');
after(() => rmSync(folder, { recursive: true }));

function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  assert.equal(status, 0, `${stdout}${stderr}`);
}

const tool = (path: string, ...args: string[]) => run(process.execPath, join('node_modules', path), ...args);

describe('lo que otros leen de la API', { skip: byLength<string | false>('solo en las pruebas largas', false) }, () => {
  before(() => {
    const endpoints = Object.values(api).flatMap((verbs) => Object.values(verbs) as Endpoint[]);
    writeFileSync(file, JSON.stringify(openApi(endpoints, VERSION)));
    writeFileSync(join(folder, 'package.json'), '{}');
    run('npm', 'install', '--no-audit', '--no-fund', '--silent', ...TOOLS);
  });

  test('el documento de la API cumple las reglas recomendadas de Redocly, sin un error', () => {
    tool('@redocly/cli/bin/cli.js', 'lint', '--extends', 'recommended', file);
  });

  test('un cliente hecho con openapi-typescript compila y conoce los tipos de una llamada', () => {
    tool('openapi-typescript/bin/cli.js', file, '-o', 'api.d.ts');
    writeFileSync(join(folder, 'use.ts'), USE);
    const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--types', '', '--target', 'es2024'];
    tool('typescript/bin/tsc', ...options, 'use.ts');
  });
});

const USE = `
  import type { components, operations, paths } from './api.d.ts';
  type Leida = paths['/private/facturas/{idFactura}']['get']['responses'][200]['content']['application/json']['data'];
  export const total: Leida['total'] = 12_500;
  export const factura = (leida: components['schemas']['FacturaDetalle']): Leida => leida;
  export const compra: operations['facturas.buy']['requestBody']['content']['application/json']['metodo'] =
    { tipo: 'tarjetaNueva', recordar: true };
  // @ts-expect-error A total is a number.
  export const malTotal: Leida['total'] = 'doce';
  // @ts-expect-error A new card says whether to keep it.
  export const malaCompra: typeof compra = { tipo: 'tarjetaNueva' };
`;
