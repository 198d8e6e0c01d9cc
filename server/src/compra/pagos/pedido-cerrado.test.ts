import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { createComprobante } from '../../casa/archivos/testing/archivos.ts';
import { seal } from '../../services/cipher.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { guardarCobro } from './resultado.ts';
import { addDocumento, compraDe } from './testing/compras.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const tarjeta = { tipo: 'tarjetaNueva', recordar: false } as const;
const comprar = (who: CreatedUsuario, total: number, metodo: Parameters<typeof compraDe>[1] = tarjeta) =>
  as(who).call(api.facturas.buy, { body: compraDe(total, metodo) }, { headers: { 'idempotency-key': uuidv7() } });
const leer = async (who: CreatedUsuario, idBorrador: string) =>
  (await as(who).call(api.borradores.read, { params: { idBorrador } })).data;

/** Damage as older versions could have left it: the only answer is missing. */
const vaciar = (idBorrador: string) =>
  db
    .updateTable('borradores')
    .set({ respuestasCifradas: seal('{}', `borrador:${idBorrador}`) })
    .where('idBorrador', '=', idBorrador)
    .execute();

const capturar = (idFactura: string, idPago: string, monto: number) => {
  const nombres = { referencia: `cs_${idPago}`, intento: `pi_${idPago}`, moneda: 'gtq', creadoEn: clock.now };
  const cobro = {
    ...nombres,
    estado: 'capturado',
    monto,
    motivo: null,
    url: null,
    tarjeta: null,
    metadata: {},
  } as const;
  return db.transaction().execute((tx) => guardarCobro(tx, { idPago, idFactura }, cobro, clock.now));
};

describe('un borrador en un pedido', () => {
  test('no se restaura, ni se deshace, ni se escribe, ni va a otro pedido; pagado, tampoco', async () => {
    const ana = await createUsuario(db);
    const { idBorrador } = await addDocumento(db, ana, { precio: 7_900 });
    const { data } = await comprar(ana, 7_900);
    const params = { idBorrador };
    const intentos = async () => {
      const { revision } = await leer(ana, idBorrador);
      const body = { revision, cambios: [{ clave: 'alfa', valor: null }] };
      return [
        (await as(ana).call(api.borradores.restore, { params })).codigo,
        (await as(ana).call(api.borradores.undo, { params, body: { revision } })).codigo,
        (await as(ana).call(api.borradores.save, { params, body })).codigo,
        (await as(ana).call(api.borradores.discard, { params })).codigo,
        (await as(ana).call(api.carrito.add, { body: { idBorrador } })).codigo,
      ];
    };
    assert.deepEqual(new Set(await intentos()), new Set(['borrador-en-pedido']));
    await capturar(data.idFactura, String(data.pagos[0]?.idPago), 7_900);
    assert.equal((await leer(ana, idBorrador)).estado, 'comprado');
    assert.deepEqual(new Set(await intentos()), new Set(['borrador-comprado']));
    assert.deepEqual((await leer(ana, idBorrador)).respuestas, { alfa: 'uno' });
  });

  test('pedido diez veces a la vez, con claves distintas, está en un solo pedido', async () => {
    const ana = await createUsuario(db);
    const { idBorrador } = await addDocumento(db, ana, { precio: 7_900 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        if (i % 2) await as(ana).call(api.carrito.add, { body: { idBorrador } });
        return comprar(ana, 7_900);
      }),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    const lines = await db
      .selectFrom('facturaLineas')
      .select('idFactura')
      .where('idBorrador', '=', idBorrador)
      .execute();
    assert.equal(lines.length, 1);
    assert.deepEqual((await as(ana).call(api.carrito.read, {})).data.lineas, []);
  });

  test('la base de datos no admite una segunda línea que lo retenga; de uno que se dejó, sí', async () => {
    const ana = await createUsuario(db);
    const { idBorrador } = await addDocumento(db, ana, { precio: 7_900 });
    const { data } = await comprar(ana, 7_900);
    const linea = await db
      .selectFrom('facturaLineas')
      .selectAll()
      .where('idFactura', '=', data.idFactura)
      .executeTakeFirstOrThrow();
    const otra = db.insertInto('facturaLineas').values({ ...linea, posicion: 2 });
    await assert.rejects(otra.execute(), { constraint: 'factura_lineas_retiene' });
    await as(ana).call(api.facturas.cancel, { params: { idFactura: data.idFactura } });
    assert.equal((await leer(ana, idBorrador)).estado, 'enCarrito');
    assert.equal((await comprar(ana, 7_900)).status, 200);
  });
});

