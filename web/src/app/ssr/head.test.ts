import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InformacionGeneral } from '@fedatario/contract/casa';
import type { Categoria, ProductoDetalle } from '@fedatario/contract/catalogo';
import { loadTexts } from '../../i18n/i18n.ts';
import { headOf, headOfInicio, headOfNada, headOfProducto } from './head.ts';

await loadTexts(['inicio', 'productos']);

const baseUrl = 'https://notaria.ejemplo.com';
const empresa = {
  nombreEmpresa: 'Notaría «Paz & Bien»',
  email: 'hola@ejemplo.com',
  linkFacebook: 'https://facebook.com/paz',
  logos: { claro: null, oscuro: null, icono: null },
} as InformacionGeneral;
const site = { baseUrl, empresa };
const producto = {
  nombre: '</script><img src=x onerror=alert(1)>',
  resumen: 'Un "resumen" de <b>prueba</b>',
  slug: 'carta-poder',
  precio: 12_550,
  imagen: null,
  categoria: { nombre: 'Mandatos', slug: 'mandatos' },
  calificacion: null,
  testimonios: [],
} as unknown as ProductoDetalle;
const categoria = { nombre: 'Familia', slug: 'familia', descripcion: 'De la familia.' } as Categoria;

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );

test('un producto dice su precio en quetzales, su única dirección y dónde está', () => {
  const html = headOf(site, headOfProducto(site, producto));
  const [product, breadcrumbs] = dataOf(html);
  assert.equal(product['@type'], 'Product');
  assert.deepEqual([product.offers.price, product.offers.priceCurrency], ['125.50', 'GTQ']);
  assert.equal(product.offers.url, `${baseUrl}/productos/carta-poder`);
  assert.equal(breadcrumbs.itemListElement.at(-1).item, `${baseUrl}/productos/carta-poder`);
  assert.match(html, /<link rel="canonical" href="https:\/\/notaria\.ejemplo\.com\/productos\/carta-poder" \/>/);
  assert.match(html, /<meta property="og:type" content="product" \/>/);
});

test('la valoración es el promedio de todas, y cada reseña una de las elegidas; sin calificaciones no hay ninguna', () => {
  const [sin] = dataOf(headOf(site, headOfProducto(site, producto)));
  assert.deepEqual([sin.aggregateRating, sin.review], [undefined, undefined]);
  const testimonios = [
    { firma: 'Ana R.', puntos: 4, comentario: '</script><b>Amable</b>', dichoEn: '2026-01-15T09:00:00Z' },
  ];
  const calificacion = { promedio: 3.7, cuantas: 3 };
  const html = headOf(site, headOfProducto(site, { ...producto, calificacion, testimonios }));
  const [{ aggregateRating, review }] = dataOf(html);
  assert.deepEqual([aggregateRating.ratingValue, aggregateRating.ratingCount], [3.7, 3]);
  assert.deepEqual(
    review.map((one: { author: { name: string }; reviewBody: string; datePublished: string }) => [
      one.author.name,
      one.reviewBody,
      one.datePublished,
    ]),
    [['Ana R.', '</script><b>Amable</b>', '2026-01-15']],
  );
  assert.ok(!html.includes('</script><b>'));
  const [pura] = dataOf(headOf(site, headOfProducto(site, { ...producto, calificacion })));
  assert.deepEqual([pura.aggregateRating.ratingCount, pura.review], [3, undefined]);
});

test('ningún texto sale de su lugar, se llame como se llame', () => {
  const html = headOf(site, headOfProducto(site, producto));
  assert.ok(!/<img|<b>|<\/script><img/.test(html), html);
  assert.match(html, /content="Un &quot;resumen&quot; de &lt;b&gt;prueba&lt;\/b&gt;"/);
  assert.match(html, /<title>&lt;\/script&gt;.*Paz &amp; Bien»<\/title>/);
  assert.equal(dataOf(html)[0].name, producto.nombre);
});

test('el inicio presenta a la empresa y dice cómo se busca', () => {
  const html = headOf(site, headOfInicio(site, { categoria: undefined, indexada: true }));
  const [organization, website] = dataOf(html);
  assert.deepEqual([organization['@type'], organization.sameAs], ['Organization', ['https://facebook.com/paz']]);
  assert.equal(website.potentialAction.target.urlTemplate, `${baseUrl}/?texto={texto}`);
  assert.match(html, /rel="canonical" href="https:\/\/notaria\.ejemplo\.com\/" /);
});

test('cada categoría tiene su dirección; lo que alguien busca no se guarda en los buscadores', () => {
  const category = headOf(site, headOfInicio(site, { categoria, indexada: true }));
  assert.match(category, /rel="canonical" href="[^"]+\/\?categoria=familia"/);
  assert.match(category, /<meta name="description" content="De la familia\." \/>/);
  const search = headOf(site, headOfInicio(site, { categoria: undefined, indexada: false }));
  assert.match(search, /<meta name="robots" content="noindex, follow" \/>/);
  assert.ok(!search.includes('canonical'));
});

test('lo que no existe no se busca', () => {
  const html = headOf(site, headOfNada());
  assert.match(html, /noindex/);
  assert.match(html, /<title>Esta página no existe/);
});
