import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from '@fedatario/contract';
import { build, type Plugin } from 'vite';
import { moduleOf, wholeModule } from './modules.ts';
import { calls } from './plugin.ts';

const { citas, reportes } = api;

test('una página lleva las llamadas que nombra, sin sus esquemas, y ninguna otra', async () => {
  const code = await built(
    "import { calls } from '#calls'; globalThis.seen = [calls.citas.list, calls.reportes.export];",
  );
  for (const { path } of [citas.list, reportes.export]) assert.ok(code.includes(path), code);
  assert.equal(code.match(/method/g)?.length, 2, code);
  assert.doesNotMatch(code, /summary|citas\/horas/);
});

test('con solo lo que el servidor de desarrollo usa para buscar librerías, las llamadas se encuentran', async () => {
  const { config } = calls();
  assert.ok(typeof config === 'function');
  const given = await config.call({} as never, {}, { command: 'serve', mode: 'development' });
  const code = await built("import { calls } from '#calls'; globalThis.seen = calls.citas.list;", [
    given?.optimizeDeps?.rolldownOptions?.plugins as Plugin,
  ]);
  assert.ok(code.includes(citas.list.path), code);
});

test('un nombre que el contrato no tiene detiene la construcción', () => {
  assert.throws(() => moduleOf('calls/nada'), /no calls of nada/);
  assert.throws(() => moduleOf('calls/citas/nada'), /no call citas\.nada/);
});

test('el servidor de desarrollo recibe todas en un solo módulo', () => {
  const whole = JSON.parse(wholeModule().replace(/^export const calls = |;$/g, ''));
  assert.deepEqual(Object.keys(whole), Object.keys(api));
  const { method, path, access } = citas.move;
  assert.deepEqual(whole.citas.move, { method, path, access });
});

/** The script that the build makes of a source. */
async function built(source: string, plugins = [calls()]): Promise<string> {
  const nodeEnv = process.env.NODE_ENV;
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : undefined),
    load: (id) => (id === 'entry' ? source : undefined),
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins.flat()],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  });
  // Vite sets it for the whole process when nobody has.
  if (nodeEnv === undefined) delete process.env.NODE_ENV;
  assert.ok('output' in output);
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}
