import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DAY } from '@fedatario/contract/base';
import { byLength, REPEAT, SEED } from '@fedatario/document-engine/testing/length';
import { sql } from 'kysely';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { verificar } from '../../control/integridad/verificacion.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createTarjeta } from '../pagos/testing/compras.ts';
import type { Vida } from './testing/actos.ts';
import { type Historia, vivir } from './testing/anios.ts';
import { bancoDePlanes, sorteo } from './testing/banco.ts';
import { createPlan, createSuscripcion } from './testing/planes.ts';

const { database, close } = await startTestApp();
const { db } = database.pools;
after(close);

/** Run with 200 by hand, which takes some minutes; the suite lives through these. */
const SUSCRIPCIONES = 10;
const A_LA_VEZ = 5;
const ANIOS = byLength(1, 3);
const DIAS = ANIOS * 365;
const INICIO = new Date('2026-01-31T15:00:00Z');
const FIN = new Date(INICIO.getTime() + DIAS * DAY);
const SEMILLA = SEED * 1_000;

const planes = await Promise.all(
  [
    { precioMensual: 4_900, precioAnual: 49_000, documentos: 1, citas: 0, descuento: 5 },
    { precioMensual: 9_900, precioAnual: 99_000, documentos: 2, citas: 1, descuento: 20 },
    { precioMensual: 19_900, precioAnual: 199_000, documentos: 8, citas: 3, descuento: 20 },
    // It costs more and gives no units: those that are left are credited, and cannot be used while it waits to be paid.
    { precioMensual: 29_900, precioAnual: 299_000, documentos: 0, citas: 0, descuento: 50 },
    { precioMensual: 49_900, precioAnual: 499_000, documentos: null, citas: 4, descuento: 30 },
  ].map((plan) => createPlan(db, plan)),
);

/** Servers stand still on some days, up to five in a row. */
function apagones(semilla: number): (dia: number) => boolean {
  const azar = sorteo(semilla);
  const dias = new Set<number>();
  for (let i = 0; i < 10 * ANIOS; i += 1) {
    const desde = azar(DIAS);
    for (let n = azar(5); n >= 0; n -= 1) dias.add(desde + n);
  }
  return (dia) => dias.has(dia);
}

const banco = bancoDePlanes();
const { idUsuario: idNotario } = await createNotario(db, { modalidades: ['telefono'] });
const admin = await createUsuario(db, { rol: 'admin' });

/** One subscription, begun on a day of the first two months, and its years. */
async function unaVida(indice: number): Promise<{ vida: Vida; historia: Historia }> {
  const azar = sorteo(SEMILLA + indice * 7_919);
  const now = new Date(INICIO.getTime() + azar(60) * DAY);
  const who = await createUsuario(db);
  const tarjeta = `pm_${await createTarjeta(db, who)}`;
  const plan = [4_900, 9_900, 19_900][azar(3)] ?? 9_900;
  const periodo = azar(3) === 0 ? 'anual' : 'mensual';
  const terminos = { precioMensual: plan, precioAnual: plan * 10, documentos: azar(4), citas: azar(4) };
  const { idSuscripcion } = await createSuscripcion(db, who, { now, periodo, descuento: 10, ...terminos });
  const apagado = apagones(SEMILLA);
  const suyos = planes.map(({ idPlan }) => idPlan);
  const abierto = { cambio: null, devolucion: null, citas: [] };
  const oficina = { idNotario, admin };
  const vida: Vida = { db, banco, who, tarjeta, idSuscripcion, planes: suyos, azar, apagado, abierto, ...oficina };
  return { vida, historia: await vivir(vida, now, DIAS) };
}

async function todas(): Promise<{ vida: Vida; historia: Historia }[]> {
  const vividas: { vida: Vida; historia: Historia }[] = [];
  for (let i = 0; i < SUSCRIPCIONES; i += A_LA_VEZ)
    vividas.push(...(await Promise.all(Array.from({ length: A_LA_VEZ }, (_, n) => unaVida(i + n)))));
  return vividas;
}

const vividas = await todas().catch((cause) => {
  throw new Error(`Para repetirlo: ${REPEAT}`, { cause });
});

