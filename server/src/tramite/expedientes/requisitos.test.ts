import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY, MEGA } from '@fedatario/contract/base';
import sharp from 'sharp';
import { archivosSueltos } from '../../casa/archivos/archivos.ts';
import { createArchivo, PUNTO } from '../../casa/archivos/testing/archivos.ts';
import { inTransaction } from '../../db/transaction.ts';
import { FOTO_HEIC } from '../../services/files/testing/heic.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../tramites/testing/tramites.ts';
import { recordarA } from './jobs.ts';
import { vencerRequisito } from './requisitos.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

clock.now = new Date('2026-01-15T15:00:00Z');
const admin = await createUsuario(db, { rol: 'admin' });
const notario = await createUsuario(db, { rol: 'notario' });

const read = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(api.tramites.read, { params: { idSolicitud } })).data;
const named = async (who: CreatedUsuario, idSolicitud: string, nombre: string) => {
  const found = (await read(who, idSolicitud)).requisitos.find((one) => one.nombre === nombre);
  assert.ok(found);
  return found;
};

async function deliver(who: CreatedUsuario, idSolicitud: string, nombre: string, paginas = 1, owner = who) {
  const { idRequisito, revision } = await named(who, idSolicitud, nombre);
  const archivos = await Promise.all(Array.from({ length: paginas }, () => createArchivo(db, owner)));
  return as(who).call(api.requisitos.deliver, { params: { idRequisito }, body: { revision, archivos } });
}

async function decide(
  who: CreatedUsuario,
  idSolicitud: string,
  nombre: string,
  how: 'accept' | 'reject' | 'waive',
  motivo = '',
) {
  const { idRequisito, revision } = await named(who, idSolicitud, nombre);
  const params = { idRequisito };
  if (how === 'accept') return as(who).call(api.requisitos.accept, { params, body: { revision } });
  return as(who).call(api.requisitos[how], { params, body: { revision, motivo } });
}
const view = async (who: CreatedUsuario, idRequisito: string) =>
  as(who).call(api.requisitos.view, { params: { idRequisito } });
const noticesOf = async ({ idUsuario }: CreatedUsuario) =>
  (
    await db
      .selectFrom('notificaciones')
      .select('tipo')
      .where('idUsuario', '=', idUsuario)
      .orderBy('idNotificacion')
      .execute()
  ).map(({ tipo }) => tipo);

test('con el último obligatorio el trabajo comienza y el reloj corre; el opcional no lo detiene', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { requisitos: ['DPI', 'Recibo', 'Poder?'] });
  assert.equal((await deliver(ana, idSolicitud, 'DPI', 2)).data.estado, 'requisitosPendientes');
  const { data } = await deliver(ana, idSolicitud, 'Recibo');
  assert.equal(data.estado, 'sinAsignar');
  assert.ok(data.venceEn);
  assert.deepEqual(
    data.requisitos.map(({ estado }) => estado),
    ['subido', 'subido', 'pendiente'],
  );
});

test('varias páginas son una entrega, en su orden; la que la sustituye no borra la anterior', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { requisitos: ['DPI', 'Recibo'] });
  await deliver(ana, idSolicitud, 'DPI', 3);
  await deliver(ana, idSolicitud, 'DPI', 1);
  const { idRequisito } = await named(ana, idSolicitud, 'DPI');
  const { data } = await view(ana, idRequisito);
  assert.deepEqual(
    data.map(({ entrega, paginas }) => [entrega, paginas.length]),
    [
      [2, 1],
      [1, 3],
    ],
  );
  const enlace = data[0]?.paginas[0]?.url.split('/').at(-1) ?? '';
  assert.equal((await as(undefined).call(api.archivos.open, { params: { enlace } })).status, 200);
});

test('con un archivo ajeno, ya usado, o por encima de una revisión vieja, no se entrega nada', async () => {
  const ana = await createUsuario(db);
  const luz = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { requisitos: ['DPI'] });
  assert.equal((await deliver(ana, idSolicitud, 'DPI', 1, luz)).codigo, 'archivo-inexistente');
  const { idRequisito } = await named(ana, idSolicitud, 'DPI');
  const archivos = [await createArchivo(db, ana)];
  const stale = await as(ana).call(api.requisitos.deliver, {
    params: { idRequisito },
    body: { revision: 9, archivos },
  });
  assert.equal(stale.codigo, 'conflicto-revision');
  assert.equal((await named(ana, idSolicitud, 'DPI')).estado, 'pendiente');
});

