import type { Page } from '@playwright/test';
import { checkWidths } from './pantalla.ts';
import { demoAccount, expect, signIn, test } from './product.ts';

const PESTANAS = ['Datos', 'Requisitos', 'Entrevista', 'Plantilla', 'Prueba', 'Precio', 'Versiones'];

test('cada pestaña de un producto se lee en tres anchos, y sus preguntas se mueven y se agrupan con el teclado', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { email, clave } = demoAccount('admin');
  await signIn(page, email, clave);
  await expect(page).toHaveURL('/');
  await page.goto('/admin/catalogos/productos/documento?texto=comodato');
  await page
    .getByRole('row', { name: /^Contrato de comodato/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: 'Escribir su siguiente versión' }).click();
  for (const name of PESTANAS) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await checkWidths(page);
  }
  await page.getByRole('link', { name: 'Entrevista', exact: true }).click();
  await mover(page);
  await agrupar(page);
});

const indice = (page: Page) => page.getByRole('navigation', { name: 'Secciones y preguntas' });
const filas = (page: Page) => indice(page).locator('[data-item^="p:"]');

/** By keys and by dragging; what was moved keeps its handle focused, and one undo puts each back. */
async function mover(page: Page): Promise<void> {
  const primera = (await filas(page).nth(0).textContent()) ?? '';
  await indice(page).getByRole('button', { name: 'Mover el lugar 1.1', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(indice(page).getByRole('button', { name: 'Mover el lugar 1.2', exact: true })).toBeFocused();
  await expect(filas(page).nth(1)).toHaveText(primera);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(filas(page).nth(0)).toHaveText(primera);
  const asa = indice(page).getByRole('button', { name: 'Mover el lugar 1.1', exact: true });
  await asa.dragTo(filas(page).nth(2), { targetPosition: { x: 40, y: 3 } });
  await expect(filas(page).nth(1)).toHaveText(primera);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(filas(page).nth(0)).toHaveText(primera);
}

async function agrupar(page: Page): Promise<void> {
  await filas(page).nth(0).getByRole('button').last().click();
  await page.getByRole('button', { name: 'Agrupar con la pregunta siguiente' }).click();
  await expect(indice(page).getByRole('button', { name: /^Grupo nuevo/ })).toBeVisible();
  await expect(page.getByText('Guardado, sin publicar')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(indice(page).getByRole('button', { name: /^Grupo nuevo/ })).toBeHidden();
}
