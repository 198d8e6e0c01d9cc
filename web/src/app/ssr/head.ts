import type { Idioma } from '@fedatario/contract/base';
import type { InformacionGeneral } from '@fedatario/contract/casa';
import type { Categoria, Plan, ProductoDetalle } from '@fedatario/contract/catalogo';
import { type PeriodoDePlan, periodosDePlan, precioDePeriodo } from '@fedatario/contract/compra';
import { PUNTOS_MAXIMOS } from '@fedatario/contract/tramite';
import { jurisdiccion } from '@fedatario/document-engine';
import { escapeHtml } from '@fedatario/document-engine/html';
import { loQueDa } from '../../catalogo/planes/da.ts';
import { currentIdioma, t } from '../../i18n/i18n.ts';
import { inScript } from './template.ts';

/** The locale of each language in the form that Open Graph expects. */
const locales: Readonly<Record<Idioma, string>> = { es: 'es_GT', en: 'en_GB', tr: 'tr_TR', ar: 'ar_AR' };

/** Metadata of a page for search engines and link previews. */
export interface Head {
  /** Name of the screen; the title adds the company's name after it. */
  readonly pantalla: string;
  readonly descripcion: string;
  /** The canonical path; without one the page is not to be indexed. */
  readonly canonical?: string | undefined;
  readonly tipo?: 'website' | 'product';
  readonly imagen?: string | null;
  readonly datos?: readonly object[];
}

interface Site {
  readonly baseUrl: string;
  readonly empresa: InformacionGeneral;
}

export function headOf({ baseUrl, empresa }: Site, head: Head): string {
  const { pantalla, descripcion, canonical, tipo = 'website', imagen, datos = [] } = head;
  const title = t('comun.titulo', { pantalla, marca: empresa.nombreEmpresa });
  const address = canonical === undefined ? undefined : baseUrl + canonical;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', descripcion),
    address ? `<link rel="canonical" href="${escapeHtml(address)}" />` : meta('name', 'robots', 'noindex, follow'),
    meta('property', 'og:type', tipo),
    meta('property', 'og:site_name', empresa.nombreEmpresa),
    meta('property', 'og:title', pantalla),
    meta('property', 'og:description', descripcion),
    meta('property', 'og:locale', locales[currentIdioma()]),
    address && meta('property', 'og:url', address),
    imagen && meta('property', 'og:image', new URL(imagen, baseUrl).href),
    meta('name', 'twitter:card', 'summary'),
    ...datos.map((one) => `<script type="application/ld+json">${inScript(one)}</script>`),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Metadata of the home page, or of the category in its address. */
export function headOfInicio(
  { baseUrl, empresa }: Site,
  { categoria, indexada }: { categoria: Categoria | undefined; indexada: boolean },
): Head {
  return {
    pantalla: categoria?.nombre ?? t('inicio.pantalla'),
    descripcion: categoria?.descripcion || t('inicio.hero.detalle'),
    canonical: indexada ? (categoria ? `/?categoria=${categoria.slug}` : '/') : undefined,
    datos: categoria ? [] : [organization(baseUrl, empresa), website(baseUrl, empresa)],
  };
}

export function headOfProducto({ baseUrl, empresa }: Site, producto: ProductoDetalle): Head {
  const { nombre, resumen, slug, imagen, categoria } = producto;
  const canonical = `/productos/${slug}`;
  const url = baseUrl + canonical;
  return {
    pantalla: nombre,
    descripcion: resumen,
    canonical,
    tipo: 'product',
    imagen,
    datos: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: nombre,
        description: resumen,
        sku: slug,
        category: categoria.nombre,
        ...(imagen && { image: new URL(imagen, baseUrl).href }),
        brand: { '@type': 'Brand', name: empresa.nombreEmpresa },
        offers: {
          '@type': 'Offer',
          url,
          price: priceOf(producto.precio),
          priceCurrency: jurisdiccion.moneda.codigo,
          availability: 'https://schema.org/InStock',
          seller: { '@type': 'Organization', name: empresa.nombreEmpresa },
        },
        ...valoracion(producto),
      },
      breadcrumbs(baseUrl, [
        [t('productos.titulo'), '/'],
        [categoria.nombre, `/?categoria=${categoria.slug}`],
        [nombre, canonical],
      ]),
    ],
  };
}

