import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { MarcaPropuesta } from '@fedatario/contract/acto';
import { verificar } from '../../control/integridad/verificacion.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createSellado } from './testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const START = clock.now;
const [marta, olga] = [await createUsuario(db, { rol: 'admin' }), await createUsuario(db, { rol: 'admin' })];
const notary = () => createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
const ANULAR: MarcaPropuesta = { marca: 'anulado', motivo: 'Sentencia firme', sustituto: null };
const propose = (who: CreatedUsuario, idSolicitud: string, change: Partial<MarcaPropuesta> = {}) =>
  as(who).call(api.marcas.propose, { params: { idSolicitud }, body: { ...ANULAR, ...change } });
const confirm = (who: CreatedUsuario, idPropuesta: string) =>
  as(who).call(api.marcas.confirm, { params: { idPropuesta } });
const see = async (codigo: string) => (await as(undefined).call(api.documentos.verificar, { params: { codigo } })).data;
const faltas = async () =>
  (await verificar(db, new Date()))
    .filter(({ promesa }) => /registro|marca/.test(promesa))
    .flatMap((one) => one.faltas);
const told = async (who: CreatedUsuario, tipo: string) =>
  (await as(who).call(api.notificaciones.list, { query: {} })).data.filter((aviso) => aviso.tipo === tipo).length;

test('el notario propone y otra persona confirma: el documento queda anulado, asentado y dicho a todos', async () => {
  const julia = await notary();
  const { idSolicitud, cliente, codigo } = await createSellado(db, julia);
  const { status, data } = await propose(julia, idSolicitud);
  assert.deepEqual([status, data.estado, data.puedeConfirmar], [200, 'pendiente', false]);
  assert.equal((await see(codigo)).estado, 'autentico');
  assert.equal(await told(marta, 'marcaPorDecidir'), 1);
  const confirmed = await confirm(marta, data.idPropuesta);
  assert.deepEqual([confirmed.status, confirmed.data.estado], [200, 'confirmada']);
  assert.equal((await see(codigo)).estado, 'anulado');
  const { marca } = (await as(cliente).call(api.tramites.read, { params: { idSolicitud } })).data;
  assert.deepEqual([marca?.marca, marca?.motivo, marca?.sustituto], ['anulado', 'Sentencia firme', null]);
  assert.deepEqual([await told(cliente, 'documentoMarcado'), await told(julia, 'documentoMarcado')], [1, 1]);
  const { data: asientos } = await as(julia).call(api.registro.list, { query: {} });
  assert.deepEqual(
    asientos.map(({ actuacion }) => actuacion),
    ['anulacion', 'entrega'],
  );
  assert.deepEqual([asientos[0]?.datos.motivo, asientos[0]?.datos.instrumento], ['Sentencia firme', '12']);
  assert.equal((await propose(marta, idSolicitud)).codigo, 'estado-no-permite');
  assert.deepEqual(await faltas(), []);
});

test('nadie confirma lo que propuso; puede retirarlo, y entonces se propone otra vez', async () => {
  const { idSolicitud, codigo } = await createSellado(db, await notary());
  const { idPropuesta } = (await propose(marta, idSolicitud)).data;
  assert.equal((await confirm(marta, idPropuesta)).codigo, 'segunda-persona');
  assert.equal((await propose(olga, idSolicitud)).codigo, 'estado-no-permite');
  const refused = await as(marta).call(api.marcas.refuse, {
    params: { idPropuesta },
    body: { motivo: 'Era otro documento' },
  });
  assert.deepEqual([refused.data.estado, refused.data.respuesta], ['negada', 'Era otro documento']);
  assert.equal((await confirm(olga, idPropuesta)).codigo, 'estado-no-permite');
  assert.equal((await see(codigo)).estado, 'autentico');
  assert.equal((await propose(olga, idSolicitud)).status, 200);
});

