import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { productos } from '@fedatario/contract/catalogo';
import fc from 'fast-check';
import { startTestApp } from '../../testing/client.ts';
import { cambiarPrecio, destacarProducto } from '../productos/productos.ts';
import { escribirPlantilla, importar, runCatalogo } from './command.ts';
import { enQuetzales, leerPedidos, leerPrecios, PreciosInvalidos, plantillaDePrecios } from './precios.ts';
import { alistarCatalogos, fichas, surtir } from './surtido.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const put = (precios: Record<string, number>, adopta = false) =>
  db.transaction().execute((tx) => surtir({ db: tx, now: clock.now, adopta }, new Map(Object.entries(precios))));
const result = async (precios: Record<string, number>, adopta = false) =>
  (await put(precios, adopta)).map(({ slug, resultado }) => `${slug} ${resultado}`);
const read = async (slug: string) => (await as(undefined).call(productos.read, { params: { idProducto: slug } })).data;
const said = async (args: readonly string[]) => {
  const lines: string[] = [];
  const ok = await importar(db, args, { say: (text) => void lines.push(text), now: clock.now });
  return { ok, text: lines.join('\n') };
};

test('en una oficina vacía pone a la venta lo que se pide, al precio que se pide, con todo lo suyo', async () => {
  assert.deepEqual(await result({ pagare: 7_900, 'declaracion-jurada': 35_000 }), [
    'pagare puesto',
    'declaracion-jurada puesto',
  ]);
  const { precio, version, categoria, muestra, secciones } = await read('pagare');
  assert.deepEqual([precio, version.numero, categoria.nombre], [7_900, 1, 'Obligaciones']);
  assert.ok(muestra !== null && secciones.length > 0);
  assert.deepEqual(
    (await read('declaracion-jurada')).requisitos.map(({ clave }) => clave),
    ['identificacion_firmantes', 'documentos_representacion'],
  );
  const { data } = await as(undefined).call(productos.list, { query: { texto: 'pagaré' } as never });
  assert.equal(data[0]?.slug, 'pagare');
});

test('repetido no cambia nada; otro precio es otra versión del mismo texto', async () => {
  assert.deepEqual(await result({ pagare: 7_900 }), ['pagare igual']);
  assert.equal((await read('pagare')).version.numero, 1);
  const { muestra } = await read('pagare');
  assert.deepEqual(await result({ pagare: 9_900 }), ['pagare precio']);
  const now = await read('pagare');
  assert.deepEqual([now.precio, now.version.numero, now.muestra], [9_900, 2, muestra]);
  assert.deepEqual(await result({ pagare: 9_900 }), ['pagare igual']);
});

test('lo que la oficina cambió no se escribe encima, aunque el producto traiga otro texto; su precio sí se puede dar', async () => {
  await result({ comodato: 14_900 });
  await db.updateTable('productos').set({ resumen: 'Lo dijo la oficina.' }).where('slug', '=', 'comodato').execute();
  await db.updateTable('surtido').set({ huella: 'de antes' }).execute();
  assert.deepEqual(await result({ comodato: 14_900 }), ['comodato deLaOficina']);
  assert.deepEqual(await result({ comodato: 15_900 }), ['comodato precio']);
  const { resumen, precio } = await read('comodato');
  assert.deepEqual([resumen, precio], ['Lo dijo la oficina.', 15_900]);
});

test('lo que nadie tocó se pone al día cuando el producto trae otro texto', async () => {
  await db.updateTable('surtido').set({ huella: 'de antes' }).execute();
  assert.deepEqual(await result({ pagare: 9_900 }), ['pagare actualizado']);
  assert.equal((await read('pagare')).version.numero, 3);
  assert.deepEqual(await result({ pagare: 9_900 }), ['pagare igual']);
});

test('destacarlo no es cambiar sus textos: se pone al día, y sigue como la oficina lo destacó', async () => {
  const { idProducto, destacado } = await read('pagare');
  await db.transaction().execute((tx) => destacarProducto(tx, idProducto, !destacado, clock.now));
  await db.updateTable('surtido').set({ huella: 'de antes' }).where('idProducto', '=', idProducto).execute();
  assert.deepEqual(await result({ pagare: 9_900 }), ['pagare actualizado']);
  assert.deepEqual(await result({ pagare: 9_900 }), ['pagare igual']);
  assert.equal((await read('pagare')).destacado, !destacado);
});

test('un precio que puso la oficina no impide que el texto se ponga al día', async () => {
  const { idProducto } = await read('pagare');
  await db.transaction().execute((tx) => cambiarPrecio(tx, idProducto, 12_000, clock.now));
  await db.updateTable('surtido').set({ huella: 'de antes' }).where('idProducto', '=', idProducto).execute();
  assert.deepEqual(await result({ pagare: 9_900 }), ['pagare actualizado']);
});

test('lo que la oficina retiró sigue retirado', async () => {
  await result({ 'carta-poder': 9_900 });
  await db.updateTable('productos').set({ estado: 'archivado' }).where('slug', '=', 'carta-poder').execute();
  assert.deepEqual(await result({ 'carta-poder': 8_900 }), ['carta-poder retirado']);
});

