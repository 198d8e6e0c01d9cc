import type { FastifyInstance } from 'fastify';
import type { Db, Pools } from '../../db/db.ts';
import { cachedAnswers, cachedText, sendCached } from '../../http/cached-answers.ts';
import { edicionDelCatalogo } from '../productos/productos.ts';
import { hasPlanes, listCategoriasParaMapa, listParaMapa } from './queries.ts';

/** Addresses that search engines have no use for: the office, personal pages, signing in. */
const privadas = [
  '/admin',
  '/api/',
  '/borradores',
  '/buzon',
  '/checkout',
  '/confirmar-cuenta',
  '/detalle-pago/',
  '/gestion-tramites/',
  '/historial-compras',
  '/login',
  '/mis-planes/',
  '/perfil-usuario/',
  '/productos/*/*',
  '/recover-password',
  '/registrarse',
  '/tramites/',
];

/** Serves `robots.txt` and the site map. */
export function serveMapa(app: FastifyInstance, { pools, baseUrl }: { pools: Pools; baseUrl: string }): void {
  const robots = [
    'User-agent: *',
    ...privadas.map((path) => `Disallow: ${path}`),
    'Allow: /api/public/',
    // Secret addresses: a link to one that somebody published leads no search engine to it.
    'Disallow: /api/public/calendario/',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const cached = cachedText([], '', 'text/plain; charset=utf-8', robots);
  app.get('/robots.txt', (request, reply) => sendCached(request, reply, cached));
  const mapa = { db: pools.dbPublic, edicion: edicionDelCatalogo, type: 'application/xml; charset=utf-8' };
  const answer = cachedAnswers(mapa, () => mapaDe(pools.dbPublic, baseUrl));
  app.get('/sitemap.xml', async (request, reply) => {
    await answer(request, reply);
    return reply;
  });
}

async function mapaDe(db: Db, baseUrl: string): Promise<string> {
  const [productos, categorias] = await Promise.all([listParaMapa(db), listCategoriasParaMapa(db)]);
  const newest = productos[0]?.cambiado;
  const urls = [
    ...(newest ? [entry(`${baseUrl}/`, newest)] : [`<url><loc>${baseUrl}/</loc></url>`]),
    ...((await hasPlanes(db)) ? [`<url><loc>${baseUrl}/nuestros-planes</loc></url>`] : []),
    `<url><loc>${baseUrl}/reembolsos</loc></url>`,
    ...categorias.map(({ slug, cambiado }) => entry(`${baseUrl}/?categoria=${slug}`, cambiado)),
    ...productos.map(({ slug, cambiado }) => entry(`${baseUrl}/productos/${slug}`, cambiado)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Addresses are of letters, digits and hyphens: nothing in them needs escaping. */
function entry(loc: string, changed: Date): string {
  return `<url><loc>${loc}</loc><lastmod>${changed.toISOString()}</lastmod></url>`;
}
