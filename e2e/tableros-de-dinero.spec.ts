import type { Page } from '@playwright/test';
import { addDocumento, comprarComodato, enter, fillInvoice, typeCard } from './compras.ts';
import { checkScreen, checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';
import { openAs } from './tramites.ts';

test('de una cifra del tablero de ventas se llega a su lista, que suma lo mismo, y a su pedido', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  await comprarComodato(page);

  const admin = await openAs(browser, 'admin');
  await admin.goto('/admin/dashboards/venta');
  await admin.getByRole('link', { name: 'Este mes' }).click();
  await admin.getByLabel('Comparar').selectOption({ label: 'Con el año pasado' });
  await expect(admin).toHaveURL(/desde=.*comparar=anioPasado/);
  await expect(admin.getByText('Comparado con')).toBeVisible();
  await expect(admin.getByText('antes Q 0.00').first()).toBeVisible();
  await checkWidths(admin);
  const barras = admin.getByRole('list', { name: 'Ingresos por día' }).getByRole('link');
  await barras.first().focus();
  await admin.keyboard.press('ArrowRight');
  await expect(barras.nth(1)).toBeFocused();
  await admin.getByText('Ver como tabla').click();
  await expect(
    admin.getByRole('region', { name: 'Ingresos por día' }).getByRole('row', { name: /^Total/ }),
  ).toBeVisible();
  await checkScreen(admin);

  // Other journeys buy meanwhile: the figure and the list are read again until nothing was sold in between.
  await expect(async () => {
    await admin.goto('/admin/dashboards/venta');
    const ingresos = admin.getByRole('definition').getByRole('link').first();
    const monto = (await ingresos.textContent()) ?? '';
    await ingresos.click();
    await expect(admin).toHaveURL(/historial-ventas\?.*pago=recibido/);
    const totales = admin.getByRole('region', { name: 'Totales de lo filtrado' });
    await expect(totales.getByText(monto).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await checkWidths(admin);
  await admin.getByRole('table').getByRole('link').first().click();
  await expect(admin).toHaveURL(/historial-ventas\/[0-9a-f-]{36}/);
});

/** A new customer buys a document and has part of it given back. */
async function comprarYDevolver(page: Page, admin: Page): Promise<void> {
  await enter(page);
  await addDocumento(page, 'acta-supervivencia');
  await fillInvoice(page);
  await page.getByRole('button', { name: /^Pagar Q/ }).click();
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();
  const titulo = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Pedir un reembolso' }).click();
  const pidiendo = page.getByRole('dialog', { name: 'Pedir un reembolso' });
  await pidiendo.getByRole('checkbox', { name: /Acta de supervivencia/ }).check();
  await pidiendo.getByLabel('¿Por qué lo pide?').fill('Ya no la necesito');
  await pidiendo.getByRole('button', { name: /^Pedir Q/ }).click();
  await expect(page.getByText('En revisión')).toBeVisible();
  await admin.goto('/admin/historial-ventas?reembolso=pendiente');
  await admin.getByRole('searchbox').fill(/F-\d{4}-\d{6}/.exec(titulo)?.[0] ?? '');
  await expect(admin.getByText('1 resultado', { exact: true })).toBeVisible();
  await admin.getByRole('table').getByRole('link').first().click();
  await admin.getByRole('button', { name: 'Aprobar…', exact: true }).click();
  const aprobando = admin.getByRole('dialog', { name: 'Aprobar el reembolso' });
  await aprobando.getByLabel('Monto a devolver').fill('100');
  await aprobando.getByLabel('Motivo').fill('Se descuenta la consulta');
  await aprobando.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(admin.getByText(/Se devuelven Q\s100\.00/)).toBeVisible();
  await expect(async () => {
    await admin.reload();
    await expect(admin.getByText('Reembolsada en parte')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

test('de la cifra de notas de crédito se llega a su lista, que suma lo mismo, y de ella a su pedido', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const admin = await openAs(browser, 'admin');
  await comprarYDevolver(page, admin);
  // Other journeys give back meanwhile: the figure and the list are read again until nothing moved in between.
  await expect(async () => {
    await admin.goto('/admin/dashboards/venta');
    const cifra = admin
      .getByRole('term')
      .filter({ hasText: 'Notas de crédito' })
      .locator('xpath=following-sibling::dd')
      .getByRole('link');
    const monto = (await cifra.textContent()) ?? '';
    await cifra.click();
    await expect(admin).toHaveURL(/\/admin\/notas-de-credito\?/);
    const totales = admin.getByRole('region', { name: 'Totales de lo filtrado' });
    await expect(totales.getByText(monto)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await checkWidths(admin);
  await admin.getByRole('table').getByRole('link', { name: /^NC-/ }).first().click();
  await expect(admin).toHaveURL(/historial-ventas\/[0-9a-f-]{36}/);
  await expect(admin.getByText(/Nota de crédito NC-/).first()).toBeVisible();
});

test('el tablero de suscripciones dice con franqueza que no hay ninguna, y se ve entero en cualquier ancho', async ({
  browser,
}) => {
  const admin = await openAs(browser, 'admin');
  await admin.goto('/admin/dashboards/suscripciones');
  await expect(admin.getByRole('region', { name: 'Qué movió el ingreso mensual' })).toBeVisible();
  await checkWidths(admin);
});
