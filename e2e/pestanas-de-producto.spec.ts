import type { Page } from '@playwright/test';
import { checkWidths } from './pantalla.ts';
import { expect, signInAs, test } from './product.ts';

const PESTANAS = ['Datos', 'Requisitos', 'Entrevista', 'Plantilla', 'Prueba', 'Precio', 'Versiones'];

test('cada pestaña de un producto se lee en tres anchos, y sus preguntas se mueven y se agrupan con el teclado', async ({
  page,
}) => {
  await signInAs(page, 'admin');
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
/** Rows of the questions of the first section, without those inside them. */
const filas = (page: Page) => indice(page).locator('> ol > li:first-child > ol > li > [data-item]');
const nombres = (page: Page) =>
  filas(page).evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.item ?? ''));

/** By keys and by dragging; the handle of the moved row keeps the focus, and one undo puts each back. */
async function mover(page: Page): Promise<void> {
  const asa = indice(page).getByRole('button', { name: 'Mover el lugar 1.1', exact: true });
  await expect(asa).toBeVisible();
  const antes = await nombres(page);
  const [a, b, ...resto] = antes;
  await asa.focus();
  await page.keyboard.press('ArrowDown');
  await expect(indice(page).getByRole('button', { name: 'Mover el lugar 1.2', exact: true })).toBeFocused();
  await expect.poll(() => nombres(page)).toEqual([b, a, ...resto]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => nombres(page)).toEqual(antes);
  await asa.dragTo(filas(page).nth(1), { targetPosition: { x: 60, y: 40 } });
  await expect.poll(() => nombres(page)).toEqual([b, a, ...resto]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => nombres(page)).toEqual(antes);
}

async function agrupar(page: Page): Promise<void> {
  const gathered = indice(page).getByRole('button', { name: /^Grupo nuevo/ });
  await filas(page).nth(0).getByRole('button').last().click();
  await page.getByRole('button', { name: 'Agrupar con la pregunta siguiente' }).click();
  await expect(gathered).toBeVisible();
  await expect(page.getByText('Guardado, sin publicar')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(gathered).toBeHidden();
}
