import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Problema } from '@fedatario/contract/base';
import type { CodigoNuevo } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { createProducto } from '../../../catalogo/productos/testing.ts';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { addNotarial, compraDe } from '../../pagos/testing/compras.ts';
import { codigoNuevo, createCodigo } from '../testing.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const staff = await createUsuario(db, { rol: 'admin' });

const create = (options: Partial<CodigoNuevo> = {}) =>
  as(staff).call(api.codigos.create, { body: codigoNuevo(options) });
const wrongOf = ({ problem }: { problem: Problema | undefined }) =>
  problem?.errores?.map(({ campo, clave }) => `${campo} ${clave}`);

/** A customer's order of 100 quetzales with this code. */
async function orderWith(codigo: string, precio = 10_000, descuento = 1_000) {
  const ana = await createUsuario(db);
  await addNotarial(db, ana, { precio });
  await as(ana).call(api.carrito.applyCode, { body: { codigo } });
  const { data, status } = await as(ana).call(
    api.facturas.buy,
    { body: compraDe(precio - descuento) },
    { headers: { 'idempotency-key': uuidv7() } },
  );
  assert.equal(status, 200);
  return { ana, idFactura: data.idFactura };
}

describe('un código se crea', () => {
  test('con todo lo que se escribió, en mayúsculas', async () => {
    const { categoria } = await createProducto(db);
    const body = codigoNuevo({
      codigo: ' bienvenida-10 ',
      tipo: 'monto',
      valor: 2_500,
      montoMinimo: 10_000,
      usosMaximos: 5,
      usosPorCliente: 1,
      desde: '2026-01-01T06:00:00Z',
      hasta: '2026-02-01T06:00:00Z',
      aplicaA: 'categorias',
      objetos: [categoria.idCategoria, categoria.idCategoria],
    });
    const { status, data } = await as(staff).call(api.codigos.create, { body });
    assert.equal(status, 200);
    const { idCodigo, creadoEn, ...rest } = data;
    assert.equal(creadoEn, '2026-01-15T09:00:00.000Z');
    assert.deepEqual(rest, {
      ...body,
      codigo: 'BIENVENIDA-10',
      desde: '2026-01-01T06:00:00.000Z',
      hasta: '2026-02-01T06:00:00.000Z',
      objetos: [categoria.idCategoria],
      estado: 'vigente',
      revision: 1,
      usos: 0,
      reservados: 0,
      usados: 0,
      liberados: 0,
      descontado: 0,
      ingresos: 0,
    });
    assert.deepEqual((await as(staff).call(api.codigos.read, { params: { idCodigo } })).data, data);
  });

  const refused: Record<string, [Partial<CodigoNuevo>, string]> = {
    'con espacios en el nombre': [{ codigo: 'DOS PALABRAS' }, 'codigo codigoPromocional'],
    'que descuenta más de 100 %': [{ valor: 101 }, 'valor porcentaje'],
    'que no descuenta nada': [{ valor: 0 }, 'valor valorDescuento'],
    'de un monto imposible': [{ tipo: 'monto', valor: 100_000_001 }, 'valor monto'],
    'que termina antes de comenzar': [
      { desde: '2026-02-01T00:00:00Z', hasta: '2026-02-01T00:00:00Z' },
      'hasta hastaAntesDeDesde',
    ],
    'con más usos por cliente que en total': [{ usosMaximos: 2, usosPorCliente: 3 }, 'usosPorCliente masQueElTotal'],
    'con un límite de cero': [{ usosMaximos: 0 }, 'usosMaximos usos'],
    'limitado a ningún producto': [{ aplicaA: 'productos' }, 'objetos objetosDeCodigo'],
    'limitado a una categoría que no existe': [
      { aplicaA: 'categorias', objetos: [uuidv7()] },
      'objetos objetoInexistente',
    ],
    'de planes, cuando no hay ninguno': [{ aplicaA: 'planes' }, 'aplicaA opcion'],
  };
  for (const [how, [options, wrong]] of Object.entries(refused)) {
    test(`no ${how}`, async () => {
      const answer = await create(options);
      assert.equal(answer.status, 422);
      assert.deepEqual(wrongOf(answer), [wrong]);
    });
  }

  test('no con el nombre de otro, tampoco dos a la vez', async () => {
    await create({ codigo: 'REPETIDO' });
    assert.deepEqual(wrongOf(await create({ codigo: 'repetido' })), ['codigo codigoRepetido']);
    const twice = await Promise.all([create({ codigo: 'A-LA-VEZ' }), create({ codigo: 'A-LA-VEZ' })]);
    assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 422]);
  });
});

