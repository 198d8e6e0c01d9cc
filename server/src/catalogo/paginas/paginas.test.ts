import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { routes as deInformacion } from '../../casa/informacion-general/routes.ts';
import { servePages } from '../../http/pages.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { routes as deProductos } from '../productos/routes.ts';
import { createProducto } from '../productos/testing.ts';
import { serveMapa } from './mapa.ts';
import { servePaginas } from './paginas.ts';

const baseUrl = 'https://notaria.ejemplo.com';
const database = await createTestDatabase();
const { db } = database.pools;

/** A build whose pages say what they were given, and how often they were drawn. */
const dist = mkdtempSync(join(tmpdir(), 'fedatario-paginas-'));
for (const folder of ['.ssr', '.vite']) mkdirSync(join(dist, folder));
writeFileSync(
  join(dist, 'index.html'),
  '<html><meta nonce="__CSP_NONCE__"><div id="root"><script nonce="__CSP_NONCE__">colores()</script>vacía</div></body></html>',
);
writeFileSync(join(dist, '.vite/manifest.json'), '{}');
writeFileSync(
  join(dist, '.ssr/render.js'),
  `let times = 0;
  export const createRenderer = ({ baseUrl }) => ({
    guion: 'esperar()',
    addressOf: (url) => url.split('&nada')[0],
    render: async (address, idioma, read) => {
      times += 1;
      if (address.includes('rota')) throw new Error('rota');
      const { data: empresa } = await read('/public/parametrosgenerales', {});
      const idProducto = address.split('/productos/')[1];
      const answer = idProducto
        ? await read('/public/productos/:idProducto', { params: { idProducto } }).catch(({ codigo }) => ({ codigo }))
        : await read('/public/productos', { query: { limite: 12, precioMin: undefined } });
      const html = JSON.stringify([idioma, times, empresa.nombreEmpresa, answer]);
      return { status: answer.codigo ? 404 : 200, html: html + '<meta nonce="__CSP_NONCE__"></body></html>', shared: !answer.codigo };
    },
  });`,
);
let busy = false;
let end = '';
const app = Fastify();
await app.register(cookie);
const sendPage = await servePages(app, dist, true, () => end);
assert.ok(sendPage);
const routes = [...deInformacion(sealedFiles(memoryFiles())), ...deProductos];
servePaginas(app, {
  dist,
  baseUrl,
  pools: database.pools,
  now: () => new Date(),
  routes,
  sendPage,
  tooMany: async () => busy,
  pageEnd: () => end,
});
serveMapa(app, { pools: database.pools, baseUrl });
after(async () => {
  await app.close();
  await database.drop();
  rmSync(dist, { recursive: true });
});

const timesIn = (body: string) => JSON.parse(body.split('<meta')[0] ?? '')[1];
const nonceIn = (body: string) => /nonce="([^"]+)"/.exec(body)?.[1];

test('una página se dibuja una vez para todos, y de nuevo cuando cambia el catálogo o la empresa', async () => {
  const { slug } = await createProducto(db);
  const url = `/productos/${slug}`;
  const first = await app.inject(url);
  assert.equal(first.statusCode, 200);
  const before = timesIn(first.body);
  assert.equal(timesIn((await app.inject(`${url}&nada=1`)).body), before);
  await db.updateTable('productos').set({ precio: 99 }).where('slug', '=', slug).execute();
  assert.match((await app.inject(url)).body, /"precio":99/);
  await db
    .updateTable('informacionGeneral')
    .set((eb) => ({ nombreEmpresa: 'Otra', revision: eb('revision', '+', 1) }))
    .execute();
  assert.match((await app.inject(url)).body, /"Otra"/);
});

test('cada respuesta lleva su propio nonce, el de su política; comprimida dice lo mismo', async () => {
  const [one, two] = [await app.inject('/'), await app.inject('/')];
  const nonce = nonceIn(one.body);
  assert.notEqual(nonce, nonceIn(two.body));
  assert.ok(nonce && String(one.headers['content-security-policy']).includes(`'nonce-${nonce}'`));
  const guion = createHash('sha256').update('esperar()').digest('base64');
  assert.match(String(one.headers['content-security-policy']), /script-src 'self' 'sha256-[^' ]+';/);
  assert.ok(String(one.headers['content-security-policy']).includes(`'sha256-${guion}'`));
  const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  assert.equal(packed.headers['content-encoding'], 'gzip');
  const text = gunzipSync(packed.rawPayload).toString();
  assert.ok(String(packed.headers['content-security-policy']).includes(nonceIn(text) ?? 'ninguno'));
  assert.equal(text.split('<meta')[0], one.body.split('<meta')[0]);
});

