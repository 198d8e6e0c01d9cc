import type { Page } from '@playwright/test';
import { checkScreen } from './pantalla.ts';
import { guestScreens, ownScreens, staffScreens } from './pantallas.ts';
import { demoAccount, expect, signIn, test } from './product.ts';

const widths = [1440, 768, 390];

for (const width of widths) {
  test.describe(`a ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of guestScreens) {
      test(`${path} es accesible y cabe`, async ({ page }) => {
        await page.goto(path);
        await checkScreen(page);
      });
    }

    test('las pantallas de una clienta son accesibles y caben', async ({ page }) => {
      const { email, clave } = demoAccount('cliente');
      await enter(page, email, clave);
      for (const path of ownScreens) await visit(page, path);
    });

    test('las pantallas de la administración son accesibles y caben', async ({ page }) => {
      test.slow();
      const { email, clave } = demoAccount('admin');
      await enter(page, email, clave);
      for (const path of staffScreens) await visit(page, path);
    });
  });
}

test('los errores de un formulario se anuncian junto a su campo y son accesibles', async ({ page }) => {
  await page.goto('/registrarse');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const name = page.getByLabel('Nombre completo');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/Este campo es requerido/);
  await checkScreen(page);
});

test('la pantalla de ingreso se usa solo con el teclado', async ({ page }) => {
  const { email, clave } = demoAccount('cliente');
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  const password = page.getByLabel('Contraseña', { exact: true });
  for (let tabs = 0; tabs < 3 && !(await password.evaluate((field) => field === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(clave);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('con el tema oscuro la página sigue siendo legible', async ({ page }) => {
  const answer = await page.request.get('/api/public/parametrosgenerales');
  const { data } = await answer.json();
  await page.route('**/api/public/parametrosgenerales', (route) =>
    route.fulfill({ json: { data: { ...data, esquemaColores: 'dark1' } } }),
  );
  for (const path of ['/', '/login']) await visit(page, path);
});

test('a 320 px nada se corta', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/', '/login', '/registrarse', '/buzon']) await visit(page, path);
});

async function enter(page: Page, email: string, clave: string): Promise<void> {
  await signIn(page, email, clave);
  await expect(page).toHaveURL('/');
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await checkScreen(page);
}
