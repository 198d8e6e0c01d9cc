import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api, type EstadoTramite, estadosTramite } from '@fedatario/contract';
import { sql } from 'kysely';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../../testing/tramites.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2026-03-20T15:00:00Z');

/** A generator of numbers that gives the same ones at each run (Lehmer). */
let semilla = 20_260_320;
const azar = (n: number) => {
  semilla = (semilla * 48_271) % 2_147_483_647;
  return semilla % n;
};
const uno = <X>(de: readonly X[]) => de[azar(de.length)] as X;
const entre = (desde: string, dias: number) => new Date(Date.parse(desde) + azar(dias * 86_400) * 1000);

const admin = await createUsuario(db, { rol: 'admin' });
const notarios = [await createUsuario(db, { rol: 'notario' }), await createUsuario(db, { rol: 'notario' })];

/** A pause also needs the state before it, which changes nothing here. */
const estados = estadosTramite.filter((estado) => estado !== 'enPausa');

/** A trámite with a history of random states, which may repeat one, and maybe a rating. */
async function tramiteAlAzar(notario: CreatedUsuario) {
  const creada = entre('2026-01-01T00:00:00Z', 70);
  const pasos: { a: EstadoTramite; en: Date }[] = [];
  let en = creada;
  for (let n = 0; n < 2 + azar(6); n++) {
    pasos.push({ a: uno(n > 0 && azar(4) === 0 ? [pasos[n - 1]?.a ?? 'asignado'] : estados), en });
    en = new Date(en.getTime() + 1000 + azar(6 * 86_400) * 1000);
  }
  const { idSolicitud, cliente } = await createTramite(db, notario, { estado: pasos.at(-1)?.a ?? 'asignado' });
  const venceEn = azar(2) === 0 ? null : entre('2026-03-01T00:00:00Z', 40);
  await db
    .updateTable('solicitudes')
    .set({ creadaEn: creada, venceEn, relojDesde: venceEn && creada })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  await db.deleteFrom('solicitudHistorial').where('idSolicitud', '=', idSolicitud).execute();
  const filas = pasos.map(({ a, en: hechoEn }, i) => ({ a, hechoEn, orden: i + 1, de: pasos[i - 1]?.a ?? null }));
  const comun = { idSolicitud, accion: 'asignar', idUsuario: null, motivo: null };
  await db
    .insertInto('solicitudHistorial')
    .values(filas.map((fila) => ({ ...fila, ...comun })))
    .execute();
  if (azar(2) === 0) return;
  const dada = entre('2026-01-20T00:00:00Z', 60);
  const nota = { idSolicitud, idNotario: notario.idUsuario, idUsuario: cliente.idUsuario, comentario: null };
  const { idProducto } = await db
    .selectFrom('solicitudes')
    .select('idProducto')
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('calificaciones')
    .values({ ...nota, idProducto, puntos: 1 + azar(5), creadaEn: dada, actualizadaEn: dada })
    .execute();
}

for (let n = 0; n < 60; n++) await tramiteAlAzar(uno(notarios));

const ABIERTOS = `('requisitosPendientes', 'sinAsignar', 'asignado', 'enRevision', 'enCorreccion', 'porAprobar', 'porFirmar',
  'firmado', 'noEntregado', 'enPausa')`;
const query = async <Row>(texto: string) => (await sql.raw<Row>(texto).execute(db)).rows;
const count = async (texto: string) => (await query<{ n: number }>(`select count(*)::int as n from ${texto}`))[0]?.n;

/** February of the office, as instants. */
const FEBRERO = `between '2026-02-01 06:00Z' and '2026-03-01 05:59:59.999Z'`;
const { data: tablero } = await as(admin).call(api.tableros.tramites, {
  query: { desde: '2026-02-01', hasta: '2026-02-28' },
});