test('sustituido nombra el que queda en su lugar, del mismo cliente y vigente', async () => {
  const [julia, ana] = [await notary(), await createUsuario(db)];
  const viejo = await createSellado(db, ana, julia);
  const nuevo = await createSellado(db, ana, julia);
  const ajeno = await createSellado(db, julia);
  const replace = (sustituto: string | null) => propose(julia, viejo.idSolicitud, { marca: 'sustituido', sustituto });
  for (const wrong of [null, 'nada', 'T-2026-999999', ajeno.numero, viejo.codigo])
    assert.equal((await replace(wrong)).problem?.errores?.[0]?.campo, 'sustituto');
  const { data } = await replace(nuevo.numero.toLowerCase());
  assert.deepEqual(data.sustituto, { numero: nuevo.numero, codigo: nuevo.codigo });
  await confirm(olga, data.idPropuesta);
  const publico = await see(viejo.codigo);
  assert.deepEqual([publico.estado, publico.sustituto], ['sustituido', { numero: nuevo.numero, codigo: nuevo.codigo }]);
  assert.equal((await see(nuevo.codigo)).estado, 'autentico');
  const { data: asientos } = await as(julia).call(api.registro.list, {
    query: { texto: nuevo.row.sha256.toString('hex') },
  });
  assert.deepEqual(
    asientos.map(({ actuacion }) => actuacion),
    ['sustitucion'],
  );
  assert.deepEqual(await faltas(), []);
});

test('si lo que iba a quedar en su lugar dejó de valer, no se confirma', async () => {
  const [julia, ana] = [await notary(), await createUsuario(db)];
  const [viejo, nuevo] = [await createSellado(db, ana, julia), await createSellado(db, ana, julia)];
  const cambio = await propose(julia, viejo.idSolicitud, { marca: 'sustituido', sustituto: nuevo.codigo });
  await confirm(marta, (await propose(julia, nuevo.idSolicitud)).data.idPropuesta);
  assert.equal((await confirm(marta, cambio.data.idPropuesta)).codigo, 'estado-no-permite');
});

test('dos que confirman a la vez: una marca, un asiento; dos que proponen, una propuesta', async () => {
  const julia = await notary();
  const { idSolicitud } = await createSellado(db, julia);
  const proposed = await Promise.all([julia, marta, olga].map((who) => propose(who, idSolicitud)));
  assert.deepEqual(proposed.map(({ status }) => status).sort(), [200, 409, 409]);
  const { idPropuesta, propuestaPor } = proposed.find(({ status }) => status === 200)?.data ?? {};
  assert.ok(idPropuesta && propuestaPor);
  const otros = await Promise.all([0, 1, 2].map(() => createUsuario(db, { rol: 'admin' })));
  const confirmed = await Promise.all(otros.map((who) => confirm(who, idPropuesta)));
  assert.deepEqual(confirmed.map(({ status }) => status).sort(), [200, 409, 409]);
  const { data } = await as(julia).call(api.registro.list, { query: {} });
  assert.deepEqual(
    data.map(({ actuacion }) => actuacion),
    ['anulacion', 'entrega'],
  );
});

test('decidir pide reingreso, y lo hace la administración', async () => {
  const julia = await notary();
  const { idSolicitud } = await createSellado(db, julia);
  const { idPropuesta } = (await propose(marta, idSolicitud)).data;
  assert.equal((await confirm(julia, idPropuesta)).status, 403);
  clock.now = new Date(START.getTime() + 6 * 60_000);
  assert.equal((await confirm(olga, idPropuesta)).codigo, 'reingreso-requerido');
  clock.now = START;
  assert.equal((await confirm(olga, idPropuesta)).status, 200);
});

test('la verificación nombra una marca que no está en el registro', async () => {
  const { row, notario } = await createSellado(db, await notary());
  const dicha = {
    idDocumento: row.idDocumento,
    marca: 'anulado',
    motivo: 'A escondidas',
    confirmadaEn: START,
  } as const;
  await db
    .insertInto('documentoMarcas')
    .values({ ...dicha, propuestaPor: notario.idUsuario, confirmadaPor: marta.idUsuario })
    .execute();
  const found = await faltas();
  assert.deepEqual([found.length, found[0]], [2, found[1]]);
});
