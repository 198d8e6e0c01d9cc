import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Endpoint, Input } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { PUNTO } from '../../../casa/archivos/testing/archivos.ts';
import { correosPara } from '../../../casa/notificaciones/testing.ts';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import {
  codigoDeGestor,
  entrarComoGestor,
  observacion,
  presentacion,
  resultado,
  tokenDeGestor,
} from '../testing/casos-de-gestor.ts';
import { createGestion, createGestor } from '../testing/gestiones.ts';

const app = await startTestApp();
const { as, clock, database, close } = app;
const { db } = database.pools;
after(close);

clock.now = new Date('2026-01-15T15:00:00Z');
const ana = await createUsuario(db);
const admin = await createUsuario(db, { rol: 'admin' });
const visita = as(undefined);
const { casosDeGestor: casos, enlacesDeGestor: enlaces } = api;

const call = <E extends Endpoint>(cookie: string, endpoint: E, input: Input<E>) =>
  visita.call(endpoint, input, { cookies: { gestor: cookie } });
const subir = async (cookie: string) =>
  (await call(cookie, enlaces.upload, { query: { nombre: 'constancia.png' }, body: PUNTO } as never)).data.idArchivo;

test('la oficina encarga un caso y el gestor, sin cuenta, lo lleva desde su teléfono hasta el resultado', async () => {
  const idGestor = await createGestor(db, ['RENAP', 'MINEX'], 'Óscar Pineda');
  const { idSolicitud } = await createGestion(db, ana);
  await as(admin).call(api.encargos.assign, {
    params: { idSolicitud },
    body: { revision: 1, idGestor, motivo: null },
  });
  const cookie = await entrarComoGestor(app, idGestor);
  const { data: lista } = await call(cookie, casos.list, {});
  assert.deepEqual([lista.gestor, lista.casos.map((uno) => uno.leToca)], ['Óscar Pineda', [true]]);
  const leer = async () => (await call(cookie, casos.read, { query: { idSolicitud } })).data;
  const de = async () => ({ idSolicitud, revision: (await leer()).revision });
  const aceptado = await call(cookie, casos.act, { body: { ...(await de()), accion: 'aceptar', motivo: null } });
  assert.equal(aceptado.data?.estado, 'enPreparacion');
  const dias = { orden: 1, empezadoEl: '2026-01-15', hechoEl: '2026-01-15' };
  const fechado = await call(cookie, casos.dates, { body: { ...(await de()), ...dias } });
  assert.equal(fechado.data.pasos[0]?.hechoEl, '2026-01-15');
  const presentado = await call(cookie, casos.present, { body: presentacion(await subir(cookie), await de()) });
  assert.equal(presentado.data.presentaciones[0]?.comprobante.nombre, 'constancia.png');
  assert.equal(
    (await call(cookie, casos.observe, { body: observacion(await de()) })).data.contestarAntes,
    '2026-01-22',
  );
  await call(cookie, casos.present, { body: presentacion(await subir(cookie), await de()) });
  const entregado = await call(cookie, casos.resolve, { body: resultado(true, [await subir(cookie)], await de()) });
  assert.equal(entregado.data.estado, 'entregada');
  const { historial } = (await as(ana).call(api.gestiones.read, { params: { idSolicitud } })).data;
  const suyos = historial.filter(({ como }) => como === 'gestor');
  assert.deepEqual(new Set(suyos.map(({ quien }) => quien)), new Set(['Óscar Pineda']));
  assert.deepEqual(
    suyos.map(({ accion }) => accion),
    ['aceptar', 'presentar', 'observar', 'presentar', 'resolver'],
  );
});

