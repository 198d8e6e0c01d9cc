import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY, MINUTE } from '@fedatario/contract/base';
import { BYTES_POR_ARCHIVO } from '@fedatario/contract/casa';
import sharp from 'sharp';
import { inTransaction } from '../../db/transaction.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { FOTO_HEIC } from '../../services/files/testing/heic.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { adjuntarArchivo } from './archivos.ts';
import { firmarEnlace } from './enlace.ts';
import { jobs } from './jobs.ts';
import { createArchivo, createComprobante, PUNTO } from './testing/archivos.ts';

const files = memoryFiles();
const { app, as, clock, database, close } = await startTestApp({ files });
const { db } = database.pools;
after(close);

const upload = (who: Parameters<typeof as>[0], body: Uint8Array, nombre = 'recibo.png') =>
  as(who).call(api.archivos.upload, { query: { nombre }, body });
const open = (enlace: string) => as(undefined).call(api.archivos.open, { params: { enlace } });

test('una foto entra sin su EXIF, con el nombre limpio, y se guarda sellada', async () => {
  const ana = await createUsuario(db);
  const foto = await sharp(PUNTO)
    .withExif({ IFD0: { Make: 'Cámara de Ana' } })
    .jpeg()
    .toBuffer();
  const { status, data } = await upload(ana, foto, '../../recibo de "Ana".html');
  assert.equal(status, 200);
  assert.deepEqual([data.nombre, data.tipo], ['recibo de "Ana".jpg', 'image/jpeg']);
  const kept = files.kept.get(data.idArchivo);
  assert.ok(kept && !kept.includes('JFIF') && !kept.includes('Exif'));
  const served = await open(firmarEnlace(data.idArchivo, clock.now));
  assert.equal(served.status, 200);
  assert.equal(served.headers['content-type'], 'image/jpeg');
  assert.equal(served.headers['x-content-type-options'], 'nosniff');
  assert.match(String(served.headers['content-disposition']), /^inline; filename="recibo de Ana\.jpg"/);
  assert.equal((await sharp(Buffer.from(served.data.contenido)).metadata()).exif, undefined);
});

test('una foto HEIC del iPhone entra como JPEG, con el nombre de uno', async () => {
  const ana = await createUsuario(db);
  const { status, data } = await upload(ana, FOTO_HEIC, 'IMG_0427.HEIC');
  assert.deepEqual([status, data.nombre, data.tipo], [200, 'IMG_0427.jpg', 'image/jpeg']);
  const served = await open(firmarEnlace(data.idArchivo, clock.now));
  assert.deepEqual([served.status, served.headers['content-type']], [200, 'image/jpeg']);
  const { format, width, height } = await sharp(Buffer.from(served.data.contenido)).metadata();
  assert.deepEqual([format, width, height], ['jpeg', 64, 48]);
});

test('lo que no es lo que dice no entra, y no queda ni fila ni archivo', async () => {
  const ana = await createUsuario(db);
  const before = files.kept.size;
  const html = await upload(ana, Buffer.from('<!doctype html><script>alert(1)</script>'), 'recibo.pdf');
  assert.deepEqual([html.status, html.codigo], [422, 'archivo-no-admitido']);
  assert.equal((await upload(ana, Buffer.alloc(0))).codigo, 'archivo-vacio');
  const rows = await db.selectFrom('archivos').selectAll().where('idUsuario', '=', ana.idUsuario).execute();
  assert.deepEqual([rows.length, files.kept.size], [0, before]);
});

test('demasiado grande se corta antes de terminar de llegar, diga lo que diga su encabezado', async () => {
  const ana = await createUsuario(db);
  const big = Buffer.alloc(BYTES_POR_ARCHIVO + 1);
  const said = await upload(ana, big);
  assert.deepEqual([said.status, said.codigo], [413, 'archivo-demasiado-grande']);
  assert.match(said.problem?.title ?? '', /más de 10 MB/);
  const { answer, sent } = await stream(await listening(ana), 64);
  assert.ok(answer === 413 || answer === 'cortada', String(answer));
  assert.ok(sent < 40, `${sent} MB`);
});

test('un archivo solo lo recibe quien recibe archivos', async () => {
  const ana = await createUsuario(db);
  const elsewhere = await as(ana).call(api.carrito.add, { body: PUNTO as never }, { headers: OCTETS });
  assert.deepEqual([elsewhere.status, elsewhere.codigo], [415, 'tipo-no-admitido']);
  const json = await as(ana).call(
    api.archivos.upload,
    { query: { nombre: 'x.png' }, body: { a: 1 } as never },
    { headers: { 'content-type': 'application/json' } },
  );
  assert.equal(json.codigo, 'archivo-no-admitido');
});

