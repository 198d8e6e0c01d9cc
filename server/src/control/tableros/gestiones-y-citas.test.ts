import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Rol } from '@fedatario/contract/base';
import type { CitasEnEstado } from '@fedatario/contract/control';
import { kebabDe } from '@fedatario/contract/solicitud';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createCitasAlAzar, createGestionesAlAzar } from '../../tramite/gestiones/testing/al-azar.ts';
import { createTramitesAlAzar } from '../../tramite/tramites/testing/al-azar.ts';
import { compararDeHoy, compararDelPeriodo, leerGestionesYCitas } from './testing/cuenta-de-gestiones.ts';
import { type Dias, nombreDe } from './testing/cuenta-llana.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2026-03-20T15:00:00Z');

const admin = await createUsuario(db, { rol: 'admin' });
const notarios = [await createUsuario(db, { rol: 'notario' }), await createUsuario(db, { rol: 'notario' })];
await createTramitesAlAzar(db, notarios, 20);
await createGestionesAlAzar(db, 80);
await createCitasAlAzar(db, { notarios, cuantas: 160, now: clock.now });
const filas = await leerGestionesYCitas(db);

const MARZO = { desde: '2026-03-01', hasta: '2026-03-31' };
const PERIODOS: readonly Dias[] = [
  MARZO,
  { desde: '2025-01-01', hasta: '2025-12-31' },
  { desde: '2025-07-09', hasta: '2025-07-11' },
  { hasta: '2025-03-14' },
  {},
];
type Query = Dias & Partial<Record<'antesDesde' | 'antesHasta', string>>;
const leer = async (query: Query = {}) => (await as(admin).call(api.tableros.tramites, { query })).data;

test('las gestiones abiertas y las citas por venir son las que cuenta un SQL llano', async () => {
  const tablero = await leer();
  assert.ok(tablero.gestiones.abiertas.length > 8 && tablero.citas.hoy > 0 && tablero.citas.enSieteDias > 5);
  compararDeHoy(tablero, filas, clock.now);
});

for (const dias of PERIODOS)
  test(`las gestiones que se movieron y las citas ${nombreDe(dias)} son la cuenta llana de las filas`, async () =>
    compararDelPeriodo(await leer(dias), filas, dias));

test('lo que se compara es lo que el otro período dice de las gestiones', async () => {
  const { nuevas, entregadas, sinResultado } = (await leer({ desde: '2025-01-01', hasta: '2025-12-31' })).gestiones;
  const { antes } = (await leer({ ...MARZO, antesDesde: '2025-01-01', antesHasta: '2025-12-31' })).gestiones;
  assert.deepEqual(antes, { nuevas, entregadas, sinResultado });
  assert.equal((await leer(MARZO)).gestiones.antes, null);
});

test('cada cifra de gestiones es el total de la lista a la que lleva', async () => {
  const total = async (query: Dias & { estado: string }) => (await as(admin).call(api.encargos.list, { query })).total;
  const { gestiones } = await leer(PERIODOS[1]);
  for (const { estado, cantidad } of gestiones.abiertas)
    assert.equal(await total({ estado: kebabDe(estado) }), cantidad, estado);
  const vencidas = gestiones.abiertas.reduce((suma, row) => suma + row.vencidas, 0);
  assert.equal(await total({ estado: 'vencidos' }), vencidas);
  assert.equal(await total({ ...PERIODOS[1], estado: 'todos' }), gestiones.nuevas);
});

/** All appointments of a list, page by page. */
async function contar(
  quien: CreatedUsuario,
  query: Dias & { filtro: 'todas' | 'proximas'; estado?: CitasEnEstado['estado'] },
) {
  let cuantas = 0;
  for (let cursor: string | undefined; ; ) {
    const pagina = await as(quien).call(api.citas.list, { query: { ...query, limite: 20, ...(cursor && { cursor }) } });
    cuantas += pagina.data.length;
    if (!pagina.siguiente) return cuantas;
    cursor = pagina.siguiente;
  }
}

test('cada cifra de citas es la cuenta de la lista a la que lleva, y un notario solo ve ahí las suyas', async () => {
  for (const dias of PERIODOS)
    for (const { estado, cantidad } of (await leer(dias)).citas.porEstado)
      assert.equal(await contar(admin, { ...dias, filtro: 'todas', estado }), cantidad, `${estado} ${nombreDe(dias)}`);
  const { hoy, enSieteDias } = (await leer()).citas;
  assert.equal(await contar(admin, { filtro: 'proximas', desde: '2026-03-20', hasta: '2026-03-20' }), hoy);
  assert.equal(await contar(admin, { filtro: 'proximas', desde: '2026-03-20', hasta: '2026-03-26' }), enSieteDias);
  const suyas = await Promise.all(notarios.map((notario) => contar(notario, { filtro: 'proximas' })));
  assert.ok(suyas.every((cuantas) => cuantas > 0));
  assert.equal(
    suyas.reduce((suma, cuantas) => suma + cuantas),
    await contar(admin, { filtro: 'proximas' }),
  );
});

test('el tablero es de la administración: a los demás se les niega', async () => {
  for (const rol of ['notario', 'cliente'] satisfies Rol[]) {
    const { status } = await as(await createUsuario(db, { rol })).call(api.tableros.tramites, { query: {} });
    assert.equal(status, 403, rol);
  }
});
