import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { FacturaDetalle, MetodoElegido } from '@fedatario/contract/compra';
import { HANGS_MS } from '@fedatario/document-engine/testing/length';
import { v7 as uuidv7 } from 'uuid';
import { typeCard } from '../../services/payments/testing/sandbox.ts';
import { type Envio, openCaida, type Pagador } from '../../testing/caida.ts';
import { until } from '../../testing/until.ts';
import { addNotarial, compraDe } from './testing/compras.ts';

const PRECIO = 10_000;
const { db, call, start, kill, startOther, pagador, close } = await openCaida();
after(close);

type Call = <T>(envio: Envio) => Promise<T>;

/** The same purchase under the same key, until it is answered. */
async function comprar(send: Call, { who, headers }: Pagador, metodo: MetodoElegido): Promise<FacturaDetalle> {
  await addNotarial(db, who, { precio: PRECIO });
  const envio = { path: '/private/compras', headers, key: uuidv7(), body: compraDe(PRECIO, metodo) };
  const answer = await until(() => send<FacturaDetalle>(envio).catch(() => undefined));
  assert.ok(answer);
  return answer;
}

test('con el banco de prueba varios procesos son uno: tarjetas, cobros y avisos, también cuando muere el que lo inició', {
  timeout: HANGS_MS,
}, async () => {
  await start();
  const otro = await startOther();
  const ana = await pagador();
  const guardada = { tipo: 'tarjetaGuardada', idFormaPago: ana.idFormaPago } as const;
  assert.equal((await comprar(otro, ana, guardada)).estado, 'pagada');

  const { pagos, idFactura } = await comprar(call, ana, { tipo: 'tarjetaNueva', recordar: false });
  await kill();
  await until(() => typeCard(pagos[0]?.url ?? '', 'aceptada').catch(() => undefined));
  const estado = () => db.selectFrom('facturas').select('estado').where('idFactura', '=', idFactura).executeTakeFirst();
  await until(estado, (factura) => factura?.estado === 'pagada');
  assert.equal((await comprar(otro, ana, guardada)).estado, 'pagada');

  await start();
  assert.equal((await comprar(call, ana, guardada)).estado, 'pagada');
});
