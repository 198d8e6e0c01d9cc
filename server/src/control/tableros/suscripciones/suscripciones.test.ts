import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import { suscripcionesDeOficina } from '@fedatario/contract/compra';
import { sql } from 'kysely';
import { correosPara } from '../../../casa/notificaciones/testing.ts';
import { createPagada } from '../../../compra/pagos/testing/compras.ts';
import { createSuscripcion } from '../../../compra/suscripciones/testing/planes.ts';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { cerrar, guardados, queDifieren, rehacer } from '../../cierres/cierres.ts';
import { compararPlanes, leerPlanes } from '../testing/cuenta-de-planes.ts';
import { type Dias, nombreDe } from '../testing/cuenta-llana.ts';
import { tableroDeSuscripciones } from './suscripciones.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2032-02-10T15:00:00Z');

/** A generator of numbers that gives the same ones at each run (Lehmer). */
let semilla = 20_261_127;
const azar = (n: number) => {
  semilla = (semilla * 48_271) % 2_147_483_647;
  return semilla % n;
};
const uno = <X>(de: readonly X[]) => de[azar(de.length)] as X;

const admin = await createUsuario(db, { rol: 'admin' });

/** One after another, subscriptions of a customer, each with charges of any price and period, some of them cancelled. */
async function clienteAlAzar() {
  const who = await createUsuario(db);
  let en = new Date(Date.parse('2030-10-01T00:00:00Z') + azar(400 * 24) * 3_600_000);
  const avanzar = () => {
    en = new Date(en.getTime() + 3_600_000 + azar(120 * 24) * 3_600_000);
    return en < clock.now;
  };
  for (let vez = 0; vez < 1 + azar(3); vez++) {
    const { idSuscripcion, idFactura } = await createSuscripcion(db, who, { periodo: uno(['mensual', 'anual']) });
    await cobrar(idFactura, en);
    for (let n = 2; n < 2 + azar(4) && avanzar(); n++) {
      const { idFactura: _, ...cargo } = await db
        .selectFrom('suscripcionCargos')
        .selectAll()
        .where('idFactura', '=', idFactura)
        .executeTakeFirstOrThrow();
      const otra = await createPagada(db, await createUsuario(db));
      await db
        .insertInto('suscripcionCargos')
        .values({ ...cargo, idFactura: otra, vuelta: n, clase: 'renovacion' })
        .execute();
      await cobrar(otra, en);
    }
    if (!avanzar() || azar(3) === 0) return;
    await db
      .updateTable('suscripciones')
      .set({ estado: 'cancelada', canceladaEn: en })
      .where('idSuscripcion', '=', idSuscripcion)
      .execute();
    if (!avanzar()) return;
  }
}

/** A charge of any price, with a version of the plan that has it. */
async function cobrar(idFactura: string, en: Date) {
  const periodo = uno(['mensual', 'anual']);
  const precio = uno([4_900, 9_900, 9_901, 99_005]);
  await sql`with version as (
      insert into versiones_plan (id_version, id_plan, numero, precio_mensual, precio_anual, documentos, publicada_en)
      select gen_random_uuid(), s.id_plan, (select max(numero) + 1 from versiones_plan w where w.id_plan = s.id_plan),
        ${periodo === 'mensual' ? precio : 777}, ${periodo === 'anual' ? precio : null}, 2, ${en}
      from suscripcion_cargos g join suscripciones s using (id_suscripcion) where g.id_factura = ${idFactura} returning id_version
    ), cargo as (
      update suscripcion_cargos g set periodo = ${periodo}, precio = ${precio}, aplicado_en = ${en}, id_version = v.id_version
      from version v where g.id_factura = ${idFactura} returning g.id_suscripcion, g.id_version
    ) update suscripciones s set periodo = ${periodo}, id_version = c.id_version from cargo c
      where s.id_suscripcion = c.id_suscripcion`.execute(db);
}

for (let cliente = 0; cliente < 30; cliente++) await clienteAlAzar();

const hechos = await leerPlanes(db);

const ANIO: Dias = { desde: '2031-01-01', hasta: '2031-12-31' };
const PERIODOS: readonly Dias[] = [
  ANIO,
  { desde: '2031-03-10', hasta: '2031-04-02' },
  { desde: '2031-11-20' },
  { hasta: '2031-06-15' },
  {},
];
const leer = async (query: Dias) => (await as(admin).call(api.tableros.suscripciones, { query })).data;
const comparar = async (dias: Dias) => compararPlanes(await leer(dias), hechos, dias);

for (const dias of PERIODOS)
  test(`los extremos, cada movimiento y cada punto ${nombreDe(dias)} son lo que dice cada pago y cancelación`, () =>
    comparar(dias));

test('la gráfica de un período de muchos años comienza con él, si ya había suscripciones', async () => {
  const now = new Date('2045-03-01T15:00:00Z');
  const { porMes, puntos, inicio } = await tableroDeSuscripciones({ db, now }, { desde: '2031-08-01' });
  assert.ok(inicio.cantidad > 0 && porMes);
  assert.equal(puntos[0]?.dia, '2031-08-01');
});

test('un año tiene movimientos de cada clase, y juntos son la diferencia entre sus extremos', async () => {
  const { inicio, fin, movimientos } = await leer(ANIO);
  const todos = Object.values(movimientos);
  assert.ok(inicio.cantidad > 0 && fin.cantidad > 5 && todos.every(({ cantidad }) => cantidad > 0));
  assert.equal(
    todos.reduce((total, { mrr }) => total + mrr, inicio.mrr),
    fin.mrr,
  );
});

