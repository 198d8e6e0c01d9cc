import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { BYTES_POR_FOTO, cuentas, LADO_DE_FOTO, usuarios } from '@fedatario/contract/casa';
import { PDF } from '@libpdf/core';
import sharp from 'sharp';
import { cerrarCuenta } from '../../../control/privacidad/borrado/borrado.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { FOTO_HEIC } from '../../../services/files/testing/heic.ts';
import { memoryFiles } from '../../../services/files/testing/memory.ts';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { createTramite } from '../../../tramite/tramites/testing/tramites.ts';

const { as, clock, database, close } = await startTestApp({ files: memoryFiles() });
const { db } = database.pools;
after(close);

const admin = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Marta Jefa' });
const notario = await createUsuario(db, { rol: 'notario' });
const drawing = (width: number, height: number, background = '#c85010') =>
  sharp({ create: { width, height, channels: 3, background } });
const picture = await drawing(40, 30).jpeg().toBuffer();

const put = (who: CreatedUsuario, body: Uint8Array, of = who) =>
  as(who).call(usuarios.putFoto, { params: { id: of.idUsuario }, body });
const remove = (who: CreatedUsuario, of = who) => as(who).call(usuarios.removeFoto, { params: { id: of.idUsuario } });
const urlOf = async (who: CreatedUsuario, of = who) =>
  (await as(who).call(usuarios.byEmail, { params: { email: of.email } })).data?.urlImagen;
const open = (url: string | null | undefined) =>
  as(undefined).call(api.archivos.open, { params: { enlace: String(url).split('/').at(-1) ?? '' } });
const filesOf = async ({ idUsuario }: CreatedUsuario) =>
  (await db.selectFrom('archivos').select('idArchivo').where('idUsuario', '=', idUsuario).execute()).length;

describe('la fotografía del perfil', () => {
  test('se guarda cuadrada, pequeña, derecha y sin lo que la cámara escribió en ella', async () => {
    const ana = await createUsuario(db);
    assert.equal(await urlOf(ana), null);
    const photo = await drawing(1600, 900)
      .withExif({ IFD0: { Make: 'Cámara de Ana' }, IFD3: { GPSLatitude: '14/1 38/1 0/1' } })
      .jpeg()
      .toBuffer();
    assert.ok((await sharp(photo).metadata()).exif);
    const { status, data } = await put(ana, photo);
    assert.equal(status, 200);
    assert.equal(await urlOf(ana), data.urlImagen);
    const served = await open(data.urlImagen);
    assert.deepEqual([served.status, served.headers['content-type']], [200, 'image/jpeg']);
    const { width, height, exif, xmp } = await sharp(Buffer.from(served.data.contenido)).metadata();
    assert.deepEqual([width, height, exif, xmp], [LADO_DE_FOTO, LADO_DE_FOTO, undefined, undefined]);
  });

  test('puede ser HEIC, como las toma el iPhone', async () => {
    const ana = await createUsuario(db);
    const { data } = await put(ana, FOTO_HEIC);
    const served = await open(data.urlImagen);
    assert.equal(served.headers['content-type'], 'image/jpeg');
    const { format, width, height } = await sharp(Buffer.from(served.data.contenido)).metadata();
    assert.deepEqual([format, width, height], ['jpeg', 48, 48]);
  });

  test('una más pequeña no se agranda, y queda cuadrada aunque venga acostada', async () => {
    const ana = await createUsuario(db);
    const { data } = await put(ana, await drawing(80, 50).withMetadata({ orientation: 6 }).png().toBuffer());
    const { width, height } = await sharp(Buffer.from((await open(data.urlImagen)).data.contenido)).metadata();
    assert.deepEqual([width, height], [50, 50]);
  });

  test('su dirección vence como la de todo archivo, y el perfil da otra', async () => {
    const ana = await createUsuario(db);
    const { data } = await put(ana, picture);
    const real = clock.now;
    clock.now = new Date(real.getTime() + 11 * 60_000);
    assert.equal((await open(data.urlImagen)).status, 404);
    // The owner's session has ended by then too; another person who may see the photograph signs in now.
    const otra = await createUsuario(db, { rol: 'admin' });
    assert.equal((await open(await urlOf(otra, ana))).status, 200);
    clock.now = real;
  });

  test('otra toma su lugar; quitada, ni ella ni la de antes existen, y quitarla dos veces no es un error', async () => {
    const ana = await createUsuario(db);
    const first = (await put(ana, picture)).data.urlImagen;
    const second = (await put(ana, picture)).data.urlImagen;
    assert.notEqual(first, second);
    assert.deepEqual([(await open(first)).status, (await open(second)).status, await filesOf(ana)], [404, 200, 1]);
    assert.deepEqual((await remove(ana)).data, { urlImagen: null });
    assert.deepEqual([(await open(second)).status, await urlOf(ana), await filesOf(ana)], [404, null, 0]);
    assert.equal((await remove(ana)).status, 200);
  });

  test('dos a la vez: queda una, y ningún archivo que nadie nombra', async () => {
    const ana = await createUsuario(db);
    await put(ana, picture);
    await Promise.all([remove(ana), put(ana, picture), remove(ana)]);
    assert.equal(await filesOf(ana), (await urlOf(ana)) ? 1 : 0);
  });
});

