import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { createProducto } from '../../catalogo/productos/testing.ts';
import { seedDemo } from '../../demo/demo.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { leerApertura } from './apertura.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const admin = await createUsuario(db, { rol: 'admin' });

const read = async () => {
  const { data } = await as(admin).call(api.apertura.read, {});
  return Object.fromEntries(data.puntos.map(({ que, ...punto }) => [que, punto]));
};
const listo = {
  baseUrl: 'https://notaria.gt',
  pagos: 'stripe',
  correo: 'smtp',
  fel: 'produccion',
  sello: 'propio',
} as const;

test('a una oficina vacía le falta casi todo, y cada cosa dice dónde se arregla', async () => {
  const puntos = await read();
  assert.deepEqual(puntos.empresa?.faltan, ['telefono', 'direccion']);
  assert.deepEqual(puntos.fiscal?.faltan, ['razonSocial', 'nit']);
  for (const que of [
    'empresa',
    'fiscal',
    'catalogo',
    'notario',
    'certificadoNotario',
    'textosLegales',
    'cuenta',
    'pagos',
  ])
    assert.equal(puntos[que]?.estado, 'falta', que);
  for (const que of ['correo', 'fel', 'sello']) assert.equal(puntos[que]?.estado, 'dePrueba', que);
  assert.equal(puntos.respaldo?.estado, 'noConsta');
  assert.equal(puntos.notario?.enlace, '/admin/catalogos/notarios');
});

test('un certificado que su propio titular emitió no cuenta como listo', async () => {
  const { idUsuario: idNotario } = await createNotario(db);
  const { now } = clock;
  const cert = {
    idNotario,
    origen: 'propio',
    titular: 'Marta Solís',
    sha256: Buffer.alloc(32),
    puestoEn: now,
  } as const;
  const vale = { desde: now, hasta: new Date(now.getTime() + 300 * DAY), contenidoCifrado: Buffer.alloc(1) };
  await db
    .insertInto('certificadosNotario')
    .values({ ...cert, ...vale, emisor: 'Marta Solís' })
    .execute();
  assert.equal((await read()).certificadoNotario?.estado, 'dePrueba');
  await db.updateTable('certificadosNotario').set({ emisor: 'Un prestador, S. A.' }).execute();
  assert.equal((await read()).certificadoNotario?.estado, 'listo');
});

test('lo que se pone se nota al momento', async () => {
  await createProducto(db);
  await db.updateTable('informacionGeneral').set({ telefono: '+50222223333', direccion: '1 calle' }).execute();
  await db
    .updateTable('datosFacturacion')
    .set({ razonSocial: 'Notaría Sol, S. A.', nit: '576937K', datosTransferencia: 'Banco, cuenta 1' })
    .execute();
  const puntos = await read();
  for (const que of ['empresa', 'fiscal', 'catalogo', 'cuenta']) assert.equal(puntos[que]?.estado, 'listo', que);
  assert.equal(puntos.catalogo?.cuanto, 1);
});

test('la demostración se reconoce como tal: nada suyo cuenta como listo para abrir', async () => {
  await db.updateTable('datosFacturacion').set({ revision: 1 }).execute();
  await seedDemo(db, mkdtempSync(join(tmpdir(), 'apertura-')), clock.now);
  const puntos = await read();
  for (const que of ['fiscal', 'textosLegales', 'cuenta']) assert.equal(puntos[que]?.estado, 'dePrueba', que);
  assert.equal(puntos.notario?.estado, 'listo');
  assert.equal(puntos.dosPasos?.estado, 'falta');
});

test('con proveedores de verdad y dirección segura, lo de fuera está listo y nada ofrece vaciar la demostración', async () => {
  const request = { db, now: clock.now } as Parameters<typeof leerApertura>[0];
  const { puntos, demostracion } = await leerApertura(request, listo);
  for (const que of ['pagos', 'correo', 'fel', 'sello', 'direccion'])
    assert.equal(puntos.find((punto) => punto.que === que)?.estado, 'listo', que);
  assert.equal(demostracion, null);
});

test('el respaldo está listo cuando el último es reciente y alguno se probó', async () => {
  const leido = async () => {
    const { data } = await as(admin).call(api.apertura.read, {});
    return { estado: data.puntos.find(({ que }) => que === 'respaldo')?.estado, respaldo: data.respaldo };
  };
  assert.deepEqual(await leido(), { estado: 'noConsta', respaldo: null });
  const hace = (dias: number) => new Date(clock.now.getTime() - dias * DAY);
  const anotar = (nombre: string, dias: number, motivo: string | null = null) =>
    db
      .insertInto('respaldos')
      .values({
        nombre,
        metodo: 'fisico',
        estado: motivo ? 'fallido' : 'completo',
        motivo,
        comenzadoEn: hace(dias),
        terminadoEn: hace(dias),
      })
      .execute();
  await anotar('20260114T031700Z', 1);
  assert.equal((await leido()).estado, 'falta');
  await db
    .updateTable('respaldos')
    .set({ probadoEn: hace(0) })
    .execute();
  const { estado, respaldo } = await leido();
  assert.deepEqual([estado, respaldo?.fallidoEn], ['listo', null]);
  await anotar('20260115T031700Z', 0, 'sin sitio');
  assert.deepEqual([(await leido()).estado, (await leido()).respaldo?.fallidoEn], ['falta', clock.now.toISOString()]);
});

test('solo la administración lo lee', async () => {
  for (const rol of ['notario', 'cliente'] as const)
    assert.equal((await as(await createUsuario(db, { rol })).call(api.apertura.read, {})).status, 403);
});
