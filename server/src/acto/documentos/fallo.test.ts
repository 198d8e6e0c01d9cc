import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { errorDeCampo, MINUTE } from '@fedatario/contract/base';
import { MINUTOS_PARA_ENTREGAR } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { verificar } from '../../control/integridad/verificacion.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/errors.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { guardarRespuestas } from '../../solicitud/solicitudes/solicitudes.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { jobs } from './jobs.ts';
import { createAutomatica } from './testing/automaticas.ts';

const store = memoryFiles();
const { as, clock, database, renderPdf, close } = await startTestApp({ files: store });
const { db } = database.pools;
after(close);

const files = sealedFiles(store);
const services = { files, renderPdf, sello: testSeal(), baseUrl: 'https://notaria.ejemplo.com' };
const admin = await createUsuario(db, { rol: 'admin' });

const run = (name: string, data: object, { now = clock.now, among = jobs(services) } = {}) => {
  const task = { db, transact: (work: never) => inTransaction(db, work), now, idJob: uuidv7() };
  return Promise.resolve(among.find(({ job }) => job.name === name)?.handle(task as never, data));
};
const deliver = (idSolicitud: string, options = {}) => run('entregar-solicitud', { idSolicitud }, options);
const read = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(api.tramites.read, { params: { idSolicitud } })).data;
const noticesOf = async (who: CreatedUsuario) =>
  (await as(who).call(api.notificaciones.list, { query: {} })).data.map(({ titulo, texto }) => `${titulo}: ${texto}`);
