import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import { DIAS_PARA_ARREPENTIRSE } from '@fedatario/contract/control';
import { cerrarCuenta } from '../../../control/privacidad/borrado/borrado.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { createTramite } from '../../tramites/testing/tramites.ts';
import { firmaDe } from '../firma.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const admin = await createUsuario(db, { rol: 'admin' });

interface Dicho {
  readonly publica?: boolean;
  readonly comentario?: string | null;
  readonly puntos?: number;
}

/** A delivered trámite, rated by a customer of its own. */
async function rated({ publica, comentario = 'Amable y clara', puntos = 5 }: Dicho = {}) {
  const ana = await createUsuario(db, { nombreCompleto: 'Ana María Ruiz López' });
  const { idSolicitud } = await createTramite(db, ana, { estado: 'entregado' });
  const { idProducto } = await db
    .selectFrom('solicitudes')
    .select('idProducto')
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  const body = { puntos, comentario, ...(publica !== undefined && { publica }) };
  const { status, data } = await as(ana).call(api.calificaciones.rate, { params: { idSolicitud }, body });
  assert.equal(status, 200);
  return { ana, idSolicitud, idProducto, data };
}

const listed = async () => (await as(admin).call(api.testimonios.list, { query: { limite: 100 } })).data;
const shown = async (idProducto: string) =>
  (await as(undefined).call(api.productos.read, { params: { idProducto } })).data;
const choose = (idSolicitud: string, revision: number, elegido = true) =>
  as(admin).call(api.testimonios.choose, { params: { idSolicitud }, body: { elegido, revision } });
const consent = (who: CreatedUsuario, idSolicitud: string, publica: boolean) =>
  as(who).call(api.calificaciones.consent, { params: { idSolicitud }, body: { publica } });
const rate = (who: CreatedUsuario, idSolicitud: string, comentario: string | null) =>
  as(who).call(api.calificaciones.rate, { params: { idSolicitud }, body: { puntos: 5, comentario, publica: true } });

test('con permiso y elegida, la página del producto la muestra con el nombre y la inicial del apellido, y nada más', async () => {
  const { idSolicitud, idProducto, data } = await rated({ publica: true });
  assert.deepEqual(data.calificacion?.testimonio, { firma: 'Ana R.', elegido: false });
  assert.deepEqual((await shown(idProducto)).testimonios, []);
  const { status } = await choose(idSolicitud, 1);
  assert.equal(status, 200);
  const { testimonios, calificacion } = await shown(idProducto);
  assert.deepEqual(calificacion, { promedio: 5, cuantas: 1 });
  assert.deepEqual(
    testimonios.map(({ dichoEn: _, ...rest }) => rest),
    [{ firma: 'Ana R.', puntos: 5, comentario: 'Amable y clara' }],
  );
  assert.ok(!JSON.stringify(await shown(idProducto)).includes('María'));
  await choose(idSolicitud, 2, false);
  assert.deepEqual((await shown(idProducto)).testimonios, []);
});

test('quien pide cerrar su cuenta retira su permiso en ese momento', async () => {
  const { ana, idSolicitud, idProducto } = await rated({ publica: true });
  await choose(idSolicitud, 1);
  assert.equal((await shown(idProducto)).testimonios.length, 1);
  await db.updateTable('solicitudes').set({ estado: 'cerrado' }).where('idSolicitud', '=', idSolicitud).execute();
  const { status } = await as(ana).call(api.privacidad.close, { body: { confirmacion: ana.email } });
  assert.equal(status, 200);
  const despues = await shown(idProducto);
  assert.deepEqual([despues.testimonios, despues.calificacion], [[], { promedio: 5, cuantas: 1 }]);
  assert.ok(!(await listed()).some((one) => one.idSolicitud === idSolicitud));
  assert.equal((await choose(idSolicitud, 3)).status, 404);
});

test('sin permiso, que es lo que hay mientras no se marque, cuenta en el promedio y nadie puede elegirla', async () => {
  for (const publica of [undefined, false]) {
    const { idSolicitud, idProducto, data } = await rated({ puntos: 2, ...(publica !== undefined && { publica }) });
    assert.equal(data.calificacion?.testimonio, null);
    assert.ok(!(await listed()).some((one) => one.idSolicitud === idSolicitud));
    assert.equal((await choose(idSolicitud, 1)).status, 404);
    const { testimonios, calificacion } = await shown(idProducto);
    assert.deepEqual([testimonios, calificacion], [[], { promedio: 2, cuantas: 1 }]);
    const forced = db
      .updateTable('calificaciones')
      .set({ elegidaEn: new Date() })
      .where('idSolicitud', '=', idSolicitud);
    await assert.rejects(forced.execute(), /calificaciones_check/);
  }
});

