import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { handOverPast, openPastPayments } from './past.ts';
import { openSandbox } from './testing/sandbox.ts';

const bank = await openSandbox();
const folder = mkdtempSync(join(tmpdir(), 'fedatario-banco-del-pasado-'));
after(async () => {
  await bank.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('el banco del producto, que sigue abierto, conoce después la tarjeta que se guardó en el pasado', async () => {
  const publicUrl = 'http://localhost:1';
  const past = await openPastPayments({ folder, publicUrl, now: () => new Date('2025-03-03T15:00:00Z') });
  const ana = { idUsuario: randomUUID(), email: 'ana@ejemplo.com', nombre: 'Ana Ruiz' };
  const cliente = await past.payments.createCustomer(ana, randomUUID());
  const where = { moneda: 'GTQ', vuelta: `${publicUrl}/si`, cancelacion: `${publicUrl}/no`, idioma: 'es' } as const;
  const { referencia, url } = await past.payments.openSetupPage({ cliente, ...where }, randomUUID());
  await past.typeCard(url, 'aceptada', ana.nombre);
  await past.stop();
  await assert.rejects(bank.payments.readSetup(referencia));
  await handOverPast(folder, { folder: bank.dataDir, publicUrl });
  const { estado, tarjeta } = await bank.payments.readSetup(referencia);
  assert.equal(estado, 'hecho');
  assert.ok(tarjeta);
  assert.equal(existsSync(folder), false);
});
