import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { COMPRADAS, createConRespuestas, createEnCorreccion } from './testing.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const notario = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Licda. Sofía Paz' });
const ana = await createUsuario(db, { nombreCompleto: 'Ana Ruiz' });
const calls = api.correcciones;

const remark = (who: CreatedUsuario, idSolicitud: string, ruta: string, motivo = 'Revise') =>
  as(who).call(calls.remark, { params: { idSolicitud }, body: { ruta, motivo } });
const read = async (idSolicitud: string) => (await as(ana).call(calls.read, { params: { idSolicitud } })).data;
const revisionOf = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(api.tramites.read, { params: { idSolicitud } })).data.revision;
const send = async (who: CreatedUsuario, idSolicitud: string) =>
  as(who).call(calls.send, { params: { idSolicitud }, body: { revision: await revisionOf(who, idSolicitud) } });
const draft = async (idBorrador: string) => (await as(ana).call(api.borradores.read, { params: { idBorrador } })).data;
const save = async (idSolicitud: string, idBorrador: string, cambios: Record<string, unknown>) =>
  as(ana).call(calls.save, {
    params: { idSolicitud },
    body: {
      revision: (await draft(idBorrador)).revision,
      cambios: Object.entries(cambios).map(([clave, valor]) => ({ clave, valor: valor as string })),
    },
  });
const submit = async (idSolicitud: string, idBorrador: string) =>
  as(ana).call(calls.submit, {
    params: { idSolicitud },
    body: { revision: await revisionOf(ana, idSolicitud), respuestas: (await draft(idBorrador)).revision },
  });
const answers = async (idSolicitud: string) =>
  (await as(notario).call(api.respuestas.read, { params: { idSolicitud } })).data;

test('las observaciones esperan sin que la clienta las vea, se quitan, y salen todas juntas con su aviso', async () => {
  const { idSolicitud, idBorrador } = await createConRespuestas(db, ana, { notario });
  await remark(notario, idSolicitud, 'nombre', 'Así no se escribe');
  await remark(notario, idSolicitud, 'nombre', 'Con zeta');
  const { data } = await remark(notario, idSolicitud, 'bienes.1.valor');
  assert.deepEqual(
    data.observaciones.map(({ ruta, motivo, antes, enviadaEn }) => [ruta, motivo, antes, enviadaEn]),
    [
      ['nombre', 'Con zeta', 'Ana Ruis', null],
      ['bienes.1.valor', 'Revise', 'Q\u00a01,500.00', null],
    ],
  );
  assert.equal((await as(ana).call(calls.read, { params: { idSolicitud } })).status, 404);
  const idObservacion = data.observaciones[1]?.idObservacion ?? '';
  const left = await as(notario).call(calls.forget, { params: { idSolicitud, idObservacion } });
  assert.equal(left.data.observaciones.length, 1);
  const sent = await send(notario, idSolicitud);
  assert.deepEqual([sent.data.estado, sent.data.turno, sent.data.venceEn], ['enCorreccion', 'cliente', null]);
  assert.deepEqual([sent.data.historial.at(-1)?.accion, sent.data.historial.at(-1)?.como], ['observar', 'notario']);
  assert.equal((await draft(idBorrador)).estado, 'enCorreccion');
  const { data: avisos } = await as(ana).call(api.notificaciones.list, { query: {} });
  assert.match(JSON.stringify(avisos[0]), /hay algo que corregir/);
  assert.equal((await as(notario).call(calls.forget, { params: { idSolicitud, idObservacion } })).status, 409);
});

test('no se observa lo que no se preguntó ni lo del notario, ni se envía sin observaciones ni por otra persona', async () => {
  const { idSolicitud } = await createConRespuestas(db, ana, { notario });
  for (const ruta of ['lugar', 'conyuge', 'bienes.7.marca', 'nada', 'constructor', 'bienes.0'])
    assert.equal((await remark(notario, idSolicitud, ruta)).problem?.errores?.[0]?.campo, 'ruta', ruta);
  assert.equal((await send(notario, idSolicitud)).problem?.errores?.[0]?.campo, 'observaciones');
  const admin = await createUsuario(db, { rol: 'admin' });
  assert.equal((await remark(admin, idSolicitud, 'nombre')).status, 200);
  assert.equal((await send(admin, idSolicitud)).codigo, 'estado-no-permite');
  const stale = await as(notario).call(calls.send, { params: { idSolicitud }, body: { revision: 99 } });
  assert.deepEqual([stale.status, stale.codigo], [409, 'conflicto-revision']);
  const otro = await createUsuario(db, { rol: 'notario' });
  assert.equal((await remark(otro, idSolicitud, 'nombre')).status, 404);
});

