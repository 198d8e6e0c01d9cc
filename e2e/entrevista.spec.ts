import { borradores } from '@fedatario/contract/borrador';
import type { Page } from '@playwright/test';
import { completePagare, enter, send } from './compras.ts';
import { begin, saved } from './entrevista.ts';
import { checkWidths, expectFits } from './pantalla.ts';
import { createAccount, expect, signIn, test } from './product.ts';

test('el producto y la entrevista son accesibles y caben en cada estado, y donde hay lugar van lado a lado', async ({
  page,
}) => {
  await page.goto('/productos/contrato-arrendamiento');
  await checkWidths(page);
  await begin(page, 'contrato-arrendamiento');
  await checkWidths(page);
  await expectSideBySide(page);

  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByText('Falta algo en esta sección')).toBeVisible();
  await checkWidths(page);
  await verDocumento(page);
  await page.getByRole('group', { name: '¿Quién da en arrendamiento?' }).getByLabel('Nombres').fill('Ana');
  await saved(page);
  await page.getByRole('button', { name: 'Historial' }).click();
  await expect(page.getByRole('button', { name: /^Volver aquí/ }).last()).toBeVisible();
  await checkWidths(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Historial' })).toBeFocused();

  await page.goto(page.url().replace(/\d+$/, '6'));
  await expect(page.getByText('Para terminar falta:')).toBeVisible();
  await checkWidths(page);

  await page.goto('/borradores');
  await page.getByRole('button', { name: /^Cambiar el nombre/ }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  await checkWidths(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Descartar/ }).click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await checkWidths(page);
});

/** The question and the document, down to the width of a small tablet. */
async function expectSideBySide(page: Page): Promise<void> {
  await expect(page.getByLabel('Nombres').first()).toBeVisible();
  for (const width of [1241, 1240, 1024, 769]) {
    await page.setViewportSize({ width, height: 900 });
    const question = await page.getByRole('main').boundingBox();
    const paper = await page.getByRole('region', { name: 'Documento', exact: true }).boundingBox();
    expect(paper?.y).toBe(question?.y);
    expect(paper?.height).toBe(question?.height);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('del producto a la revisión solo con el teclado', async ({ page }) => {
  await signIn(page, await createAccount(page));
  await page.goto('/productos/declaracion-jurada');
  await tabTo(page, page.getByRole('button', { name: 'Comenzar' }));
  await page.keyboard.press('Enter');

  // The profile has filled in the answer already; the customer corrects it.
  await tabTo(page, page.getByRole('textbox', { name: 'Nombres' }));
  await expect(page.getByRole('textbox', { name: 'Nombres' })).toHaveValue('Eva');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Eva María');
  await tabTo(page, page.getByRole('radio', { name: 'Femenino' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Femenino' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Documento' })).toContainText('EVA MARÍA MORALES');

  await tabTo(page, page.getByRole('button', { name: 'Continuar', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Seguir y completarlo después' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Qué declara' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Ir a la revisión' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Seguir y completarlo después' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Revisión' })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Cambiar Profesión u oficio' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Profesión u oficio' })).toBeFocused();
});

/** On narrow screens the document is in another tab. */
async function verDocumento(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Documento', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Documento' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Preguntas', exact: true }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Presses Tab until the control has the focus; fails when the keyboard does not reach it. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('lo que no se pudo guardar no se compra: se dice, y al volver la conexión se agrega con ello', async ({
  page,
  consoleErrors,
}) => {
  await enter(page);
  const review = await completePagare(page);
  await page.goto(review.replace(/\d+$/, '0'));
  const nombre = page.getByRole('textbox').first();
  await expect(nombre).toBeVisible();
  const saves = '**/api/private/borradores/*/respuestas';
  await page.route(saves, (route) => route.abort('connectionfailed'));
  await nombre.fill('Rosaura');
  await page
    .getByRole('link', { name: /Revisión/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page.getByText('Sus últimas respuestas todavía no se guardaron')).toBeVisible();
  await expect(page).toHaveURL(review);
  await page.unroute(saves);
  // The browser logs the saves that failed, which is what this journey is about.
  consoleErrors.length = 0;
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL('/checkout');
  const [borrador] = await send(page, borradores.list, {});
  const { respuestas } = await send(page, borradores.read, { idBorrador: borrador.idBorrador });
  expect(JSON.stringify(respuestas)).toContain('Rosaura');
});
