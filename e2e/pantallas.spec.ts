import type { Rol } from '@fedatario/contract/base';
import type { Page } from '@playwright/test';
import { checkScreen, checkWidths, READ, visit } from './pantalla.ts';
import { visitors } from './pantallas.ts';
import { demoAccount, expect, signInAs, test } from './product.ts';

for (const { who, rol, screens } of visitors) {
  test(`las pantallas de ${who} son accesibles y caben`, async ({ page }) => {
    if (rol) await enter(page, rol);
    for (const path of screens) {
      await visit(page, path);
      await checkWidths(page, { contrast: READ });
    }
  });
}

test('los errores de un formulario se anuncian junto a su campo y son accesibles', async ({ page }) => {
  await page.goto('/registrarse');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const name = page.getByLabel('Nombre completo');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/Complete este campo/);
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
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await checkScreen(page);
  }
});

async function enter(page: Page, rol: Rol): Promise<void> {
  await signInAs(page, rol);
}
