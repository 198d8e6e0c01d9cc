import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR } from '@fedatario/contract/base';
import { sql } from 'kysely';
import { calendarioActual, sumarHorasHabiles } from '../../../casa/calendario/calendario.ts';
import { JUEVES, MARTES_11, startCitas } from '../testing/casos.ts';

const { db, as, clock, close, caso, confirmada, actuar, correr, idSede, admin } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const FIN_DE_LAS_9 = new Date('2026-01-20T16:00:00Z');
const FIN_DE_LAS_11 = new Date('2026-01-20T18:00:00Z');
const horas = async (desde: Date, cuantas: number) => sumarHorasHabiles(desde, cuantas, await calendarioActual(db));

/** Starts the clock of a trámite on Thursday at nine, with ten hours left. */
async function conPlazo(idSolicitud: string): Promise<Date> {
  const venceEn = await horas(JUEVES, 10);
  const reloj = { plazoHoras: 10, horasConsumidas: 0, relojDesde: JUEVES, venceEn };
  await db.updateTable('solicitudes').set(reloj).where('idSolicitud', '=', idSolicitud).execute();
  return venceEn;
}

/** Until when it is promised, once the jobs that the steps of its appointment left have run. */
async function vence(idSolicitud: string): Promise<Date | null> {
  const { rows } = await sql<object>`
    delete from pgboss.job where name = 'cita-de-firma' and data->>'idSolicitud' = ${idSolicitud} returning id`.execute(
    db,
  );
  for (const _ of rows) await correr('cita-de-firma', { idSolicitud });
  const { data } = await as(admin).call(api.tramites.read, { params: { idSolicitud } });
  return data.venceEn === null ? null : new Date(data.venceEn);
}

test('el plazo cuenta desde que termina la cita confirmada; antes de que la oficina la confirme, sigue', async () => {
  const { ana, notario, idSolicitud, retener } = await caso();
  const antes = await conPlazo(idSolicitud);
  const { data: retenida } = await retener();
  const { data: pedida } = await actuar(ana, retenida, 'solicitar');
  assert.deepEqual(await vence(idSolicitud), antes);
  clock.now = new Date(JUEVES.getTime() + 2 * HOUR);
  await actuar(notario, pedida, 'confirmar');
  assert.deepEqual(await vence(idSolicitud), await horas(FIN_DE_LAS_9, 8), 'dos de sus diez horas ya pasaron');
  const { data: vencidos } = await as(admin).call(api.asignaciones.list, { query: { estado: 'vencidos' } });
  assert.ok(!vencidos.some((uno) => uno.idSolicitud === idSolicitud));
});

test('la cita que se mueve lleva su plazo con ella, y la que se cancela se lo devuelve', async () => {
  const { ana, notario, idSolicitud, cita } = await confirmada();
  await conPlazo(idSolicitud);
  await correr('cita-de-firma', { idSolicitud });
  assert.deepEqual(await vence(idSolicitud), await horas(FIN_DE_LAS_9, 10));
  const body = { revision: cita.revision, inicio: MARTES_11, idSede, acordado: true, motivo: 'Lo pidió por teléfono.' };
  const { data: movida } = await as(notario).call(api.citas.move, { params: { idCita: cita.idCita }, body });
  assert.deepEqual(await vence(idSolicitud), await horas(FIN_DE_LAS_11, 10));
  clock.now = new Date(JUEVES.getTime() + 3 * HOUR);
  await actuar(ana, movida, 'cancelar', 'Voy a viajar esa semana.');
  assert.deepEqual(await vence(idSolicitud), await horas(clock.now, 10), 'mientras la esperaba no contó ninguna');
});

test('después de una pausa el plazo vuelve a esperar la cita, que sigue en pie', async () => {
  const { notario, idSolicitud } = await confirmada();
  await conPlazo(idSolicitud);
  assert.deepEqual(await vence(idSolicitud), await horas(FIN_DE_LAS_9, 10));
  const seguir = async (accion: 'pausar' | 'reanudar', mas: { motivo: string | null; hasta?: string }) => {
    const params = { idSolicitud };
    const { revision } = (await as(notario).call(api.tramites.read, { params })).data;
    assert.equal(
      (await as(notario).call(api.tramites.act, { params, body: { accion, revision, ...mas } })).status,
      200,
    );
  };
  await seguir('pausar', { motivo: 'Falta una firma de la otra parte.', hasta: MARTES_11 });
  assert.equal(await vence(idSolicitud), null);
  await seguir('reanudar', { motivo: null });
  assert.deepEqual(await vence(idSolicitud), await horas(FIN_DE_LAS_9, 10));
});

test('la cita que se confirmó antes de que los plazos esperaran a su cita se encuentra y se espera, una vez', async () => {
  const { idSolicitud } = await confirmada();
  await sql`delete from pgboss.job where name = 'cita-de-firma'`.execute(db);
  const antes = await conPlazo(idSolicitud);
  assert.deepEqual(await vence(idSolicitud), antes);
  await correr('buscar-citas-sin-esperar');
  assert.deepEqual(await vence(idSolicitud), await horas(FIN_DE_LAS_9, 10));
  await correr('buscar-citas-sin-esperar');
  const { rows } = await sql<object>`
    select from pgboss.job where name = 'cita-de-firma' and data->>'idSolicitud' = ${idSolicitud}`.execute(db);
  assert.equal(rows.length, 0);
});

test('el reloj detenido no comienza por una cita', async () => {
  const { idSolicitud } = await confirmada();
  const detenido = { horasConsumidas: 1, relojDesde: null, venceEn: null };
  await db.updateTable('solicitudes').set(detenido).where('idSolicitud', '=', idSolicitud).execute();
  assert.equal(await vence(idSolicitud), null);
});
