import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import { createArchivo } from '../../casa/archivos/testing/archivos.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { vencer } from '../expedientes/jobs.ts';
import { createGestion, createGestor } from './testing/gestiones.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

clock.now = new Date('2026-01-15T15:00:00Z');
const ana = await createUsuario(db);
const admin = await createUsuario(db, { rol: 'admin' });
const oscar = await createGestor(db, ['RENAP', 'MINEX']);

const read = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(api.gestiones.read, { params: { idSolicitud } })).data;
const revisionDe = async (idSolicitud: string) => (await read(admin, idSolicitud)).revision;

async function act(who: CreatedUsuario, idSolicitud: string, accion: string, motivo: string | null = null) {
  const body = { revision: await revisionDe(idSolicitud), accion, motivo } as never;
  return as(who).call(api.gestiones.act, { params: { idSolicitud }, body });
}

async function present(idSolicitud: string, numero = '45-2026') {
  const comprobante = await createArchivo(db, admin);
  const body = { revision: await revisionDe(idSolicitud), institucion: 'RENAP', numero, nota: '', comprobante };
  return as(admin).call(api.diligencias.present, {
    params: { idSolicitud },
    body: { ...body, presentadaEl: '2026-01-15' },
  });
}

async function observe(idSolicitud: string, responde: 'gestor' | 'cliente', diasHabiles: number | null = 5) {
  const body = { revision: await revisionDe(idSolicitud), texto: 'Falta la boleta', articulo: 'art. 12', responde };
  return as(admin).call(api.diligencias.observe, {
    params: { idSolicitud },
    body: { ...body, diasHabiles, notificadaEl: '2026-01-15' },
  });
}

async function resolve(idSolicitud: string, favorable: boolean, archivos: string[] = [], nota = '') {
  const body = {
    revision: await revisionDe(idSolicitud),
    favorable,
    numero: '9',
    folio: '3',
    libro: '1',
    nota,
    archivos,
  };
  return as(admin).call(api.diligencias.resolve, {
    params: { idSolicitud },
    body: { ...body, resueltaEl: '2026-01-15', venceEl: null },
  });
}