describe('lo que no está completo', () => {
  test('no va al carrito, y dice qué documento y qué pregunta', async () => {
    const ana = await createUsuario(db);
    const { idBorrador, idLinea } = await addDocumento(db, ana);
    await vaciar(idBorrador);
    await as(ana).call(api.carrito.remove, { params: { idLinea } });
    assert.equal((await leer(ana, idBorrador)).estado, 'enProgreso');
    const { codigo, problem } = await as(ana).call(api.carrito.add, { body: { idBorrador } });
    assert.equal(codigo, 'borrador-incompleto');
    assert.deepEqual(
      problem?.errores?.map(({ campo, mensaje }) => [campo, mensaje]),
      [['alfa', 'En «Documento de prueba». La alfa: falta su respuesta.']],
    );
  });

  test('no se pide: el pedido se rechaza, nombra el documento y la pregunta, y nada se cobra', async () => {
    const ana = await createUsuario(db);
    await addDocumento(db, ana, { precio: 1_000 });
    const { idBorrador } = await addDocumento(db, ana, { precio: 2_000, nombre: 'Pagaré' });
    await vaciar(idBorrador);
    const { status, codigo, problem } = await comprar(ana, 3_000);
    assert.deepEqual([status, codigo], [409, 'borrador-incompleto']);
    assert.deepEqual(
      problem?.errores?.map(({ campo, mensaje }) => [campo, mensaje]),
      [['lineas.1.alfa', 'En «Pagaré». La alfa: falta su respuesta.']],
    );
    const orders = await db.selectFrom('facturas').select('idFactura').where('idUsuario', '=', ana.idUsuario).execute();
    assert.deepEqual(orders, []);
    assert.equal((await as(ana).call(api.carrito.read, {})).data.lineas.length, 2);
  });

  test('si ya se cobró con tarjeta, el pedido se retira, el dinero vuelve y lo demás queda en el carrito', async () => {
    const ana = await createUsuario(db);
    const sano = await addDocumento(db, ana, { precio: 1_000 });
    const { idBorrador } = await addDocumento(db, ana, { precio: 2_000, nombre: 'Pagaré' });
    const { data } = await comprar(ana, 3_000);
    await vaciar(idBorrador);
    const idPago = String(data.pagos[0]?.idPago);
    await capturar(data.idFactura, idPago, 3_000);
    await capturar(data.idFactura, idPago, 3_000);
    const { data: retirado } = await as(ana).call(api.facturas.read, { params: { idFactura: data.idFactura } });
    assert.deepEqual(
      [retirado.estado, retirado.numero, retirado.motivoAnulacion],
      ['anulada', null, 'En «Pagaré». La alfa: falta su respuesta.'],
    );
    const pago = await db.selectFrom('pagos').selectAll().where('idPago', '=', idPago).executeTakeFirstOrThrow();
    assert.deepEqual([pago.estado, pago.aplicado], ['capturado', false]);
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where data ->> 'idPago' = ${idPago} or data ->> 'idFactura' = ${data.idFactura} order by name`.execute(
      db,
    );
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['avisar-compra', 'devolver-sobrante'],
    );
    assert.deepEqual(
      [(await leer(ana, idBorrador)).estado, (await leer(ana, sano.idBorrador)).estado],
      ['enProgreso', 'enCarrito'],
    );
    const { data: carrito } = await as(ana).call(api.carrito.read, {});
    assert.deepEqual(
      carrito.lineas.map((linea) => linea.idBorrador),
      [sano.idBorrador],
    );
  });

  test('una transferencia no se acepta: la oficina lee por qué y el pedido sigue esperando', async () => {
    const ana = await createUsuario(db);
    const admin = await createUsuario(db, { rol: 'admin' });
    const { idComprobante, idFactura } = await createComprobante(db, ana);
    const { idBorrador } = await db
      .selectFrom('facturaLineas')
      .select('idBorrador')
      .where('idFactura', '=', idFactura)
      .executeTakeFirstOrThrow();
    await vaciar(String(idBorrador));
    const body = { montoRecibido: 10_000, motivo: null };
    const { codigo, problem } = await as(admin).call(api.comprobantes.accept, { params: { idComprobante }, body });
    assert.equal(codigo, 'pedido-no-entregable');
    assert.match(String(problem?.errores?.[0]?.mensaje), /La alfa: falta su respuesta/);
    const { data } = await as(ana).call(api.facturas.read, { params: { idFactura } });
    assert.deepEqual([data.estado, data.comprobante?.estado], ['pendientePago', 'enRevision']);
  });
});
