import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import { notasDeCredito, ventas } from '@fedatario/contract/compra';
import { reportes } from '@fedatario/contract/control';
import { type RawNode, sql } from 'kysely';
import { correosPara } from '../../../casa/notificaciones/testing.ts';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { cerrar, guardados, queDifieren, rehacer } from '../../cierres/cierres.ts';
import { compararVentas, leerVentas } from '../testing/cuenta-de-ventas.ts';
import { type Dias, nombreDe } from '../testing/cuenta-llana.ts';
import { createVentasAlAzar } from '../testing/ventas-al-azar.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2032-02-10T15:00:00Z');

const admin = await createUsuario(db, { rol: 'admin' });
await createVentasAlAzar(db, admin);

const ANIO: Dias = { desde: '2031-01-01', hasta: '2031-12-31' };
const PERIODOS: readonly Dias[] = [
  ANIO,
  { desde: '2031-02-01', hasta: '2031-02-28' },
  { desde: '2031-07-15', hasta: '2031-07-15' },
  {},
];

const leer = async (dias: Dias) => (await as(admin).call(api.tableros.ventas, { query: dias })).data;

const comparar = async (dias: Dias) => compararVentas(await leer(dias), await leerVentas(db), dias);

for (const dias of PERIODOS)
  test(`cada cifra ${nombreDe(dias)} es la suma llana de las filas, al centavo`, () => comparar(dias));

test('la lista a la que lleva cada cifra tiene esos pedidos y suma lo mismo', async () => {
  const tablero = await leer(ANIO);
  const deLista = async (filtros: object) =>
    (await as(admin).call(ventas.totals, { query: { ...ANIO, ...filtros, pago: 'recibido' } })).data;
  const { cantidad, ingresos } = await deLista({});
  assert.deepEqual([cantidad, ingresos], [tablero.pedidos, tablero.ingresos]);
  for (const dias of PERIODOS) {
    const { notas: deTablero, metodos } = await leer(dias);
    assert.deepEqual((await as(admin).call(notasDeCredito.totals, { query: dias })).data, deTablero);
    for (const { metodo, devuelto } of metodos)
      assert.equal((await as(admin).call(notasDeCredito.totals, { query: { ...dias, metodo } })).data.monto, devuelto);
  }
  for (const { metodo, pedidos, cobrado } of tablero.metodos) {
    const suyas = await deLista({ metodo });
    assert.deepEqual([suyas.cantidad, suyas.ingresos], [pedidos, cobrado]);
  }
  for (const { codigo, pedidos, cobrado } of tablero.codigos) {
    const suyas = await deLista({ codigo });
    assert.deepEqual([suyas.cantidad, suyas.ingresos], [pedidos, cobrado]);
  }
});

test('el embudo cuenta los borradores empezados en el período por el paso al que llegaron', async () => {
  const { embudo } = await leer({ desde: '2026-01-15', hasta: '2026-01-15' });
  const { rows } = await sql<{ estado: string; pedido: boolean }>`
    select estado, exists (select from factura_lineas l where l.id_borrador = b.id_borrador) as pedido from borradores b`.execute(
    db,
  );
  const pagados = rows.filter(({ estado }) => estado === 'comprado').length;
  assert.deepEqual(embudo, {
    iniciados: rows.length,
    completos: rows.length,
    enCarrito: rows.length,
    enPedido: rows.filter(({ pedido }) => pedido).length,
    pagados,
  });
  assert.ok(pagados > 50);
  const { embudo: otro } = await leer({ desde: '2031-01-01', hasta: '2031-12-31' });
  assert.equal(otro.iniciados, 0);
});

/** Notices to the administrator of days that differ. */
const avisados = () =>
  db
    .selectFrom('notificaciones')
    .select('texto')
    .where('idUsuario', '=', admin.idUsuario)
    .where('tipo', '=', 'sumasQueDifieren')
    .execute();

const cerrarAl = (instante: string) =>
  db.transaction().execute(async (tx) => {
    await sql`delete from cierre_de_ventas`.execute(tx);
    await rehacer(tx, guardados.ventas, new Date(instante));
  });

test('con los días cerrados, hasta la mitad del año o hasta ayer, las cifras y los reportes son los mismos', async () => {
  const reportar = async (dias: Dias) => [
    (await as(admin).call(reportes.ventas, { query: dias })).data,
    (await as(admin).call(reportes.productos, { query: dias })).data,
  ];
  const antes = await Promise.all(PERIODOS.map(reportar));
  for (const instante of ['2031-07-16T01:00:00Z', '2031-07-16T09:00:00Z', '2032-02-10T15:00:00Z']) {
    await cerrarAl(instante);
    for (const dias of PERIODOS) await comparar(dias);
    assert.deepEqual(await Promise.all(PERIODOS.map(reportar)), antes, instante);
  }
});

