import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { productos } from '@fedatario/contract/catalogo';
import type { EstadoDeSolicitud } from '@fedatario/contract/solicitud';
import { v7 as uuidv7 } from 'uuid';
import { createProducto } from '../../catalogo/productos/testing.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createGestion, createGestor } from '../../tramite/gestiones/testing/gestiones.ts';
import { addDocumento, compraDe, pagarPedido } from '../pagos/testing/compras.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
// Gestiones made by hand are of the series of 2026.
clock.now = new Date('2027-01-15T15:00:00Z');
const admin = await createUsuario(db, { rol: 'admin' });
const ana = await createUsuario(db);

const PASOS = [
  { nombre: 'Solicitud', institucion: 'SAT', diasHabiles: 1 },
  { nombre: 'Emisión', institucion: 'SAT', diasHabiles: 8 },
];

async function buy(requisitos: readonly string[]) {
  await addDocumento(db, ana, { modalidad: 'gestion', requisitos, pasos: PASOS });
  const { data } = await as(ana).call(
    api.facturas.buy,
    { body: compraDe(10_000) },
    { headers: { 'idempotency-key': uuidv7() } },
  );
  const { idFactura } = data;
  await db.transaction().execute((tx) => pagarPedido(tx, idFactura, clock.now));
  return (await as(ana).call(api.facturas.read, { params: { idFactura } })).data;
}

test('pagada, una gestión tiene su número, sus pasos y sus requisitos, y espera lo que se le pide', async () => {
  const { lineas, numero } = await buy(['DPI']);
  assert.match(numero ?? '', /^F-/);
  const solicitud = lineas[0]?.solicitud;
  assert.match(solicitud?.numero ?? '', /^G-\d{4}-\d{6}$/);
  const params = { idSolicitud: solicitud?.idSolicitud ?? '' };
  const gestion = (await as(ana).call(api.gestiones.read, { params })).data;
  assert.deepEqual(
    [gestion.estado, gestion.requisitos.length, gestion.pasos.map(({ nombre }) => nombre)],
    ['requisitosPendientes', 1, ['Solicitud', 'Emisión']],
  );
  const suyas = (await as(ana).call(api.gestiones.list, { query: {} })).data;
  assert.deepEqual(
    suyas.map(({ idSolicitud }) => idSolicitud),
    [params.idSolicitud],
  );
});

test('la que no pide nada espera gestor desde que se paga, y la oficina la encuentra', async () => {
  const { lineas } = await buy([]);
  const idSolicitud = lineas[0]?.solicitud?.idSolicitud;
  const { data } = await as(admin).call(api.encargos.list, { query: { estado: 'sin-asignar' } as never });
  assert.ok(data.some((one) => one.idSolicitud === idSolicitud));
});

test('lo que se retira de la venta lo dice su página; lo que nunca estuvo no existe', async () => {
  const { idProducto, slug } = await createProducto(db, { modalidad: 'gestion', pasos: PASOS });
  assert.equal((await as(undefined).call(productos.read, { params: { idProducto } })).data.pasos.length, 2);
  await db.updateTable('productos').set({ estado: 'archivado' }).where('idProducto', '=', idProducto).execute();
  for (const name of [idProducto, slug]) {
    const answer = await as(undefined).call(productos.read, { params: { idProducto: name } });
    assert.deepEqual([answer.status, answer.codigo], [404, 'producto-retirado']);
  }
  const nunca = await createProducto(db, { modalidad: 'gestion', pasos: PASOS });
  await db.updateTable('productos').set({ estado: 'borrador' }).where('idProducto', '=', nunca.idProducto).execute();
  const { codigo } = await as(undefined).call(productos.read, { params: { idProducto: nunca.slug } });
  assert.equal(codigo, 'no-encontrado');
});

test('se devuelve según hasta dónde llegó; en pausa o por sus gastos, según donde estaba', async () => {
  const idGestor = await createGestor(db);
  const quote = async (estado: EstadoDeSolicitud, estadoAnterior: EstadoDeSolicitud | null = null) => {
    const { idFactura, idSolicitud } = await createGestion(db, ana, { estado: 'asignada', idGestor, precio: 10_001 });
    await db
      .updateTable('solicitudes')
      .set({ estado, estadoAnterior })
      .where('idSolicitud', '=', idSolicitud)
      .execute();
    const [linea] = (await as(ana).call(api.reembolsos.quote, { params: { idFactura } })).data.lineas;
    return [linea?.etapa, linea?.monto];
  };
  assert.deepEqual(await quote('sinAsignar'), ['sinEmpezar', 10_001]);
  assert.deepEqual(await quote('enPreparacion'), ['enRevision', 7_001]);
  assert.deepEqual(await quote('presentada'), ['presentada', 3_000]);
  assert.deepEqual(await quote('enPausa', 'observada'), ['presentada', 3_000]);
  assert.deepEqual(await quote('gastosPorPagar', 'resuelta'), ['resuelta', 0]);
  assert.deepEqual(await quote('denegada'), ['resuelta', 0]);
  assert.deepEqual(await quote('entregada'), ['terminado', 0]);
  assert.deepEqual(await quote('caducada'), ['caducado', 5_001]);
});
