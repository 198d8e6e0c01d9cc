import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { doctor } from '../doctor.ts';
import { openSandbox, typeCard } from '../testing/sandbox.ts';
import { examine } from './doctor.ts';

const bank = await openSandbox({ wire: 'recurrente' });
after(() => bank.stop());

const { apiKey, address } = bank.sandbox;
const options = {
  codigo: 'recurrente',
  publicKey: 'pk_test_prueba',
  secretKey: apiKey,
  webhookSecret: () => undefined,
  address: `http://${address.host}:${address.port}/api`,
} as const;

test('el examen dice, línea por línea, que el servicio es como se supuso, y qué hacer entre sus dos partes', async () => {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  assert.equal(await examine(options, undefined, say), true, said.join('\n'));
  const [, url = ''] = /en (http\S+)/.exec(said.join('\n')) ?? [];
  const [, referencia = '', cliente = ''] = /pagos (ch_\S+) (us_\S+)/.exec(said.join('\n')) ?? [];
  await typeCard(url, 'aceptada');
  assert.equal(await examine(options, { referencia, cliente }, say), true, said.join('\n'));
  assert.equal(said.filter((line) => line.startsWith('✔')).length, 17);
});

test('lo que no es como se supuso se nombra con lo que se vio, sin llaves', async () => {
  const said: string[] = [];
  const wrong = { ...options, secretKey: 'sk_test_otra' };
  assert.equal(await examine(wrong, undefined, (text) => void said.push(text)), false);
  assert.match(said.join('\n'), /✖ El examen llega a su final\. Se vio: "configuracion: Recurrente contestó 401/);
  assert.doesNotMatch(said.join('\n'), /sk_test_otra/);
});

test('con llaves de verdad no se cobra, y de otro proveedor no hay examen', async () => {
  const said: string[] = [];
  const live = { ...options, secretKey: 'sk_live_1' };
  await examine(live, { referencia: 'ch_1', cliente: 'us_1' }, (text) => void said.push(text));
  assert.match(said.join(), /Con llaves de verdad no se cobra/);
  await assert.rejects(
    doctor({ PAYMENTS: 'stripe' }, undefined, () => undefined),
    /Solo Recurrente/,
  );
});