test('la clienta corrige solo lo observado y lo que de ello depende; lo demás se rechaza con su nombre', async () => {
  const { idSolicitud, idBorrador } = await createEnCorreccion(db, ana, ['casada', 'plazo'], { notario });
  const refused = await save(idSolicitud, idBorrador, { nombre: 'Otra' });
  assert.deepEqual([refused.status, refused.problem?.errores?.[0]?.campo], [422, 'nombre']);
  const bienes = [COMPRADAS.bienes[0], { marca: 'Honda', valor: 1 }];
  assert.equal((await save(idSolicitud, idBorrador, { bienes })).problem?.errores?.[0]?.campo, 'bienes.1.valor');
  assert.equal((await save(idSolicitud, idBorrador, { conyuge: 'Luis' })).problem?.errores?.[0]?.campo, 'conyuge');
  const opens = await save(idSolicitud, idBorrador, { casada: true, plazo: 6 });
  assert.deepEqual([opens.status, opens.data.estado], [200, 'enCorreccion']);
  const missing = (await submit(idSolicitud, idBorrador)).problem?.errores ?? [];
  assert.deepEqual(missing.map(({ campo }) => campo).sort(), ['aviso', 'conyuge']);
  const done = await save(idSolicitud, idBorrador, { conyuge: 'Luis', aviso: 5 });
  assert.equal(done.data.estado, 'corregido');
  const back = await save(idSolicitud, idBorrador, { casada: false });
  assert.deepEqual(back.data.cambios, [{ clave: 'conyuge', valor: null }], 'lo que abrió se va con ella');
  assert.equal(back.data.estado, 'enCorreccion');
});

test('en el borrador no se escribe por otra puerta, ni se deshace, y nadie más lo corrige', async () => {
  const { idSolicitud, idBorrador } = await createEnCorreccion(db, ana, ['nombre'], { notario });
  const { revision } = await draft(idBorrador);
  const body = { revision, cambios: [{ clave: 'nombre', valor: 'Eva' }] };
  for (const call of [api.borradores.save, api.borradores.undo])
    assert.equal((await as(ana).call(call as never, { params: { idBorrador }, body } as never)).status === 200, false);
  const luz = await createUsuario(db);
  assert.equal((await as(luz).call(calls.save, { params: { idSolicitud }, body })).status, 404);
  await db.updateTable('solicitudes').set({ estado: 'enRevision' }).where('idSolicitud', '=', idSolicitud).execute();
  assert.equal((await save(idSolicitud, idBorrador, { nombre: 'Eva' })).codigo, 'estado-no-permite');
});

test('contesta con palabras sin cambiar, y al enviar todo vuelve a revisión con el texto hecho otra vez', async () => {
  const { idSolicitud, idBorrador, observaciones } = await createEnCorreccion(db, ana, ['nombre', 'plazo'], {
    notario,
  });
  const idObservacion = observaciones.find(({ ruta }) => ruta === 'plazo')?.idObservacion ?? '';
  const params = { idSolicitud, idObservacion };
  await as(ana).call(calls.explain, { params, body: { respuesta: 'Así lo acordamos' } });
  await save(idSolicitud, idBorrador, { nombre: 'Ana Ruiz' });
  assert.deepEqual([(await read(idSolicitud)).lista, (await draft(idBorrador)).estado], [true, 'corregido']);
  const sent = await submit(idSolicitud, idBorrador);
  assert.deepEqual([sent.data.estado, sent.data.turno], ['enRevision', 'notario']);
  const { observaciones: contestadas, capitulos, corregidas } = await answers(idSolicitud);
  assert.deepEqual(
    contestadas.map(({ ruta, cambiada, antes, ahora, respuesta }) => [ruta, cambiada, antes, ahora, respuesta]),
    [
      ['nombre', true, 'Ana Ruis', 'Ana Ruiz', null],
      ['plazo', false, '12', '12', 'Así lo acordamos'],
    ],
  );
  assert.deepEqual(capitulos[0]?.grupos[0]?.respuestas[0], {
    ruta: 'nombre',
    etiqueta: 'Su nombre',
    texto: 'Ana Ruiz',
    comprada: 'Ana Ruis',
  });
  assert.equal(corregidas?.version, 2);
  const minuta = await as(notario).call(api.minutas.read, { params: { idSolicitud } });
  assert.match(JSON.stringify(minuta.data.trabajo?.contenido), /Ana Ruiz/);
  const { data: avisos } = await as(notario).call(api.notificaciones.list, { query: {} });
  assert.match(JSON.stringify(avisos[0]), /corrigió 1 de 2\. La versión 2 del texto/);
  assert.equal((await submit(idSolicitud, idBorrador)).codigo, 'estado-no-permite');
});