test('quien la tiene sabe que es la misma, y conserva el nonce con que llegó', async () => {
  const first = await app.inject('/');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await app.inject({ url: '/', headers });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
  assert.equal(again.headers['content-security-policy'], undefined);
  await createProducto(db);
  assert.equal((await app.inject({ url: '/', headers })).statusCode, 200);
});

test('quien recarga demasiado recibe la página vacía, que se dibuja sola, y no un rechazo', async () => {
  busy = true;
  const { statusCode, body } = await app.inject('/');
  busy = false;
  assert.equal(statusCode, 200);
  assert.match(body, /vacía/);
});

test('cada idioma tiene la suya', async () => {
  assert.match((await app.inject('/')).body, /^\["es"/);
  assert.match((await app.inject({ url: '/', headers: { cookie: 'idioma=en' } })).body, /^\["en"/);
});

test('lo que no existe responde 404, y no ocupa memoria', async () => {
  const [one, two] = [await app.inject('/productos/no-hay'), await app.inject('/productos/no-hay')];
  assert.deepEqual([one.statusCode, two.statusCode], [404, 404]);
  assert.notEqual(timesIn(one.body), timesIn(two.body));
});

test('si no se puede dibujar, la página vacía llega con 503 y el navegador se encarga', async () => {
  const { statusCode, body, headers } = await app.inject('/productos/rota');
  assert.deepEqual([statusCode, headers['retry-after']], [503, '5']);
  assert.match(body, /vacía/);
  const guion = createHash('sha256').update('colores()').digest('base64');
  assert.ok(String(headers['content-security-policy']).includes(`script-src 'self' 'sha256-${guion}';`));
});

test('lo que dibuja no se puede pedir como archivo', async () => {
  assert.equal((await app.inject('/.ssr/render.js')).statusCode, 404);
});

test('el mapa dice lo que está a la venta y cuándo cambió; lo demás no está', async () => {
  const { slug, categoria } = await createProducto(db);
  const { slug: archivado, idProducto } = await createProducto(db);
  await db.updateTable('productos').set({ estado: 'archivado' }).where('idProducto', '=', idProducto).execute();
  const { body, headers } = await app.inject('/sitemap.xml');
  assert.match(String(headers['content-type']), /^application\/xml/);
  assert.ok(body.includes(`<url><loc>${baseUrl}/</loc><lastmod>`));
  assert.ok(body.includes(`<loc>${baseUrl}/productos/${slug}</loc><lastmod>2026-01-15T09:00:00.000Z</lastmod>`));
  assert.ok(body.includes(`<loc>${baseUrl}/?categoria=${categoria.slug}</loc>`));
  assert.ok(!body.includes(archivado));
  const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(headers.etag) } });
  assert.equal(again.statusCode, 304);
});

test('los buscadores saben dónde está el mapa y qué es de cada quien', async () => {
  const { body } = await app.inject('/robots.txt');
  assert.match(body, /^User-agent: \*\n/);
  for (const path of ['/admin', '/borradores', '/checkout', '/productos/*/*'])
    assert.ok(body.includes(`Disallow: ${path}\n`));
  assert.ok(!/Disallow: \/(productos)?\n/.test(body));
  assert.ok(body.endsWith(`Sitemap: ${baseUrl}/sitemap.xml\n`));
});

test('mientras algo se prepara, toda página lo lleva al final y nadie la guarda; después, ninguna', async () => {
  end = '<script src="/avance.js"></script>';
  for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
    const { body, headers: sent } = await app.inject({ url: '/', headers });
    assert.ok(body.endsWith(`${end}</body></html>`));
    assert.deepEqual([sent['cache-control'], sent.etag], ['no-store', undefined]);
    assert.ok(String(sent['content-security-policy']).includes(`'nonce-${nonceIn(body)}'`));
  }
  busy = true;
  assert.ok((await app.inject('/')).body.endsWith(`vacía</div>${end}</body></html>`));
  busy = false;
  end = '';
  assert.ok(!(await app.inject('/')).body.includes('avance.js'));
});
