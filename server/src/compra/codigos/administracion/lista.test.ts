import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { createTramite } from '../../../tramite/tramites/testing/tramites.ts';
import { addNotarial, compraDe } from '../../pagos/testing/compras.ts';
import { usarUso } from '../codigos.ts';
import { createCodigo, createUso } from '../testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const staff = await createUsuario(db, { rol: 'admin' });

const list = (query: object = {}) => as(staff).call(api.codigos.list, { query: query as never });
const names = async (query: object = {}) => (await list(query)).data.map(({ codigo }) => codigo);

/** A customer's order of 100 quetzales less 10: paid, left waiting or cancelled. */
async function order(codigo: string, end: 'pays' | 'waits' | 'cancels') {
  const ana = await createUsuario(db);
  await addNotarial(db, ana, { precio: 10_000 });
  await as(ana).call(api.carrito.applyCode, { body: { codigo } });
  const headers = { 'idempotency-key': uuidv7() };
  const { data } = await as(ana).call(api.facturas.buy, { body: compraDe(9_000) }, { headers });
  const params = { idFactura: data.idFactura };
  if (end === 'cancels') await as(ana).call(api.facturas.cancel, { params });
  if (end === 'pays') await usarUso(db, data.idFactura, clock.now);
  return data.idFactura;
}

before(async () => {
  await createCodigo(db, { codigo: 'VIGENTE', descripcion: 'Para la feria', hasta: '2026-03-01T00:00:00Z' });
  await createCodigo(db, { codigo: 'FUTURO', desde: '2026-02-01T00:00:00Z' });
  await createCodigo(db, { codigo: 'VENCIDO', tipo: 'monto', valor: 500, hasta: '2026-01-15T09:00:00Z' });
  await createCodigo(db, { codigo: 'AGOTADO', usosMaximos: 1 });
  await createCodigo(db, { codigo: 'INACTIVO', activo: false, hasta: '2026-01-01T00:00:00Z' });
  await order('AGOTADO', 'waits');
  for (const end of ['pays', 'pays', 'waits', 'cancels'] as const) await order('VIGENTE', end);
});

test('cada código dice cuántos usos reservó, gastó y liberó, y lo que trajo sin lo devuelto', async () => {
  const idFactura = await order('VIGENTE', 'pays');
  await db.updateTable('facturas').set({ reembolsado: 2_000 }).where('idFactura', '=', idFactura).execute();
  const { data } = await list({ texto: 'vigente' });
  const { usos, reservados, usados, liberados, descontado, ingresos } = data[0] ?? assert.fail();
  assert.deepEqual(
    { usos, reservados, usados, liberados, descontado, ingresos },
    { usos: 4, reservados: 1, usados: 3, liberados: 1, descontado: 3_000, ingresos: 25_000 },
  );
});

test('se filtra por estado, por tipo y por lo que dice el código o su descripción', async () => {
  for (const estado of ['vigente', 'futuro', 'vencido', 'agotado', 'inactivo'])
    assert.deepEqual(await names({ estado }), [estado.toUpperCase()]);
  assert.deepEqual(await names({ tipo: 'monto' }), ['VENCIDO']);
  assert.deepEqual(await names({ texto: 'FERIA' }), ['VIGENTE']);
  assert.deepEqual(await names({ texto: 'ENT' }), ['VIGENTE']);
  for (const texto of ['%', '_', '\\', "'"]) assert.deepEqual(await names({ texto }), [], texto);
  assert.deepEqual(await names({ estado: 'vigente', tipo: 'monto' }), []);
});

test('el total es el de lo filtrado, aunque la página sea menor', async () => {
  const { data, body } = await list({ limite: 2 }).then((answer) => ({ ...answer, body: JSON.parse(answer.text) }));
  assert.equal(data.length, 2);
  assert.equal(body.meta.total, 5);
});