/** The average of all the ratings of a product, and the words that its page shows; nothing of one without ratings. */
function valoracion({ calificacion, testimonios }: ProductoDetalle) {
  if (!calificacion) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: calificacion.promedio,
      ratingCount: calificacion.cuantas,
      bestRating: PUNTOS_MAXIMOS,
      worstRating: 1,
    },
    ...(testimonios.length > 0 && {
      review: testimonios.map(({ firma, puntos, comentario, dichoEn }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: firma },
        datePublished: dichoEn.slice(0, 10),
        reviewBody: comentario,
        reviewRating: { '@type': 'Rating', ratingValue: puntos, bestRating: PUNTOS_MAXIMOS, worstRating: 1 },
      })),
    }),
  };
}

/** Metadata of the page of plans; without any on sale it is not indexed. */
export function headOfPlanes({ baseUrl, empresa }: Site, planes: readonly Plan[]): Head {
  return {
    pantalla: t('planes.titulo'),
    descripcion: planes.length > 0 ? t('planes.detalle') : t('planes.ninguno'),
    canonical: planes.length > 0 ? '/nuestros-planes' : undefined,
    datos: planes.map((plan) => ({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: plan.nombre,
      description: plan.descripcion || loQueDa(t, plan, periodosDe(plan)[0] ?? 'mensual').join('. '),
      sku: plan.idPlan,
      brand: { '@type': 'Brand', name: empresa.nombreEmpresa },
      offers: periodosDe(plan).map((periodo) => ofertaDe(baseUrl, plan, periodo)),
    })),
  };
}

/** Metadata of the refund rules. */
export function headOfReglas(): Head {
  return { pantalla: t('reglas.titulo'), descripcion: t('reglas.detalle'), canonical: '/reembolsos' };
}

const periodosDe = (plan: Plan) => periodosDePlan.filter((periodo) => precioDePeriodo(plan, periodo) !== null);

/** The price of a period of a plan, which is charged once in it. */
function ofertaDe(baseUrl: string, plan: Plan, periodo: PeriodoDePlan) {
  const price = priceOf(precioDePeriodo(plan, periodo) ?? 0);
  const priceCurrency = jurisdiccion.moneda.codigo;
  return {
    '@type': 'Offer',
    url: `${baseUrl}/nuestros-planes/${plan.idPlan}/${periodo}`,
    price,
    priceCurrency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      billingDuration: 1,
      unitCode: periodo === 'anual' ? 'ANN' : 'MON',
    },
    availability: 'https://schema.org/InStock',
  };
}

function priceOf(centavos: number): string {
  const { decimales } = jurisdiccion.moneda;
  return (centavos / 10 ** decimales).toFixed(decimales);
}

/** Metadata of a product that does not exist. */
export function headOfNada(): Head {
  return { pantalla: t('comun.noEncontrada.titulo'), descripcion: t('comun.noEncontrada.detalle') };
}

function organization(baseUrl: string, empresa: InformacionGeneral) {
  const { linkFacebook, linkInstagram, linkLinkedIn, linkTwitter, direccion, telefono, lema } = empresa;
  const sameAs = [linkFacebook, linkInstagram, linkLinkedIn, linkTwitter].filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${baseUrl}/#empresa`,
    name: empresa.nombreEmpresa,
    url: `${baseUrl}/`,
    logo: baseUrl + (empresa.logos.claro ?? '/sello.svg'),
    email: empresa.email,
    ...(lema && { slogan: lema }),
    ...(telefono && { telephone: telefono }),
    ...(direccion && { address: direccion }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

function website(baseUrl: string, { nombreEmpresa }: InformacionGeneral) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: nombreEmpresa,
    url: `${baseUrl}/`,
    inLanguage: jurisdiccion.locale,
    publisher: { '@id': `${baseUrl}/#empresa` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/?texto={texto}` },
      'query-input': 'required name=texto',
    },
  };
}

function breadcrumbs(baseUrl: string, places: readonly (readonly [string, string])[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: baseUrl + path,
    })),
  };
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}
