import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import { DIAS_DEL_ENLACE } from '@fedatario/contract/casa';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { mailboxOf } from '../identidad/testing/identidad.ts';
import { createFeedback, createMotivo } from './testing.ts';

const { feedback } = api;
const testApp = await startTestApp({ jobs: true });
const { as, clock, database, close } = testApp;
const { db } = database.pools;
const { next } = mailboxOf(testApp);
const visita = as(undefined);
let [ana, admin, notaria]: CreatedUsuario[] = [];
let idMotivo = '';
before(async () => {
  ana = await createUsuario(db, { email: 'ana@ejemplo.com' });
  admin = await createUsuario(db, { rol: 'admin', email: 'admin@ejemplo.com' });
  notaria = await createUsuario(db, { rol: 'notario', email: 'notaria@ejemplo.com' });
  idMotivo = await createMotivo(db);
});
after(close);

const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const formulario = async () => {
  const { data } = await visita.call(feedback.form, {});
  later(5000);
  return { idMotivo, texto: 'No encuentro mi documento.', puntos: 2, nombre: 'Eva Paz', sitio: '', pase: data.pase };
};
const enviar = (body: object) => visita.call(feedback.sendGuest, { body: body as never });
const bandeja = async (carpeta = 'sin-leer', who = admin, more: object = {}) =>
  (await as(who).call(feedback.list, { query: { carpeta, ...more } as never })).data;
const de = (idFeedback: string) => ({ params: { idFeedback } });
const tokenFor = async (email: string) => /token=([\w.-]+)/.exec((await next(email)).texto)?.[1] ?? 'sin enlace';

describe('sin cuenta', () => {
  test('lo que escribe una visita llega a la bandeja una vez, aunque su formulario se envíe dos', async () => {
    const body = { ...(await formulario()), email: 'eva@ejemplo.com' };
    assert.equal((await enviar(body)).status, 200);
    assert.equal((await enviar(body)).status, 200);
    const suyos = (await bandeja()).filter(({ email }) => email === 'eva@ejemplo.com');
    assert.deepEqual(
      suyos.map(({ nombre, conCuenta, puntos, extracto }) => [nombre, conCuenta, puntos, extracto]),
      [['Eva Paz', false, 2, 'No encuentro mi documento.']],
    );
  });

  test('un programa que llena lo oculto, corre, inventa el pase o lo guarda un día no entra', async () => {
    const bueno = { ...(await formulario()), email: 'robot@ejemplo.com' };
    const rapido = (await visita.call(feedback.form, {})).data.pase;
    const [id = '', desde = ''] = bueno.pase.split('.');
    for (const malo of [{ sitio: 'x' }, { pase: rapido }, { pase: `${id}.${desde}.x` }, { pase: 'x' }])
      assert.equal((await enviar({ ...bueno, ...malo })).codigo, 'formulario-dudoso', JSON.stringify(malo));
    later(DAY + 1);
    assert.equal((await enviar(bueno)).codigo, 'formulario-dudoso');
    later(-DAY - 1);
    assert.equal((await bandeja()).filter(({ email }) => email === 'robot@ejemplo.com').length, 0);
  });

  test('de un mismo buzón se reciben diez en un cuarto de hora, también si varía lo que va tras un +', async () => {
    const codigos = [];
    for (let n = 0; n < 12; n++)
      codigos.push((await enviar({ ...(await formulario()), email: `mucho+${n}@ejemplo.com` })).codigo);
    assert.deepEqual(codigos.slice(9), [undefined, 'demasiadas-peticiones', 'demasiadas-peticiones']);
  });

  test('se responde por correo, su enlace abre la conversación, y lo que contesta vuelve a estar sin leer', async () => {
    await enviar({ ...(await formulario()), email: 'luz@ejemplo.com' });
    const [recibido] = await bandeja('sin-leer', admin, { texto: 'LUZ@' });
    const { idFeedback = '' } = recibido ?? {};
    const dicho = await as(admin).call(feedback.answer, { ...de(idFeedback), body: { texto: 'Está en su correo.' } });
    assert.equal(dicho.data.estado, 'respondido');
    await as(admin).call(feedback.annotate, { ...de(idFeedback), body: { texto: 'Es la tercera vez.' } });
    const token = await tokenFor('luz@ejemplo.com');
    const hilo = await visita.call(feedback.openByLink, { body: { token } });
    assert.deepEqual(
      hilo.data.mensajes.map(({ clase, quien, texto }) => [clase, quien, texto]),
      [
        ['persona', 'Eva Paz', 'No encuentro mi documento.'],
        ['oficina', null, 'Está en su correo.'],
      ],
    );
    assert.equal((await visita.call(feedback.replyByLink, { body: { token, texto: 'Ya lo vi.' } })).status, 200);
    assert.equal((await bandeja('sin-leer', admin, { texto: 'luz@' }))[0]?.extracto, 'Ya lo vi.');
  });

  test('un enlace anulado, vencido, cambiado o de otro no abre nada, y la respuesta siguiente lleva uno que sí', async () => {
    const [uno, otro] = [await createFeedback(db, { recibidoEn: clock.now }), await createFeedback(db)];
    const responder = (id: string) => as(admin).call(feedback.answer, { ...de(id), body: { texto: 'Hola.' } });
    const abrir = async (token: string) => (await visita.call(feedback.openByLink, { body: { token } })).codigo;
    await responder(uno);
    await responder(otro);
    const token = await tokenFor(`${uno}@ejemplo.com`);
    const mixto = `${otro}.${token.split('.')[1]}`;
    for (const malo of [mixto, `${token}a`, 'x', '']) assert.equal(await abrir(malo), 'enlace-invalido', malo);
    assert.equal(await abrir(token), undefined);
    await as(admin).call(feedback.revoke, de(uno));
    assert.equal(await abrir(token), 'enlace-invalido');
    await responder(uno);
    assert.equal(await abrir(token), 'enlace-invalido');
    const nuevo = await tokenFor(`${uno}@ejemplo.com`);
    assert.equal(await abrir(nuevo), undefined);
    later(DIAS_DEL_ENLACE * DAY + 1);
    assert.equal(await abrir(nuevo), 'enlace-invalido');
    later(-DIAS_DEL_ENLACE * DAY - 1);
  });
});

