import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { sql } from 'kysely';
import { correosPara } from '../../casa/notificaciones/testing.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createGestionesAlAzar } from '../../tramite/gestiones/testing/al-azar.ts';
import { createTramitesAlAzar } from '../../tramite/tramites/testing/al-azar.ts';
import { cerrar as cerrarDias, guardados, queDifieren, rehacer } from '../cierres/cierres.ts';
import { compararAbiertos, compararTramites, leerTramites } from './testing/cuenta-de-tramites.ts';
import { type Dias, nombreDe } from './testing/cuenta-llana.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2026-03-20T15:00:00Z');

const admin = await createUsuario(db, { rol: 'admin' });
const notarios = [await createUsuario(db, { rol: 'notario' }), await createUsuario(db, { rol: 'notario' })];
await createTramitesAlAzar(db, notarios, 150);
// Beside gestiones, which none of the figures of the trámites counts.
await createGestionesAlAzar(db, 20);
const filas = await leerTramites(db);

const PERIODOS: readonly Dias[] = [
  { desde: '2026-02-01', hasta: '2026-02-28' },
  { desde: '2025-01-01', hasta: '2025-12-31' },
  { desde: '2024-12-13', hasta: '2026-01-05' },
  { desde: '2025-07-09', hasta: '2025-07-11' },
  { hasta: '2025-03-14' },
  {},
];
const leer = async (dias: Dias) => (await as(admin).call(api.tableros.tramites, { query: dias })).data;
const comparar = async (dias: Dias) => compararTramites(await leer(dias), filas, dias);

test('lo abierto, por estado, por notario, por turno y vencido, es lo que cuenta un SQL llano', async () => {
  const tablero = await leer({});
  assert.ok(tablero.enProceso > 30 && tablero.delCliente > 0);
  compararAbiertos(tablero, filas, clock.now);
});

for (const dias of PERIODOS) test(`cada cifra ${nombreDe(dias)} es la cuenta llana de las filas`, () => comparar(dias));

const cerrar = (instante: string) =>
  db.transaction().execute((tx) => cerrarDias(tx, guardados.tramites, new Date(instante)));

test('con los días, meses y años cerrados, de una vez o poco a poco, las cifras son las mismas', async () => {
  for (const instante of [
    '2024-12-01T15:00:00Z',
    '2025-08-20T15:00:00Z',
    '2026-01-01T07:00:00Z',
    '2026-02-15T15:00:00Z',
  ]) {
    await cerrar(instante);
    for (const dias of PERIODOS) await comparar(dias);
  }
  await db.transaction().execute((tx) => rehacer(tx, guardados.tramites, clock.now));
  for (const dias of PERIODOS) await comparar(dias);
  const { rows } = await sql<{ grano: string }>`select distinct grano from tramites_por_periodo order by 1`.execute(db);
  assert.deepEqual(
    rows.map(({ grano }) => grano),
    ['anio', 'dia', 'mes'],
  );
  assert.deepEqual(await queDifieren(db, guardados.tramites), []);
});

test('un día, un mes o un año guardado que no es lo que dicen las historias se nota, se dice una vez y se rehace', async () => {
  const sumar = (grano: string) =>
    sql`update tramites_por_periodo set veces = veces + 1 where (hecho, grano, inicio, estado, horas) = (
    select hecho, grano, inicio, estado, horas from tramites_por_periodo where hecho = 'estancia' and grano = ${grano}
      and inicio > '2024-12-31' order by inicio, estado, horas limit 1) returning inicio::text`.execute(db);
  for (const grano of ['anio', 'mes', 'dia']) {
    await sumar(grano);
    await cerrar('2026-03-20T15:00:00Z');
    const [difiere, ...otros] = (await as(admin).call(api.tableros.diferenciasDeTramites, {})).data;
    assert.equal(difiere?.periodo.length, { anio: 4, mes: 7, dia: 10 }[grano]);
    assert.deepEqual([difiere && difiere.guardado.estancias - difiere.filas.estancias, otros], [1, []]);
    assert.equal((await leer({})).confiable, false);
    await cerrar('2026-03-20T16:00:00Z');
    assert.match((await correosPara(db, admin.email)).at(-1)?.texto ?? '', /no es lo que dicen las historias/);
    await db.transaction().execute((tx) => rehacer(tx, guardados.tramites, clock.now));
    assert.equal((await leer({})).confiable, true);
  }
  assert.equal((await correosPara(db, admin.email)).length, 3);
});