test('retirado el permiso desaparece en el acto; dado otra vez, la oficina vuelve a elegir', async () => {
  const { ana, idSolicitud, idProducto } = await rated({ publica: true });
  await choose(idSolicitud, 1);
  assert.equal((await shown(idProducto)).testimonios.length, 1);
  const { data } = await consent(ana, idSolicitud, false);
  assert.equal(data.calificacion?.testimonio, null);
  assert.deepEqual((await shown(idProducto)).testimonios, []);
  assert.equal((await choose(idSolicitud, 3)).status, 404);
  assert.deepEqual((await consent(ana, idSolicitud, true)).data.calificacion?.testimonio, {
    firma: 'Ana R.',
    elegido: false,
  });
  assert.deepEqual((await shown(idProducto)).testimonios, []);
  assert.equal((await consent(admin, idSolicitud, false)).status, 404);
});

test('otras palabras no las eligió nadie: dejan de mostrarse, y la oficina no elige las que no leyó', async () => {
  const { ana, idSolicitud, idProducto } = await rated({ publica: true });
  await choose(idSolicitud, 1);
  await rate(ana, idSolicitud, 'Otra cosa');
  assert.deepEqual((await shown(idProducto)).testimonios, []);
  const { status, codigo } = await choose(idSolicitud, 2);
  assert.deepEqual([status, codigo], [409, 'conflicto-revision']);
  const [now] = (await listed()).filter((one) => one.idSolicitud === idSolicitud);
  assert.deepEqual([now?.comentario, now?.elegido], ['Otra cosa', false]);
});

test('cerrada la cuenta, sus palabras desaparecen y sus estrellas quedan en el promedio', async () => {
  const { ana, idSolicitud, idProducto } = await rated({ publica: true, puntos: 4 });
  await choose(idSolicitud, 1);
  await db.updateTable('solicitudes').set({ estado: 'cerrado' }).where('idSolicitud', '=', idSolicitud).execute();
  const { status } = await as(ana).call(api.privacidad.close, { body: { confirmacion: ana.email } });
  assert.equal(status, 200);
  const despues = new Date(clock.now.getTime() + (DIAS_PARA_ARREPENTIRSE + 1) * DAY);
  assert.ok(await inTransaction(db, (tx) => cerrarCuenta(tx, ana.idUsuario, despues)));
  const { testimonios, calificacion } = await shown(idProducto);
  assert.deepEqual([testimonios, calificacion], [[], { promedio: 4, cuantas: 1 }]);
  assert.ok(!(await listed()).some((one) => one.idSolicitud === idSolicitud));
});

test('sin palabras, o con más de seiscientos caracteres, no hay qué mostrar', async () => {
  const { ana, idSolicitud, data } = await rated({ publica: true, comentario: null });
  assert.equal(data.calificacion?.testimonio, null);
  assert.equal((await consent(ana, idSolicitud, true)).codigo, 'estado-no-permite');
  const { problem } = await rate(ana, idSolicitud, 'a'.repeat(601));
  assert.equal(problem?.errores?.[0]?.campo, 'comentario');
});

test('la lista se filtra por lo que se muestra, se busca por producto, cliente o palabras, y se ordena', async () => {
  const { idSolicitud } = await rated({ publica: true, comentario: 'Rapidísima la entrega', puntos: 3 });
  await choose(idSolicitud, 1);
  const list = async (query: object) =>
    (await as(admin).call(api.testimonios.list, { query: { limite: 100, ...query } })).data;
  assert.deepEqual(
    (await list({ texto: 'rapidísima', situacion: 'elegido' })).map((one) => [one.idSolicitud, one.cliente]),
    [[idSolicitud, 'Ana María Ruiz López']],
  );
  assert.deepEqual(await list({ texto: 'rapidísima', situacion: 'porElegir' }), []);
  assert.equal((await list({ orden: 'puntos' })).at(0)?.idSolicitud, idSolicitud);
});

test('la firma es el primer nombre y la inicial del primer apellido que se puede saber', () => {
  const firmas = {
    'Ana Ruiz': 'Ana R.',
    'Ana María Ruiz López': 'Ana R.',
    'María de los Ángeles Pérez Soto': 'María P.',
    'Ana López de Ruiz': 'Ana R.',
    'José Ángel Ávila': 'José Á.',
    ana: 'ana',
  };
  for (const [nombre, firma] of Object.entries(firmas)) assert.equal(firmaDe(nombre), firma);
});
