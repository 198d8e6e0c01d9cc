import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { FacturaDetalle } from '@fedatario/contract/compra';
import { HANGS_MS, pointsByLength } from '@fedatario/document-engine/testing/length';
import { v7 as uuidv7 } from 'uuid';
import { verificar } from '../../control/integridad/verificacion.ts';
import { openCaida, type Pagador } from '../../testing/caida.ts';
import { timeOf } from '../../testing/crash.ts';
import { until } from '../../testing/until.ts';
import { createCodigo } from '../codigos/testing.ts';
import { addDocumento, addNotarial, compraDe } from './testing/compras.ts';

const POINTS = 20;
const points = pointsByLength(POINTS, 5);
const AT_ONCE = 3;
const TOTAL = 27_000;

const { db, call, start, kill, pagador, enElBanco, close } = await openCaida();
after(close);

test(`kill -9 en ${points.length} puntos de una compra: ningún pedido se pierde ni se dobla`, {
  timeout: HANGS_MS,
}, async () => {
  await start();
  const { codigo } = await createCodigo(db, { tipo: 'porcentaje', valor: 10 });
  const people = await Promise.all(Array.from({ length: AT_ONCE }, pagador));
  const usual = await timeOf(() => Promise.all(people.map((one) => prepared(one, codigo).then(({ send }) => send()))));
  const bought: FacturaDetalle[] = [];
  for (const point of points) {
    const orders = await Promise.all(people.map((one) => prepared(one, codigo)));
    const first = orders.map(({ send }) => send().catch(() => undefined));
    await new Promise((rest) => setTimeout(rest, (usual * 1.2 * point) / POINTS));
    await kill();
    await Promise.all(first);
    await start();
    bought.push(...(await Promise.all(orders.map(({ send }) => insist(send)))));
  }
  assert.equal(new Set(bought.map(({ idFactura }) => idFactura)).size, points.length * AT_ONCE);
  assert.deepEqual(
    bought.filter(({ lineas }) => lineas.length !== 2 || lineas.some(({ solicitud }) => !solicitud)),
    [],
  );
  for (const { promesa, faltas } of await verificar(db, new Date())) assert.deepEqual(faltas, [], promesa);
  const paid = await db.selectFrom('pagos').select('intento').where('aplicado', '=', true).execute();
  assert.deepEqual(captured(), paid.map(({ intento }) => intento).sort());
});

/** A full cart with its code, and the one request that buys it, to be sent as often as it takes. */
async function prepared({ who, headers, idFormaPago }: Pagador, codigo: string) {
  await addDocumento(db, who, { precio: 20_000, modalidad: 'notarial' });
  await addNotarial(db, who, { precio: 10_000 });
  await call({ path: '/private/carrito/codigo', headers, key: uuidv7(), body: { codigo } });
  const key = uuidv7();
  const body = compraDe(TOTAL, { tipo: 'tarjetaGuardada', idFormaPago });
  return { send: () => call<FacturaDetalle>({ path: '/private/compras', headers, key, body }) };
}

/** Repeats the same request under the same key, as the browser does, until it is answered and the order is paid. */
async function insist(send: () => Promise<FacturaDetalle>): Promise<FacturaDetalle> {
  const factura = await until(
    () => send().catch(() => undefined),
    (answer) => answer?.estado === 'pagada',
  );
  if (!factura) throw new Error('El pedido no se pagó.');
  return factura;
}

/** Payments captured according to the bank. */
function captured(): string[] {
  const intents = enElBanco<{ id: string; status: string }>('intent');
  return intents.flatMap(({ id, status }) => (status === 'succeeded' ? [id] : [])).sort();
}
