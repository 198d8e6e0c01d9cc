import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Input } from '@fedatario/contract/base';
import { documentoDeMinuta, leerMinuta, renderTexto } from '@fedatario/document-engine';
import { createArchivo } from '../../casa/archivos/testing/archivos.ts';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AppError } from '../../http/errors.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { findVersion, iniciarMinuta, insertEnvio } from '../../tramite/minutas/minutas.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { exigirHoras } from './reglas.ts';
import { conRespuestas, probarQuienEs, publicarSinReglas } from './testing/firmas.ts';

const { as, clock, database, close } = await startTestApp();
clock.now = new Date('2026-01-15T17:00:00Z');
const { db } = database.pools;
after(close);

type Cuerpo = Input<typeof api.firmas.sign>['body'];
const LUGAR = { lugar: '0101', direccionDiligencia: 'la octava avenida' };

/** A trámite whose approved text leaves blank what is known at the signing. */
async function porFirmar(slug = 'acta-supervivencia', caso = 'jubilada') {
  const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
  await createNotario(db, { idUsuario: julia.idUsuario });
  const { idSolicitud } = await createTramite(db, julia, { estado: 'enRevision' });
  await conRespuestas(db, idSolicitud, slug, caso);
  await inTransaction(db, (tx) => iniciarMinuta(tx, idSolicitud, clock.now));
  const params = { idSolicitud };
  const { acto } = (await as(julia).call(api.minutas.read, { params })).data;
  const respuestas = Object.fromEntries(
    Object.entries(LUGAR).filter(([ruta]) => acto?.preguntas.some((una) => una.ruta === ruta)),
  );
  const { data } = await as(julia).call(api.minutas.saveActo, {
    params,
    body: { revision: acto?.revision ?? 0, respuestas },
  });
  await as(julia).call(api.minutas.saveVersion, { params, body: { revision: data.trabajo.revision } });
  const envio = {
    enviadaPor: julia.idUsuario,
    enviadaEn: clock.now,
    aprobadaPor: julia.idUsuario,
    aprobadaEn: clock.now,
  };
  await insertEnvio(db, { idSolicitud, version: 2, ...envio });
  await db.updateTable('solicitudes').set({ estado: 'porFirmar' }).where('idSolicitud', '=', idSolicitud).execute();
  return { julia, idSolicitud };
}

async function firma(julia: CreatedUsuario, idSolicitud: string, cambio: Partial<Cuerpo> = {}): Promise<Cuerpo> {
  const params = { idSolicitud };
  const { lugar, fecha, comparecientes } = (await as(julia).call(api.firmas.propose, { params })).data;
  const { revision } = (await as(julia).call(api.tramites.read, { params })).data;
  const archivos = [await createArchivo(db, julia)];
  const acto = { horaInicio: '10:00', horaFin: '10:30' };
  const base = { revision, clase: 'actaNotarial', instrumento: '', folios: '', hojas: 1, lugar, fecha, acto } as const;
  return { ...base, comparecientes, archivos, ...cambio };
}

async function firmar(julia: CreatedUsuario, idSolicitud: string, cambio: Partial<Cuerpo> = {}) {
  const body = await firma(julia, idSolicitud, cambio);
  await probarQuienEs(db, julia, clock.now);
  return as(julia).call(api.firmas.sign, { params: { idSolicitud }, body });
}

const textoFirmado = async (idSolicitud: string) => {
  const version = await findVersion(db, idSolicitud);
  const read = leerMinuta(JSON.parse(version?.contenido ?? ''));
  assert.ok(read.ok);
  return { origen: version?.origen, texto: renderTexto(documentoDeMinuta(read.minuta)) };
};

test('la propuesta trae lugar y hora de inicio; la de terminar la dice su notario', async () => {
  const { julia, idSolicitud } = await porFirmar();
  const { data } = await as(julia).call(api.firmas.propose, { params: { idSolicitud } });
  assert.equal(data.lugar, 'Ciudad de Guatemala');
  assert.deepEqual(
    data.preguntas.map(({ ruta, valor }) => [ruta, valor]),
    [
      ['horaInicio', '11:00'],
      ['horaFin', null],
    ],
  );
});