/** The value below which this part of the hours lies, between two neighbours. */
function percentil(horas: readonly number[], parte: number): number {
  const place = (horas.length - 1) * parte;
  const [below = 0, above = below] = [horas[Math.floor(place)], horas[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}

test('lo abierto, por estado, por turno y vencido, es lo que cuenta un SQL llano', async () => {
  const filas = await query<{ estado: string; cantidad: number; vencidos: number }>(
    `select estado, count(*)::int as cantidad, count(case when vence_en < '2026-03-20 15:00Z' then 1 end)::int as vencidos
     from solicitudes where estado in ${ABIERTOS} group by estado`,
  );
  const ordenadas = (rows: readonly { estado: string }[]) => rows.toSorted((a, b) => a.estado.localeCompare(b.estado));
  assert.deepEqual(ordenadas(tablero.abiertos), ordenadas(filas));
  const suma = filas.reduce((total, { cantidad }) => total + cantidad, 0);
  assert.equal(tablero.enProceso + tablero.delCliente, suma);
  assert.ok(suma > 10 && tablero.delCliente > 0);
});

test('lo nuevo, lo entregado por primera vez y lo que terminó sin documento son los de un SQL llano', async () => {
  assert.deepEqual(
    [tablero.nuevos, tablero.entregados, tablero.sinEntregar],
    [
      await count(`solicitudes where creada_en ${FEBRERO}`),
      await count(`solicitudes s where (select hecho_en from solicitud_historial h where h.id_solicitud = s.id_solicitud
        and h.a = 'entregado' order by h.orden limit 1) ${FEBRERO}`),
      await count(`solicitudes s where exists (select from solicitud_historial h where h.id_solicitud = s.id_solicitud
        and h.a in ('cancelado', 'rechazado', 'caducado') and h.hecho_en ${FEBRERO})`),
    ],
  );
});

test('el tiempo en cada estado es el de cada estancia que terminó, contada paso por paso', async () => {
  const pasos = await query<{ id: string; a: EstadoTramite; en: Date }>(
    'select id_solicitud as id, a, hecho_en as en from solicitud_historial order by id_solicitud, orden',
  );
  const horas = new Map<EstadoTramite, number[]>();
  for (const [i, { id, a, en }] of pasos.entries()) {
    const before = pasos[i - 1];
    if (before?.id === id && before.a === a) continue;
    const next = pasos.slice(i + 1).find((paso) => paso.id !== id || paso.a !== a);
    if (next?.id !== id || next.en < new Date('2026-02-01T06:00Z') || next.en >= new Date('2026-03-01T06:00Z'))
      continue;
    horas.set(a, [...(horas.get(a) ?? []), (next.en.getTime() - en.getTime()) / 3_600_000]);
  }
  assert.ok(horas.size > 5);
  assert.equal(tablero.tiempos.length, horas.size);
  for (const { estado, veces, mediana, p90 } of tablero.tiempos) {
    const suyas = (horas.get(estado) ?? []).toSorted((a, b) => a - b);
    assert.equal(veces, suyas.length, estado);
    assert.ok(Math.abs(mediana - percentil(suyas, 0.5)) < 1e-6, estado);
    assert.ok(Math.abs(p90 - percentil(suyas, 0.9)) < 1e-6, estado);
  }
});

test('lo de cada notario es lo que cuenta de ella un SQL llano', async () => {
  for (const { idUsuario } of notarios) {
    const suya = tablero.notarios.find(({ idNotario }) => idNotario === idUsuario);
    const suyos = `solicitudes s where id_notario = '${idUsuario}'`;
    const abiertos = await count(`${suyos} and estado in ${ABIERTOS}`);
    assert.equal((suya?.enProceso ?? 0) + (suya?.delCliente ?? 0), abiertos);
    assert.equal(suya?.vencidos, await count(`${suyos} and estado in ${ABIERTOS} and vence_en < '2026-03-20 15:00Z'`));
    const notas = await query<{ puntos: number }>(
      `select puntos from calificaciones where id_notario = '${idUsuario}' and creada_en ${FEBRERO}`,
    );
    const promedio = notas.reduce((total, { puntos }) => total + puntos, 0) / notas.length;
    assert.ok(notas.length > 0);
    assert.deepEqual(
      suya?.calificacion && { ...suya.calificacion, promedio: Number(suya.calificacion.promedio.toFixed(6)) },
      {
        promedio: Number(promedio.toFixed(6)),
        cuantas: notas.length,
      },
    );
  }
});
