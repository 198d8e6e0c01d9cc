import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { reportes } from '@fedatario/contract/control';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { createPagada } from '../../compra/pagos/testing/compras.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
});
after(close);

const ventas = async (query: { desde?: string; hasta?: string } = {}, who = admin) =>
  (await as(who).call(reportes.ventas, { query })).data;
const productos = async (query: { desde?: string; hasta?: string } = {}, who = admin) =>
  (await as(who).call(reportes.productos, { query })).data;

/** Moves a paid order to the instant at which it is to count. */
const pagadaEl = async (instante: string, precios = [10_000]) => {
  const idFactura = await createPagada(db, await createUsuario(db), precios);
  await db
    .updateTable('facturas')
    .set({ pagadaEn: new Date(instante) })
    .where('idFactura', '=', idFactura)
    .execute();
  return idFactura;
};

/** A credit note over the first line of an invoice. */
async function devolver(idFactura: string, monto: number, instante: string, numero: number) {
  const idNota = uuidv7();
  const nota = { idNota, idFactura, total: monto, base: monto, iva: 0, moneda: 'GTQ', motivo: 'Se canceló' };
  await db
    .insertInto('notasCredito')
    .values({ ...nota, serie: 'NC', numero, creadaEn: new Date(instante) })
    .execute();
  const { posicion } = await db
    .selectFrom('facturaLineas')
    .select('posicion')
    .where('idFactura', '=', idFactura)
    .orderBy('posicion')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('notasCreditoLineas')
    .values({ idNota, idFactura, posicion, monto, base: monto, iva: 0 })
    .execute();
}

test('cada venta cuenta en el mes de la oficina en que se pagó, y cada devolución en el suyo; un mes vacío se dice', async () => {
  // The last hour of January in Guatemala is already February in UTC.
  const enero = await pagadaEl('2031-02-01T05:30:00Z', [10_000, 2_500]);
  await pagadaEl('2031-03-15T15:00:00Z');
  await devolver(enero, 4_000, '2031-05-02T15:00:00Z', 900_001);
  const filas = await ventas({ desde: '2031-01-01', hasta: '2031-12-31' });
  assert.deepEqual(
    filas.map(({ mes, pedidos, vendidos, cobrado, devuelto }) => [mes, pedidos, vendidos, cobrado, devuelto]),
    [
      ['2031-01', 1, 2, 12_500, 0],
      ['2031-02', 0, 0, 0, 0],
      ['2031-03', 1, 1, 10_000, 0],
      ['2031-04', 0, 0, 0, 0],
      ['2031-05', 0, 0, 0, 4_000],
    ],
  );
  const soloEnero = await ventas({ desde: '2031-01-31', hasta: '2031-01-31' });
  assert.deepEqual(
    soloEnero.map(({ cobrado }) => cobrado),
    [12_500],
  );
  assert.deepEqual(await ventas({ desde: '2031-02-01', hasta: '2031-02-28' }), []);
});

test('los productos suman lo mismo que los meses, y lo mismo que las filas', async () => {
  for (const dia of ['2033-04-01', '2033-04-20', '2033-06-03']) await pagadaEl(`${dia}T18:00:00Z`, [9_900, 12_300]);
  const periodo = { desde: '2033-01-01', hasta: '2033-12-31' };
  const suma = (filas: readonly { cobrado: number }[]) => filas.reduce((total, { cobrado }) => total + cobrado, 0);
  const [porMes, porProducto] = [suma(await ventas(periodo)), suma(await productos(periodo))];
  const { rows } = await sql<{ total: number }>`select sum(total)::int as total from facturas
    where numero is not null and pagada_en >= '2033-01-01' and pagada_en < '2034-01-01'`.execute(db);
  assert.deepEqual([porMes, porProducto], [rows[0]?.total, rows[0]?.total]);
  const vendidos = (await productos(periodo)).map(({ vendidos: n }) => n);
  assert.deepEqual(
    vendidos,
    vendidos.toSorted((a, b) => b - a),
  );
});

test('un pedido sin pagar no cuenta, y un notario ve solo lo de sus trámites', async () => {
  const idFactura = await pagadaEl('2035-03-03T18:00:00Z', [5_000, 7_000]);
  const [julia, otra] = [await createUsuario(db, { rol: 'notario' }), await createUsuario(db, { rol: 'notario' })];
  const { idSolicitud } = await db
    .selectFrom('solicitudes')
    .select('idSolicitud')
    .where('idFactura', '=', idFactura)
    .orderBy('posicion')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('solicitudes')
    .set({ idNotario: julia.idUsuario, tipo: 'tramite' })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  const periodo = { desde: '2035-01-01', hasta: '2035-12-31' };
  const cobrado = async (who: CreatedUsuario) => (await ventas(periodo, who)).map((fila) => fila.cobrado);
  assert.deepEqual([await cobrado(admin), await cobrado(julia), await cobrado(otra)], [[12_000], [5_000], []]);
  const { data: estados } = await as(otra).call(reportes.tramites, { query: {} });
  assert.deepEqual(estados, []);
  const { data: suyos } = await as(julia).call(reportes.tramites, { query: {} });
  assert.deepEqual(
    suyos.map(({ cantidad }) => cantidad),
    [1],
  );
});

test('un período al revés, o un día que no existe, se rechaza y nombra el campo; lo que se ve se exporta', async () => {
  for (const [campo, query] of [
    ['hasta', { desde: '2031-02-01', hasta: '2031-01-01' }],
    ['desde', { desde: '2031-02-30' }],
  ] as const) {
    const { status, problem } = await as(admin).call(reportes.ventas, { query });
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, campo]);
  }
  const { data } = await as(admin).call(reportes.export, {
    query: { reporte: 'ventas-mensuales', desde: '2031-01-01', hasta: '2031-12-31', formato: 'csv' },
  });
  const lineas = Buffer.from(data.contenido).toString('utf8').trim().split(/\r?\n/);
  assert.equal(lineas.length, 6);
  assert.match(lineas[1] ?? '', /2031-01.*125\.00/);
});
