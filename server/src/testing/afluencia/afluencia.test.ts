import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { HANGS_MS } from '@fedatario/document-engine/testing/length';
import { freePort } from '../../http/free-port.ts';
import { APP_SECRET } from '../caida.ts';
import { createTestDatabase } from '../database.ts';
import { supervise } from '../supervisor.ts';
import { until } from '../until.ts';
import { startAfluencia } from './afluencia.ts';
import { recontar } from './recuento.ts';

const SERVE = fileURLToPath(new URL('../../../../scripts/serve.mjs', import.meta.url));
const { pools, url: databaseUrl, drop } = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-afluencia-'));
const log = join(dataDir, 'salida.log');
const [PORT, SANDBOX_PORT] = [String(await freePort()), String(await freePort())];
const limits = { RATE_LIMIT: '100000', RATE_LIMIT_IDENTITY: '100000' };
const env = { ...process.env, ...limits, APP_SECRET, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT, SANDBOX_PORT };
const producto = supervise({ command: process.execPath, args: [SERVE], env, log, restartAfter: 200 });
after(async () => {
  await producto.stop();
  await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const url = `http://127.0.0.1:${PORT}`;
const ready = () =>
  until(() =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

test('compran, suben y escuchan mientras el proceso muere y vuelve solo; el recuento halla todo, y nombra lo que se quita', {
  timeout: HANGS_MS,
}, async () => {
  await ready().catch(() => assert.fail(readFileSync(log, 'utf8')));
  const gente = { compradores: 2, lectores: 1, subidores: 1, vivos: 1 };
  const { acta, registro, vivos, stop } = await startAfluencia({ url, databaseUrl, secret: APP_SECRET }, gente);
  const desde = performance.now();
  await until(() => acta.compras.length > 2 && acta.subidas.length > 0);
  await producto.kill();
  await ready();
  const [vuelto, bought] = [performance.now(), acta.compras.length];
  await until(() => acta.compras.length > bought + 3 && vivos[0]?.oidos({ desde: vuelto, hasta: performance.now() }));
  await stop();
  const tramo = { desde, hasta: performance.now() };
  assert.equal(producto.starts(), 2);
  assert.ok((registro.suertes(tramo).get('cortada') ?? 0) > 0 && registro.silencio(tramo, ['escritura']) > 0.2);
  assert.deepEqual([acta.negadas, acta.inciertas], [[], []]);
  const { perdidos, doblados, sellos, compras } = await recontar(databaseUrl, acta, dataDir);
  assert.deepEqual([perdidos, doblados], [[], []]);
  assert.ok(sellos > 0 && compras === acta.compras.length);

  const idFactura = acta.compras[0]?.idFactura ?? '';
  await pools.db.updateTable('pagos').set({ aplicado: false }).where('idFactura', '=', idFactura).execute();
  const otra = await recontar(databaseUrl, acta, dataDir);
  assert.deepEqual(otra.perdidos, [`pedido ${idFactura}`]);
  assert.match(otra.doblados.join(), /^cobro pi_\w+$/);
});