const cargos = () =>
  db
    .selectFrom('suscripcionCargos as g')
    .innerJoin('facturas as f', 'f.idFactura', 'g.idFactura')
    .innerJoin('versionesPlan as v', 'v.idVersion', 'g.idVersion')
    .select(['g.idSuscripcion', 'g.clase', 'g.vuelta', 'g.estado', 'g.precio', 'g.periodo', 'g.desde', 'g.hasta'])
    .select(['f.idFactura', 'f.estado as factura', 'f.total', 'f.pagadaEn', 'v.precioMensual', 'v.precioAnual'])
    .orderBy('g.idSuscripcion')
    .orderBy('g.aplicadoEn')
    .orderBy('g.creadoEn')
    .execute();

test('el libro nunca baja de cero, y su saldo es la suma de sus líneas', async () => {
  const { rows } = await sql<{ malas: number; lineas: number }>`
    select (select count(*)::int from beneficios) as lineas,
      (select count(*)::int from beneficio_saldos s
        where not exists (select from beneficios b where b.id_suscripcion = s.id_suscripcion and b.clase = s.clase and b.ilimitado)
          and s.disponible is distinct from (select sum(case when movimiento in ('otorgado', 'devuelto') then cantidad
            when movimiento in ('reservado', 'vencido') then -cantidad else 0 end)
          from beneficios b where b.id_suscripcion = s.id_suscripcion and b.clase = s.clase)) as malas`.execute(db);
  assert.equal(rows[0]?.malas, 0);
  assert.ok((rows[0]?.lineas ?? 0) > SUSCRIPCIONES * byLength(2, 8), `${rows[0]?.lineas} líneas`);
});

test('lo dado y lo usado en el periodo de cada plan son los de su libro, y su precio el de su último cargo', async () => {
  const promesas = (await verificar(db, FIN)).filter(({ promesa }) => /su libro|último cargo/.test(promesa));
  assert.deepEqual(
    promesas.map(({ faltas }) => faltas),
    [[], []],
  );
});

test('cada cargo aplicado es una factura pagada por su precio, y ninguno se cobra dos veces', async () => {
  const todos = await cargos();
  for (const { idFactura, clase, estado, factura, total, precio, periodo, precioMensual, precioAnual } of todos) {
    assert.equal(estado === 'aplicado', factura === 'pagada', idFactura);
    assert.equal(precio, periodo === 'anual' ? precioAnual : precioMensual, idFactura);
    assert.ok(clase === 'cambio' ? total > 0 && total <= precio : total === precio, `${clase} ${total} ${precio}`);
  }
  const capturas = [...banco.cobros.values()].filter(({ estado }) => estado === 'capturado');
  const pagadas = capturas.map(({ metadata }) => metadata.idFactura);
  assert.equal(new Set(pagadas).size, pagadas.length);
  const deFactura = new Map(todos.map((cargo) => [cargo.idFactura, cargo]));
  for (const { metadata, monto } of capturas) {
    const cargo = deFactura.get(metadata.idFactura ?? '');
    assert.deepEqual([cargo?.factura, cargo?.total], ['pagada', monto]);
  }
  assert.ok(capturas.length > SUSCRIPCIONES * byLength(1, 5), `${capturas.length} cobros`);
});

test('ningún periodo falta ni se encima: cada uno comienza donde acabó el anterior, o el día en que se pagó tarde', async () => {
  const aplicados = (await cargos()).filter(({ estado }) => estado === 'aplicado');
  for (const { vida } of vividas) {
    const suyos = aplicados.filter(({ idSuscripcion }) => idSuscripcion === vida.idSuscripcion);
    const periodos = suyos.filter(({ clase }) => clase !== 'cambio');
    const vueltas = new Set(suyos.map(({ vuelta }) => vuelta));
    assert.deepEqual(
      [...vueltas].sort((a, b) => a - b),
      Array.from(vueltas, (_, i) => i + 1),
    );
    assert.equal(new Set(periodos.map(({ vuelta }) => vuelta)).size, periodos.length);
    for (const [i, { clase, desde, pagadaEn }] of suyos.entries()) {
      if (i === 0 || clase === 'cambio') continue;
      const antes = suyos[i - 1]?.hasta ?? desde;
      const seguido = desde.getTime() === antes.getTime();
      assert.ok(seguido || (desde > antes && desde.getTime() === pagadaEn?.getTime()), `${vida.idSuscripcion} ${i}`);
    }
  }
});

