import { api } from '@fedatario/contract';
import type { Locator, Page } from '@playwright/test';
import { enter, send } from './compras.ts';
import { comprarGestion } from './gestiones.ts';
import { checkScreen, checkWidths } from './pantalla.ts';
import { createAccount, expect, test } from './product.ts';
import { comprarActa, openAs } from './tramites.ts';

test('la oficina entra y ve lo que está abierto; cada cifra lleva a los trámites que la forman', async ({
  page,
  browser,
}) => {
  await enter(page);
  await comprarActa(page, 'acta-supervivencia', 'jubilada');
  const admin = await openAs(browser, 'admin');
  await admin.goto('/admin');
  await expect(admin.getByRole('heading', { level: 1, name: 'Trámites notariales' })).toBeVisible();
  const abiertos = admin.getByRole('region', { name: 'Abiertos por estado' });
  await expect(abiertos).toBeVisible();
  await checkWidths(admin);
  await admin.getByRole('link', { name: 'Este mes' }).click();
  const nuevos = admin
    .getByText(/^Nuevos/)
    .locator('xpath=following-sibling::dd')
    .getByRole('link');
  const cuantos = await nuevos.textContent();
  await nuevos.click();
  await expect(admin).toHaveURL(/en-proceso\/todos\?desde=/);
  await expect(admin.getByText(new RegExp(`^${cuantos} resultados?$`))).toBeVisible();
  await admin.goto('/admin/dashboards/tramites-notariales?desde=2000-01-01&hasta=2000-12-31');
  await expect(admin.getByText('Ningún trámite salió de un estado en el período.')).toBeVisible();
  await checkScreen(admin);
});

test('de las gestiones y de las citas, una cifra y un estado llevan a su lista, que tiene otras tantas', async ({
  page,
  browser,
}) => {
  await comprarGestion(page);
  const admin = await openAs(browser, 'admin');
  await darCita(admin, await createAccount(page));
  for (const [nombre, contar] of [
    ['Gestiones', gestiones],
    ['Citas', citas],
  ] as const) {
    const cifra = seccion(admin, nombre).locator('dl').getByRole('link').first();
    await cuadra(admin, cifra, cifra, contar);
    const fila = seccion(admin, nombre)
      .getByRole('row')
      .filter({ has: admin.getByRole('link') })
      .first();
    await cuadra(admin, fila.getByRole('link'), fila.getByRole('cell').first(), contar);
  }
});

const dias = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
/** A period with today and the days ahead, whichever day of the year it is. */
const TABLERO = `/admin/dashboards/tramites-notariales?desde=${dias(-40)}&hasta=${dias(40)}`;

const seccion = (page: Page, nombre: string) =>
  page.getByRole('heading', { level: 2, name: nombre, exact: true }).locator('xpath=..');

/** The list that a number leads to has as many; read again while other journeys change it. */
async function cuadra(page: Page, enlace: Locator, cifra: Locator, contar: (page: Page) => Promise<number>) {
  await expect(async () => {
    await page.goto(TABLERO);
    const cuantas = Number(((await cifra.textContent()) ?? '').replace(/,/g, ''));
    await enlace.click();
    await expect(page).not.toHaveURL(/dashboards/);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    expect(await contar(page)).toBe(cuantas);
  }).toPass();
}

async function gestiones(page: Page): Promise<number> {
  const [, cuantas = '0'] = /([\d,]+) resultados?/.exec(String(await page.getByRole('main').textContent())) ?? [];
  return Number(cuantas.replace(/,/g, ''));
}

async function citas(page: Page): Promise<number> {
  const mas = page.getByRole('button', { name: 'Ver más citas' });
  const fichas = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('dl') });
  await expect(fichas.first().or(page.getByText('No hay citas así'))).toBeVisible();
  for (let n = await fichas.count(); await mas.isVisible(); n = await fichas.count()) {
    await mas.click();
    await expect.poll(() => fichas.count()).toBeGreaterThan(n);
  }
  return fichas.count();
}

/** The office gives an appointment by telephone two days from now, late in the evening, when no other journey has one; another try, at another hour. */
async function darCita(admin: Page, email: string): Promise<void> {
  const { path, ...clientes } = api.asesorias.clientes;
  const [cliente] = await send(admin, { ...clientes, path: `${path}?texto=${encodeURIComponent(email)}` as never }, {});
  const agenda = { ...api.agendaDeCitas.read };
  const deHoy = `${agenda.path}?desde=${dias(0)}&hasta=${dias(0)}` as never;
  const { notarios } = await send(admin, { ...agenda, path: deHoy }, {});
  const { idUsuario: idNotario } = notarios.find(({ nombre }: { nombre: string }) => nombre === 'Rodrigo Xicará');
  const minutos = 10 + (Math.floor(Date.now() / 1000) % 9) * 35;
  const inicio = new Date(Date.parse(`${dias(2)}T03:00:00Z`) + minutos * 60_000).toISOString();
  const nueva = { idUsuario: cliente.idUsuario, idNotario, modalidad: 'telefono', inicio, idSede: null, notas: null };
  await send(admin, api.asesorias.create, {}, nueva);
}