describe('con cuenta', () => {
  const nuevo = (more: object = {}) => ({
    idMotivo,
    texto: 'Gracias.',
    puntos: null,
    archivos: [],
    idSolicitud: null,
    ...more,
  });

  test('quien escribe ve su conversación y la respuesta, y el correo lleva a ella sin secreto', async () => {
    const { data } = await as(ana).call(feedback.send, { body: nuevo() });
    await as(admin).call(feedback.answer, { ...de(data.idFeedback), body: { texto: 'Con gusto.' } });
    assert.match((await next('ana@ejemplo.com')).texto, new RegExp(`/comentarios/${data.idFeedback}`));
    const { data: mios } = await as(ana).call(feedback.mine, { query: {} as never });
    assert.deepEqual(
      mios.map(({ idFeedback, respondido }) => [idFeedback, respondido]),
      [[data.idFeedback, true]],
    );
    await as(ana).call(feedback.mineReply, { ...de(data.idFeedback), body: { texto: 'Otra cosa.', archivos: [] } });
    const hilo = await as(ana).call(feedback.mineThread, de(data.idFeedback));
    assert.deepEqual(
      hilo.data.mensajes.map(({ texto }) => texto),
      ['Gracias.', 'Con gusto.', 'Otra cosa.'],
    );
  });

  test('un motivo archivado o inventado, y un trámite de otra persona, se rechazan en su campo', async () => {
    const archivado = await createMotivo(db);
    await db.updateTable('motivosFeedback').set({ activo: false }).where('idMotivo', '=', archivado).execute();
    for (const more of [{ idMotivo: archivado }, { idSolicitud: idMotivo }]) {
      const { problem } = await as(ana).call(feedback.send, { body: nuevo(more) });
      assert.equal(problem?.errores?.[0]?.campo, Object.keys(more)[0]);
    }
  });
});

describe('en la oficina', () => {
  test('se lee, se archiva, se recupera y se destaca; cada carpeta cuenta lo suyo', async () => {
    const idFeedback = await createFeedback(db, { recibidoEn: clock.now });
    const mover = (accion: 'leer' | 'noLeer' | 'archivar' | 'recuperar') =>
      as(admin).call(feedback.move, { ...de(idFeedback), body: { accion } });
    const estados = [];
    for (const accion of ['leer', 'noLeer', 'archivar', 'leer', 'recuperar'] as const)
      estados.push((await mover(accion)).data.estado);
    assert.deepEqual(estados, ['leido', 'sinLeer', 'archivado', 'archivado', 'leido']);
    await as(admin).call(feedback.star, { ...de(idFeedback), body: { destacado: true } });
    assert.deepEqual(
      (await bandeja('destacados')).map((row) => row.idFeedback),
      [idFeedback],
    );
    const { data } = await as(admin).call(feedback.folders, {});
    for (const { carpeta, total } of data) assert.equal(total, (await bandeja(carpeta, admin, { limite: 100 })).length);
  });

  test('una notaria ve lo que se le asignó, se le avisa, y deja de verlo al pasar a otra persona', async () => {
    const idFeedback = await createFeedback(db, { recibidoEn: clock.now });
    assert.equal((await as(notaria).call(feedback.read, de(idFeedback))).status, 404);
    const asignar = (idUsuario: string | null) =>
      as(admin).call(feedback.assign, { ...de(idFeedback), body: { idUsuario } });
    assert.equal((await asignar(ana?.idUsuario ?? '')).status, 422);
    assert.equal((await asignar(notaria?.idUsuario ?? '')).data.responsable?.idUsuario, notaria?.idUsuario);
    assert.match((await next('notaria@ejemplo.com')).asunto, /Le asignaron un comentario de Eva Paz/);
    assert.deepEqual(
      (await bandeja('sin-leer', notaria)).map((row) => row.idFeedback),
      [idFeedback],
    );
    await asignar(null);
    assert.deepEqual(await bandeja('sin-leer', notaria), []);
  });

  test('página por página se ve todo una vez', async () => {
    const todo = (await bandeja('sin-leer', admin, { limite: 100 })).map((row) => row.idFeedback);
    const visto: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await as(admin).call(feedback.list, {
        query: { carpeta: 'sin-leer', limite: '3', ...(cursor && { cursor }) } as never,
      });
      visto.push(...page.data.map((row) => row.idFeedback));
      cursor = page.siguiente ?? undefined;
    } while (cursor);
    assert.ok(todo.length > 3);
    assert.deepEqual(visto, todo);
  });
});
