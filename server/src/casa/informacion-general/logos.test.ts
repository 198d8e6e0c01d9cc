import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { informacionGeneral } from '@fedatario/contract/casa';
import { PDF } from '@libpdf/core';
import sharp from 'sharp';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';

const { as, database, close } = await startTestApp({ files: memoryFiles() });
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
});
after(close);

const drawing = (width: number, height: number, background = '#c85010') =>
  sharp({ create: { width, height, channels: 4, background } });
const put = (body: Uint8Array, clase = 'claro') =>
  as(admin).call(informacionGeneral.putLogo, { params: { clase }, body });
const remove = (clase = 'claro') => as(admin).call(informacionGeneral.removeLogo, { params: { clase } });
const look = (clase = 'claro') => as(undefined).call(informacionGeneral.logo, { params: { clase }, query: {} });
const read = async () => (await as(undefined).call(informacionGeneral.read, {})).data;

describe('un logotipo', () => {
  test('se sube, lo lee cualquiera en su dirección, y otro en su lugar se ve al momento', async () => {
    assert.deepEqual((await read()).logos, { claro: null, oscuro: null, icono: null });
    const { data } = await put(await drawing(300, 100).png().toBuffer());
    assert.match(String(data.logos.claro), /^\/api\/public\/logos\/claro\?v=[0-9a-f-]{36}$/);
    assert.deepEqual((await read()).logos, data.logos);
    const served = await look();
    assert.deepEqual([served.status, served.headers['content-type']], [200, 'image/png']);
    assert.equal(served.headers['cache-control'], 'public, max-age=3600');
    assert.equal(served.headers['x-content-type-options'], 'nosniff');
    const other = await put(await drawing(300, 100, '#1c5fa8').webp().toBuffer());
    assert.notEqual(other.data.logos.claro, data.logos.claro);
    assert.equal((await look()).headers['content-type'], 'image/webp');
    assert.equal((await read()).logos.claro, other.data.logos.claro);
  });

  test('el que deja de usarse vuelve a ser un archivo de nadie', async () => {
    await put(await drawing(10, 10).png().toBuffer());
    await put(await drawing(12, 12).png().toBuffer());
    const rows = await db.selectFrom('archivos').select('adjunto').execute();
    assert.equal(rows.filter(({ adjunto }) => adjunto).length, 1);
  });

  test('no pesa más de lo que una página muestra de él, ni lleva lo que traía escondido', async () => {
    const photo = await drawing(3000, 1500)
      .withExif({ IFD0: { Make: 'Cámara' } })
      .jpeg()
      .toBuffer();
    await put(photo, 'oscuro');
    const { data } = await look('oscuro');
    const { width, height, exif } = await sharp(Buffer.from(data.contenido)).metadata();
    assert.deepEqual([width, height, exif], [640, 320, undefined]);
  });

  test('no cambia la revisión: quien escribe los datos de la empresa no choca con él', async () => {
    const { revision } = await read();
    await put(await drawing(10, 10).png().toBuffer(), 'icono');
    assert.equal((await read()).revision, revision);
  });

  test('se quita una vez; después, y el que nunca hubo, no existe', async () => {
    await put(await drawing(10, 10).png().toBuffer());
    assert.equal((await remove()).data.logos.claro, null);
    assert.deepEqual([(await remove()).status, (await look()).status, (await look('violeta')).status], [404, 404, 404]);
  });

  test('un PDF, un SVG o algo dañado no entran', async () => {
    const pdf = PDF.create();
    pdf.addPage();
    assert.equal((await put(Buffer.from(await pdf.save()))).codigo, 'imagen-requerida');
    assert.equal((await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).codigo, 'archivo-no-admitido');
    const whole = await drawing(400, 400).jpeg().toBuffer();
    assert.equal((await put(whole.subarray(0, whole.length / 2))).codigo, 'archivo-danado');
  });
});

test('de la empresa cambia lo que se escribe, y lo demás queda', async () => {
  const before = await read();
  const body = { revision: before.revision, esquemaColores: 'light3' as const };
  const { data } = await as(admin).call(informacionGeneral.update, { body });
  assert.deepEqual(
    [data.esquemaColores, data.nombreEmpresa, data.revision],
    ['light3', before.nombreEmpresa, before.revision + 1],
  );
  const again = await as(admin).call(informacionGeneral.update, { body });
  assert.deepEqual([again.status, again.codigo], [409, 'conflicto-revision']);
});
