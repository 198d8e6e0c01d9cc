import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createPedido } from '../../compra/pagos/testing/compras.ts';
import { loadConfig } from '../../config.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { fillYear } from './command.ts';

const { database, close } = await startTestApp();
const { pools, url } = database;
const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-anio-'));
after(async () => {
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The answer of the command when the year is asked for there. */
async function pedirAnio(production = false) {
  const dicho: string[] = [];
  const secreto = 'un secreto de prueba que nadie más usa 0123456789';
  const config = { ...loadConfig({ DATABASE_URL: url, DATA_DIR: dataDir, APP_SECRET: secreto }), production };
  const cuentas = await fillYear(config, new Date(), (texto) => void dicho.push(texto));
  return { cuentas, dicho: dicho.at(-1) };
}

test('no se vive un año donde ya hay cuentas o pedidos, ni en producción', async () => {
  const cliente = await createUsuario(pools.db);
  const conCuentas = await pedirAnio();
  assert.equal(conCuentas.cuentas, undefined);
  assert.match(conCuentas.dicho ?? '', /ya se sembró/);
  await createPedido(pools.db, cliente);
  assert.match((await pedirAnio()).dicho ?? '', /ya tiene pedidos/);
  assert.match((await pedirAnio(true)).dicho ?? '', /en producción no se inventa nada/);
});
