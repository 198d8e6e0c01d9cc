import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { createTramite } from '../../../tramite/tramites/testing/tramites.ts';
import { mailboxOf } from '../../identidad/testing/identidad.ts';
import { createLector } from '../testing.ts';

const testApp = await startTestApp({ jobs: true });
const { as, clock, database, close } = testApp;
const { db } = database.pools;
const { next } = mailboxOf(testApp);
after(close);

const admin = await createUsuario(db, { rol: 'admin' });
const cliente = await createUsuario(db, { email: 'cliente@ejemplo.com' });
const [activa, porConfirmar, baja] = [
  await createLector(db, { nombre: 'Ana Ruiz', activo: true, idUsuario: cliente.idUsuario, email: cliente.email }),
  await createLector(db, {
    nombre: 'Óscar Pérez',
    email: 'oscar@ejemplo.com',
    fSuscripcion: new Date('2026-01-11T12:00:00Z'),
  }),
  await createLector(db, {
    nombre: 'Zoila Qué',
    enlaceEnviadoEn: null,
    fSuscripcion: new Date('2026-01-12T12:00:00Z'),
  }),
];
const list = async (query: object, who = admin) =>
  (await as(who).call(api.boletin.readers, { query: query as never })).data;
const ids = async (query: object, who = admin) => (await list(query, who)).map(({ idBoletin }) => idBoletin);
const act = (call: 'remove' | 'resend', idBoletin: string, who = admin) =>
  as(who).call(api.boletin[call], { params: { idBoletin } });

test('la oficina ve a cada quien con su situación y su origen, y filtra, busca y ordena', async () => {
  assert.deepEqual(
    (await list({})).map(({ nombre, situacion, origen }) => [nombre, situacion, origen]),
    [
      ['Zoila Qué', 'baja', 'visita'],
      ['Óscar Pérez', 'porConfirmar', 'visita'],
      ['Ana Ruiz', 'activa', 'cuenta'],
    ],
  );
  assert.deepEqual(await ids({ situacion: 'activa' }), [activa]);
  assert.deepEqual(await ids({ situacion: 'porConfirmar' }), [porConfirmar]);
  assert.deepEqual(await ids({ situacion: 'baja', origen: 'visita' }), [baja]);
  assert.deepEqual(await ids({ origen: 'cuenta' }), [activa]);
  assert.deepEqual(await ids({ texto: 'OSCAR@' }), [porConfirmar]);
  assert.deepEqual(await ids({ orden: 'nombre' }), (await ids({ orden: '-nombre' })).toReversed());
});

test('página por página se ven todos una vez', async () => {
  const first = await as(admin).call(api.boletin.readers, { query: { limite: '2' } as never });
  const rest = await list({ limite: '2', cursor: first.siguiente });
  assert.deepEqual(
    [...first.data, ...rest].map(({ idBoletin }) => idBoletin),
    await ids({}),
  );
});

test('la notaria ve solo a sus clientes, y no da de baja a nadie', async () => {
  const notaria = await createUsuario(db, { rol: 'notario' });
  assert.deepEqual(await ids({}, notaria), []);
  await createTramite(db, cliente, { estado: 'asignado', notario: notaria });
  assert.deepEqual(await ids({}, notaria), [activa]);
  assert.deepEqual(
    [(await act('remove', activa, notaria)).status, (await act('resend', porConfirmar, notaria)).status],
    [403, 403],
  );
});

test('el archivo lleva justo lo filtrado, con sus palabras', async () => {
  const query = { formato: 'csv', situacion: 'porConfirmar' } as const;
  const { data } = await as(admin).call(api.boletin.export, { query });
  const text = Buffer.from(data.contenido).toString();
  assert.match(text, /Óscar Pérez.oscar@ejemplo\.com.Por confirmar.Visita/);
  assert.doesNotMatch(text, /Zoila|Ana Ruiz/);
});

test('el enlace se envía otra vez a quien no confirmó, no dos veces seguidas, y nunca a quien se fue o ya confirmó', async () => {
  const sent = await act('resend', porConfirmar);
  assert.deepEqual([sent.status, sent.data.enlaceEnviadoEn], [200, clock.now.toISOString()]);
  const token = /token=([\w.-]+)/.exec((await next('oscar@ejemplo.com')).texto)?.[1] ?? '';
  assert.equal((await act('resend', porConfirmar)).codigo, 'correo-recien-enviado');
  for (const id of [activa, baja]) assert.equal((await act('resend', id)).codigo, 'estado-no-permite');
  assert.equal((await as(undefined).call(api.boletin.confirm, { body: { token } })).status, 200);
  assert.deepEqual(await ids({ situacion: 'porConfirmar' }), []);
});

test('una baja queda escrita, no se repite, y el enlace que ya tenía no la deshace', async () => {
  const { status, data } = await act('remove', activa);
  assert.deepEqual([status, data.situacion], [200, 'baja']);
  assert.equal((await act('remove', activa)).codigo, 'estado-no-permite');
  const { data: actos } = await as(admin).call(api.auditoria.list, { query: { objeto: 'boletin' } as never });
  assert.deepEqual([actos[0]?.accion, actos[0]?.nombreObjeto], ['cambiar', cliente.email]);
});
