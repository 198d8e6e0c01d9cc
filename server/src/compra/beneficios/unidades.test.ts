import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Compra } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createCodigo } from '../codigos/testing.ts';
import { addNotarial, compraDe } from '../pagos/testing/compras.ts';
import { createSuscripcion } from '../suscripciones/testing/planes.ts';
import { jobs } from './jobs.ts';
import { takeUnidad } from './movimientos/queries.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const buy = (who: CreatedUsuario, body: Compra) =>
  as(who).call(api.facturas.buy, { body }, { headers: { 'idempotency-key': uuidv7() } });
const carrito = async (who: CreatedUsuario) => (await as(who).call(api.carrito.read, {})).data;
const saldo = async (who: CreatedUsuario) => (await as(who).call(api.suscripciones.mine, {})).data?.documentos;
const movimientos = (idSuscripcion: string) =>
  db
    .selectFrom('beneficios')
    .select('movimiento')
    .where('idSuscripcion', '=', idSuscripcion)
    .orderBy('hechoEn')
    .orderBy('idBeneficio')
    .execute()
    .then((rows) => rows.map(({ movimiento }) => movimiento).sort());

test('en el carrito la unidad paga el más caro y el plan descuenta el resto; al pagar se gasta una sola', async () => {
  const ana = await createUsuario(db);
  const { idSuscripcion } = await createSuscripcion(db, ana, { documentos: 1, descuento: 20 });
  await addNotarial(db, ana, { precio: 10_000 });
  await addNotarial(db, ana, { precio: 30_000 });
  const visto = await carrito(ana);
  assert.deepEqual(
    visto.lineas.map(({ total, beneficio }) => ({ total, beneficio })),
    [
      { total: 8_000, beneficio: 'descuento' },
      { total: 0, beneficio: 'unidad' },
    ],
  );
  assert.deepEqual([visto.plan?.unidades, visto.plan?.quedan, visto.plan?.ahorro], [1, 0, 32_000]);
  const { data } = await buy(ana, compraDe(8_000));
  assert.deepEqual(await saldo(ana), { incluidos: 1, disponibles: 0, usados: 1 });
  assert.deepEqual(
    data.lineas.map(({ beneficio }) => beneficio),
    ['descuento', 'unidad'],
  );
  assert.deepEqual(await movimientos(idSuscripcion), ['otorgado', 'reservado']);
});

test('anular el pedido devuelve la unidad una sola vez', async () => {
  const ana = await createUsuario(db);
  const { idSuscripcion } = await createSuscripcion(db, ana, { documentos: 1, descuento: 0 });
  await addNotarial(db, ana, { precio: 10_000 });
  await addNotarial(db, ana, { precio: 500 });
  const { data } = await buy(ana, compraDe(500));
  await as(ana).call(api.facturas.cancel, { params: { idFactura: data.idFactura } });
  await as(ana).call(api.facturas.cancel, { params: { idFactura: data.idFactura } });
  assert.equal((await saldo(ana))?.disponibles, 1);
  assert.deepEqual(await movimientos(idSuscripcion), ['devuelto', 'otorgado', 'reservado']);
});

test('lo que la unidad cubre entero se obtiene sin pagar; si su trámite se cancela, la unidad vuelve', async () => {
  const ana = await createUsuario(db);
  const { idSuscripcion } = await createSuscripcion(db, ana, { documentos: 1, descuento: 0 });
  await addNotarial(db, ana, { precio: 10_000 });
  const { data } = await buy(ana, compraDe(0));
  assert.deepEqual([data.estado, data.metodo], ['pagada', 'sinCosto']);
  const idSolicitud = data.lineas[0]?.solicitud?.idSolicitud ?? '';
  const { data: tramite } = await as(ana).call(api.tramites.read, { params: { idSolicitud } });
  const { status } = await as(ana).call(api.tramites.cancel, {
    params: { idSolicitud },
    body: { revision: tramite.revision, motivo: 'Ya no lo necesito.', total: 0 },
  });
  assert.equal(status, 200);
  const [detenida] = jobs;
  const trabajo = { idSolicitud, de: 'sinAsignar' };
  for (const _ of [1, 2])
    await inTransaction(db, (tx) =>
      Promise.resolve(detenida?.handle({ db: tx, now: clock.now, idJob: uuidv7() }, trabajo)),
    );
  assert.equal((await saldo(ana))?.disponibles, 1);
  assert.deepEqual(await movimientos(idSuscripcion), ['consumido', 'devuelto', 'otorgado', 'reservado']);
});

