import {
  type Endpoint,
  type Idioma,
  type Input,
  idiomas,
  type Light,
  type Response as ResponseOf,
} from '@fedatario/contract/base';
import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router';
import { calls } from '#calls';
import { textosDePrimeras } from '#textos/primeras';
import { escribirFiltros, leerFiltros } from '../../catalogo/productos/filtros.ts';
import { ReglasPage } from '../../compra/reembolsos/reglas/ReglasPage.tsx';
import { inIdioma, loadTexts } from '../../i18n/i18n.ts';
import { reading } from '../../lib/api.ts';
import { makeClient } from '../boot.ts';
import { type Given, keep } from '../given.ts';
import { HomeLayout } from '../layouts/HomeLayout.tsx';
import { Inicio } from '../pages/Inicio.tsx';
import { NuestrosPlanes } from '../pages/NuestrosPlanes.tsx';
import { Producto } from '../pages/Producto.tsx';
import { Root } from '../Root.tsx';
import { temas } from '../theme/temas.ts';
import type { Manifest } from './chunks.ts';
import { type Head, headOf, headOfInicio, headOfNada, headOfPlanes, headOfProducto, headOfReglas } from './head.ts';
import { modulesOf, paginas } from './paginas.ts';
import { guion, templateOf } from './template.ts';

/** Answers a public call of the contract with its response, or fails with its `codigo`. */
type Read = (path: string, input: object) => Promise<{ data: unknown; meta?: { siguiente: string | null } }>;

const { query, dataRoutes } = createStaticHandler([
  {
    Component: Root,
    children: [
      {
        Component: HomeLayout,
        children: [
          { path: paginas.inicio.path, Component: Inicio },
          { path: paginas.producto.path, Component: Producto },
          { path: paginas.planes.path, Component: NuestrosPlanes },
          { path: paginas.reglas.path, Component: ReglasPage },
        ],
      },
    ],
  },
]);

export interface Rendered {
  readonly status: 200 | 404;
  /** The whole page, with the placeholder of the build where the nonce goes. */
  readonly html: string;
  /** Whether the page may be cached for others: one with search text typed by a person may not. */
  readonly shared: boolean;
}

/** `index` and `manifest` come from the web build. */
export function createRenderer({ index, manifest, baseUrl }: { index: string; manifest: Manifest; baseUrl: string }) {
  const fill = templateOf(index, manifest);
  return {
    guion,
    addressOf,
    render: async (address: string, idioma: Idioma, read: Read): Promise<Rendered> => {
      const client = makeClient();
      const url = new URL(address, baseUrl);
      const { body, given } = await draw(client, url, idioma, read);
      const empresa = answered(client, calls.informacionGeneral.read, {});
      if (!empresa) throw new Error('The company is not known.');
      const { pagina, status, head } = describe(client, url);
      const html = fill({
        idioma,
        papel: temas[empresa.esquemaColores].papel,
        head: inIdioma(idioma, () => headOf({ baseUrl, empresa }, head({ baseUrl, empresa }))),
        body,
        given,
        modules: modulesOf(pagina, idioma),
      });
      client.clear();
      return { status, html, shared: status === 200 && !url.searchParams.has('texto') };
    },
  };
}

/** The address without parameters that no page reads, as the key under which the page is cached. */
function addressOf(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://local.invalid');
  if (pathname === paginas.planes.path || pathname === paginas.reglas.path) return pathname;
  if (pathname !== paginas.inicio.path) return matchPath(paginas.producto.path, pathname) ? pathname : undefined;
  const search = escribirFiltros(leerFiltros(searchParams));
  return search ? `${pathname}?${search}` : pathname;
}

/** Upper bound on render passes: no page has calls that depend on each other this deeply. */
const PASSES = 5;

/** Renders the page, answers the calls it made, and renders again until it makes no more. */
async function draw(client: QueryClient, url: URL, idioma: Idioma, read: Read) {
  const textos = Object.values(textosDePrimeras).flat();
  await Promise.all(idiomas.map((each) => loadTexts(['comun', ...textos], each)));
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} leads elsewhere.`);
  const router = createStaticRouter(dataRoutes, context);
  const given: Given[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const body = inIdioma(idioma, () =>
      renderToString(
        <QueryClientProvider client={client}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </QueryClientProvider>,
      ),
    );
    const asked = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' });
    const waiting = asked.filter(({ options }) => (options as { enabled?: boolean }).enabled !== false);
    if (waiting.length === 0) return { body, given };
    const answers = await Promise.all(waiting.map(({ queryKey }) => answer(queryKey, read)));
    for (const one of answers) keep(client, one);
    given.push(...answers);
  }
  throw new Error(`${url.pathname} asks without end.`);
}

/** The query key holds the call: its path, its input, and for a paged list a mark. */
async function answer(key: QueryKey, read: Read): Promise<Given> {
  const [path, input, pages] = key as [string, object, string?];
  try {
    const { data, meta } = await read(path, input);
    return [key, pages ? { pages: [{ data, siguiente: meta?.siguiente ?? null }], pageParams: [null] } : data];
  } catch (error) {
    const { codigo } = error as { codigo?: unknown };
    if (codigo !== 'no-encontrado' && codigo !== 'producto-retirado') throw error;
    return [key, null, codigo];
  }
}

type Describe = (site: Parameters<typeof headOf>[0]) => Head;

/** Metadata and status of the page, from the answers it was rendered with. */
function describe(client: QueryClient, { pathname, searchParams }: URL) {
  if (pathname === paginas.planes.path) {
    const planes = answered(client, calls.planes.publicos, {}) ?? [];
    const head: Describe = (site) => headOfPlanes(site, planes);
    return { pagina: paginas.planes, status: 200, head } as const;
  }
  if (pathname === paginas.reglas.path) return { pagina: paginas.reglas, status: 200, head: headOfReglas } as const;
  const idProducto = matchPath(paginas.producto.path, pathname)?.params.idProducto;
  if (idProducto === undefined) {
    const filtros = leerFiltros(searchParams);
    const categorias = answered(client, calls.productos.categorias, {}) ?? [];
    const categoria = categorias.find(({ slug }) => slug === filtros.categoria);
    const indexada = filtros.texto === undefined && (filtros.categoria === undefined || categoria !== undefined);
    const head: Describe = (site) => headOfInicio(site, { categoria, indexada });
    return { pagina: paginas.inicio, status: 200, head } as const;
  }
  const producto = answered(client, calls.productos.read, { params: { idProducto } });
  const head: Describe = (site) => (producto ? headOfProducto(site, producto) : headOfNada());
  return { pagina: paginas.producto, status: producto ? 200 : 404, head } as const;
}

function answered<E extends Endpoint>(
  client: QueryClient,
  endpoint: Light<E>,
  input: Input<E>,
): ResponseOf<E> | undefined {
  return client.getQueryData<ResponseOf<E>>(reading(endpoint, input).queryKey);
}
