import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './product.ts';

const pestana = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const publicar = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true });
const elegido = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true });

/** Presses a button of the keyboard's focus. */
async function pulsar(page: Page, button: ReturnType<typeof publicar>): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

async function abrir(page: Page): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto('/admin/catalogos/productos/documento?texto=reconocimiento');
  await page
    .getByRole('row', { name: /^Reconocimiento de deuda/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: 'Escribir su siguiente versión' }).click();
  await page.getByLabel('Resumen').fill('Deje constancia de lo que le deben.');
  await expect(publicar(page)).toBeVisible();
}

test('con prisa y sin ratón: lo que no se guarda no se publica a medias, y al descartar no queda nada', async ({
  page,
}) => {
  await abrir(page);
  await test.step('el foco vuelve al botón que se pulsó', async () => {
    await pulsar(page, publicar(page));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(publicar(page)).toBeFocused();
  });
  await test.step('lo escrito en otra ventana mientras se pregunta se dice, y se puede publicar otra vez', async () => {
    const otra = await page.context().newPage();
    await otra.goto(page.url());
    await pulsar(page, publicar(page));
    await expect(elegido(page)).toBeVisible();
    await otra.getByLabel('Resumen').fill('Deje constancia de lo que le deben y cuándo se paga.');
    await expect(otra.getByText('Guardado', { exact: true })).toBeVisible();
    await otra.close();
    await pulsar(page, elegido(page));
    await expect(page.getByText('Otra persona cambió lo escrito entretanto.')).toBeVisible();
    await expect(elegido(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Resumen')).toHaveValue('Deje constancia de lo que le deben y cuándo se paga.');
  });
  await test.step('lo que no se guardó en una pestaña cerrada, o antes de abrir la página, impide publicar', async () => {
    await page.getByLabel('Resumen').fill('Deje \u0007 constancia');
    await pestana(page, 'Precio').click();
    await pulsar(page, publicar(page));
    await expect(page.getByText('Todavía no se guarda todo lo escrito en los datos')).toBeVisible();
    await page.reload();
    await pulsar(page, publicar(page));
    await expect(page.getByText('Todavía no se guarda todo lo escrito en los datos')).toBeVisible();
  });
  await pulsar(page, page.getByRole('button', { name: 'Descartar lo escrito' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar lo escrito' }).click();
  await expect(page.getByText('No hay cambios por publicar.')).toBeFocused();
  await pestana(page, 'Datos').click();
  await expect(page.getByLabel('Resumen')).toHaveValue(/^Deje por escrito/);
});