describe('un código se cambia', () => {
  const change = (idCodigo: string, body: Partial<CodigoNuevo> & { revision: number }) =>
    as(staff).call(api.codigos.update, { params: { idCodigo }, body: { ...codigoNuevo(), ...body } });

  test('y quien tenía una copia vieja recibe el código como está', async () => {
    const { idCodigo, codigo } = await createCodigo(db);
    const first = await change(idCodigo, { codigo, descripcion: 'Uno', revision: 1 });
    assert.equal(first.data.revision, 2);
    const second = await change(idCodigo, { codigo, descripcion: 'Dos', revision: 1 });
    assert.equal(second.codigo, 'conflicto-revision');
    assert.deepEqual(second.problem?.actual, first.data);
  });

  test('pero su límite no baja de los usos que ya tiene', async () => {
    const { idCodigo, codigo } = await createCodigo(db, { usosMaximos: 5 });
    await orderWith(codigo);
    await orderWith(codigo);
    const refused = await change(idCodigo, { codigo, usosMaximos: 1, revision: 1 });
    assert.deepEqual(refused.problem?.errores?.[0]?.mensaje, 'Ya tiene 2 usos: el límite no puede ser menor.');
    assert.equal((await change(idCodigo, { codigo, usosMaximos: 2, revision: 1 })).data.estado, 'agotado');
  });

  test('pero su nombre no, cuando ya está en una factura, ni por el de otro', async () => {
    const { codigo: taken } = await createCodigo(db);
    const { idCodigo, codigo } = await createCodigo(db);
    assert.deepEqual(wrongOf(await change(idCodigo, { codigo: taken, revision: 1 })), ['codigo codigoRepetido']);
    await orderWith(codigo);
    assert.deepEqual(wrongOf(await change(idCodigo, { codigo: 'OTRO-NOMBRE', revision: 1 })), ['codigo codigoYaUsado']);
  });

  test('se desactiva y se activa; desactivado no sirve', async () => {
    const { idCodigo, codigo } = await createCodigo(db);
    const activate = (activo: boolean) =>
      as(staff).call(api.codigos.activate, { params: { idCodigo }, body: { activo } });
    assert.equal((await activate(false)).data.estado, 'inactivo');
    const ana = await createUsuario(db);
    await addNotarial(db, ana);
    const { data } = await as(ana).call(api.carrito.applyCode, { body: { codigo } });
    assert.equal(data.codigo?.problema, 'inactivo');
    assert.equal((await activate(true)).data.estado, 'vigente');
  });
});

describe('un código se borra', () => {
  const remove = (idCodigo: string) => as(staff).call(api.codigos.remove, { params: { idCodigo } });

  test('si nadie lo usó', async () => {
    const { idCodigo } = await createCodigo(db);
    assert.equal((await remove(idCodigo)).status, 200);
    assert.equal((await remove(idCodigo)).status, 404);
  });

  test('y si alguien lo usó se dice cuántas facturas lo nombran, aunque el uso se haya liberado', async () => {
    const { idCodigo, codigo } = await createCodigo(db);
    const { ana, idFactura } = await orderWith(codigo);
    await orderWith(codigo);
    await as(ana).call(api.facturas.cancel, { params: { idFactura } });
    const { status, problem } = await remove(idCodigo);
    assert.equal(status, 409);
    assert.deepEqual(problem?.params, { facturas: 2 });
    assert.match(problem?.title ?? '', /lo nombran 2 facturas/);
  });
});