test('lo que el notario escribió mientras tanto no se pierde: lo corregido es otra versión', async () => {
  const { idSolicitud, idBorrador } = await createEnCorreccion(db, ana, ['nombre'], { notario });
  await db.updateTable('minutasTrabajo').set({ revision: 7 }).where('idSolicitud', '=', idSolicitud).execute();
  await db.updateTable('solicitudes').set({ estado: 'enRevision' }).where('idSolicitud', '=', idSolicitud).execute();
  const { data: minuta } = await as(notario).call(api.minutas.read, { params: { idSolicitud } });
  const contenido = { ...(minuta.trabajo?.contenido as object), titulo: 'Escrito a mano' };
  const written = await as(notario).call(api.minutas.save, {
    params: { idSolicitud },
    body: { revision: 7, contenido },
  });
  assert.equal(written.status, 200);
  await db.updateTable('solicitudes').set({ estado: 'enCorreccion' }).where('idSolicitud', '=', idSolicitud).execute();
  await save(idSolicitud, idBorrador, { nombre: 'Ana Ruiz' });
  await submit(idSolicitud, idBorrador);
  const { data: after } = await as(notario).call(api.minutas.read, { params: { idSolicitud } });
  assert.match(JSON.stringify(after.trabajo?.contenido), /Escrito a mano/);
  assert.deepEqual(after.versiones[0]?.origen, 'respuestas');
});

test('no se envía lo que otra pestaña cambió después de leerlo, ni un trámite que alguien movió', async () => {
  const { idSolicitud, idBorrador } = await createEnCorreccion(db, ana, ['nombre'], { notario });
  await save(idSolicitud, idBorrador, { nombre: 'Ana Ruiz' });
  const revision = await revisionOf(ana, idSolicitud);
  const { revision: leidas } = await draft(idBorrador);
  await save(idSolicitud, idBorrador, { nombre: 'Ana Ruiz Paz' });
  for (const body of [
    { revision, respuestas: leidas },
    { revision: revision + 1, respuestas: leidas + 1 },
  ]) {
    const stale = await as(ana).call(calls.submit, { params: { idSolicitud }, body });
    assert.deepEqual([stale.status, stale.codigo], [409, 'conflicto-revision']);
  }
  assert.equal((await submit(idSolicitud, idBorrador)).status, 200);
});

test('a un notario nuevo que aún no acepta, lo corregido le llega por aceptar', async () => {
  const { idSolicitud, idBorrador } = await createEnCorreccion(db, ana, ['nombre'], { notario, aceptado: false });
  await save(idSolicitud, idBorrador, { nombre: 'Ana Ruiz' });
  assert.equal((await submit(idSolicitud, idBorrador)).data.estado, 'asignado');
});

test('dos que envían a la vez la devuelven una sola vez, y otra ronda compara con la anterior', async () => {
  const { idSolicitud, idBorrador } = await createEnCorreccion(db, ana, ['nombre'], { notario });
  await save(idSolicitud, idBorrador, { nombre: 'Ana Ruiz' });
  const body = { revision: await revisionOf(ana, idSolicitud), respuestas: (await draft(idBorrador)).revision };
  const both = await Promise.all([1, 2].map(() => as(ana).call(calls.submit, { params: { idSolicitud }, body })));
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  await remark(notario, idSolicitud, 'nombre', 'Falta el segundo apellido');
  await send(notario, idSolicitud);
  assert.equal((await draft(idBorrador)).estado, 'enCorreccion');
  const { observaciones } = await read(idSolicitud);
  assert.deepEqual(
    observaciones.map(({ antes, cambiada }) => [antes, cambiada]),
    [['Ana Ruiz', false]],
  );
});