test('al firmar se escriben en letras la fecha, las horas y las hojas, y el texto firmado se guarda', async () => {
  const { julia, idSolicitud } = await porFirmar();
  assert.equal((await firmar(julia, idSolicitud)).status, 200);
  const { origen, texto } = await textoFirmado(idSolicitud);
  assert.equal(origen, 'firma');
  assert.match(
    texto,
    /el quince de enero de dos mil veintiséis, siendo las diez horas en punto, yo, JULIA ARANA, Notaria/,
  );
  assert.match(texto, /siendo las diez horas con treinta minutos\. Queda escrita en una hoja de papel simple/);
  assert.doesNotMatch(texto.split('f) ___')[0] ?? '', /____/);
});

test('una hora que falta o que no puede ser se niega en su campo, antes de escribir nada', async () => {
  const { julia, idSolicitud } = await porFirmar();
  for (const [acto, campo] of [
    [{ horaInicio: '10:00' }, 'acto.horaFin'],
    [{ horaInicio: '10:00', horaFin: '09:00' }, 'acto.horaFin'],
    [{ horaInicio: '25:00', horaFin: '10:30' }, 'acto.horaInicio'],
    [{ horaInicio: '10:00', horaFin: '10:30', direccionDiligencia: 'otra' }, 'acto.direccionDiligencia'],
    [{ horaInicio: '10:00', horaFin: '10:30', precio: 5 }, 'acto.precio'],
  ] as const) {
    const { status, problem } = await firmar(julia, idSolicitud, { acto });
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, campo]);
  }
  assert.equal((await findVersion(db, idSolicitud))?.version, 2);
  const { estado } = await db
    .selectFrom('solicitudes')
    .select('estado')
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  assert.equal(estado, 'porFirmar');
});

test('sin una regla del producto que lo diga, un acto tampoco termina antes de comenzar, ni pasada la medianoche', async () => {
  await publicarSinReglas(db, 'declaracion-jurada', 'ingresos');
  const { julia, idSolicitud } = await porFirmar('declaracion-jurada', 'ingresos');
  const de = async (horaInicio: string, horaFin: string) => {
    const { status, problem } = await firmar(julia, idSolicitud, { acto: { horaInicio, horaFin } });
    return [status, problem?.errores?.map(({ campo, clave }) => `${campo} ${clave}`)];
  };
  const alReves = [422, ['acto.horaFin hastaAntesDeDesde']];
  assert.deepEqual(await de('10:30', '10:00'), alReves);
  assert.deepEqual(await de('10:30', '10:30'), alReves);
  assert.deepEqual(await de('10:30', '00:10'), alReves);
  assert.deepEqual(await de('09:05', '10:40'), [200, undefined]);
});

test('las horas de un acto de hoy ya llegaron; las de otro día, sean las que sean', () => {
  const ALAS9 = new Date('2026-01-16T15:00:00Z');
  const niega = (fecha: string, horaInicio: string, horaFin: string) => {
    try {
      exigirHoras(fecha, { horaInicio, horaFin }, ALAS9);
      return [];
    } catch (error) {
      return (error as AppError).extras.errores?.map(({ campo }) => campo);
    }
  };
  assert.deepEqual(niega('2026-01-16', '08:20', '09:00'), []);
  assert.deepEqual(niega('2026-01-16', '08:20', '09:01'), ['acto.horaFin']);
  assert.deepEqual(niega('2026-01-16', '20:20', '21:00'), ['acto.horaInicio', 'acto.horaFin']);
  assert.deepEqual(niega('2026-01-15', '14:05', '15:40'), [], 'ayer pasó entero, aunque hoy son las nueve');
  const despuesDeMedianoche = new Date('2026-01-17T06:10:00Z');
  assert.doesNotThrow(() => exigirHoras('2026-01-16', { horaInicio: '23:10', horaFin: '23:55' }, despuesDeMedianoche));
});

test('un acto de hoy no se sella con una hora que todavía no llega; para imprimirlo sí vale', async () => {
  const { julia, idSolicitud } = await porFirmar();
  const params = { idSolicitud };
  const acto = { horaInicio: '11:02', horaFin: '11:05' };
  const body = await firma(julia, idSolicitud, { acto });
  const { revision: _, archivos: __, folios: ___, ...dicho } = body;
  assert.equal((await as(julia).call(api.firmas.prepare, { params, body: dicho })).status, 200);
  const vista = await as(julia).call(api.firmas.check, { params, body });
  assert.deepEqual(
    vista.problem?.errores?.map(({ campo, clave, params: dichos }) => [campo, clave, dichos.dia]),
    [
      ['acto.horaInicio', 'actoFuturo', '11:00'],
      ['acto.horaFin', 'actoFuturo', '11:00'],
    ],
  );
  assert.equal((await firmar(julia, idSolicitud, { acto })).status, 422);
  clock.now = new Date('2026-01-15T17:05:00Z');
  assert.equal((await firmar(julia, idSolicitud, { acto })).status, 200, 'ya son las 11:05');
});

