import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { CLAVE_DE_REPRESENTACION } from '@fedatario/contract/solicitud';
import { comprar, entregar, ponerALaVenta, respuestasDe } from '../../acto/firmas/testing/legalizaciones.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const app = { as, clock, db };
const hoy = clock.now.toISOString().slice(0, 10);

const IDENTIFICACION = 'DPI o pasaporte de cada persona que firma';
const REPRESENTACION = 'Documentos de quien firma por otro';

const declaracion = await ponerALaVenta(app, 'declaracion-jurada');
const compraventa = await ponerALaVenta(app, 'compraventa-vehiculo');
const comprarCaso = (who: CreatedUsuario, slug: 'declaracion-jurada' | 'compraventa-vehiculo', caso: string) =>
  comprar(app, who, slug === 'declaracion-jurada' ? declaracion : compraventa, respuestasDe(slug, caso, hoy));
const read = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(api.tramites.read, { params: { idSolicitud } })).data;
const obligatorios = async (who: CreatedUsuario, idSolicitud: string) =>
  (await read(who, idSolicitud)).requisitos.flatMap(({ nombre, obligatorio }) => (obligatorio ? [nombre] : []));

const PASAPORTE = {
  nacionalidad: 'SV',
  tipoDocumento: 'PASAPORTE',
  pasaporteNumero: 'C01X00T47',
  pasaportePais: 'SV',
  domicilioPais: 'SV',
};

describe('lo que un trámite pide sigue a las respuestas', () => {
  test('a una persona sola que firma por sí no se le pide más que su identificación', async () => {
    const ana = await createUsuario(db);
    const idSolicitud = await comprarCaso(ana, 'declaracion-jurada', 'ingresos');
    const { requisitos } = await read(ana, idSolicitud);
    assert.deepEqual(
      requisitos.map(({ nombre }) => nombre),
      [IDENTIFICACION],
    );
  });

  test('una extranjera sola cumple con su pasaporte, y el trabajo comienza', async () => {
    const ana = await createUsuario(db);
    const { requirente, ...respuestas } = respuestasDe('declaracion-jurada', 'ingresos', hoy);
    const extranjera = { ...(requirente as object), ...PASAPORTE };
    const idSolicitud = await comprar(app, ana, declaracion, { ...respuestas, requirente: extranjera });
    assert.deepEqual(await obligatorios(ana, idSolicitud), [IDENTIFICACION]);
    assert.equal((await entregar(app, ana, idSolicitud, IDENTIFICACION)).data.estado, 'sinAsignar');
  });

  test('a dos vendedores y dos compradores se pide la de todos, y nada de representación', async () => {
    const ana = await createUsuario(db);
    const idSolicitud = await comprarCaso(ana, 'compraventa-vehiculo', 'varias-personas-en-dolares');
    const pedidos = await obligatorios(ana, idSolicitud);
    assert.equal(pedidos[0], IDENTIFICACION);
    assert.ok(!pedidos.includes(REPRESENTACION));
  });

  for (const [slug, caso] of [
    ['declaracion-jurada', 'de-una-entidad'],
    ['compraventa-vehiculo', 'saldo-y-gravamen'],
  ] as const)
    test(`quien firma por otro entrega lo que lo prueba: ${slug}, ${caso}`, async () => {
      const ana = await createUsuario(db);
      const idSolicitud = await comprarCaso(ana, slug, caso);
      assert.ok((await obligatorios(ana, idSolicitud)).includes(REPRESENTACION));
      for (const nombre of (await obligatorios(ana, idSolicitud)).filter((one) => one !== REPRESENTACION))
        await entregar(app, ana, idSolicitud, nombre);
      assert.equal((await read(ana, idSolicitud)).estado, 'requisitosPendientes');
      assert.equal((await entregar(app, ana, idSolicitud, REPRESENTACION)).data.estado, 'sinAsignar');
    });

  test('un producto que no pide otra cosa no espera nada de quien firma por sí', async () => {
    const ana = await createUsuario(db);
    await db
      .deleteFrom('productosRequisitos')
      .where('idProducto', '=', declaracion)
      .where('clave', '<>', CLAVE_DE_REPRESENTACION)
      .execute();
    assert.equal((await read(ana, await comprarCaso(ana, 'declaracion-jurada', 'ingresos'))).estado, 'sinAsignar');
    const otra = await comprarCaso(ana, 'declaracion-jurada', 'de-una-entidad');
    assert.equal((await read(ana, otra)).estado, 'requisitosPendientes');
  });
});
