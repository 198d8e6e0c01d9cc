import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type NivelDeDocumento, productos, productosDeOficina } from '@fedatario/contract/catalogo';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { createProducto } from '../testing.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
});
after(close);

const poner = (idProducto: string, niveles: { idProducto: string; nivel: NivelDeDocumento }[]) =>
  as(admin).call(productosDeOficina.saveNiveles, { params: { idProducto }, body: { niveles } });
const comparados = async (idProducto: string) => {
  const { data } = await as(undefined).call(productos.read, { params: { idProducto } });
  return data.niveles.map(({ nivel, producto }) => [nivel, producto.precio]);
};

test('las páginas de un documento en varias formas las comparan, en su orden y solo las que se venden', async () => {
  const [privado, autentica, escritura] = await Promise.all(
    [10_000, 20_000, 30_000].map((precio) => createProducto(db, { precio })),
  );
  assert.ok(privado && autentica && escritura);
  assert.deepEqual(await comparados(privado.idProducto), []);
  const niveles = [
    { idProducto: escritura.idProducto, nivel: 'escritura' as const },
    { idProducto: privado.idProducto, nivel: 'privado' as const },
    { idProducto: autentica.idProducto, nivel: 'autentica' as const },
  ];
  assert.equal((await poner(privado.idProducto, niveles)).status, 200);
  const todas = [
    ['privado', 10_000],
    ['autentica', 20_000],
    ['escritura', 30_000],
  ];
  for (const { idProducto } of [privado, autentica, escritura]) assert.deepEqual(await comparados(idProducto), todas);
  await as(admin).call(productosDeOficina.activate, {
    params: { idProducto: autentica.idProducto },
    body: { enVenta: false },
  });
  assert.deepEqual(await comparados(privado.idProducto), [todas[0], todas[2]]);
  await poner(escritura.idProducto, niveles.slice(0, 1));
  assert.deepEqual(await comparados(privado.idProducto), []);
});

test('un documento está en un solo grupo: entrar en otro lo saca del primero, y quien queda solo no se compara', async () => {
  const [a, b, c] = await Promise.all([1, 2, 3].map(() => createProducto(db)));
  assert.ok(a && b && c);
  const par = (uno: string, otro: string) => [
    { idProducto: uno, nivel: 'privado' as const },
    { idProducto: otro, nivel: 'escritura' as const },
  ];
  await poner(a.idProducto, par(a.idProducto, b.idProducto));
  await poner(c.idProducto, par(b.idProducto, c.idProducto));
  const { data } = await as(admin).call(productosDeOficina.niveles, { params: { idProducto: a.idProducto } });
  assert.deepEqual(data.niveles, []);
  assert.equal((await comparados(b.idProducto)).length, 2);
});

test('dos formas iguales, un producto dos veces, uno que no existe o un grupo sin el suyo se rechazan', async () => {
  const [a, b] = await Promise.all([1, 2].map(() => createProducto(db)));
  assert.ok(a && b);
  const de = (idProducto: string, nivel: NivelDeDocumento) => ({ idProducto, nivel });
  for (const niveles of [
    [de(a.idProducto, 'privado'), de(b.idProducto, 'privado')],
    [de(a.idProducto, 'privado'), de(a.idProducto, 'escritura')],
    [de(a.idProducto, 'privado'), de(admin.idUsuario, 'escritura')],
    [de(b.idProducto, 'privado')],
  ]) {
    const { status, problem } = await poner(a.idProducto, niveles);
    assert.equal(status, 422);
    assert.match(problem?.errores?.[0]?.campo ?? '', /^niveles/);
  }
});

test('diez que agrupan los mismos a la vez, cada quien desde otro, toman turnos', async () => {
  const [uno, otro] = await Promise.all([createProducto(db, {}), createProducto(db, {})]);
  const niveles = [
    { idProducto: uno.idProducto, nivel: 'privado' as const },
    { idProducto: otro.idProducto, nivel: 'autentica' as const },
  ];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => poner((i % 2 === 0 ? uno : otro).idProducto, niveles)),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
});