test('de la asignación al resultado: se encarga, se presenta, se observa, se contesta y se entrega', async () => {
  const { idSolicitud } = await createGestion(db, ana);
  const params = { idSolicitud };
  const [mejor] = (await as(admin).call(api.encargos.candidates, { params })).data;
  assert.deepEqual([mejor?.idGestor, mejor?.faltan], [oscar, []]);
  const encargo = { revision: await revisionDe(idSolicitud), idGestor: null, motivo: null };
  const asignada = (await as(admin).call(api.encargos.assign, { params, body: encargo })).data;
  assert.deepEqual([asignada.estado, asignada.gestor?.idGestor, asignada.turno], ['asignada', oscar, 'gestor']);
  assert.equal((await act(admin, idSolicitud, 'aceptar')).data.estado, 'enPreparacion');
  const presentada = (await present(idSolicitud)).data;
  assert.deepEqual([presentada.estado, presentada.turno, presentada.venceEn], ['presentada', 'institucion', null]);
  assert.match(presentada.presentaciones[0]?.comprobante.url ?? '', /^\/api\/public\/archivos\//);

  const observada = (await observe(idSolicitud, 'cliente')).data;
  // 15 January 2026 is a Thursday: five working days end on the 22nd.
  assert.deepEqual([observada.estado, observada.observaciones[0]?.venceEl], ['porResponder', '2026-01-22']);
  const archivos = [await createArchivo(db, ana)];
  const respuesta = { revision: await revisionDe(idSolicitud), texto: 'Aquí está la boleta', archivos };
  const respondida = (await as(ana).call(api.gestiones.answer, { params, body: respuesta })).data;
  assert.deepEqual([respondida.estado, respondida.observaciones[0]?.archivos.length], ['observada', 1]);
  const otra = (await present(idSolicitud, '46-2026')).data;
  assert.deepEqual(
    otra.presentaciones.map(({ clase, numero }) => [clase, numero]),
    [
      ['inicial', '45-2026'],
      ['respuesta', '46-2026'],
    ],
  );
  assert.equal(otra.observaciones[0]?.atendida, true);

  const entregada = (await resolve(idSolicitud, true, [await createArchivo(db, admin)])).data;
  assert.deepEqual([entregada.estado, entregada.resultados[0]?.archivos.length], ['entregada', 1]);
  const suya = await read(ana, idSolicitud);
  assert.deepEqual([suya.gestor?.nombre, suya.gestor?.email], ['Óscar Pineda', null]);
});

test('lo que pide la institución tiene una sola fecha: la de ella o la nuestra, la que llegue antes', async () => {
  const dates = async (diasHabiles: number | null) => {
    const { idSolicitud } = await createGestion(db, ana, { estado: 'presentada', idGestor: oscar });
    await observe(idSolicitud, 'cliente', diasHabiles);
    const propias = (await as(ana).call(api.gestiones.list, { query: { estado: 'por-responder' } })).data;
    const oficina = (await as(admin).call(api.encargos.list, { query: { estado: 'por-responder' } })).data;
    const leidas = [await read(ana, idSolicitud), propias[0], oficina.find((una) => una.idSolicitud === idSolicitud)];
    return leidas.map((una) => una?.limiteEn);
  };
  // The last minute of 22 January, where the company is, and of the thirtieth working day.
  const [suya, nuestra] = ['2026-01-23T06:00:00.000Z', '2026-02-27T06:00:00.000Z'];
  assert.deepEqual(await dates(5), [suya, suya, suya]);
  assert.deepEqual(await dates(60), [nuestra, nuestra, nuestra]);
  assert.deepEqual(await dates(null), [nuestra, nuestra, nuestra]);
});

test('sin archivos se resuelve y espera; con el primero se entrega sola, y a los quince días se cierra', async () => {
  const { idSolicitud } = await createGestion(db, ana, { estado: 'presentada', idGestor: oscar });
  assert.equal((await resolve(idSolicitud, true)).data.estado, 'resuelta');
  const entregada = (await resolve(idSolicitud, true, [await createArchivo(db, admin)])).data;
  assert.deepEqual([entregada.estado, entregada.resultados.length], ['entregada', 2]);
  const limite = new Date(clock.now.getTime() + 15 * DAY);
  assert.equal(entregada.limiteEn, limite.toISOString());
  await inTransaction(db, (tx) => vencer(tx, idSolicitud, limite));
  assert.equal((await read(ana, idSolicitud)).estado, 'cerrada');
});

test('con lo entregado mal, la clienta reclama y vuelve a resolverse', async () => {
  const { idSolicitud } = await createGestion(db, ana, { estado: 'entregada', idGestor: oscar });
  assert.equal((await act(ana, idSolicitud, 'reclamar')).codigo, 'datos-invalidos');
  assert.equal((await act(ana, idSolicitud, 'reclamar', 'El apellido está mal escrito')).data.estado, 'resuelta');
  assert.equal((await present(idSolicitud, '47-2026')).data.estado, 'presentada');
});

test('lo denegado lo decide la clienta: apela, y lo que sigue se presenta como recurso', async () => {
  const { idSolicitud } = await createGestion(db, ana, { estado: 'presentada', idGestor: oscar });
  assert.equal((await resolve(idSolicitud, false)).codigo, 'datos-invalidos');
  const denegada = (await resolve(idSolicitud, false, [], 'Nombre ya inscrito por otra persona')).data;
  assert.deepEqual([denegada.estado, denegada.turno], ['denegada', 'cliente']);
  assert.equal((await act(admin, idSolicitud, 'apelar', 'Porque sí procede')).codigo, 'estado-no-permite');
  assert.equal((await act(ana, idSolicitud, 'apelar', 'El otro nombre caducó')).data.estado, 'enPreparacion');
  const apelada = (await present(idSolicitud)).data;
  assert.equal(apelada.presentaciones.at(-1)?.clase, 'recurso');
});

test('un paso no termina antes de comenzar, ni antes de la compra, ni mañana', async () => {
  const { idSolicitud } = await createGestion(db, ana, { estado: 'enPreparacion', idGestor: oscar });
  const dates = async (empezadoEl: string | null, hechoEl: string | null) =>
    as(admin).call(api.diligencias.dates, {
      params: { idSolicitud, orden: 1 },
      body: { revision: await revisionDe(idSolicitud), empezadoEl, hechoEl },
    });
  for (const [empezado, hecho] of [
    ['2026-01-14', null],
    ['2026-01-16', null],
    [null, '2026-01-15'],
  ])
    assert.equal((await dates(empezado ?? null, hecho ?? null)).codigo, 'datos-invalidos');
  const { pasos } = (await dates('2026-01-15', '2026-01-15')).data;
  // The second usually takes five working days from when the first ended.
  assert.deepEqual(
    pasos.map(({ hechoEl, esperadoEl }) => [hechoEl, esperadoEl]),
    [
      ['2026-01-15', '2026-01-19'],
      [null, '2026-01-22'],
    ],
  );
});

test('quien miró antes que otra persona escribiera recibe la gestión como está', async () => {
  const { idSolicitud } = await createGestion(db, ana, { estado: 'presentada', idGestor: oscar });
  const vieja = await revisionDe(idSolicitud);
  await observe(idSolicitud, 'gestor', null);
  const body = { revision: vieja, accion: 'pausar', motivo: 'Vacaciones', hasta: '2026-02-01T00:00:00Z' } as const;
  const stale = await as(admin).call(api.gestiones.act, { params: { idSolicitud }, body });
  assert.deepEqual([stale.status, stale.codigo], [409, 'conflicto-revision']);
});

test('la oficina las encuentra por gestor y por número; un notario no tiene ninguna', async () => {
  const lucia = await createGestor(db, ['SAT'], 'Lucía Ajanel');
  const { idSolicitud } = await createGestion(db, ana, { estado: 'asignada', idGestor: lucia });
  const list = async (query: object, who = admin) =>
    (await as(who).call(api.encargos.list, { query: query as never })).data.map((row) => row.idSolicitud);
  assert.deepEqual(await list({ idGestor: lucia }), [idSolicitud]);
  const { numero } = await read(admin, idSolicitud);
  assert.deepEqual(await list({ texto: numero }), [idSolicitud]);
  assert.deepEqual(await list({}, await createUsuario(db, { rol: 'notario' })), []);
  const { text } = await as(admin).call(api.encargos.export, { query: { formato: 'csv', idGestor: lucia } as never });
  assert.match(text, /Lucía Ajanel/);
});

test('varias se encargan a la vez, cada una a quien le conviene; la que ya no espera se dice', async () => {
  const una = await createGestion(db, ana);
  const ya = await createGestion(db, ana, { estado: 'presentada', idGestor: oscar });
  const { data } = await as(admin).call(api.encargos.assignMany, {
    body: { idSolicitudes: [una.idSolicitud, ya.idSolicitud], idGestor: null },
  });
  assert.deepEqual(new Map(data.map((row) => [row.idSolicitud, row.idGestor])).get(ya.idSolicitud), null);
  assert.equal((await read(admin, una.idSolicitud)).gestor?.idGestor, oscar);
});

test('la oficina y su clienta leen las respuestas con que se compró; otra persona, nada', async () => {
  const { idSolicitud } = await createGestion(db, ana, { estado: 'enPreparacion', idGestor: oscar });
  for (const who of [ana, admin])
    assert.deepEqual((await read(who, idSolicitud)).datos, [
      { titulo: 'Los datos', filas: [{ pregunta: 'La alfa', respuesta: 'uno' }] },
    ]);
  const ajena = await createUsuario(db);
  assert.equal((await as(ajena).call(api.gestiones.read, { params: { idSolicitud } })).status, 404);
});

test('requisitos, mensajes y notas son los mismos que en un trámite', async () => {
  const { idSolicitud } = await createGestion(db, ana, {
    estado: 'enPreparacion',
    idGestor: oscar,
    requisitos: ['DPI'],
  });
  const [pedido] = (await read(ana, idSolicitud)).requisitos;
  assert.ok(pedido);
  const params = { idRequisito: pedido.idRequisito };
  const archivos = [await createArchivo(db, ana)];
  const subido = await as(ana).call(api.requisitos.deliver, { params, body: { revision: pedido.revision, archivos } });
  assert.equal(subido.data.requisitos[0]?.estado, 'subido');
  const revision = subido.data.requisitos[0]?.revision ?? 0;
  const rechazo = await as(admin).call(api.requisitos.reject, {
    params,
    body: { revision, motivo: 'No se lee la fecha' },
  });
  assert.equal(rechazo.codigo, undefined);
  assert.equal(rechazo.data.estado, 'requisitosPendientes');
  const otros = [await createArchivo(db, ana)];
  const otra = { revision: revision + 1, archivos: otros };
  assert.equal((await as(ana).call(api.requisitos.deliver, { params, body: otra })).data.estado, 'enPreparacion');
  const mensaje = await as(ana).call(api.conversacion.send, {
    params: { idSolicitud },
    body: { texto: '¿Cuándo estará?', archivos: [] },
  });
  assert.equal(mensaje.data.mio, true);
  const nota = await as(admin).call(api.conversacion.annotate, { params: { idSolicitud }, body: { texto: 'Llamar' } });
  assert.equal(nota.status, 200);
});