const waiting = async (idSolicitud: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
    where name = 'entregar-solicitud' and data->>'idSolicitud' = ${idSolicitud}`.execute(db);
  return rows[0]?.n ?? 0;
};
/** The error of a character that cannot be printed. */
const unprintable = () => {
  const errores = [errorDeCampo('', 'caracter', { caracter: '李' })];
  return Promise.reject(new AppError('documento-no-imprimible', { errores }));
};
/** A trámite whose delivery was tried and failed, since its document cannot be printed. */
async function failed() {
  const ana = await createUsuario(db);
  const made = await createAutomatica(db, ana, { respuesta: 'Li', now: clock.now });
  await deliver(made.idSolicitud, { among: jobs({ ...services, renderPdf: unprintable }) });
  return { ana, ...made };
}

test('lo que no se puede imprimir no se queda esperando: se dice por qué, a su dueña y a la oficina', async () => {
  const { ana, idSolicitud, idFactura } = await failed();
  const tramite = await read(ana, idSolicitud);
  assert.deepEqual([tramite.estado, tramite.turno, tramite.entregado], ['noEntregado', 'admin', false]);
  assert.match(tramite.historial.at(-1)?.motivo ?? '', /un carácter que no se puede imprimir: «李»/);
  assert.match((await noticesOf(ana))[0] ?? '', /no pudimos hacer su documento.*«李»/);
  assert.match((await noticesOf(admin))[0] ?? '', /No se pudo entregar T-.*«李»/);
  const { lineas } = (await as(ana).call(api.facturas.read, { params: { idFactura } })).data;
  assert.deepEqual([lineas[0]?.solicitud?.estado, lineas[0]?.solicitud?.automatica], ['noEntregado', true]);
  const { esperan } = (await as(admin).call(api.panel.data, {})).data;
  const espera = esperan.find(({ que }) => que === 'tramitesNoEntregados');
  assert.ok(espera && espera.cantidad >= 1 && espera.enlace === '/admin/tramites-en-proceso/no-entregado');
  const { data } = await as(admin).call(api.asignaciones.list, { query: { estado: 'no-entregado' } });
  assert.ok(data.some((one) => one.idSolicitud === idSolicitud));
});

test('lo que falla por otra causa se intenta un rato antes de llamar a la oficina', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createAutomatica(db, ana, { now: clock.now });
  const among = jobs({ ...services, renderPdf: () => Promise.reject(new Error('se cayó')) });
  const at = (minutes: number) => ({ among, now: new Date(clock.now.getTime() + minutes * MINUTE) });
  await assert.rejects(deliver(idSolicitud, at(0)), /se cayó/);
  await assert.rejects(deliver(idSolicitud, at(MINUTOS_PARA_ENTREGAR - 1)), /se cayó/);
  assert.equal((await read(ana, idSolicitud)).estado, 'firmado');
  await deliver(idSolicitud, at(MINUTOS_PARA_ENTREGAR));
  await deliver(idSolicitud, at(MINUTOS_PARA_ENTREGAR + 1));
  const { estado, historial } = await read(ana, idSolicitud);
  assert.deepEqual([estado, historial.length], ['noEntregado', 2], 'se dice una vez');
  assert.doesNotMatch(historial.at(-1)?.motivo ?? '', /se cayó/);
});

test('arreglada la causa se entrega solo a la hora, o cuando la oficina lo pide', async () => {
  const { ana, idSolicitud } = await failed();
  const later = new Date(clock.now.getTime() + 180 * MINUTE);
  const before = await waiting(idSolicitud);
  await run('buscar-solicitudes-sin-entregar', {}, { now: later });
  assert.equal(await waiting(idSolicitud), before + 1);
  await guardarRespuestas(db, idSolicitud, JSON.stringify({ alfa: 'Li Wei' }));
  const { revision } = await read(admin, idSolicitud);
  const body = { accion: 'reintentar', revision, motivo: null } as const;
  const params = { idSolicitud };
  assert.equal((await as(ana).call(api.tramites.act, { params, body })).codigo, 'estado-no-permite');
  assert.equal((await as(admin).call(api.tramites.act, { params, body })).data.estado, 'firmado');
  assert.equal(await waiting(idSolicitud), before + 2);
  await deliver(idSolicitud);
  const { estado, entregado } = await read(ana, idSolicitud);
  assert.deepEqual([estado, entregado], ['cerrado', true]);
});

test('mientras se decide devolver su precio no se entrega; retirada la solicitud, se intenta otra vez', async () => {
  const { ana, idSolicitud, idFactura } = await failed();
  const later = new Date(clock.now.getTime() + 180 * MINUTE);
  const { total } = (await as(ana).call(api.facturas.read, { params: { idFactura } })).data;
  const { data } = await as(ana).call(api.reembolsos.ask, {
    params: { idFactura },
    body: { lineas: [1], total, motivo: 'Ya no lo necesito' },
  });
  const before = await waiting(idSolicitud);
  await run('buscar-solicitudes-sin-entregar', {}, { now: later });
  assert.equal(await waiting(idSolicitud), before);
  const params = { idReembolso: data.idReembolso };
  assert.equal((await as(ana).call(api.reembolsos.withdraw, { params })).data.estado, 'retirado');
  await run('buscar-solicitudes-sin-entregar', {}, { now: later });
  assert.equal(await waiting(idSolicitud), before + 1);
});

test('también se entrega desde donde se había detenido, y su historia lo cuenta paso a paso', async () => {
  const { ana, idSolicitud } = await failed();
  await guardarRespuestas(db, idSolicitud, JSON.stringify({ alfa: 'Li Wei' }));
  await Promise.all([deliver(idSolicitud), deliver(idSolicitud)]);
  const { historial } = await read(ana, idSolicitud);
  assert.deepEqual(
    historial.map(({ accion }) => accion),
    ['comprar', 'fallar', 'reintentar', 'entregar', 'cerrar'],
  );
  const faltas = async (about: RegExp) =>
    (await verificar(db, new Date())).find(({ promesa }) => about.test(promesa))?.faltas;
  assert.deepEqual(await faltas(/en la tabla de pasos/), []);
  assert.deepEqual(await faltas(/último paso de su historia/), []);
  assert.deepEqual(await faltas(/dice que es un modelo/), []);
});

test('su dueña puede pedir todo su dinero, y entonces ya no se le entrega', async () => {
  const { ana, idSolicitud } = await failed();
  const { revision, devolucion } = await read(ana, idSolicitud);
  assert.deepEqual(
    [devolucion?.etapa, devolucion?.porcentaje, devolucion?.monto, devolucion?.total],
    ['noEntregado', 100, 10_000, 10_000],
  );
  const body = { revision, motivo: 'Ya no lo espero', total: 10_000 };
  const { data } = await as(ana).call(api.tramites.cancel, { params: { idSolicitud }, body });
  assert.equal(data.estado, 'cancelado');
  const before = await waiting(idSolicitud);
  await run('buscar-solicitudes-sin-entregar', {}, { now: new Date(clock.now.getTime() + 180 * MINUTE) });
  assert.equal(await waiting(idSolicitud), before);
});

test('la oficina observa la respuesta, la clienta la corrige y el documento se hace solo', async () => {
  const { ana, idSolicitud, idBorrador } = await failed();
  const params = { idSolicitud };
  await as(admin).call(api.correcciones.remark, {
    params,
    body: { ruta: 'alfa', motivo: 'Escríbalo en letras latinas' },
  });
  const { revision } = await read(admin, idSolicitud);
  const sent = await as(admin).call(api.correcciones.send, { params, body: { revision } });
  assert.equal(sent.data.estado, 'enCorreccion');
  assert.equal((await read(ana, idSolicitud)).devolucion?.porcentaje, 100);
  const draft = async () => (await as(ana).call(api.borradores.read, { params: { idBorrador } })).data;
  const cambios = [{ clave: 'alfa', valor: 'Li Wei' }];
  await as(ana).call(api.correcciones.save, { params, body: { revision: (await draft()).revision, cambios } });
  const before = await waiting(idSolicitud);
  const body = { revision: (await read(ana, idSolicitud)).revision, respuestas: (await draft()).revision };
  assert.equal((await as(ana).call(api.correcciones.submit, { params, body })).data.estado, 'firmado');
  assert.equal(await waiting(idSolicitud), before + 1);
  await deliver(idSolicitud);
  assert.equal((await read(ana, idSolicitud)).estado, 'cerrado');
});
