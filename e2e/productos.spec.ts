import type { Page } from '@playwright/test';
import { checkScreen, checkWidths } from './pantalla.ts';
import { expect, signInAs, test } from './product.ts';

test('la administración cambia un precio, lo ve quien visita, retira el producto y lo devuelve a la venta', async ({
  page,
}, { retry }) => {
  // The price that an earlier try left cannot be set again.
  const precio = `187.5${retry}`;
  await signInAs(page, 'admin');
  await page.goto('/admin/catalogos/productos/documento');
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
  await page.getByRole('searchbox', { name: /Buscar/ }).fill('comodato');
  const row = page.getByRole('row', { name: /^Contrato de comodato/ });
  await row.getByRole('link').first().click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Precio con IVA').fill('0');
  await panel.getByRole('button', { name: 'Cambiar el precio' }).click();
  await expect(panel.getByText(/Escriba/).first()).toBeVisible();
  await panel.getByLabel('Precio con IVA').fill(precio);
  await panel.getByRole('button', { name: 'Cambiar el precio' }).click();
  await expect(panel).toBeHidden();
  await expect(row).toContainText(`Q ${precio}`);
  // The search stays, however late its address was drawn.
  await expect(page).toHaveURL(/texto=comodato/);
  await checkWidths(page);

  await row.getByRole('button', { name: /^Destacar/ }).click();
  await expect(row.getByRole('img', { name: 'Destacado' })).toBeVisible();
  await row.getByRole('button', { name: /^Dejar de destacar/ }).click();
  await expect(row.getByRole('img', { name: 'Destacado' })).toBeHidden();
  await row.getByRole('button', { name: /Retirar de la venta/ }).click();
  const pregunta = page.getByRole('dialog');
  await expect(pregunta).toContainText(/Nada lo usa|borrador|trámite/);
  await checkScreen(page);
  await pregunta.getByRole('button', { name: 'Retirar de la venta' }).click();
  await expect(row).toContainText('Retirado');
  await row.getByRole('button', { name: /Poner a la venta/ }).click();
  await expect(row).toContainText('A la venta');

  await row.getByRole('button', { name: /^Duplicar/ }).click();
  await expect(page.getByLabel('Documento del que parte').locator('option:checked')).toHaveText(
    /^Contrato de comodato/,
  );
  await ordenar(page);

  await page.goto('/productos/comodato');
  await expect(page.getByText(`Q ${precio}`).first()).toBeVisible();
  await page.goto('/admin/catalogos/productos/otra-cosa');
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeHidden();
});

/** The order of the catalogue is moved by keyboard, and stays. */
async function ordenar(page: Page): Promise<void> {
  await page.goto('/admin/catalogos/productos/documento?orden=orden');
  const segunda = page.getByRole('row').nth(2);
  const nombre = (await segunda.getByRole('link').first().locator('strong').textContent()) ?? '';
  await segunda.getByRole('button', { name: /^Mover/ }).focus();
  const movido = page.waitForResponse((response) => response.url().endsWith('/lugar'));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('row').nth(1)).toContainText(nombre);
  await movido;
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText(nombre);
  await checkWidths(page);
}