test('lo que el gestor envía otra vez con la misma clave, porque no le llegó la respuesta, se hace una vez y contesta lo mismo', async () => {
  const idGestor = await createGestor(db);
  const { idSolicitud } = await createGestion(db, ana, { estado: 'presentada', idGestor });
  const cookie = await entrarComoGestor(app, idGestor);
  const { revision } = (await call(cookie, casos.read, { query: { idSolicitud } })).data;
  const body = resultado(true, [await subir(cookie)], { idSolicitud, revision });
  const clave = uuidv7();
  const enviar = (dicho: typeof body) =>
    visita.call(casos.resolve, { body: dicho }, { cookies: { gestor: cookie }, headers: { 'idempotency-key': clave } });
  const primera = await enviar(body);
  const otraVez = await enviar(body);
  assert.deepEqual([otraVez.status, otraVez.text], [200, primera.text]);
  assert.equal(otraVez.data.resultados.length, 1);
  assert.equal((await enviar({ ...body, numero: '10' })).codigo, 'clave-idempotencia-distinta');
});

test('el enlace reenviado a otra persona no abre sin el código, que solo llega al correo del gestor', async () => {
  const idGestor = await createGestor(db);
  const token = await tokenDeGestor(db, idGestor, clock.now);
  assert.equal((await visita.call(casos.list, {})).codigo, 'gestor-sin-entrar');
  const { data } = await visita.call(enlaces.sendCode, { body: { token } });
  assert.match(data.correo, /^.•••@gestores\.test$/);
  const malo = await visita.call(enlaces.open, { body: { token, codigo: '000000' } });
  assert.deepEqual([malo.codigo, malo.cookies], ['codigo-incorrecto', []]);
  const codigo = await codigoDeGestor(db, idGestor);
  const bueno = { body: { token, codigo } };
  assert.equal((await visita.call(enlaces.open, bueno)).status, 200);
  assert.equal((await visita.call(enlaces.open, bueno)).codigo, 'codigo-incorrecto', 'a code opens once');
  for (const otro of [`${token}x`, `${uuidv7()}.${token.split('.')[1]}`, 'nada'])
    assert.equal((await visita.call(enlaces.sendCode, { body: { token: otro } })).codigo, 'enlace-invalido');
});

test('un código se prueba cinco veces, y los códigos de un enlace diez en un cuarto de hora', async () => {
  const idGestor = await createGestor(db);
  const token = await tokenDeGestor(db, idGestor, clock.now);
  await visita.call(enlaces.sendCode, { body: { token } });
  const codigo = await codigoDeGestor(db, idGestor);
  const malo = codigo === '999999' ? '888888' : '999999';
  const probar = async (uno: string) => (await visita.call(enlaces.open, { body: { token, codigo: uno } })).codigo;
  for (let i = 0; i < 5; i += 1) assert.equal(await probar(malo), 'codigo-incorrecto');
  assert.equal(await probar(codigo), 'codigo-incorrecto', 'the right one comes too late');
  for (let i = 0; i < 4; i += 1) await probar(malo);
  assert.equal(await probar(malo), 'limite-codigos');
  const envios = [];
  for (let i = 0; i < 6; i += 1) envios.push((await visita.call(enlaces.sendCode, { body: { token } })).codigo);
  assert.equal(envios.at(-1), 'limite-codigos');
});

test('un código vence a los diez minutos', async () => {
  const idGestor = await createGestor(db);
  const antes = clock.now;
  const token = await tokenDeGestor(db, idGestor, antes);
  await visita.call(enlaces.sendCode, { body: { token } });
  const codigo = await codigoDeGestor(db, idGestor);
  clock.now = new Date(antes.getTime() + 601_000);
  assert.equal((await visita.call(enlaces.open, { body: { token, codigo } })).codigo, 'codigo-incorrecto');
  clock.now = antes;
});

test('la oficina sabe cuándo se envió el enlace y qué se hizo con él, pero nunca lo ve', async () => {
  const idGestor = await createGestor(db);
  const params = { idGestor };
  assert.equal((await as(admin).call(enlaces.read, { params })).data.vigente, false);
  const token = await tokenDeGestor(db, idGestor, clock.now);
  const cookie = await entrarComoGestor(app, idGestor);
  const leido = await as(admin).call(enlaces.read, { params });
  assert.deepEqual([leido.data.vigente, leido.data.bitacora.map(({ que }) => que)], [true, ['entrada', 'codigo']]);
  const [id = '', firma = ''] = token.split('.');
  assert.ok(!leido.text.includes(firma) && !leido.text.includes(id));
  const anulado = await as(admin).call(enlaces.revoke, { params });
  assert.equal(anulado.data.vigente, false);
  assert.equal((await call(cookie, casos.list, {})).codigo, 'gestor-sin-entrar');
  assert.equal((await as(admin).call(enlaces.send, { params })).data.vigente, true);
  assert.equal((await visita.call(enlaces.sendCode, { body: { token } })).codigo, 'enlace-invalido');
  const actos = await db.selectFrom('auditoria').select('accion').where('objeto', '=', 'enlaceDeGestor').execute();
  assert.deepEqual(actos.map(({ accion }) => accion).sort(), ['anular', 'reenviar']);
});