test('el enlace vale unos minutos, solo para ese archivo, y el mismo sirve para mirar dos veces', async () => {
  const ana = await createUsuario(db);
  const { idArchivo } = (await upload(ana, PUNTO)).data;
  const other = (await upload(ana, PUNTO)).data.idArchivo;
  const enlace = firmarEnlace(idArchivo, clock.now);
  assert.equal(enlace, firmarEnlace(idArchivo, new Date(clock.now.getTime() + MINUTE)));
  const [, hasta, firma] = enlace.split('.');
  const later = (Number.parseInt(String(hasta), 36) + DAY).toString(36);
  for (const forged of [
    `${other}.${hasta}.${firma}`,
    `${idArchivo}.${later}.${firma}`,
    `${idArchivo}.${hasta}.`,
    idArchivo,
  ])
    assert.equal((await open(forged)).status, 404, forged);
  assert.equal((await open(enlace)).status, 200);
  const real = clock.now;
  clock.now = new Date(real.getTime() + 11 * MINUTE);
  assert.equal((await open(enlace)).status, 404);
  clock.now = real;
});

test('un archivo se adjunta una vez, y solo el suyo', async () => {
  const ana = await createUsuario(db);
  const luz = await createUsuario(db);
  const idArchivo = await createArchivo(db, ana);
  const attach = (who: { idUsuario: string } | null) =>
    inTransaction(db, (tx) => adjuntarArchivo(tx, idArchivo, who?.idUsuario ?? null));
  await assert.rejects(attach(luz));
  await assert.rejects(attach(null));
  const both = await Promise.allSettled([attach(ana), attach(ana)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

test('lo que nadie adjuntó en un día se borra, con su archivo; lo adjunto se queda', async () => {
  const ana = await createUsuario(db);
  const { idArchivo } = (await upload(ana, PUNTO)).data;
  const comprobante = await createComprobante(db, ana);
  const run = async (name: string, at: Date, data: object = {}) => {
    const task = { db, transact: (work: never) => inTransaction(db, work), now: at, idJob: '' };
    const found = jobs(sealedFiles(files)).find(({ job }) => job.name === name);
    await found?.handle(task as never, data);
  };
  const exists = async (id: string) =>
    (await db.selectFrom('archivos').select('idArchivo').where('idArchivo', '=', id).execute()).length === 1;
  await run('buscar-archivos-huerfanos', new Date(clock.now.getTime() + DAY - MINUTE));
  assert.ok(await exists(idArchivo));
  await run('buscar-archivos-huerfanos', new Date(clock.now.getTime() + DAY + MINUTE));
  assert.equal(await exists(idArchivo), false);
  assert.ok(await exists(comprobante.idArchivo));
  await run('borrar-archivo', clock.now, { idArchivo });
  assert.equal(files.kept.has(idArchivo), false);
});

test('sin espacio se dice con su código, y lo que dice de sí un antivirus se respeta', async () => {
  const ana = await createUsuario(db);
  const { AppError } = await import('../../http/errors.ts');
  const full = { ...files, put: async () => Promise.reject(new AppError('sin-espacio', { espera: 300 })) };
  const other = await startTestApp({ files: full });
  const who = await createUsuario(other.database.pools.db);
  const { status, codigo, headers } = await other
    .as(who)
    .call(api.archivos.upload, { query: { nombre: 'x' }, body: PUNTO });
  await other.close();
  assert.deepEqual([status, codigo, headers['retry-after']], [507, 'sin-espacio', '300']);
  const { subirArchivo } = await import('./archivos.ts');
  const infected = sealedFiles(files, async () => false);
  const asking = { transact: (work: never) => inTransaction(db, work), actor: ana, now: clock.now };
  await assert.rejects(
    subirArchivo(infected, asking as never, { nombre: 'x.png', contenido: PUNTO, idUsuario: null }),
    /antivirus/,
  );
});

const OCTETS = { 'content-type': 'application/octet-stream' };

async function listening(who: Awaited<ReturnType<typeof createUsuario>>) {
  const { openSesion } = await import('../identidad/sesion/sesion.ts');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { idUsuario } = who;
  const { accessToken: token } = await openSesion(db, { idUsuario, userAgent: '', credential: null, now: clock.now });
  return { url, token };
}

/** Sends megabyte after megabyte without saying how many; how it was answered, and after how many. */
function stream({ url, token }: { url: string; token: string }, most: number) {
  return new Promise<{ answer: number | 'cortada'; sent: number }>((done) => {
    let sent = 0;
    const headers = { ...OCTETS, authorization: `Bearer ${token}` };
    const outgoing = request(`${url}/api/private/archivos?nombre=x.png`, { method: 'POST', headers });
    const end = (answer: number | 'cortada') => {
      done({ answer, sent });
      outgoing.destroy();
    };
    outgoing.on('response', ({ statusCode }) => end(Number(statusCode)));
    outgoing.on('error', () => end('cortada'));
    const next = () => {
      if (outgoing.destroyed || sent === most) return;
      sent += 1;
      outgoing.write(Buffer.alloc(1024 * 1024), () => setImmediate(next));
    };
    next();
  });
}
