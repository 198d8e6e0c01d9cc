import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { SEGUNDOS_PARA_DESHACER } from '@fedatario/contract/tramite';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createConMinuta } from '../minutas/testing.ts';
import { enviarLoQueEspera } from './envio.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

async function caso() {
  const [ana, julia] = [await createUsuario(db), await createUsuario(db, { rol: 'notario' })];
  const { idSolicitud } = await createConMinuta(db, ana, { notario: julia });
  const params = { idSolicitud };
  const enviar = async (espera: boolean) => {
    const { revision } = (await as(julia).call(api.tramites.read, { params })).data;
    return as(julia).call(api.minutas.send, { params, body: { revision, version: 1, espera } });
  };
  const idEnvio = async () =>
    (await db.selectFrom('minutaPorSalir').select('idEnvio').where('idSolicitud', '=', idSolicitud).executeTakeFirst())
      ?.idEnvio ?? '';
  const estado = async () => (await as(ana).call(api.tramites.read, { params })).data.estado;
  const avisos = async (who: CreatedUsuario) =>
    (await db.selectFrom('notificaciones').select('tipo').where('idUsuario', '=', who.idUsuario).execute()).length;
  const salir = (envio: string) =>
    inTransaction(db, (tx) => enviarLoQueEspera(tx, { idSolicitud, idEnvio: envio }, clock.now));
  return { ana, julia, params, idSolicitud, enviar, idEnvio, estado, avisos, salir };
}

test('lo enviado espera un minuto: mientras, ni se mueve ni se avisa, y después sale una sola vez', async () => {
  const { ana, params, enviar, idEnvio, estado, avisos, salir } = await caso();
  const antes = await avisos(ana);
  const { data } = await enviar(true);
  const saleEn = new Date(clock.now.getTime() + SEGUNDOS_PARA_DESHACER * 1000).toISOString();
  assert.deepEqual(data.porSalir, { version: 1, saleEn });
  assert.equal(await estado(), 'enRevision');
  const suya = (await as(ana).call(api.minutas.read, { params })).data;
  assert.deepEqual([suya.versiones, suya.porSalir], [[], null]);
  assert.equal(await avisos(ana), antes);
  const envio = await idEnvio();
  await Promise.all([salir(envio), salir(envio)]);
  await salir(envio);
  assert.equal(await estado(), 'porAprobar');
  assert.equal(await avisos(ana), antes + 1);
  const envios = await db
    .selectFrom('minutaEnvios')
    .selectAll()
    .where('idSolicitud', '=', params.idSolicitud)
    .execute();
  assert.equal(envios.length, 1);
});

test('deshecho a tiempo no sale nunca; lo que se pidió de nuevo sale por su cuenta', async () => {
  const { ana, julia, params, enviar, idEnvio, estado, avisos, salir } = await caso();
  const antes = await avisos(ana);
  await enviar(true);
  const primero = await idEnvio();
  const { status, data } = await as(julia).call(api.minutas.unsend, { params });
  assert.deepEqual([status, data.porSalir], [200, null]);
  await salir(primero);
  assert.deepEqual([await estado(), await avisos(ana)], ['enRevision', antes]);
  assert.equal((await as(julia).call(api.minutas.unsend, { params })).codigo, 'estado-no-permite');
  await enviar(true);
  await salir(primero);
  assert.equal(await estado(), 'enRevision', 'el trabajo del envío deshecho no lleva el nuevo');
  await salir(await idEnvio());
  assert.equal(await estado(), 'porAprobar');
});

test('enviado en el acto no queda nada esperando, y lo que se movió entretanto no se envía', async () => {
  const uno = await caso();
  await uno.enviar(true);
  const envio = await uno.idEnvio();
  assert.equal((await uno.enviar(false)).data.porSalir, null);
  await uno.salir(envio);
  const envios = await db.selectFrom('minutaEnvios').selectAll().where('idSolicitud', '=', uno.idSolicitud).execute();
  assert.equal(envios.length, 1);
  const otro = await caso();
  const { data } = await otro.enviar(true);
  const { revision } = data.tramite;
  const rechazo = { accion: 'rechazar', revision, motivo: 'No procede el reclamo' } as const;
  await as(otro.julia).call(api.tramites.act, { params: otro.params, body: rechazo });
  await otro.salir(await otro.idEnvio());
  assert.equal(await otro.estado(), 'rechazado');
});