test('cerrar otra vez no suma nada dos veces, y un día que cambió se nota, se dice y se rehace', async () => {
  await cerrarAl('2031-03-01T15:00:00Z');
  await db.transaction().execute((tx) => cerrar(tx, guardados.ventas, new Date('2031-03-01T16:00:00Z')));
  await db.transaction().execute((tx) => cerrar(tx, guardados.ventas, new Date('2031-09-01T15:00:00Z')));
  await comparar(ANIO);
  const { confiable } = await leer(ANIO);
  const cambio = await sql<{
    dia: string;
  }>`update facturas set total = total + 1, base = base + 1, subtotal = subtotal + 1
    where id_factura = (select id_factura from facturas where total > 0 and pagada_en between '2031-02-01' and '2031-08-01' limit 1)
    returning ((pagada_en at time zone 'America/Guatemala')::date)::text as dia`.execute(db);
  assert.deepEqual(
    await queDifieren(db, guardados.ventas),
    cambio.rows.map(({ dia }) => dia),
  );
  await db.transaction().execute((tx) => cerrar(tx, guardados.ventas, clock.now));
  assert.deepEqual([confiable, (await leer(ANIO)).confiable], [true, false]);
  const { data: difieren } = await as(admin).call(api.tableros.diferencias, {});
  assert.deepEqual(
    difieren.map(({ dia, guardado, filas }) => [
      dia,
      filas.ingresos - guardado.ingresos,
      filas.pedidos - guardado.pedidos,
    ]),
    cambio.rows.map(({ dia }) => [dia, 1, 0]),
  );
  // Reviewed again the next day with the same difference, nobody is told twice; another difference is told.
  await db.transaction().execute((tx) => cerrar(tx, guardados.ventas, new Date(clock.now.getTime() + DAY)));
  assert.equal((await avisados()).length, 1);
  await sql`update facturas set total = total + 1, base = base + 1, subtotal = subtotal + 1
    where id_factura = (select id_factura from facturas where total > 0 and pagada_en between '2031-02-01' and '2031-08-01' limit 1)`.execute(
    db,
  );
  await db.transaction().execute((tx) => cerrar(tx, guardados.ventas, new Date(clock.now.getTime() + DAY)));
  assert.equal((await avisados()).length, 2);
  assert.match((await correosPara(db, admin.email)).at(-1)?.texto ?? '', /no es la suma de sus facturas/);
  await db.transaction().execute((tx) => rehacer(tx, guardados.ventas, clock.now));
  assert.equal((await leer(ANIO)).confiable, true);
});

test('cerrar y revisar todas las ventas lee un mes en cada sentencia, por muchas que sean', async () => {
  const leidas: string[] = [];
  const contado = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode') leidas.push(...(node as RawNode).sqlFragments.slice(0, 1));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await contado.transaction().execute((tx) => rehacer(tx, guardados.ventas, clock.now));
  await contado.transaction().execute((tx) => cerrar(tx, guardados.ventas, clock.now));
  const { rows } = await sql<{
    meses: number;
  }>`select (date_part('month', a) + 12 * date_part('year', a) + 1)::int as meses
    from (select age(date_trunc('month', max(dia)), date_trunc('month', min(dia))) as a from ventas_por_dia) x`.execute(
    db,
  );
  const meses = rows[0]?.meses ?? 0;
  const cuantas = (inicio: RegExp) => leidas.filter((texto) => inicio.test(texto)).length;
  assert.ok(meses > 12, String(meses));
  for (const inicio of [/^insert into ventas_por_dia/, /^insert into productos_por_dia/, /^select dia::text/])
    assert.ok(cuantas(inicio) >= meses, `${inicio}: ${cuantas(inicio)} de ${meses}`);
});

test('un cierre que no llega a su fin no deja nada', async () => {
  const roto = db.transaction().execute(async (tx) => {
    await sql`delete from cierre_de_ventas`.execute(tx);
    await rehacer(tx, guardados.ventas, new Date('2031-05-01T15:00:00Z'));
    throw new Error('se cortó');
  });
  await assert.rejects(roto, /se cortó/);
  assert.deepEqual(await queDifieren(db, guardados.ventas), []);
});
