// Draws the screens of a running demonstration as PNG in docs/img, for the README: node e2e/imagenes.ts [address].
// The demonstration needs a year of work (npm run seed -- anio); its accounts are read from DATA_DIR.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Rol } from '@fedatario/contract/base';
import { borradores } from '@fedatario/contract/borrador';
import { identidad } from '@fedatario/contract/casa';
import { tramites } from '@fedatario/contract/tramite';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';

const address = process.argv[2] ?? 'http://localhost:3000';
const out = new URL('../docs/img/', import.meta.url).pathname;
const accounts = JSON.parse(readFileSync(join(process.env.DATA_DIR ?? 'data', 'cuentas-demo.json'), 'utf8')) as {
  email: string;
  clave: string;
  rol: Rol;
}[];
const BYTES_MAXIMOS = 150 * 1024;
const TAMANO = { width: 1280, height: 800 };
/** Milliseconds in which what a page moves has come to rest. */
const REPOSO = 1_500;

/** Reads a list as whoever is signed in. */
type Read = (path: string) => Promise<Record<string, string>[]>;

interface Pantalla {
  readonly nombre: string;
  readonly rol?: Rol;
  readonly ruta: (read: Read) => Promise<string> | string;
  /** Heading that the picture begins with, if not at the top of the page. */
  readonly desde?: string;
}

const PANTALLAS: readonly Pantalla[] = [
  { nombre: 'inicio', ruta: () => '/' },
  { nombre: 'entrevista', rol: 'cliente', ruta: entrevista },
  { nombre: 'tramite', rol: 'cliente', ruta: tramitePorAprobar },
  { nombre: 'escritorio', rol: 'notario', ruta: () => '/admin/tramites-en-proceso/todos?vista=tablero' },
  { nombre: 'calendario', rol: 'admin', ruta: () => '/admin/planes/citas?vista=mes' },
  { nombre: 'tablero', rol: 'admin', ruta: () => '/admin/dashboards/venta', desde: 'Ingresos por mes' },
];

const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });
try {
  for (const pantalla of PANTALLAS) await draw(pantalla);
} finally {
  await browser.close();
}

async function draw({ nombre, rol, ruta, desde }: Pantalla): Promise<void> {
  const context = await browser.newContext({ viewport: TAMANO, locale: 'es-GT', timezoneId: 'America/Guatemala' });
  const page = await context.newPage();
  const read = rol ? await signIn(page, rol) : async () => [];
  await page.goto(address + (await ruta(read)));
  // The stream of changes of somebody who is signed in never ends.
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  if (desde)
    await page.getByRole('heading', { name: desde }).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await page.waitForTimeout(REPOSO);
  const path = join(out, `${nombre}.png`);
  await page.screenshot({ path });
  const { size } = statSync(path);
  if (size > BYTES_MAXIMOS) throw new Error(`${path} pesa ${size} bytes; el máximo es ${BYTES_MAXIMOS}.`);
  console.log(`${nombre}.png: ${Math.round(size / 1024)} KB`);
  await context.close();
}

/** Opens a session in the form in which the product stores it. */
async function signIn(page: Page, rol: Rol): Promise<Read> {
  const account = accounts.find((candidate) => candidate.rol === rol);
  const body = { email: account?.email, password: account?.clave };
  const signed = await page.request.post(`${address}/api${identidad.signIn.path}`, { data: body });
  const { data } = (await signed.json()) as { data: { accessToken: string; email: string } };
  await page.goto(`${address}/robots.txt`);
  await page.evaluate(({ accessToken, email }) => {
    localStorage.setItem('access_token', accessToken);
    localStorage.setItem('email', email);
  }, data);
  const headers = { authorization: `Bearer ${data.accessToken}` };
  return async (path) => (await (await page.request.get(`${address}/api${path}`, { headers })).json()).data;
}

async function entrevista(read: Read): Promise<string> {
  const suyos = await read(borradores.list.path);
  const empezado = suyos.find(({ estado }) => estado === 'enProgreso');
  return `/productos/${empezado?.idProducto}/${empezado?.idBorrador}/0`;
}

async function tramitePorAprobar(read: Read): Promise<string> {
  const suyos = await read(tramites.list.path);
  return `/tramites/${suyos.find(({ estado }) => estado === 'porAprobar')?.idSolicitud}/detalle`;
}