test('para imprimirlo se cuentan sus hojas y se escribe en él lo dicho; otra persona no puede', async () => {
  const { julia, idSolicitud } = await porFirmar('acta-supervivencia', 'huella-y-otra-institucion');
  const { revision: _, archivos: __, folios: ___, hojas: ____, ...dicho } = await firma(julia, idSolicitud);
  const params = { idSolicitud };
  const preparar = (quien: CreatedUsuario, cambio: Partial<Input<typeof api.firmas.prepare>['body']> = {}) =>
    as(quien).call(api.firmas.prepare, { params, body: { ...dicho, ...cambio, hojas: null } });
  const { status, data } = await preparar(julia);
  assert.deepEqual([status, data], [200, { hojas: 2, diferencias: [] }]);
  const { preguntas } = (await as(julia).call(api.minutas.read, { params })).data.acto ?? { preguntas: [] };
  const valor = (ruta: string) => preguntas.find((una) => una.ruta === ruta)?.valor;
  assert.deepEqual([valor('hojas'), valor('horaFin'), valor('fechaFirma')], [2, '10:30', '2026-01-15']);
  const otra: Cuerpo['comparecientes'][number] = {
    nombre: 'Rita Sol',
    calidad: 'testigo',
    identificacion: 'conocido',
    numero: null,
  };
  const distinta = await preparar(julia, {
    lugar: 'Mixco, Guatemala',
    comparecientes: [...dicho.comparecientes, otra],
  });
  assert.deepEqual(
    distinta.data.diferencias.map(({ campo, firma: suya }) => [campo, suya]),
    [
      ['lugar', 'Mixco, Guatemala'],
      ['persona', 'Rita Sol'],
    ],
  );
  assert.equal((await preparar(await createUsuario(db, { rol: 'notario' }))).status, 404);
});

test('lo que el notario escribió a mano y no es lo que firma se muestra antes de sellar', async () => {
  const { julia, idSolicitud } = await porFirmar();
  const params = { idSolicitud };
  await db.updateTable('solicitudes').set({ estado: 'enRevision' }).where('idSolicitud', '=', idSolicitud).execute();
  const { trabajo } = (await as(julia).call(api.minutas.read, { params })).data;
  const contenido = JSON.parse(JSON.stringify(trabajo?.contenido), (_, node) =>
    node?.type === 'dato' && node.attrs.ruta === 'horaInicio'
      ? { type: 'text', text: 'siendo las ocho horas en punto' }
      : node,
  );
  const { data } = await as(julia).call(api.minutas.save, {
    params,
    body: { revision: trabajo?.revision ?? 0, contenido },
  });
  await as(julia).call(api.minutas.saveVersion, { params, body: { revision: data.revision } });
  const quien = {
    enviadaPor: julia.idUsuario,
    enviadaEn: clock.now,
    aprobadaPor: julia.idUsuario,
    aprobadaEn: clock.now,
  };
  await insertEnvio(db, { idSolicitud, version: 3, ...quien });
  await db.updateTable('solicitudes').set({ estado: 'porFirmar' }).where('idSolicitud', '=', idSolicitud).execute();
  const vista = await as(julia).call(api.firmas.check, { params, body: await firma(julia, idSolicitud) });
  assert.deepEqual(vista.data.diferencias, [{ campo: 'horaInicio', texto: 'las ocho horas en punto', firma: '10:00' }]);
});

test('una escritura lleva en su texto el número con que se asienta', async () => {
  const { julia, idSolicitud } = await porFirmar('compraventa-vehiculo', 'contado');
  const escritura = { clase: 'escrituraPublica', instrumento: '21', folios: '40-41', hojas: 2, acto: {} } as const;
  assert.equal((await firmar(julia, idSolicitud, escritura)).status, 200);
  assert.match((await textoFirmado(idSolicitud)).texto, /^NÚMERO VEINTIUNO \(21\)\. En la ciudad de Guatemala/);
});