test('al final, lo que sigue activo está pagado, y el ingreso del mes es la suma de sus últimos cargos', async () => {
  const activas = await db
    .selectFrom('suscripciones as s')
    .innerJoin('versionesPlan as v', 'v.idVersion', 's.idVersion')
    .select(['s.idSuscripcion', 's.periodo', 's.finPeriodo', 's.creadaEn', 'v.precioMensual', 'v.precioAnual'])
    .where('s.estado', 'in', ['activa', 'cambioProgramado', 'cancelacionProgramada'])
    .execute();
  const alMes = (periodo: string, precio: number) => (periodo === 'anual' ? precio / 12 : precio);
  const ultimos = new Map(
    (await cargos()).filter(({ estado }) => estado === 'aplicado').map((uno) => [uno.idSuscripcion, uno] as const),
  );
  let [deTerminos, deCargos] = [0, 0];
  for (const { idSuscripcion, periodo, finPeriodo, precioMensual, precioAnual } of activas) {
    deTerminos += alMes(periodo, (periodo === 'anual' ? precioAnual : precioMensual) ?? 0);
    const ultimo = ultimos.get(idSuscripcion);
    deCargos += alMes(ultimo?.periodo ?? '', ultimo?.precio ?? 0);
    // Servers stood still up to five days, and nobody is charged until three days after they were told.
    assert.ok(finPeriodo.getTime() > FIN.getTime() - 12 * DAY, `${idSuscripcion} ${finPeriodo.toISOString()}`);
  }
  assert.equal(deTerminos, deCargos);
  assert.ok(activas.length > 0);
});

test('ningún periodo usa más de lo que dio y de lo que la oficina debía, ni nada mientras se decidía devolverlo', async () => {
  const { rows } = await sql<{ gastados: number; enDevolucion: number; sinSaldar: number; tardias: number }>`
    select (select count(*)::int from (select 1 from beneficios b
        where not exists (select from beneficios i where i.id_suscripcion = b.id_suscripcion and i.clase = b.clase and i.ilimitado)
        group by b.id_suscripcion, b.clase, b.vuelta
        having sum(case when movimiento = 'reservado' then 1 when movimiento = 'devuelto' then -1 else 0 end)
          > sum(case when movimiento = 'otorgado' then cantidad else 0 end) + (select count(*) from beneficios o
            where o.id_suscripcion = b.id_suscripcion and o.clase = b.clase and o.por_oficina and o.vuelta < b.vuelta)) t) as gastados,
      (select count(*)::int from beneficios b join suscripcion_cargos g on g.id_suscripcion = b.id_suscripcion and g.vuelta = b.vuelta
        join reembolsos r on r.id_factura = g.id_factura
        join reembolso_historial h on h.id_reembolso = r.id_reembolso and h.a in ('aprobado', 'negado', 'retirado')
        where b.movimiento = 'reservado' and b.hecho_en > r.creado_en and b.hecho_en < h.hecho_en) as en_devolucion,
      (select count(*)::int from citas c join beneficios b on b.id_cita = c.id_cita and b.movimiento = 'reservado'
        where c.estado not in ('retenida', 'solicitada', 'confirmada', 'reclamada')
          and not exists (select from beneficios f where f.id_cita = c.id_cita and f.movimiento <> 'reservado')
          and not exists (select from suscripciones s where s.id_suscripcion = b.id_suscripcion and s.estado = 'cancelada')) as sin_saldar,
      (select count(*)::int from suscripciones s join beneficios b on b.id_suscripcion = s.id_suscripcion and b.movimiento = 'reservado'
        join citas c on c.id_cita = b.id_cita where s.estado = 'cancelada' and b.hecho_en < s.cancelada_en
          and c.estado = 'confirmada' and c.inicio >= greatest(s.fin_periodo, s.cancelada_en)) as tardias`.execute(db);
  assert.deepEqual(rows[0], { gastados: 0, enDevolucion: 0, sinSaldar: 0, tardias: 0 });
});

test('la misma semilla cuenta siempre la misma historia', async (t) => {
  t.diagnostic(REPEAT);
  for (const indice of [0, 1]) assert.deepEqual((await unaVida(indice)).historia, vividas[indice]?.historia);
  assert.notDeepEqual(vividas[0]?.historia, vividas[1]?.historia);
});
