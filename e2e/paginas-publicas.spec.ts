import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './product.ts';

const PRODUCTO = '/productos/carta-poder';

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('el inicio se lee, y se busca y se elige en él', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Su documento legal');
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByRole('combobox', { name: '¿Qué documento necesita?' }).fill('poder');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/texto=poder/);
    await page.getByRole('link', { name: 'Carta poder para trámites' }).click();
    await expect(page).toHaveURL(PRODUCTO);
  });

  test('un producto se lee entero y vestido', async ({ page }) => {
    await page.goto(PRODUCTO);
    await expect(page).toHaveTitle('Carta poder para trámites · Fedatario');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carta poder para trámites');
    await expect(page.getByText('CARTA PODER', { exact: true })).toBeVisible();
    const font = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).fontFamily);
    expect(font).toContain('Source Serif 4');
  });

  test('lo que no existe lo dice, con 404', async ({ page }) => {
    const answer = await page.goto('/productos/no-hay-tal');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página no existe');
  });
});

for (const path of ['/', '/?categoria=mandatos', '/?texto=poder', PRODUCTO, '/productos/no-hay-tal']) {
  test(`${path} vive sin preguntar otra vez, sin moverse y sin quejas`, async ({ page }) => {
    const calls = await callsOf(page);
    await watchShifts(page);
    await page.goto(path);
    await alive(page);
    expect(calls).toEqual([]);
    expect(await shiftOf(page)).toBeLessThan(0.05);
  });
}

test('a quien tiene sesión se le reconoce sin que la página salte', async ({ page }) => {
  await signInAs(page, 'cliente');
  await watchShifts(page);
  for (const path of ['/', PRODUCTO]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Menú de/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveCount(0);
    expect(await shiftOf(page)).toBeLessThan(0.05);
  }
});

test('quien eligió inglés recibe la página en inglés', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  const html = await (await page.request.get(PRODUCTO)).text();
  expect(html).toContain('<html lang="en"');
  await page.goto(PRODUCTO);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('la oficina no lleva dentro la página de inicio', async ({ page }) => {
  const html = await (await page.request.get('/admin/generales/informacion-general')).text();
  expect(html).toContain('Cargando...');
  expect(html).not.toContain('Su documento legal');
});

async function callsOf(page: Page): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  return calls;
}

/** Waits until React has hydrated the page and it reacts to input. */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#area') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.waitForLoadState('networkidle');
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as typeof window & { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as typeof window & { shift: number }).shift);
}