test('lo que una demostración vendía de antes se pone al día; en una oficina de verdad, no', async () => {
  await result({ 'finiquito-laboral': 14_900 });
  const { idProducto } = await read('finiquito-laboral');
  await db.deleteFrom('surtido').where('idProducto', '=', idProducto).execute();
  await db
    .updateTable('productos')
    .set({ incluye: ['Texto de la auténtica'] })
    .where('idProducto', '=', idProducto)
    .execute();
  assert.deepEqual(await result({ 'finiquito-laboral': 14_900 }), ['finiquito-laboral deLaOficina']);
  assert.deepEqual(await result({ 'finiquito-laboral': 14_900 }, true), ['finiquito-laboral actualizado']);
  assert.ok(!(await read('finiquito-laboral')).incluye.includes('Texto de la auténtica'));
});

test('la categoría y los requisitos de la oficina se usan como ella los llama', async () => {
  const otra = await db.transaction().execute(async (tx) => {
    await alistarCatalogos({ db: tx, now: clock.now });
    return tx
      .updateTable('categorias')
      .set({ nombre: 'Casas y terrenos' })
      .where('slug', '=', 'inmuebles')
      .returning('idCategoria')
      .executeTakeFirstOrThrow();
  });
  await result({ 'contrato-arrendamiento': 19_900 });
  const { categoria } = await read('contrato-arrendamiento');
  assert.equal(categoria.nombre, 'Casas y terrenos');
  const rows = await db.selectFrom('categorias').select('idCategoria').where('slug', '=', 'inmuebles').execute();
  assert.deepEqual(rows, [otra]);
});

test('un documento que no existe o un precio mal escrito se dice, y entonces no se pone nada', async () => {
  const { ok, text } = await said(['acuerdo-confidencialidad=129', 'testamento=900', 'contrato-trabajo=Q1,490.00']);
  assert.equal(ok, false);
  assert.match(text, /«testamento» no es un documento ni una gestión que se pueda poner a la venta/);
  assert.match(text, /el precio de «contrato-trabajo» dice «Q1,490\.00»\. Escríbalo en quetzales/);
  const { status } = await as(undefined).call(productos.read, { params: { idProducto: 'acuerdo-confidencialidad' } });
  assert.equal(status, 404);
  for (const [pedido, why] of [
    ['pagare=0', /mayor que cero/],
    ['pagare=999999999', /quetzales/],
    ['pagare=900000', /pasa de Q100000\.00/],
    ['pagare=-5', /quetzales/],
    ['pagare', /dice «»/],
  ] as const)
    assert.match((await said([pedido])).text, why, pedido);
  assert.match((await said(['pagare=79', 'pagare=80'])).text, /está dos veces/);
  assert.match((await said(['--precios', '/no/hay.csv'])).text, /No se pudo leer/);
});

test('pedir que se importe sin decir qué muestra la ayuda', async () => {
  const lines: string[] = [];
  const say = (text: string) => void lines.push(text);
  const done = await runCatalogo({} as never, ['importar'], { say, now: clock.now });
  assert.equal(done, false);
  assert.match(lines.join('\n'), /npm run catalogo -- importar --precios precios\.csv/);
});

test('la plantilla de precios se llena y se importa; no escribe encima de otra', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'precios-')), 'precios.csv');
  const write = () => escribirPlantilla(db, [file], () => undefined);
  assert.equal(await write(), true);
  assert.equal(await write(), false);
  const filled = readFileSync(file, 'utf8')
    .replace('acta-supervivencia,,', 'acta-supervivencia,250.50,')
    .replace('pagare,99.00,', 'pagare,,');
  writeFileSync(file, `\uFEFF${filled.replaceAll('\n', '\r\n')}`);
  const { ok, text } = await said(['--precios', file]);
  assert.equal(ok, true);
  assert.match(text, /acta-supervivencia\): a la venta/);
  assert.equal((await read('acta-supervivencia')).precio, 25_050);
  assert.equal((await read('pagare')).precio, 9_900);
});

test('cualquier precio se lee como se escribe en la plantilla', () => {
  const centavos = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(centavos, fc.constantFrom(...fichas.map(({ slug }) => slug)), (precio, slug) => {
      const precios = new Map([[slug, precio]]);
      assert.deepEqual(leerPrecios(plantillaDePrecios(precios)), precios);
      assert.deepEqual(leerPedidos([`${slug}=Q${enQuetzales(precio)}`]), precios);
    }),
  );
  assert.throws(() => leerPrecios('documento,precio,nombre\nno-hay,5,\n'), PreciosInvalidos);
});

test('un precio que la hoja de cálculo escribió con coma se niega entero, y no se corta en ella', () => {
  const leer = (linea: string) => leerPrecios(`documento,precio,nombre\n${linea}\n`);
  for (const linea of ['pagare,"1,250.00",Pagaré', 'pagare;79,50;Pagaré', 'pagare,79,50', 'pagare;"79,50"'])
    assert.throws(() => leer(linea), PreciosInvalidos, linea);
  assert.throws(() => leerPedidos(['pagare=79=90']), PreciosInvalidos);
  for (const linea of ['pagare,79.5,Pagaré', '"pagare";"79.50";"Pagaré, o vale"', 'pagare,79.50', 'pagare,Q79.50,,'])
    assert.deepEqual(leer(linea), new Map([['pagare', 7_950]]), linea);
  assert.deepEqual(leer('pagare,,Pagaré'), new Map());
});
