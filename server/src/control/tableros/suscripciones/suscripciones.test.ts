import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api, DAY, suscripcionesDeOficina } from '@fedatario/contract';
import { sql } from 'kysely';
import { startTestApp } from '../../../testing/client.ts';
import { createPagada } from '../../../testing/compras.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { createSuscripcion } from '../../../testing/planes.ts';

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

interface Hecho {
  readonly cliente: number;
  readonly en: Date;
  /** Centavos a month from then on; zero when it ended. */
  readonly mrr: number;
}
const hechos: Hecho[] = [];

/** One after another, subscriptions of a customer, each with charges of any price and period, some of them cancelled. */
async function clienteAlAzar(cliente: number) {
  const who = await createUsuario(db);
  let en = new Date(Date.parse('2030-10-01T00:00:00Z') + azar(400 * 24) * 3_600_000);
  const avanzar = () => {
    en = new Date(en.getTime() + 3_600_000 + azar(120 * 24) * 3_600_000);
    return en < clock.now;
  };
  for (let vez = 0; vez < 1 + azar(3); vez++) {
    const { idSuscripcion, idFactura } = await createSuscripcion(db, who, { periodo: uno(['mensual', 'anual']) });
    await cobrar(idFactura, en, cliente);
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
      await cobrar(otra, en, cliente);
    }
    if (!avanzar() || azar(3) === 0) return;
    await db
      .updateTable('suscripciones')
      .set({ estado: 'cancelada', canceladaEn: en })
      .where('idSuscripcion', '=', idSuscripcion)
      .execute();
    hechos.push({ cliente, en, mrr: 0 });
    if (!avanzar()) return;
  }
}

async function cobrar(idFactura: string, en: Date, cliente: number) {
  const periodo = uno(['mensual', 'anual']);
  const precio = uno([4_900, 9_900, 9_901, 99_005]);
  await db
    .updateTable('suscripcionCargos')
    .set({ periodo, precio, aplicadoEn: en })
    .where('idFactura', '=', idFactura)
    .execute();
  hechos.push({ cliente, en, mrr: periodo === 'anual' ? Math.round(precio / 12) : precio });
}

for (let cliente = 0; cliente < 30; cliente++) await clienteAlAzar(cliente);

const ANIO = { desde: '2031-01-01', hasta: '2031-12-31' };
const leer = async (dias: { desde?: string; hasta?: string }) =>
  (await as(admin).call(api.tableros.suscripciones, { query: dias })).data;
const { data: tablero } = { data: await leer(ANIO) };

/** The last thing that happened to a customer before an instant; undefined before the first. */
const antesDe = (cliente: number, en: Date) =>
  hechos.filter((hecho) => hecho.cliente === cliente && hecho.en < en).at(-1);
const valorEn = (en: Date) => {
  const ultimos = Array.from({ length: 30 }, (_, cliente) => antesDe(cliente, en)?.mrr ?? 0);
  return { cantidad: ultimos.filter((mrr) => mrr > 0).length, mrr: ultimos.reduce((total, mrr) => total + mrr, 0) };
};
const [INICIO, FIN] = [new Date('2031-01-01T06:00Z'), new Date('2032-01-01T06:00Z')];

test('los dos extremos del período valen lo que suma cada cliente por lo último que pagó', () => {
  assert.deepEqual(tablero.inicio, valorEn(INICIO));
  assert.deepEqual(tablero.fin, valorEn(FIN));
  assert.ok(tablero.fin.cantidad > 5 && tablero.inicio.cantidad > 0);
});

function movimientoDe(before: number | undefined, mrr: number) {
  if (before === undefined) return 'nuevas';
  if (mrr === 0) return 'bajas';
  if (before === 0) return 'reactivadas';
  return mrr > before ? 'expansion' : 'contraccion';
}

test('cada movimiento es lo que cambió con cada pago y cada cancelación, y juntos son la diferencia', () => {
  const cuenta = { nuevas: [0, 0], reactivadas: [0, 0], expansion: [0, 0], contraccion: [0, 0], bajas: [0, 0] };
  for (const { cliente, en, mrr } of hechos.filter((hecho) => hecho.en >= INICIO && hecho.en < FIN)) {
    const before = antesDe(cliente, en);
    if (mrr === before?.mrr) continue;
    const que = movimientoDe(before?.mrr, mrr);
    cuenta[que][0] = (cuenta[que][0] ?? 0) + 1;
    cuenta[que][1] = (cuenta[que][1] ?? 0) + mrr - (before?.mrr ?? 0);
  }
  for (const [que, [cantidad, mrr]] of Object.entries(cuenta)) {
    assert.deepEqual(tablero.movimientos[que as keyof typeof cuenta], { cantidad, mrr }, que);
    assert.ok((cantidad ?? 0) > 0, que);
  }
  const cambio = Object.values(tablero.movimientos).reduce((total, { mrr }) => total + mrr, 0);
  assert.equal(tablero.inicio.mrr + cambio, tablero.fin.mrr);
  assert.deepEqual(
    tablero.puntos.map(({ mrr }) => mrr),
    tablero.puntos.map((_, mes) => valorEn(new Date(Date.UTC(2031, mes + 1, 1, 6))).mrr),
  );
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
