import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api, DAY, notasDeCredito, reportes, ticketPromedio, ventas } from '@fedatario/contract';
import { sql } from 'kysely';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { correosPara } from '../../../testing/notificaciones.ts';
import { createVentasAlAzar } from '../../../testing/ventas-al-azar.ts';
import { cerrarDias, diasQueDifieren, rehacerDias } from '../../cierres/cierres.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2032-02-10T15:00:00Z');

const admin = await createUsuario(db, { rol: 'admin' });
await createVentasAlAzar(db, admin);

const query = async <Row>(texto: string) => (await sql.raw<Row>(texto).execute(db)).rows;
interface Dias {
  readonly desde?: string;
  readonly hasta?: string;
}
const ANIO: Dias = { desde: '2031-01-01', hasta: '2031-12-31' };
const PERIODOS: readonly Dias[] = [
  ANIO,
  { desde: '2031-02-01', hasta: '2031-02-28' },
  { desde: '2031-07-15', hasta: '2031-07-15' },
  {},
];

/** Whether an instant is of the period: the office is six hours behind UTC all year. */
const entre =
  ({ desde, hasta }: Dias) =>
  (en: Date | null) => {
    const dia = en && new Date(en.getTime() - 6 * 3_600_000).toISOString().slice(0, 10);
    return dia !== null && (desde === undefined || dia >= desde) && (hasta === undefined || dia <= hasta);
  };

const facturas = await query<{
  id: string;
  en: Date | null;
  total: number;
  descuento: number;
  metodo: string;
  codigo: string | null;
}>('select id_factura as id, pagada_en as en, total, descuento, metodo, codigo from facturas');
const notas = await query<{ id: string; en: Date; total: number }>(
  'select id_factura as id, creada_en as en, total from notas_credito',
);
const reembolsos = await query<{ en: Date; monto: number }>(
  `select h.hecho_en as en, r.monto from reembolso_historial h join reembolsos r using (id_reembolso) where h.a = 'completado'`,
);
const suma = (montos: readonly number[]) => montos.reduce((total, monto) => total + monto, 0);
const leer = async (dias: Dias) => (await as(admin).call(api.tableros.ventas, { query: dias })).data;

/** Every figure of a period is the plain sum of the rows. */
async function comparar(dias: Dias) {
  const tablero = await leer(dias);
  const suyas = facturas.filter(({ en }) => entre(dias)(en));
  const susNotas = notas.filter(({ en }) => entre(dias)(en));
  const pagados = reembolsos.filter(({ en }) => entre(dias)(en));
  const conCobro = suyas.filter(({ total }) => total > 0).length;
  const ingresos = suma(suyas.map(({ total }) => total));
  assert.deepEqual(
    [tablero.pedidos, tablero.conCobro, tablero.ingresos, tablero.descuento],
    [suyas.length, conCobro, ingresos, suma(suyas.map(({ descuento }) => descuento))],
  );
  assert.deepEqual(tablero.notas, { cantidad: susNotas.length, monto: suma(susNotas.map(({ total }) => total)) });
  assert.deepEqual(tablero.reembolsos, { cantidad: pagados.length, monto: suma(pagados.map(({ monto }) => monto)) });
  assert.equal(ticketPromedio(tablero), conCobro === 0 ? null : Math.round(ingresos / conCobro));
  for (const partes of [tablero.puntos, tablero.metodos.map((row) => ({ ...row, ingresos: row.cobrado }))]) {
    assert.equal(suma(partes.map(({ pedidos }) => pedidos)), suyas.length);
    assert.equal(suma(partes.map((parte) => parte.ingresos)), ingresos);
    assert.equal(suma(partes.map(({ devuelto }) => devuelto)), tablero.notas.monto);
  }
  for (const { dia, ingresos: deEse } of tablero.puntos) {
    const hasta = tablero.porMes ? `${dia.slice(0, 7)}-31` : dia;
    const susMontos = suyas.filter(({ en }) => entre({ desde: dia, hasta })(en)).map(({ total }) => total);
    assert.equal(deEse, suma(susMontos), dia);
  }
  assert.equal(suma(tablero.categorias.map(({ cobrado }) => cobrado)), ingresos);
  assert.equal(suma(tablero.categorias.map(({ devuelto }) => devuelto)), tablero.notas.monto);
  for (const { codigo, pedidos, cobrado, descuento } of tablero.codigos) {
    const conEl = suyas.filter((row) => row.codigo === codigo);
    const [total, menos] = [suma(conEl.map((row) => row.total)), suma(conEl.map((row) => row.descuento))];
    assert.deepEqual([pedidos, cobrado, descuento], [conEl.length, total, menos]);
  }
}

const nombreDe = ({ desde = 'siempre', hasta = 'hoy' }: Dias) => `de ${desde} a ${hasta}`;
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
  const rows = await query<{ estado: string; pedido: boolean }>(
    `select estado, exists (select from factura_lineas l where l.id_borrador = b.id_borrador) as pedido from borradores b`,
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
    await rehacerDias(tx, new Date(instante));
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
  await db.transaction().execute((tx) => cerrarDias(tx, new Date('2031-03-01T16:00:00Z')));
  await db.transaction().execute((tx) => cerrarDias(tx, new Date('2031-09-01T15:00:00Z')));
  await comparar(ANIO);
  const { confiable } = await leer(ANIO);
  const cambio = await sql<{
    dia: string;
  }>`update facturas set total = total + 1, base = base + 1, subtotal = subtotal + 1
    where id_factura = (select id_factura from facturas where total > 0 and pagada_en between '2031-02-01' and '2031-08-01' limit 1)
    returning ((pagada_en at time zone 'America/Guatemala')::date)::text as dia`.execute(db);
  assert.deepEqual(
    await diasQueDifieren(db),
    cambio.rows.map(({ dia }) => dia),
  );
  await db.transaction().execute((tx) => cerrarDias(tx, clock.now));
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
  await db.transaction().execute((tx) => cerrarDias(tx, new Date(clock.now.getTime() + DAY)));
  assert.equal((await avisados()).length, 1);
  await sql`update facturas set total = total + 1, base = base + 1, subtotal = subtotal + 1
    where id_factura = (select id_factura from facturas where total > 0 and pagada_en between '2031-02-01' and '2031-08-01' limit 1)`.execute(
    db,
  );
  await db.transaction().execute((tx) => cerrarDias(tx, new Date(clock.now.getTime() + DAY)));
  assert.equal((await avisados()).length, 2);
  assert.match((await correosPara(db, admin.email)).at(-1)?.texto ?? '', /no es la suma de sus facturas/);
  await db.transaction().execute((tx) => rehacerDias(tx, clock.now));
  assert.equal((await leer(ANIO)).confiable, true);
});

test('un cierre que no llega a su fin no deja nada', async () => {
  const roto = db.transaction().execute(async (tx) => {
    await sql`delete from cierre_de_ventas`.execute(tx);
    await rehacerDias(tx, new Date('2031-05-01T15:00:00Z'));
    throw new Error('se cortó');
  });
  await assert.rejects(roto, /se cortó/);
  assert.deepEqual(await diasQueDifieren(db), []);
});
