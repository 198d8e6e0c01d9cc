import type { Page } from '@playwright/test';
import { enterOffice, menuOf, withAjustes } from './casco.ts';
import { checkScreen } from './pantalla.ts';
import { expect, test } from './product.ts';

test('en pantallas chicas el menú es un cajón que retiene el teclado y se cierra con Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterOffice(page);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menú de la oficina' });
  await expect(drawer).toBeVisible();
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((place) => place.contains(document.activeElement))).toBe(true);
  }
  await checkScreen(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeFocused();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await drawer.getByRole('button', { name: 'General', exact: true }).click();
  await drawer.getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(page).toHaveURL('/admin/generales/preguntas-frecuentes');
  await expect(drawer).toBeHidden();
});

for (const style of ['layout1', 'layout2', 'layout3'] as const) {
  test(`${style}: accesible, cabe, y en caja mide lo que debe`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await withAjustes(page, ({ layout, theme }) => {
      layout.style = style;
      layout.config.mode = 'boxed';
      theme.navbar = 'dark1';
      theme.main = style === 'layout3' ? 'defaultDark' : null;
    });
    await enterOffice(page);
    const shell = page.locator('[data-layout]');
    expect((await shell.boundingBox())?.width).toBe(style === 'layout3' ? 1120 : 1280);
    await menuOf(page).getByRole('button', { name: 'Seguridad' }).click();
    await expect(menuOf(page).getByRole('link', { name: 'Usuarios' })).toBeVisible();
    await checkScreen(page);
    await page.getByRole('heading', { level: 1 }).hover();
    // The panels that open over the office are the same in each of its forms.
    if (style === 'layout1') await checkPopups(page);
    await page.getByRole('button', { name: 'Panel rápido' }).click();
    await expect(page.getByRole('dialog').getByText('Agenda de hoy')).toBeVisible();
    await checkScreen(page);
  });
}

async function checkPopups(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Elegir atajos' }).click();
  await page.keyboard.type('sus');
  await checkScreen(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Buscar una pantalla por su nombre' })).toBeFocused();
  await page.keyboard.type('pro');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await checkScreen(page);
  await page.keyboard.type('zzz');
  await checkScreen(page);
  await page.keyboard.press('Escape');
}
