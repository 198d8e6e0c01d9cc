import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { InformacionGeneral } from '@fedatario/contract/casa';
import type { Producto, ProductoDetalle } from '@fedatario/contract/catalogo';
import { createServer } from 'vite';
import type { Given } from '../given.ts';

const root = join(import.meta.dirname, '../../..');
const nodeEnv = process.env.NODE_ENV;
const vite = await createServer({
  root,
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
after(() => vite.close());
// Vite sets it for the whole process when nobody has.
if (nodeEnv === undefined) delete process.env.NODE_ENV;
const { createRenderer } = (await vite.ssrLoadModule('/src/app/ssr/render.tsx')) as typeof import('./render.tsx');

const index = readFileSync(join(root, 'index.html'), 'utf8')
  .replace('<style>', '<style nonce="N">')
  .replace('</head>', '<meta property="csp-nonce" nonce="N"></head>');
/** A manifest in which every module is its own chunk with its own style sheet. */
const manifest = new Proxy({}, { get: (_, name) => ({ file: `${String(name)}.js`, css: [`${String(name)}.css`] }) });
const { addressOf, render } = createRenderer({ index, manifest, baseUrl: 'https://notaria.ejemplo.com' });

const producto: Producto = {
  idProducto: '019aa000-0000-7000-8000-000000000001',
  tipo: 'documento',
  modalidad: 'notarial',
  nombre: '</script><img src=x onerror=alert(1)>',
  slug: 'carta-poder',
  resumen: 'Para que otra persona actúe por usted.',
  precio: 12_500,
  plazoHoras: 8,
  categoria: { nombre: 'Mandatos', slug: 'mandatos' },
  tags: [],
  destacado: true,
};
const detalle: ProductoDetalle = {
  ...producto,
  descripcion: 'Descripción larga.',
  incluye: ['La firma'],
  noIncluye: [],
  baseLegal: [],
  imagen: null,
  plazoDesde: 'desde el pago',
  despuesDePagar: [],
  aranceles: [],
  requisitos: [],
  preguntasFrecuentes: [],
  pasos: [],
  version: { idVersion: producto.idProducto, numero: 1, publicadaEn: '2026-01-15T09:00:00Z' },
  secciones: ['Los datos'],
  muestra: '<article class="documento"><h1>Muestra</h1></article>',
  relacionados: [],
  niveles: [],
  calificacion: null,
  testimonios: [],
};
const categoria = {
  idCategoria: producto.idProducto,
  nombre: 'Mandatos',
  slug: 'mandatos',
  descripcion: '',
  icono: '',
};
const empresa: InformacionGeneral = {
  nombreEmpresa: 'Fedatario',
  lema: null,
  email: 'hola@ejemplo.com',
  telefono: null,
  direccion: null,
  razonSocial: null,
  nit: null,
  horario: [],
  sitioWeb: null,
  linkFacebook: null,
  linkLinkedIn: null,
  linkTwitter: null,
  linkInstagram: null,
  esquemaColores: 'dark1',
  logos: { claro: null, oscuro: null, icono: null },
  revision: 1,
};

const answers: Record<string, (input: { params?: { idProducto: string } }) => unknown> = {
  '/public/parametrosgenerales': () => empresa,
  '/public/categorias': () => [{ ...categoria, productos: 1 }],
  '/public/productos': () => [producto],
  '/public/productos/:idProducto': ({ params }) => {
    if (params?.idProducto !== 'carta-poder') throw Object.assign(new Error('nada'), { codigo: 'no-encontrado' });
    return detalle;
  },
};
const asked: string[] = [];
const read = async (path: string, input: object) => {
  asked.push(path);
  return { data: (answers[path] ?? (() => []))(input), meta: { siguiente: null } };
};
const textOf = (html: string) => html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ');
const givenIn = (html: string): Given[] =>
  JSON.parse(/<script type="application\/json" id="datos">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('el inicio llega con sus documentos, sus categorías y los datos con que se dibujó', async () => {
  const { status, html, shared } = await render('/', 'es', read);
  assert.deepEqual([status, shared], [200, true]);
  assert.match(textOf(html), /Su documento legal, válido y firmado/);
  assert.match(textOf(html), /Para que otra persona actúe por usted/);
  assert.match(html, /<a [^>]*href="\/productos\/carta-poder"/);
  const keys = givenIn(html).map(([[path]]) => path);
  assert.ok(keys.includes('/public/productos') && keys.includes('/public/parametrosgenerales'));
  assert.equal(new Set(asked).size, asked.length - 1, 'each call once; the list, with its two questions, twice');
});

test('un producto llega entero, en los colores de la empresa, con sus hojas de estilo y un solo lugar para el nonce', async () => {
  const { html } = await render('/productos/carta-poder', 'es', read);
  assert.match(textOf(html), /Descripción larga\.[\s\S]*La firma[\s\S]*Q\s125\.00/);
  assert.match(html, /<html lang="es" dir="ltr" style="background:#/);
  assert.match(html, /data-mantine-color-scheme="dark"/);
  assert.match(html, /<link rel="stylesheet" crossorigin href="\/src\/app\/pages\/Producto\.tsx\.css">/);
  assert.equal(html.split('nonce="N"').length, 2);
  assert.ok(!html.includes('splash'));
});

test('las reglas de reembolso llegan enteras, sin guiones, con el porcentaje de cada etapa y en los cuatro idiomas', async () => {
  for (const [idioma, dice] of [
    ['es', /Listo para su aprobación\s+50 %/],
    ['en', /Ready for your approval\s+50%/],
    ['tr', /Onayınıza hazır\s+%50/],
    ['ar', /جاهز لموافقتك\s+50%/],
  ] as const) {
    const { status, html, shared } = await render('/reembolsos', idioma, read);
    assert.deepEqual([status, shared], [200, true]);
    assert.match(textOf(html), dice);
    assert.match(html, /<link rel="canonical" href="https:\/\/notaria.ejemplo.com\/reembolsos"/);
    assert.doesNotMatch(textOf(html), /reembolsos\.|reglas\./);
  }
});

test('un producto que se llame como una etiqueta no es una etiqueta', async () => {
  for (const path of ['/', '/productos/carta-poder']) {
    const { html } = await render(path, 'es', read);
    assert.ok(!html.includes('<img src=x'), path);
    const found = JSON.stringify(givenIn(html));
    assert.ok(found.includes('</script><img src=x onerror=alert(1)>'), 'the data say its name as it is');
  }
});

test('un producto que no existe es la página de lo que no existe, con 404 y sin guardarse', async () => {
  const { status, html, shared } = await render('/productos/no-hay', 'es', read);
  assert.deepEqual([status, shared], [404, false]);
  assert.match(textOf(html), /Esta página no existe/);
  assert.deepEqual(givenIn(html).at(-1), [
    ['/public/productos/:idProducto', { params: { idProducto: 'no-hay' } }],
    null,
    'no-encontrado',
  ]);
});

test('en inglés, los textos del servicio van en inglés', async () => {
  const { html } = await render('/productos/carta-poder', 'en', read);
  assert.match(html, /<html lang="en"/);
  assert.match(textOf(html), /Sign in/);
  assert.match((await render('/productos/carta-poder', 'es', read)).html, /Iniciar sesión/);
});

test('en árabe, la página va de derecha a izquierda, con sus letras, y lo que está en español lo dice', async () => {
  const { html } = await render('/productos/carta-poder', 'ar', read);
  assert.match(html, /<html lang="ar" dir="rtl"/);
  assert.match(html, /<link rel="stylesheet" crossorigin href="\/src\/app\/theme\/arabe\.ts\.css">/);
  assert.match(html, /<h1 lang="es">/);
  assert.match(textOf(html), /باللغة الإسبانية/);
});

test('dos páginas que se dibujan a la vez salen cada una en su idioma, y después nada queda en otro', async () => {
  const { currentIdioma } = (await vite.ssrLoadModule('/src/i18n/i18n.ts')) as typeof import('../../i18n/i18n.ts');
  const [español, arabe] = await Promise.all([render('/', 'es', read), render('/', 'ar', read)]);
  assert.match(arabe.html, /<meta property="og:locale" content="ar_AR" \/>/);
  assert.match(español.html, /<meta property="og:locale" content="es_GT" \/>/);
  assert.equal(currentIdioma(), 'es');
});

test('lo que alguien escribe para buscar no se guarda', async () => {
  const { html, shared } = await render('/?texto=poder', 'es', read);
  assert.equal(shared, false);
  assert.match(html, /value="poder"/);
});

test('lo que falla se dice a quien pidió la página', async () => {
  await assert.rejects(
    render('/', 'es', () => Promise.reject(new Error('sin base'))),
    /sin base/,
  );
});

test('cada página tiene una dirección, sin lo que nadie lee de ella', () => {
  assert.equal(addressOf('/?utm_source=x'), '/');
  assert.equal(addressOf('/?orden=nombre&categoria=familia&nada=1'), '/?categoria=familia&orden=nombre');
  assert.equal(addressOf('/productos/carta-poder?comenzar=1'), '/productos/carta-poder');
  assert.equal(addressOf('/admin'), undefined);
});
