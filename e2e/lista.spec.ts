import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enter } from './compras.ts';
import { checkScreen, checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';
import { asignarleAJulio, comprarActa, handInAll, numeroDe, openAs } from './tramites.ts';

const NOMBRE = 'Acta notarial de declaración jurada';
const LISTA = '/admin/tramites-en-proceso/todos';

/** Counts the requests of a page for the office's list. */
function countAsks(page: Page): () => number {
  let asks = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/private/oficina/tramites?')) asks += 1;
  });
  return () => asks;
}

test('la lista de la oficina cambia mientras la clienta entrega, y bajo el puntero no se mueve', async ({
  page,
  browser,
}) => {
  await enter(page);
  const idSolicitud = await comprarActa(page);
  await page.goto(`/tramites/${idSolicitud}/detalle`);
  const numero = await numeroDe(page);

  const oficina = await openAs(browser, 'admin');
  await oficina.goto(`/admin/tramites-en-proceso/requisitos-pendientes?texto=${numero}`);
  const fila = oficina.getByRole('row').filter({ hasText: numero });
  await expect(fila).toContainText('Faltan requisitos');
  const asks = countAsks(oficina);
  await fila.hover();
  await handInAll(page);
  // The trámite has left this state, and its row stays while it is pointed at.
  await expect(oficina.getByText('La lista cambió mientras la miraba.')).toBeVisible();
  await expect(fila).toBeVisible();
  await checkScreen(oficina);
  await oficina.getByRole('button', { name: 'Mostrar' }).click();
  await expect(fila).toHaveCount(0);
  expect(asks()).toBeLessThanOrEqual(6);

  // The detail of somebody who watches the trámite changes live, too.
  await oficina.goto(`/admin/tramites-en-proceso/detalle/${idSolicitud}`);
  await expect(oficina.getByRole('heading', { name: 'Le toca a usted' })).toBeVisible();
  const otra = await openAs(browser, 'admin');
  await otra.goto(`/admin/tramites-sin-asignar/${idSolicitud}`);
  await asignarleAJulio(otra);
  await expect(oficina.getByRole('heading', { name: 'Actúa: Notario' })).toBeVisible();
});

test('la clienta ve cambiar su lista sin recargar', async ({ page, browser }) => {
  await enter(page);
  const idSolicitud = await comprarActa(page);
  await page.goto('/tramites/pendientes-del-cliente');
  await expect(page.getByRole('link', { name: NOMBRE })).toBeVisible();
  const oficina = await openAs(browser, 'admin');
  await oficina.goto(`/admin/tramites-en-proceso/detalle/${idSolicitud}`);
  await oficina.getByRole('button', { name: /^Dispensar/ }).click();
  await oficina.getByRole('dialog').getByLabel('Motivo').fill('Ya está en el expediente');
  await oficina.getByRole('dialog').getByRole('button', { name: 'Dispensar', exact: true }).click();
  await expect(oficina.getByRole('button', { name: /^Dispensar/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: NOMBRE })).toHaveCount(0);
});

test('lo filtrado se exporta, y el tablero se recorre y se abre con el teclado', async ({ page, browser }) => {
  await enter(page);
  const primera = await comprarActa(page);
  await comprarActa(page);
  await page.goto(`/tramites/${primera}/detalle`);
  const numero = await numeroDe(page);

  const oficina = await openAs(browser, 'admin');
  await oficina.goto(`${LISTA}?texto=${numero}`);
  await expect(oficina.getByText('1 resultado', { exact: true })).toBeVisible();
  await checkWidths(oficina);
  await oficina.getByRole('button', { name: 'Exportar' }).click();
  const coming = oficina.waitForEvent('download');
  await oficina.getByRole('button', { name: /^CSV/ }).click();
  const lines = readFileSync(await (await coming).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.length).toBe(2);
  expect(lines[1]).toMatch(new RegExp(`^${numero},${NOMBRE},.*,Faltan requisitos,Cliente,`));

  await oficina.goto(LISTA);
  await oficina.getByRole('link', { name: 'Tablero' }).click();
  await expect(oficina).toHaveURL(/vista=tablero/);
  const columna = oficina.getByRole('region', { name: 'Faltan requisitos' });
  await expect(columna.getByRole('link', { name: NOMBRE }).first()).toBeVisible();
  await checkWidths(oficina);
  // Cards of other journeys are in the same column, so the product of a card is not fixed.
  const tarjetas = columna.locator('[data-tarjeta]');
  await tarjetas.first().focus();
  await oficina.keyboard.press('ArrowDown');
  await expect(tarjetas.nth(1)).toBeFocused();
  await oficina.keyboard.press('Home');
  await expect(tarjetas.first()).toBeFocused();
  await oficina.keyboard.press('Enter');
  await expect(oficina).toHaveURL(/\/detalle\/[0-9a-f-]{36}$/);
  await oficina.getByRole('navigation', { name: 'Trámites en proceso' }).getByRole('link').click();
  await expect(oficina).toHaveURL(/vista=tablero/);
});