test('un código mejor que el plan gana, y se dice; la unidad y el código no se gastan a la vez en lo mismo', async () => {
  const ana = await createUsuario(db);
  await createSuscripcion(db, ana, { documentos: 0, descuento: 10 });
  await addNotarial(db, ana, { precio: 10_000 });
  const { codigo } = await createCodigo(db, { valor: 30 });
  const { data } = await as(ana).call(api.carrito.applyCode, { body: { codigo } });
  assert.deepEqual([data.totales.total, data.plan?.ganador, data.lineas[0]?.beneficio], [7_000, 'codigo', null]);
});

test('sesenta a la vez por la última unidad: una la toma y las demás se deshacen', async () => {
  const ana = await createUsuario(db);
  const { idSuscripcion, idFactura } = await createSuscripcion(db, ana, { documentos: 1 });
  const tomar = (i: number) =>
    inTransaction(db, async (tx) => {
      // Each takes it for a line of its own: the rows of this one order stand in for sixty.
      await tx
        .insertInto('facturaLineas')
        .values({
          idFactura,
          posicion: (i % 19) + 2,
          tipo: 'plan',
          idSuscripcion,
          nombre: 'x',
          precio: 0,
          descuento: 0,
          total: 0,
          base: 0,
          iva: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return takeUnidad(tx, {
        idBeneficio: uuidv7(),
        idSuscripcion,
        vuelta: 1,
        idFactura,
        posicion: (i % 19) + 2,
        now: clock.now,
      });
    });
  const tomadas = await Promise.allSettled(Array.from({ length: 60 }, (_, i) => tomar(i)));
  const buenas = tomadas.filter((una) => una.status === 'fulfilled' && una.value);
  assert.equal(buenas.length, 1);
  assert.equal((await saldo(ana))?.disponibles, 0);
});

test('sesenta compras a la vez del carrito que paga la última unidad: hay un pedido, y a las demás se les dice', async () => {
  const ana = await createUsuario(db);
  const { idSuscripcion } = await createSuscripcion(db, ana, { documentos: 1, descuento: 0 });
  await addNotarial(db, ana, { precio: 10_000 });
  const answers = await Promise.all(Array.from({ length: 60 }, () => buy(ana, compraDe(0))));
  assert.equal(answers.filter(({ status, data }) => status === 200 && data.estado === 'pagada').length, 1);
  assert.ok(answers.every(({ status }) => status < 500));
  assert.deepEqual(await movimientos(idSuscripcion), ['consumido', 'otorgado', 'reservado']);
  assert.equal((await saldo(ana))?.disponibles, 0);
});

test('dos compras que creen tener la última unidad: a la segunda se le dice antes de pagar', async () => {
  const ana = await createUsuario(db);
  await createSuscripcion(db, ana, { documentos: 1, descuento: 0 });
  await addNotarial(db, ana, { precio: 10_000 });
  assert.equal((await carrito(ana)).totales.total, 0);
  const primera = await buy(ana, compraDe(0));
  assert.equal(primera.data.estado, 'pagada');
  await addNotarial(db, ana, { precio: 10_000 });
  assert.equal((await buy(ana, compraDe(0))).codigo, 'precio-cambiado');
  assert.equal((await carrito(ana)).totales.total, 10_000);
});

test('el libro no se cambia ni se borra, y el saldo no baja de cero aunque alguien escriba a mano', async () => {
  const ana = await createUsuario(db);
  const { idSuscripcion } = await createSuscripcion(db, ana, { documentos: 1 });
  const row = { idBeneficio: uuidv7(), idSuscripcion, clase: 'documento', vuelta: 1, hechoEn: clock.now } as const;
  await assert.rejects(db.deleteFrom('beneficios').where('idSuscripcion', '=', idSuscripcion).execute());
  await assert.rejects(db.updateTable('beneficios').set({ cantidad: 9 }).execute());
  await assert.rejects(
    db
      .insertInto('beneficios')
      .values({ ...row, movimiento: 'vencido', cantidad: 2 })
      .execute(),
  );
  assert.equal((await saldo(ana))?.disponibles, 1);
});
