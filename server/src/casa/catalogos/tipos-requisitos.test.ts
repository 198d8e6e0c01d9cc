import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { catalogos } from '@fedatario/contract/casa';
import { createProducto } from '../../catalogo/productos/testing.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createEntrada } from './testing/catalogos.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const staff = as(await createUsuario(db, { rol: 'admin' }));
const { llamadas } = catalogos.tiposRequisito;

test('un tipo que un producto pide no se borra, y dice cuál lo pide', async () => {
  const id = await createEntrada(db, 'tiposRequisito');
  const { clave } = await db
    .selectFrom('tiposRequisito')
    .select('clave')
    .where('idTipo', '=', id)
    .executeTakeFirstOrThrow();
  assert.match(clave, /^recibo_de_agua_luz_o_telefono\d*_\d{4}$/);
  const { idProducto } = await createProducto(db, { nombre: 'Mandato especial' });
  await db.insertInto('productosRequisitos').values({ idProducto, clave, orden: 1 }).execute();
  const { problem } = await staff.call(llamadas.remove, { params: { id } });
  assert.deepEqual(problem?.usos, [{ clase: 'productos', total: 1, nombres: ['Mandato especial'] }]);
  assert.equal((await staff.call(llamadas.read, { params: { id } })).data.productos, 1);
});

test('su clave es la de siempre, aunque cambie su nombre', async () => {
  const id = await createEntrada(db, 'tiposRequisito');
  const claveOf = () =>
    db.selectFrom('tiposRequisito').select('clave').where('idTipo', '=', id).executeTakeFirstOrThrow();
  const before = await claveOf();
  const body = { ...catalogos.tiposRequisito.ejemplo, nombre: 'Otro nombre', revision: 1 };
  assert.equal((await staff.call(llamadas.update, { params: { id }, body })).status, 200);
  assert.deepEqual(await claveOf(), before);
});