test('el gestor pregunta y la oficina contesta; la clienta no lee nada de eso', async () => {
  const idGestor = await createGestor(db);
  const { idSolicitud } = await createGestion(db, ana, { estado: 'enPreparacion', idGestor });
  const cookie = await entrarComoGestor(app, idGestor);
  const body = { idSolicitud, idRecado: uuidv7(), texto: '¿El cliente puede firmar mañana?' };
  await call(cookie, casos.ask, { body });
  const otra = await call(cookie, casos.ask, { body });
  assert.equal(otra.data.recados.length, 1);
  const params = { idSolicitud };
  const { data } = await as(admin).call(api.recados.send, { params, body: { texto: 'Sí, a las nueve' } });
  assert.deepEqual(
    data.map(({ deGestor, texto }) => [deGestor, texto]),
    [
      [true, body.texto],
      [false, 'Sí, a las nueve'],
    ],
  );
  const suyo = (await call(cookie, casos.read, { query: { idSolicitud } })).data.recados;
  assert.deepEqual([suyo[1]?.texto, suyo[1]?.quien], ['Sí, a las nueve', null]);
  const { email } = await db
    .selectFrom('gestores')
    .select('email')
    .where('idGestor', '=', idGestor)
    .executeTakeFirstOrThrow();
  assert.ok((await correosPara(db, email)).some(({ texto }) => texto.includes('Sí, a las nueve')));
  assert.ok((await correosPara(db, admin.email)).some(({ texto }) => texto.includes(body.texto)));
  assert.equal((await as(ana).call(api.recados.list, { params })).status, 403);
  assert.ok(!(await as(ana).call(api.gestiones.read, { params })).text.includes('a las nueve'));
});

test('un archivo lo adjunta solo el gestor que lo subió', async () => {
  const idGestor = await createGestor(db);
  const { idSolicitud } = await createGestion(db, ana, { estado: 'enPreparacion', idGestor });
  const [suya, ajena] = [await entrarComoGestor(app, idGestor), await entrarComoGestor(app, await createGestor(db))];
  const ajeno = await subir(ajena);
  const body = presentacion(ajeno, { idSolicitud, revision: 1 });
  assert.equal((await call(suya, casos.present, { body })).codigo, 'archivo-inexistente');
  const deOficina = await as(admin).call(api.diligencias.present, {
    params: { idSolicitud },
    body: { ...presentacion(ajeno, { idSolicitud, revision: 1 }), idSolicitud: undefined } as never,
  });
  assert.equal(deOficina.codigo, 'archivo-inexistente');
});

test('quien devuelve un caso ya no lo ve, y la oficina vuelve a asignarlo', async () => {
  const idGestor = await createGestor(db);
  const { idSolicitud } = await createGestion(db, ana, { estado: 'asignada', idGestor, aceptada: false });
  const cookie = await entrarComoGestor(app, idGestor);
  const caso = { idSolicitud, revision: 1, accion: 'devolver' } as const;
  assert.equal((await call(cookie, casos.act, { body: { ...caso, motivo: null } })).codigo, 'datos-invalidos');
  const { data } = await call(cookie, casos.act, { body: { ...caso, motivo: 'Estoy fuera de la ciudad' } });
  assert.equal(data, null);
  assert.equal((await call(cookie, casos.read, { query: { idSolicitud } })).status, 404);
  assert.equal((await as(admin).call(api.gestiones.read, { params: { idSolicitud } })).data.estado, 'sinAsignar');
});
