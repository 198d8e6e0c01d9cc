import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { createUsuario } from '../../testing/factories.ts';
import { medioDe } from './medio.ts';
import { openOficina } from './testing/reembolsos.ts';

const { as, bank, buy, db, run, close } = await openOficina();
after(close);

const creadoEn = new Date('2026-01-10T12:00:00Z');
const now = new Date('2026-01-12T12:00:00Z');
const pago = { metodo: 'tarjeta', proveedor: 'stripe', intento: 'pi_1', monto: 10_000, creadoEn };

test('vuelve a la tarjeta lo que su proveedor puede devolver; lo demás se transfiere', () => {
  assert.deepEqual([medioDe(pago, 7_000, now), medioDe(pago, 10_000, now)], ['tarjeta', 'tarjeta']);
  assert.equal(medioDe(undefined, 10_000, now), 'manual');
  assert.equal(medioDe({ ...pago, metodo: 'transferencia', proveedor: 'banco' }, 10_000, now), 'manual');
  assert.equal(medioDe({ ...pago, intento: null }, 10_000, now), 'manual');
  assert.equal(medioDe({ ...pago, proveedor: 'otro que ya no se usa' }, 10_000, now), 'manual');
});

test('un cobro de un proveedor con el que la oficina ya no trabaja se devuelve por transferencia', async () => {
  const { who, factura } = await buy([10_000]);
  const eva = await createUsuario(db, { rol: 'admin' });
  const params = { idFactura: factura.idFactura };
  const body = { lineas: [1], total: 10_000, motivo: 'Ya no lo necesito' };
  const { data: pedido } = await as(who).call(api.reembolsos.ask, { params, body });
  const { idReembolso, revision } = pedido;
  const lineas = [{ posicion: 1, monto: 10_000, cancela: true }];
  await as(eva).call(api.reembolsos.approve, { params: { idReembolso }, body: { revision, lineas, motivo: null } });
  await run(idReembolso, { ...bank.payments, codigo: 'stripe' });
  const [hecho] = (await as(who).call(api.reembolsos.list, { params })).data;
  assert.deepEqual([hecho?.estado, hecho?.medio], ['enProceso', 'manual']);
  assert.equal((await bank.control()).refunds, 0);
});