describe('no entra', () => {
  test('lo que no es una imagen: se nombra el campo y se dice qué hacer', async () => {
    const ana = await createUsuario(db);
    const pdf = PDF.create();
    pdf.addPage();
    for (const wrong of [
      Buffer.from(await pdf.save()),
      Buffer.from('<svg/>'),
      Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1'),
    ]) {
      const { status, problem } = await put(ana, wrong);
      const [error] = problem?.errores ?? [];
      assert.deepEqual([status, error?.campo, error?.clave], [422, 'foto', 'imagen']);
    }
    assert.equal((await put(ana, picture.subarray(0, picture.length / 2))).codigo, 'archivo-danado');
    assert.deepEqual([await filesOf(ana), await urlOf(ana)], [0, null]);
  });

  test('la que pesa demasiado', async () => {
    const ana = await createUsuario(db);
    const { status, codigo, problem } = await put(ana, Buffer.alloc(BYTES_POR_FOTO + 1));
    assert.deepEqual([status, codigo], [413, 'archivo-demasiado-grande']);
    assert.match(problem?.title ?? '', /más de 10 MB/);
  });
});

describe('la ve quien ve a la persona, y nadie más', () => {
  test('la cambia y la quita solo su dueña', async () => {
    const [ana, luz] = [await createUsuario(db), await createUsuario(db)];
    await put(ana, picture);
    for (const who of [luz, notario, admin]) {
      assert.equal((await put(who, picture, ana)).status, 404);
      assert.equal((await remove(who, ana)).status, 404);
    }
    assert.equal((await open(await urlOf(ana))).status, 200);
  });

  test('en las listas de la oficina la ve la administración, y un notario si la atiende', async () => {
    const ana = await createUsuario(db);
    await put(ana, picture);
    const listed = async (who: CreatedUsuario) =>
      (await as(who).call(cuentas.list, { query: { texto: ana.email } })).data.map(({ urlImagen }) => urlImagen);
    const url = await urlOf(ana);
    assert.deepEqual([await listed(admin), await listed(notario)], [[url], []]);
    assert.equal(await urlOf(notario, ana), undefined);
    await createTramite(db, ana, { estado: 'asignado', notario });
    assert.deepEqual([await listed(notario), await urlOf(notario, ana)], [[url], url]);
  });

  test('en los mensajes, la oficina ve la suya; ella no ve la de su notario', async () => {
    const ana = await createUsuario(db);
    await put(ana, picture);
    await put(notario, picture);
    const { idSolicitud } = await createTramite(db, ana, { estado: 'enRevision', notario });
    const params = { idSolicitud };
    const send = (who: CreatedUsuario) =>
      as(who).call(api.conversacion.send, { params, body: { texto: 'Hola', archivos: [] } });
    await send(ana);
    await send(notario);
    const faces = async (who: CreatedUsuario) =>
      (await as(who).call(api.conversacion.list, { params, query: {} })).data.map(({ foto }) => foto);
    const [hers, his] = [await urlOf(ana), await urlOf(notario)];
    assert.deepEqual(await faces(notario), [his, hers]);
    assert.deepEqual(await faces(admin), [his, hers]);
    assert.deepEqual(await faces(ana), [null, hers]);
  });
});

test('al cerrar la cuenta se borra, con su archivo', async () => {
  const ana = await createUsuario(db);
  const url = (await put(ana, picture)).data.urlImagen;
  const cierre = { cierrePedidoEn: clock.now, cierraEn: clock.now };
  await db.updateTable('cuentas').set(cierre).where('idUsuario', '=', ana.idUsuario).execute();
  assert.equal(await inTransaction(db, (tx) => cerrarCuenta(tx, ana.idUsuario, clock.now)), true);
  assert.deepEqual([await filesOf(ana), (await open(url)).status], [0, 404]);
  const left = await db.selectFrom('fotos').selectAll().where('idUsuario', '=', ana.idUsuario).execute();
  assert.deepEqual(left, []);
});