describe('los formatos y el tamaño que pide el tipo', () => {
  const asked = async (who: CreatedUsuario, formatos: string[], tamanoMaximo: number) => {
    const { idSolicitud } = await createTramite(db, who, { requisitos: ['Título'] });
    await db.updateTable('requisitos').set({ formatos, tamanoMaximo }).where('idSolicitud', '=', idSolicitud).execute();
    return idSolicitud;
  };
  const hand = async (who: CreatedUsuario, idSolicitud: string, nombre: string, contenido: Buffer) => {
    const upload = await as(who).call(api.archivos.upload, { query: { nombre }, body: contenido });
    const { idRequisito, revision } = await named(who, idSolicitud, 'Título');
    const body = { revision, archivos: [upload.data.idArchivo] };
    return { ...(await as(who).call(api.requisitos.deliver, { params: { idRequisito }, body })), ...body };
  };

  test('se guardan con lo pedido: cambiar el tipo después no cambia lo que ya se pidió', async () => {
    const ana = await createUsuario(db);
    const { idSolicitud } = await createTramite(db, ana, { requisitos: ['DPI'] });
    await db
      .updateTable('tiposRequisito')
      .set({ formatos: ['png'], tamanoMaximo: MEGA })
      .execute();
    const { formatos, tamanoMaximo } = await named(ana, idSolicitud, 'DPI');
    assert.deepEqual([formatos, tamanoMaximo], [['pdf', 'jpg', 'png'], 10 * MEGA]);
  });

  test('un archivo de otro formato se rechaza por su contenido, aunque su nombre diga otra cosa', async () => {
    const ana = await createUsuario(db);
    const idSolicitud = await asked(ana, ['pdf', 'jpg'], 2 * MEGA);
    const { status, problem, archivos } = await hand(ana, idSolicitud, 'titulo.jpg', PUNTO);
    const mensaje =
      '«titulo.png» no sirve para «Título»: se entrega en PDF, JPG, HEIC, de 2 MB cada archivo como máximo. Súbalo así.';
    assert.deepEqual(
      [status, problem?.errores?.[0]?.campo, problem?.errores?.[0]?.mensaje],
      [422, 'archivos', mensaje],
    );
    assert.equal((await named(ana, idSolicitud, 'Título')).estado, 'pendiente');
    assert.equal((await archivosSueltos(db, ana.idUsuario, archivos)).length, 1);
    const jpg = await sharp(PUNTO).jpeg().toBuffer();
    assert.equal((await hand(ana, idSolicitud, 'titulo.png', jpg)).status, 200);
  });

  test('una foto HEIC sirve donde sirve un JPG, que es lo que se guarda, y donde no, no', async () => {
    const ana = await createUsuario(db);
    assert.equal((await hand(ana, await asked(ana, ['jpg'], MEGA), 'titulo.heic', FOTO_HEIC)).status, 200);
    const { status, problem } = await hand(ana, await asked(ana, ['pdf', 'png'], MEGA), 'titulo.heic', FOTO_HEIC);
    assert.equal(status, 422);
    assert.match(problem?.errores?.[0]?.mensaje ?? '', /«titulo\.jpg» no sirve para «Título»: se entrega en PDF, PNG/);
  });

  test('uno más pesado se rechaza; uno que cabe se entrega', async () => {
    const ana = await createUsuario(db);
    const ruido = randomBytes(800 * 800 * 3);
    const foto = await sharp(ruido, { raw: { width: 800, height: 800, channels: 3 } })
      .png()
      .toBuffer();
    assert.ok(foto.length > MEGA && foto.length < 2 * MEGA);
    const chico = await asked(ana, ['png'], MEGA);
    const { problem } = await hand(ana, chico, 'titulo.png', foto);
    assert.match(problem?.errores?.[0]?.mensaje ?? '', /«Título».* PNG, de 1 MB/);
    assert.equal((await hand(ana, await asked(ana, ['png'], 2 * MEGA), 'titulo.png', foto)).status, 200);
  });

  test('lo que se pidió antes de guardarlos recibe lo de siempre', async () => {
    const ana = await createUsuario(db);
    const { idSolicitud } = await createTramite(db, ana, { requisitos: ['Título'] });
    const sinDecir = { formatos: null, tamanoMaximo: null };
    await db.updateTable('requisitos').set(sinDecir).where('idSolicitud', '=', idSolicitud).execute();
    const webp = await sharp(PUNTO).webp().toBuffer();
    assert.equal((await hand(ana, idSolicitud, 'titulo.webp', webp)).status, 200);
  });
});

