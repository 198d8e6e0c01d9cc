import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { MINUTOS_PARA_ENTREGAR } from '@fedatario/contract/solicitud';
import { v7 as uuidv7 } from 'uuid';
import { PUNTO } from '../../casa/archivos/testing/archivos.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { jobs } from './jobs.ts';
import { createPorFirmar, FIRMA, probarQuienEs } from './testing/firmas.ts';

const store = memoryFiles();
const { as, clock, database, renderPdf, close } = await startTestApp({ files: store });
const { db } = database.pools;
after(close);

const services = { files: sealedFiles(store), renderPdf, sello: testSeal(), baseUrl: 'https://n.ejemplo.com' };
const seal = (idSolicitud: string, among = jobs(services), now = clock.now) => {
  const task = { transact: (work: never) => inTransaction(db, work), now, idJob: uuidv7() };
  return Promise.resolve(
    among.find(({ job }) => job.name === 'sellar-tramite')?.handle(task as never, { idSolicitud }),
  );
};
const read = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(api.tramites.read, { params: { idSolicitud } })).data;

test('un acto firmado que no se puede sellar llama a la oficina, no se reescribe ni se abandona, y se entrega después', async () => {
  const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
  const admin = await createUsuario(db, { rol: 'admin' });
  const { idSolicitud, cliente } = await firmado(julia);
  const among = jobs({ ...services, renderPdf: () => Promise.reject(new Error('se cayó')) });
  await assert.rejects(seal(idSolicitud, among), /se cayó/);
  const later = new Date(clock.now.getTime() + MINUTOS_PARA_ENTREGAR * 60_000);
  await seal(idSolicitud, among, later);
  const detenido = await read(cliente, idSolicitud);
  assert.deepEqual([detenido.estado, detenido.turno, detenido.automatica], ['noEntregado', 'admin', false]);
  assert.equal(detenido.devolucion, null);
  const accion = (name: string) => detenido.acciones.find((one) => one.accion === name)?.impedimento;
  assert.equal(accion('cancelar'), 'firmado');
  const avisos = (await as(cliente).call(api.notificaciones.list, { query: {} })).data;
  assert.match(JSON.stringify(avisos[0]), /no pudimos hacer su documento/);
  const correo = await as(admin).call(api.notificaciones.list, { query: {} });
  assert.match(JSON.stringify(correo.data[0]), /No se pudo entregar/);
  const remark = { params: { idSolicitud }, body: { ruta: 'alfa', motivo: 'No corresponde al caso' } };
  assert.equal((await as(admin).call(api.correcciones.remark, remark)).codigo, 'estado-no-permite');
  await exigirQueQuede(admin, idSolicitud);
  await seal(idSolicitud);
  const { estado, entregado, historial } = await read(cliente, idSolicitud);
  assert.deepEqual([estado, entregado], ['entregado', true]);
  assert.deepEqual(
    historial.slice(-3).map((paso) => paso.accion),
    ['fallar', 'reintentar', 'entregar'],
  );
});

test('un sello que no se comprueba no se entrega: se dice por qué, a la oficina y a quien espera, y nada queda auténtico', async () => {
  const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
  const admin = await createUsuario(db, { rol: 'admin' });
  const { idSolicitud, cliente } = await firmado(julia);
  const now = clock.now;
  const [una, otra] = [await services.sello.emitir('Una', now), await services.sello.emitir('Otra', now)];
  const cruzado = { par: { clave: una.par.clave, certificado: otra.par.certificado }, cadena: [] };
  await seal(idSolicitud, jobs({ ...services, sello: { ...services.sello, emitir: async () => cruzado } }));
  const { estado, entregado, historial } = await read(cliente, idSolicitud);
  assert.deepEqual([estado, entregado], ['noEntregado', false]);
  assert.match(historial.at(-1)?.motivo ?? '', /no se pudo comprobar/);
  const avisos = (await as(admin).call(api.notificaciones.list, { query: {} })).data;
  assert.match(JSON.stringify(avisos[0]), /No se pudo entregar T-.*no se pudo comprobar/);
  assert.equal((await as(cliente).call(api.documentos.download, { params: { idSolicitud } })).status, 404);
  const documentos = await db.selectFrom('documentos').selectAll().where('idSolicitud', '=', idSolicitud).execute();
  assert.deepEqual(documentos, []);
});

/** An act that its notary signed, and that waits for its seal. */
async function firmado(julia: CreatedUsuario) {
  const made = await createPorFirmar(db, julia);
  const { idSolicitud } = made;
  const hoja = await as(julia).call(api.archivos.upload, { query: { nombre: 'hoja.png' }, body: PUNTO });
  await probarQuienEs(db, julia, clock.now);
  const body = { ...FIRMA, archivos: [hoja.data.idArchivo] };
  assert.equal((await as(julia).call(api.firmas.sign, { params: { idSolicitud }, body })).status, 200);
  return made;
}

/** The office may give its price back, all of it; the act stays signed, and its delivery is tried again. */
async function exigirQueQuede(admin: CreatedUsuario, idSolicitud: string) {
  const params = { idSolicitud };
  const { revision, idFactura } = await read(admin, idSolicitud);
  const body = { revision, motivo: 'El cliente ya no lo quiere', total: 0 };
  assert.equal((await as(admin).call(api.tramites.cancel, { params, body })).codigo, 'estado-no-permite');
  const { posicion } = await db
    .selectFrom('solicitudes')
    .select('posicion')
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  const { data: venta } = await as(admin).call(api.ventas.read, { params: { idFactura } });
  const linea = venta.cotizacion.lineas.find((one) => one.posicion === posicion);
  assert.deepEqual([linea?.etapa, linea?.porcentaje, linea?.cancelable], ['noEntregado', 100, false]);
  const orden = { lineas: [{ posicion, monto: linea?.disponible ?? 0, cancela: true }], motivo: 'No se pudo entregar' };
  assert.equal((await as(admin).call(api.reembolsos.order, { params: { idFactura }, body: orden })).status, 200);
  assert.equal((await read(admin, idSolicitud)).estado, 'noEntregado');
}
