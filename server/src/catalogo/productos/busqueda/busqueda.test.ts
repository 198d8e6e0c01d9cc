import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { productos } from '@fedatario/contract/catalogo';
import { seedCatalogo } from '../../../demo/catalogo.ts';
import { startTestApp } from '../../../testing/client.ts';
import { createProducto } from '../testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
before(() => db.transaction().execute((tx) => seedCatalogo(tx, clock.now)));
after(close);

const list = (query: object) => as(undefined).call(productos.list, { query: query as never });
const suggest = async (texto: string) => (await as(undefined).call(productos.suggest, { query: { texto } })).data;

const encontrados = async (texto: string) => (await list({ texto, limite: 50 })).data.map(({ slug }) => slug);

/** Searches as people type them, and the product that must be among the first three. */
const consultas: Record<string, readonly (readonly [texto: string, slug: string])[]> = {
  'con acentos o sin ellos': [
    ['pagaré', 'pagare'],
    ['pagare', 'pagare'],
    ['PAGARÉ', 'pagare'],
    ['vehículo', 'compraventa-vehiculo'],
    ['vehiculo', 'compraventa-vehiculo'],
    ['autorización', 'autorizacion-viaje-menor'],
    ['autorizacion de viaje', 'autorizacion-viaje-menor'],
    ['declaracion jurada', 'declaracion-jurada'],
    ['liquidacion', 'finiquito-laboral'],
  ],
  'en plural o en singular': [
    ['pagarés', 'pagare'],
    ['vehículos', 'compraventa-vehiculo'],
    ['autorizaciones', 'autorizacion-viaje-menor'],
    ['declaraciones juradas', 'declaracion-jurada'],
    ['arrendamientos', 'contrato-arrendamiento'],
    ['contratos de trabajo', 'contrato-trabajo'],
    ['deudas', 'reconocimiento-deuda'],
    ['menores', 'autorizacion-viaje-menor'],
    ['poderes', 'carta-poder'],
  ],
  'con errores al escribir': [
    ['arendamiento', 'contrato-arrendamiento'],
    ['arrendmaiento', 'contrato-arrendamiento'],
    ['behiculo', 'compraventa-vehiculo'],
    ['conpraventa', 'compraventa-vehiculo'],
    ['compra-benta', 'compraventa-vehiculo'],
    ['pagre', 'pagare'],
    ['finikito', 'finiquito-laboral'],
    ['comodto', 'comodato'],
    ['confidensialidad', 'acuerdo-confidencialidad'],
    ['supervibencia', 'acta-supervivencia'],
    ['vijae', 'autorizacion-viaje-menor'],
    ['representnate legal', 'nombramiento-representante'],
    ['contrto de arendamiento', 'contrato-arrendamiento'],
    ['onorarios', 'servicios-profesionales'],
  ],
  'con otras palabras, a medias o al revés': [
    ['alquiler', 'contrato-arrendamiento'],
    ['alquilar casa', 'contrato-arrendamiento'],
    ['vender carro', 'compraventa-vehiculo'],
    ['despido', 'finiquito-laboral'],
    ['NDA', 'acuerdo-confidencialidad'],
    ['fe de vida', 'acta-supervivencia'],
    ['arrend', 'contrato-arrendamiento'],
    ['jurada declaración', 'declaracion-jurada'],
    ['vehículo compraventa', 'compraventa-vehiculo'],
    ['contrato de trabajo para mi empleado', 'contrato-trabajo'],
    ['permiso para que viaje mi hijo', 'autorizacion-viaje-menor'],
  ],
};

for (const [how, cases] of Object.entries(consultas)) {
  describe(`buscar ${how}`, () => {
    for (const [texto, slug] of cases) {
      test(`«${texto}» encuentra ${slug}`, async () => {
        const { data } = await list({ texto, limite: 3 });
        assert.ok(
          data.some((producto) => producto.slug === slug),
          data.map((producto) => producto.slug).join(', '),
        );
      });
    }
  });
}