const orders: Record<string, string[]> = {
  codigo: ['AGOTADO', 'FUTURO', 'INACTIVO', 'VENCIDO', 'VIGENTE'],
  usos: ['FUTURO', 'VENCIDO', 'INACTIVO', 'AGOTADO', 'VIGENTE'],
  ingresos: ['FUTURO', 'VENCIDO', 'AGOTADO', 'INACTIVO', 'VIGENTE'],
  vigencia: ['INACTIVO', 'VENCIDO', 'VIGENTE', 'FUTURO', 'AGOTADO'],
};
for (const [orden, expected] of Object.entries(orders)) {
  test(`en orden de ${orden} y al revés, por páginas de dos, nadie falta ni se repite`, async () => {
    for (const [way, whole] of [
      [orden, expected],
      [`-${orden}`, expected.toReversed()],
    ] as const) {
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await list({ orden: way, limite: 2, ...(cursor && { cursor }) });
        seen.push(...page.data.map(({ codigo }) => codigo));
        cursor = page.siguiente;
      }
      assert.deepEqual(seen, whole, way);
    }
  });
}

test('un cursor de otro orden, o que no escribimos, se rechaza', async () => {
  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const id = uuidv7();
  const { siguiente } = await list({ orden: 'usos', limite: 1 });
  const wrong = [
    'x',
    siguiente,
    forged(['codigo', 7, id]),
    forged(['codigo', 'a\u0000', id]),
    forged(['codigo', 'A', 'no']),
  ];
  for (const cursor of wrong) assert.equal((await list({ cursor })).status, 422, String(cursor));
  assert.equal((await list({ orden: 'usos', cursor: forged(['usos', 1e300, id]) })).status, 422);
});

test('se exporta exactamente lo filtrado, en su orden, con montos y horas de la empresa', async () => {
  await createCodigo(db, {
    codigo: 'EXPORTADO',
    descripcion: '=1+1',
    tipo: 'monto',
    valor: 12_550,
    montoMinimo: 5_000,
  });
  const query = { formato: 'csv', tipo: 'monto', orden: '-codigo' } as const;
  const { status, headers, data } = await as(staff).call(api.codigos.export, { query });
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'text/csv; charset=utf-8');
  assert.match(String(headers['content-disposition']), /codigos-promocionales\.csv/);
  const [head, ...lines] = Buffer.from(data.contenido).toString().trimEnd().split('\r\n');
  assert.match(head ?? '', /^\ufeffCódigo,Descripción,Estado,/);
  assert.deepEqual(lines, [
    'VENCIDO,,Vencido,,5.00,,2026-01-15 03:00,0.00,Todo,,,0,0,0,0.00,0.00,2026-01-15 03:00',
    "EXPORTADO,'=1+1,Vigente,,125.50,,,50.00,Todo,,,0,0,0,0.00,0.00,2026-01-15 03:00",
  ]);
  const book = await as(staff).call(api.codigos.export, { query: { ...query, formato: 'xlsx' } });
  assert.equal(Buffer.from(book.data.contenido).subarray(0, 2).toString(), 'PK');
});

test('un notario ve los códigos que se usaron en sus trámites, con lo que trajeron a ellos', async () => {
  const julia = await createUsuario(db, { rol: 'notario' });
  const suyos = async () => (await as(julia).call(api.codigos.list, { query: {} })).data;
  assert.deepEqual(await suyos(), []);
  const [usado, ajeno] = [await createCodigo(db), await createCodigo(db)];
  const tramite = await createTramite(db, julia, { precio: 8_000 });
  await createUso(db, usado.idCodigo, tramite);
  await createUso(db, usado.idCodigo, await createTramite(db, await createUsuario(db)));
  assert.deepEqual(
    (await suyos()).map(({ codigo, usos, usados, ingresos }) => [codigo, usos, usados, ingresos]),
    [[usado.codigo, 1, 1, 8_000]],
  );
  const read = (idCodigo: string) => as(julia).call(api.codigos.read, { params: { idCodigo } });
  assert.equal((await read(usado.idCodigo)).data.ingresos, 8_000);
  assert.equal((await read(ajeno.idCodigo)).status, 404);
  const file = await as(julia).call(api.codigos.export, { query: { formato: 'csv' } });
  assert.equal(Buffer.from(file.data.contenido).toString().trimEnd().split('\r\n').length, 2);
});
