import type { Page } from '@playwright/test';
import { createAccount, expect, signIn, test } from './product.ts';

const PRODUCTO = '/productos/contrato-arrendamiento';

test.describe('antes de que la página viva', () => {
  test('quien pulsa «Comenzar» con sesión entra en su documento', async ({ page }) => {
    await signIn(page, await createAccount(page));
    const arrive = await drawn(page, PRODUCTO);
    await page.getByRole('button', { name: 'Comenzar' }).dblclick();
    await expect(page).toHaveURL(PRODUCTO);
    arrive();
    await expect(page).toHaveURL(new RegExp(`${PRODUCTO}/[0-9a-f-]{36}/\\d+$`));
  });

  test('quien lo pulsa viva ya la página, sin que se sepa quién es, también', async ({ page }) => {
    await signIn(page, await createAccount(page));
    const know = await hold(page, '**/api/private/usuario/**');
    await page.goto(PRODUCTO);
    // The guest's link is gone once signed in: the page is hydrated.
    await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Comenzar' }).click();
    await expect(page).toHaveURL(PRODUCTO);
    know();
    await expect(page).toHaveURL(new RegExp(`${PRODUCTO}/[0-9a-f-]{36}/\\d+$`));
  });

  test('quien lo pulsa como invitada llega a ingresar', async ({ page }) => {
    const arrive = await drawn(page, PRODUCTO);
    await page.getByRole('button', { name: 'Comenzar' }).press('Enter');
    arrive();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('los filtros, el idioma y lo escrito en el buscador valen cuando vive', async ({ page }) => {
    const arrive = await drawn(page, '/');
    await page.getByRole('combobox', { name: '¿Qué documento necesita?' }).fill('poder');
    await page.getByRole('combobox', { name: /^Precio/ }).selectOption('hasta200');
    await page.getByRole('button', { name: 'English' }).click();
    arrive();
    await expect(page).toHaveURL(/precio=hasta200/);
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Which document do you need?' }).press('Enter');
    await expect(page).toHaveURL(/texto=poder/);
  });
});

/** Opens the page without its scripts; returns a function that lets them load. */
async function drawn(page: Page, path: string): Promise<() => void> {
  const arrive = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

/** Holds requests to these addresses until the returned function is called. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const going = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(addresses, async (route) => {
    await going;
    await route.continue();
  });
  return letGo;
}
