import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { desglosarDevolucion } from '@fedatario/contract/compra';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createPagada, createPedido } from '../pagos/testing/compras.ts';
import { crearNotaDeCredito } from './facturas.ts';

const { clock, database, close } = await startTestApp();
const { db } = database.pools;
let ana: CreatedUsuario;
before(async () => {
  ana = await createUsuario(db);
});
after(close);

const acreditar = (idFactura: string, lineas: { posicion: number; monto: number }[]) =>
  db
    .transaction()
    .execute((tx) => crearNotaDeCredito(tx, { idFactura, lineas, motivo: 'Servicio no prestado', now: clock.now }));
const numeroDe = (numero: string) => Number(numero.split('-').at(-1));

test('tres devoluciones parciales de una línea suman su base y su IVA al centavo', async () => {
  const idFactura = await createPagada(db, ana, [99]);
  const notas: Awaited<ReturnType<typeof acreditar>>[] = [];
  for (const monto of [33, 33, 33]) notas.push(await acreditar(idFactura, [{ posicion: 1, monto }]));
  const suma = (campo: 'total' | 'base' | 'iva') => notas.reduce((total, nota) => total + nota[campo], 0);
  assert.deepEqual([suma('total'), suma('base'), suma('iva')], [99, 88, 11]);
  const [linea] = await db.selectFrom('facturaLineas').selectAll().where('idFactura', '=', idFactura).execute();
  assert.deepEqual([linea?.base, linea?.iva, linea?.acreditado], [88, 11, 99]);
});

test('una nota de varias líneas desglosa cada una por su cuenta', async () => {
  const idFactura = await createPagada(db, ana, [9_900, 9_900, 9_900]);
  const lineas = [1, 2, 3].map((posicion) => ({ posicion, monto: 9_900 }));
  const { total, base, iva } = await acreditar(idFactura, lineas);
  assert.deepEqual([total, base, iva], [29_700, 26_517, 3_183]);
  assert.deepEqual(desglosarDevolucion(0, 9_900), { base: 8_839, iva: 1_061 });
});

test('nunca se acredita más de lo que queda de la línea, ni con dos a la vez', async () => {
  const idFactura = await createPagada(db, ana, [10_000]);
  const answers = await Promise.allSettled([
    acreditar(idFactura, [{ posicion: 1, monto: 6_000 }]),
    acreditar(idFactura, [{ posicion: 1, monto: 6_000 }]),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const refused = { codigo: 'nota-excede' };
  await assert.rejects(acreditar(idFactura, [{ posicion: 1, monto: 4_001 }]), refused);
  await assert.rejects(acreditar(idFactura, [{ posicion: 2, monto: 1 }]), refused);
  await assert.rejects(acreditar(idFactura, [{ posicion: 1, monto: 0 }]), refused);
  await assert.rejects(acreditar(idFactura, []), refused);
  const repetida = [1, 1].map((posicion) => ({ posicion, monto: 100 }));
  await assert.rejects(acreditar(idFactura, repetida), refused);
  assert.equal((await acreditar(idFactura, [{ posicion: 1, monto: 4_000 }])).total, 4_000);
});

test('tampoco cuando alguien escribe en la tabla: la base lo rechaza', async () => {
  const idFactura = await createPagada(db, ana, [10_000]);
  const write = db.updateTable('facturaLineas').set({ acreditado: 10_001 }).where('idFactura', '=', idFactura);
  await assert.rejects(write.execute(), /factura_lineas_check/);
});

test('un pedido sin pagar no tiene nota de crédito', async () => {
  const idFactura = await createPedido(db, ana);
  await assert.rejects(acreditar(idFactura, [{ posicion: 1, monto: 100 }]), { codigo: 'estado-no-permite' });
});

test('veinte notas a la vez se numeran sin huecos, y una que se deshace devuelve su número', async () => {
  const facturas = await Promise.all(
    Array.from({ length: 20 }, () => createUsuario(db).then((u) => createPagada(db, u))),
  );
  const first = numeroDe((await acreditar(await createPagada(db, ana), [{ posicion: 1, monto: 1 }])).numero) + 1;
  const all = await Promise.allSettled(
    facturas.map((idFactura, i) =>
      db.transaction().execute(async (tx) => {
        const pedida = { idFactura, lineas: [{ posicion: 1, monto: 500 }], motivo: 'Prueba', now: clock.now };
        const { numero } = await crearNotaDeCredito(tx, pedida);
        if (i % 5 === 0) throw new Error('se deshace');
        return numeroDe(numero);
      }),
    ),
  );
  const made = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])).sort((a, b) => a - b);
  assert.deepEqual(
    made,
    Array.from({ length: 16 }, (_, i) => first + i),
  );
});
