import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkWidths } from './pantalla.ts';
import { expect, signInAs, test } from './product.ts';

const LIST = '/admin/facturacion/codigos-promocionales';
const newCode = () => `E2E-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

async function enter(page: Page): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto(LIST);
}

async function create(page: Page, codigo: string): Promise<void> {
  await page.getByRole('link', { name: 'Nuevo código' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Código', { exact: true }).fill(codigo.toLowerCase());
  await form.getByLabel('Descripción').fill('=Para la feria');
  await form.getByLabel('Tipo de descuento').selectOption('Monto');
  await form.getByLabel('Descuento', { exact: true }).pressSequentially('1250.5');
  await form.getByLabel('Descuento', { exact: true }).blur();
  await expect(form.getByLabel('Descuento', { exact: true })).toHaveValue('1,250.50');
  await form.getByLabel('Usos en total').fill('10');
  await form.getByRole('button', { name: 'Crear código' }).click();
  await expect(form).toBeHidden();
}

const row = (page: Page, codigo: string) => page.getByRole('row').filter({ hasText: codigo });

test('la administración crea un código, lo busca, lo cambia, lo exporta y lo desactiva', async ({ page }) => {
  const codigo = newCode();
  await enter(page);
  await create(page, codigo);

  await page.getByRole('searchbox', { name: /Buscar/ }).fill(codigo);
  await expect(page).toHaveURL(new RegExp(`texto=${codigo}`));
  await expect(page.getByText('1 resultado', { exact: true })).toBeVisible();
  await expect(row(page, codigo)).toContainText('Q 1,250.50');
  await expect(row(page, codigo)).toContainText('0 de 10');

  await page.getByRole('link', { name: codigo }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Desde').fill('2026-12-24T20:00');
  await form.getByLabel('Hasta').fill('2026-12-24T08:00');
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(form.getByLabel('Hasta')).toHaveAccessibleDescription(/terminar después de comenzar/);
  await form.getByLabel('Hasta').fill('2039-12-24T08:00');
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`texto=${codigo}`));
  await expect(row(page, codigo)).toContainText('Hasta 24 dic 2039, 08:00');

  await page.getByRole('button', { name: 'Exportar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('codigos-promocionales.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).toContain(`${codigo},'=Para la feria,`);
  expect(text).toContain(',1250.50,2026-12-24 20:00,2039-12-24 08:00,');

  await page.getByRole('button', { name: `Desactivar ${codigo}` }).click();
  await expect(row(page, codigo)).toContainText('Inactivo');
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Vigente');
  await expect(page.getByText('Nada coincide')).toBeVisible();
  await page.goBack();
  await expect(row(page, codigo)).toContainText('Inactivo');

  await page.getByRole('button', { name: `Borrar ${codigo}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar el código' }).click();
  await expect(page.getByText('Nada coincide')).toBeVisible();
});

test('la lista se ordena, se recorre con el teclado y guarda en la dirección lo que se ve', async ({ page }) => {
  await enter(page);
  await page.getByRole('button', { name: 'Ingresos' }).click();
  await expect(page.getByRole('columnheader', { name: 'Ingresos' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Vigencia' }).click();
  await expect(page.getByRole('columnheader', { name: 'Vigencia' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Ingresos' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('columnheader', { name: 'Vigencia' })).toHaveCount(0);

  await page.locator('body').press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  const links = page.getByRole('table').getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
});

test('cerrar lo que no se guardó pregunta antes', async ({ page }) => {
  await enter(page);
  await page.getByRole('link', { name: 'Nuevo código' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo código' });
  await form.getByLabel('Descripción').fill('A medias');
  await form.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(form.getByLabel('Descripción')).toHaveValue('A medias');
  await form.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(form).toBeHidden();
});

test('la lista y el formulario son accesibles y caben', async ({ page }) => {
  await enter(page);
  await expect(page.getByText('BIENVENIDA10')).toBeVisible();
  await checkWidths(page);
  await page.goto(`${LIST}?codigo=nuevo`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Aplica a').selectOption('Algunas categorías');
  await form.getByLabel('Descripción').fill('x');
  await form.getByRole('button', { name: 'Crear código' }).click();
  await expect(form.getByRole('alert')).toContainText('A cuáles');
  await checkWidths(page);
});
