import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { api } from '@fedatario/contract';
import { HANGS_MS, pointsByLength } from '@fedatario/document-engine/testing/length';
import { sql } from 'kysely';
import { startTestApp } from '../../testing/client.ts';
import { crash, startNode } from '../../testing/crash.ts';
import { createUsuario } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { compararPlanes, leerPlanes } from '../tableros/testing/cuenta-de-planes.ts';
import { compararAbiertos, compararTramites, leerTramites } from '../tableros/testing/cuenta-de-tramites.ts';
import { compararVentas, leerVentas } from '../tableros/testing/cuenta-de-ventas.ts';
import type { Dias } from '../tableros/testing/cuenta-llana.ts';
import { queDifieren, todosLosGuardados } from './cierres.ts';

const POINTS = 12;
const points = pointsByLength(POINTS, 4);
/** Turns of work within which the process is killed: a busy machine makes them slower, and not fewer. */
const TURNOS = 24;
const PERIODOS: readonly Dias[] = [
  {},
  { desde: '2029-12-01', hasta: '2029-12-31' },
  { desde: '2029-11-25', hasta: '2030-02-03' },
  { hasta: '2029-12-31' },
];
const CHILD = fileURLToPath(new URL('./testing/cierres-child.ts', import.meta.url));

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

test(`kill -9 en ${points.length} puntos, vendiendo, renovando planes, moviendo trámites y cerrando días: cada cifra es la de las filas`, {
  timeout: HANGS_MS,
}, async () => {
  const { idUsuario } = await createUsuario(db, { rol: 'notario' });
  // As processes that were killed between a payment and giving its trámite to a notary leave them.
  for (let n = 0; n < 8; n += 1)
    await createTramite(db, await createUsuario(db), { now: new Date('2029-11-20T12:00:00Z') });
  for (const point of points) {
    const child = await startNode(
      [CHILD, database.url, 'un secreto de prueba 0123456789 que nadie más usa', idUsuario],
      'Trabajando',
    );
    const usual = await turnosDe(child, Math.ceil((TURNOS * (1 + point)) / POINTS));
    await new Promise((rest) => setTimeout(rest, usual * Math.random()));
    assert.equal(child.exitCode, null, 'terminó solo, antes de que lo mataran');
    await crash(child);
    await until(enCurso, (cuantas) => cuantas === 0);
    await comparar();
  }
  assert.ok(await haySuficiente());
});

/** Resolves once so many turns began, with the milliseconds that one took. */
function turnosDe(child: ChildProcess, cuantos: number): Promise<number> {
  const began = performance.now();
  return new Promise((done, fail) => {
    child.once('exit', () => fail(new Error('terminó solo, antes de que lo mataran')));
    child.stdout?.on('data', (text: Buffer) => {
      const turno = Number(/.*Turno (\d+)/s.exec(text.toString())?.[1] ?? 0);
      if (turno >= cuantos) done((performance.now() - began) / turno);
    });
  });
}

/** Whether enough was kept to compare. */
async function haySuficiente(): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`select least((select count(*) from ventas_por_dia),
    (select count(*) from tramites_por_periodo), (select count(*) from planes_por_dia))::int as n`.execute(db);
  return (rows[0]?.n ?? 0) > 20;
}

/** Transactions that the killed process had open, which the database ends once it notices. */
async function enCurso(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.n ?? 0;
}

async function comparar(): Promise<void> {
  const { rows } = await sql<{ en: Date }>`select greatest((select max(hecho_en) from solicitud_historial),
    (select max(aplicado_en) from suscripcion_cargos), (select max(cancelada_en) from suscripciones)) as en`.execute(
    db,
  );
  clock.now = rows[0]?.en ?? clock.now;
  const { call } = as(await createUsuario(db, { rol: 'admin' }));
  const [ventas, tramites, planes] = [await leerVentas(db), await leerTramites(db), await leerPlanes(db)];
  for (const query of PERIODOS) {
    compararVentas((await call(api.tableros.ventas, { query })).data, ventas, query);
    const tablero = (await call(api.tableros.tramites, { query })).data;
    compararTramites(tablero, tramites, query);
    compararAbiertos(tablero, tramites, clock.now);
    compararPlanes((await call(api.tableros.suscripciones, { query })).data, planes, query);
  }
  for (const guardado of todosLosGuardados) assert.deepEqual(await queDifieren(db, guardado), []);
}