test('la notaria rechaza uno con su motivo: el trámite vuelve a su clienta, y con otro vuelve a la misma notaria', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { requisitos: ['DPI', 'Recibo'] });
  await deliver(ana, idSolicitud, 'DPI');
  await deliver(ana, idSolicitud, 'Recibo');
  await db
    .updateTable('solicitudes')
    .set({ estado: 'enRevision', idNotario: notario.idUsuario, aceptadaEn: clock.now })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  assert.equal((await decide(admin, idSolicitud, 'DPI', 'reject', 'Está muy borroso')).codigo, 'estado-no-permite');
  const { data } = await decide(notario, idSolicitud, 'DPI', 'reject', 'No se leen los bordes');
  assert.deepEqual(
    [data.estado, data.historial.at(-1)?.motivo],
    ['requisitosPendientes', 'DPI: No se leen los bordes'],
  );
  assert.equal((await named(ana, idSolicitud, 'DPI')).motivo, 'No se leen los bordes');
  assert.equal((await decide(notario, idSolicitud, 'Recibo', 'accept')).data.estado, 'requisitosPendientes');
  assert.equal((await deliver(ana, idSolicitud, 'Recibo')).codigo, 'estado-no-permite');
  assert.equal((await deliver(ana, idSolicitud, 'DPI')).data.estado, 'enRevision');
  assert.deepEqual((await noticesOf(ana)).slice(-3), ['requisitoRechazado', 'requisitoAceptado', 'estadoCambiado']);
});

test('lo que ya no hace falta se dispensa diciendo por qué, y si era lo último el trabajo comienza', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { requisitos: ['DPI'] });
  assert.equal((await decide(admin, idSolicitud, 'DPI', 'waive')).problem?.errores?.[0]?.campo, 'motivo');
  const { data } = await decide(admin, idSolicitud, 'DPI', 'waive', 'Ya lo tenemos');
  assert.deepEqual(
    [data.estado, data.requisitos[0]?.estado, data.requisitos[0]?.motivo],
    ['sinAsignar', 'dispensado', 'Ya lo tenemos'],
  );
});

test('cuando la oficina mira lo entregado queda constancia; cuando lo mira su clienta, no', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { requisitos: ['DPI'], notario });
  await deliver(ana, idSolicitud, 'DPI');
  const { idRequisito } = await named(ana, idSolicitud, 'DPI');
  for (const who of [ana, notario, admin]) assert.equal((await view(who, idRequisito)).status, 200);
  assert.equal((await view(await createUsuario(db, { rol: 'notario' }), idRequisito)).status, 404);
  const actos = await db
    .selectFrom('auditoria')
    .select(['idActor', 'objeto', 'accion'])
    .where('idObjeto', '=', idRequisito)
    .orderBy('idRegistro')
    .execute();
  assert.deepEqual(
    actos,
    [notario, admin].map(({ idUsuario: idActor }) => ({ idActor, objeto: 'requisito', accion: 'ver' })),
  );
});

test('lo aceptado vale lo que dice su tipo, y después se pide otra vez', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { requisitos: ['Recibo'] });
  await deliver(ana, idSolicitud, 'Recibo');
  await decide(admin, idSolicitud, 'Recibo', 'accept');
  const { idRequisito, venceEl } = await named(ana, idSolicitud, 'Recibo');
  assert.equal(venceEl, '2026-04-15');
  await db
    .updateTable('solicitudes')
    .set({ estado: 'enRevision', idNotario: notario.idUsuario, aceptadaEn: clock.now })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  const at = (when: string) => inTransaction(db, (tx) => vencerRequisito(tx, idRequisito, new Date(when)));
  await at('2026-04-15T23:00:00-06:00');
  assert.equal((await named(ana, idSolicitud, 'Recibo')).estado, 'aceptado');
  await at('2026-04-16T00:30:00-06:00');
  const { estado, requisitos } = await read(ana, idSolicitud);
  assert.deepEqual([estado, requisitos[0]?.estado], ['requisitosPendientes', 'vencido']);
});

test('a los 3, 7 y 14 días se le recuerda lo que falta, una vez cada uno', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { requisitos: ['DPI'], now: clock.now });
  const seen: number[] = [];
  for (let day = 1; day <= 20; day += 1) {
    const now = new Date(clock.now.getTime() + day * DAY);
    await inTransaction(db, (tx) => recordarA(tx, idSolicitud, now));
    seen.push((await noticesOf(ana)).filter((tipo) => tipo === 'requisitoPedido').length);
  }
  assert.deepEqual([seen[1], seen[2], seen[5], seen[6], seen[12], seen[13], seen[19]], [0, 1, 1, 2, 2, 3, 3]);
});