describe('buscar', () => {
  test('lo que no se parece a nada no encuentra nada; sin palabras se ve todo', async () => {
    for (const texto of ['xyzqwk', 'qqqq wwww', '日本', '1234567']) {
      assert.deepEqual((await list({ texto })).data, [], texto);
    }
    for (const texto of ['', '   ', '¿?', '& | ! ( )']) assert.ok((await list({ texto })).data.length >= 15, texto);
  });

  test('lo que parece código se busca como texto', async () => {
    for (const texto of ["'", "pagare'); drop table productos; --", '%', '_', '\\', "':* | 'a"]) {
      assert.equal((await list({ texto })).status, 200, texto);
      assert.equal((await as(undefined).call(productos.suggest, { query: { texto } })).status, 200, texto);
    }
  });

  test('los filtros se suman a la búsqueda', async () => {
    const { data: documentos } = await list({ texto: 'vehículo', tipo: 'documento' });
    assert.equal(documentos[0]?.slug, 'compraventa-vehiculo');
    assert.ok((await list({ categoria: 'laboral' })).data.every(({ categoria }) => categoria.slug === 'laboral'));
    assert.ok((await list({ modalidad: 'notarial' })).data.every(({ modalidad }) => modalidad === 'notarial'));
    assert.ok((await list({ tag: 'moto' })).data.every(({ tags }) => tags.includes('moto')));
    const { data } = await list({ precioMin: 10_000, precioMax: 20_000 });
    assert.ok(data.length > 3 && data.every(({ precio }) => precio >= 10_000 && precio <= 20_000));
    assert.deepEqual((await list({ categoria: 'no-hay' })).data, []);
  });

  test('un filtro que no existe o no es un número se rechaza y se nombra', async () => {
    for (const query of [{ modalidad: 'otra' }, { orden: 'azar' }, { precioMin: 'mucho' }, { color: 'rojo' }]) {
      const { status, problem } = await list(query);
      assert.equal(status, 422);
      assert.equal(problem?.errores?.[0]?.campo, Object.keys(query)[0]);
    }
    assert.equal((await list({ texto: 'x'.repeat(101) })).problem?.errores?.[0]?.clave, 'largo');
  });

  for (const orden of ['relevancia', 'destacados', 'precioAsc', 'precioDesc', 'nombre']) {
    test(`por páginas, en orden de ${orden}, nadie falta ni se repite y el orden es el mismo`, async () => {
      const query = { orden, ...(orden === 'relevancia' && { texto: 'documento notario' }) };
      const whole = (await list({ ...query, limite: 100 })).data;
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await list({ ...query, limite: 4, ...(cursor && { cursor }) });
        seen.push(...page.data.map(({ slug }) => slug));
        cursor = page.siguiente;
      }
      assert.deepEqual(
        seen,
        whole.map(({ slug }) => slug),
      );
      assert.ok(new Set(seen).size === seen.length && seen.length > 4, String(seen.length));
    });
  }

  test('por precio, del más barato al más caro y al revés', async () => {
    const precios = async (orden: string) => (await list({ orden, limite: 100 })).data.map(({ precio }) => precio);
    const up = await precios('precioAsc');
    assert.deepEqual(
      up,
      up.toSorted((a, b) => a - b),
    );
    assert.deepEqual(await precios('precioDesc'), up.toReversed());
  });

  test('un cursor que no escribimos se rechaza', async () => {
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const id = '00000000-0000-7000-8000-000000000000';
    const wrong = [
      'x',
      forged([1]),
      forged(['a', 'b', id]),
      forged([1, 'b', 'c']),
      forged([1e300, 'b', id]),
      forged([1, '\u0000', id]),
    ];
    for (const cursor of wrong) assert.equal((await list({ cursor })).status, 422, cursor);
  });
});

test('si ningún producto tiene todas las palabras, salen los que tienen algunas, el mejor primero', async () => {
  const { data } = await list({ texto: 'necesito un contrato para alquilar mi casa con apostilla' });
  assert.equal(data[0]?.slug, 'contrato-arrendamiento');
});

describe('las sugerencias', () => {
  test('completan la palabra que se está escribiendo, con acento o sin él', async () => {
    for (const texto of ['arr', 'contrato de arr', 'Contrato de Arren']) {
      assert.equal((await suggest(texto))[0]?.slug, 'contrato-arrendamiento', texto);
    }
    assert.ok((await suggest('veh')).some(({ slug }) => slug === 'compraventa-vehiculo'));
    assert.ok((await suggest('de')).some(({ slug }) => slug === 'declaracion-jurada'));
    assert.ok((await suggest('comodat')).some(({ slug }) => slug === 'comodato'));
    assert.ok((await suggest('finikito')).some(({ slug }) => slug === 'finiquito-laboral'));
  });

  test('son diez como máximo, siempre las mismas, y ninguna sin escribir nada', async () => {
    const categoria = (await createProducto(db)).categoria;
    for (let i = 0; i < 14; i += 1) await createProducto(db, { categoria, nombre: `Convenio número ${i}` });
    const first = await suggest('convenio');
    assert.equal(first.length, 10);
    assert.deepEqual(await suggest('convenio'), first);
    assert.deepEqual(await suggest(' '), []);
  });
});

test('una palabra encuentra lo mismo en singular y en plural, y una abreviatura lo que abrevia', async () => {
  await createProducto(db, { nombre: 'Constitución de sociedad anónima' });
  const pares = [
    ['acta', 'actas'],
    ['poder', 'poderes'],
    ['interés', 'intereses'],
    ['deber', 'deberes'],
    ['bien', 'bienes'],
    ['mes', 'meses'],
    ['S.A.', 'sociedad anónima'],
    ['S. A.', 'SA'],
  ] as const;
  for (const [una, otra] of pares) assert.deepEqual(await encontrados(una), await encontrados(otra), una);
  assert.ok((await encontrados('actas')).includes('nombramiento-representante'));
  const { data } = await list({ texto: 'S.A.' });
  assert.ok(data.some(({ nombre }) => nombre === 'Constitución de sociedad anónima'));
});