const cerrarAl = (instante: string) =>
  db.transaction().execute((tx) => cerrar(tx, guardados.planes, new Date(instante)));
const cuantosGuardados = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from planes_por_dia`.execute(db)).rows[0]?.n ?? 0;

test('con los días cerrados, de una vez o poco a poco, las cifras son las mismas', async () => {
  let antes = 0;
  for (const instante of [
    '2031-03-15T15:00:00Z',
    '2031-03-16T07:00:00Z',
    '2031-08-20T15:00:00Z',
    '2032-02-10T15:00:00Z',
  ]) {
    await cerrarAl(instante);
    for (const dias of PERIODOS) await comparar(dias);
    assert.deepEqual(await queDifieren(db, guardados.planes), []);
    assert.ok((await cuantosGuardados()) >= antes);
    antes = await cuantosGuardados();
  }
  assert.ok(antes > 60, String(antes));
  await cerrarAl('2032-02-10T16:00:00Z');
  assert.equal(await cuantosGuardados(), antes);
  await db.transaction().execute((tx) => rehacer(tx, guardados.planes, clock.now));
  for (const dias of PERIODOS) await comparar(dias);
  assert.equal(await cuantosGuardados(), antes);
});

test('lo que se guardó se lee en lugar de sus filas: solo las de los días sin cerrar cambian las cifras', async () => {
  await sql`update planes_por_dia set cantidad = cantidad + 1 where movimiento = 'nuevas'
    and dia = (select min(dia) from planes_por_dia where movimiento = 'nuevas')`.execute(db);
  assert.equal((await leer({})).movimientos.nuevas.cantidad, 31);
  await db.transaction().execute((tx) => rehacer(tx, guardados.planes, clock.now));
  assert.equal((await leer({})).movimientos.nuevas.cantidad, 30);
});

test('un día guardado que no es lo que dicen sus filas se nota, se dice una vez, se muestra y se rehace', async () => {
  assert.equal((await leer(ANIO)).confiable, true);
  const { rows } = await sql<{ dia: string }>`update planes_por_dia set mrr = mrr + 1
    where (dia, movimiento) = (select dia, movimiento from planes_por_dia where dia > '2031-05-01' order by dia, movimiento limit 1)
    returning dia`.execute(db);
  const dias = rows.map(({ dia }) => dia);
  assert.deepEqual([dias.length, await queDifieren(db, guardados.planes)], [1, dias]);
  await cerrarAl('2032-02-10T17:00:00Z');
  await cerrarAl('2032-02-11T17:00:00Z');
  assert.equal((await leer(ANIO)).confiable, false);
  const difieren = (await as(admin).call(api.tableros.diferenciasDePlanes, {})).data;
  assert.deepEqual(
    difieren.map(({ dia, guardado, filas }) => [dia, guardado.mrr - filas.mrr, guardado.nuevas - filas.nuevas]),
    [[dias[0], 1, 0]],
  );
  const correos = await correosPara(db, admin.email);
  assert.equal(correos.length, 1);
  assert.match(correos[0]?.texto ?? '', /no es lo que dicen los pagos y las cancelaciones/);
  await db.transaction().execute((tx) => rehacer(tx, guardados.planes, clock.now));
  assert.equal((await leer(ANIO)).confiable, true);
});

test('hoy, cada estado y cada riesgo cuenta las suscripciones de su lista, y los planes suman lo mismo', async () => {
  await sql`update suscripciones set estado = 'enMora', en_mora_desde = ${new Date(clock.now.getTime() - DAY)}
    where id_suscripcion in (select id_suscripcion from suscripciones where estado = 'activa' order by 1 limit 3)`.execute(
    db,
  );
  const { estados, riesgos, planes, fin } = await leer({});
  const total = (rows: readonly { cantidad: number; mrr: number }[]) => ({
    cantidad: rows.reduce((suma, { cantidad }) => suma + cantidad, 0),
    mrr: rows.reduce((suma, { mrr }) => suma + mrr, 0),
  });
  assert.deepEqual([total(estados), total(planes)], [fin, fin]);
  assert.ok(estados.some(({ estado }) => estado === 'enMora'));
  for (const { cantidad, ...row } of [...estados, ...riesgos]) {
    const filtro = 'estado' in row ? { estado: row.estado } : { riesgo: row.riesgo };
    const { total: enLista } = await as(admin).call(suscripcionesDeOficina.list, { query: { ...filtro, limite: 1 } });
    assert.equal(enLista, cantidad, JSON.stringify(filtro));
  }
});

test('el consumo de un plan es lo otorgado y lo usado en el periodo de cada quien', async () => {
  const { planes } = await leer({});
  const { rows } = await sql<{ otorgados: number; disponibles: number }>`
    select sum(case when b.movimiento = 'otorgado' then b.cantidad else 0 end)::int as otorgados
    from beneficios b join suscripciones s using (id_suscripcion) where s.estado <> 'cancelada' and b.vuelta = s.vuelta`.execute(
    db,
  );
  const suma = (de: (row: (typeof planes)[number]) => number) => planes.reduce((total, row) => total + de(row), 0);
  assert.equal(
    suma(({ otorgados }) => otorgados),
    rows[0]?.otorgados,
  );
  assert.equal(
    suma(({ otorgados, usados, disponibles }) => otorgados - usados - disponibles),
    0,
  );
});
