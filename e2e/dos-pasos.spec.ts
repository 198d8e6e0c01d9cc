import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { checkAxe, checkWidths } from './pantalla.ts';
import { createAccount, expect, PASSWORD, signIn, signInAs, signInByForm, test, wantsReingreso } from './product.ts';
import { openAs } from './tramites.ts';

/** The code that an authenticator shows for the secret on the screen; `ahead` counts steps of 30 seconds. */
function codeOf(secret: string, ahead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + ahead * 30_000 });
}

/** Turns two-step verification on; returns the secret and the backup codes. */
async function turnOn(page: Page) {
  await page.goto('/perfil-usuario/seguridad');
  await page.getByRole('button', { name: 'Activar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verificación en dos pasos' });
  await expect(dialog.getByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible();
  const secret = (await dialog.locator('bdi').textContent()) ?? '';
  await checkAxe(page);
  await dialog.getByLabel('Código que muestra la aplicación').fill('000000');
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await expect(dialog.getByText('El código no coincide o ya se usó.')).toBeVisible();
  await dialog.getByLabel('Código que muestra la aplicación').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Activar' }).click();
  const shown = page.getByRole('dialog', { name: 'Sus códigos de respaldo' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allTextContents();
  await checkAxe(page);
  await shown.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Le quedan 10 códigos de respaldo.')).toBeVisible();
  return { secret, codes };
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

test('activa el segundo paso, entra con su código y con uno de respaldo, y lo quita', async ({ page }) => {
  const email = await createAccount(page);
  await signIn(page, email);
  const { secret, codes } = await turnOn(page);
  await checkWidths(page);

  await signOut(page);
  await signInByForm(page, email);
  const code = page.getByLabel('Código', { exact: true });
  await expect(code).toBeFocused();
  await checkWidths(page);
  await code.fill('123');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Escriba los 6 dígitos de su aplicación').last()).toBeVisible();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('El código no coincide o ya se usó.').last()).toBeVisible();
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await signOut(page);
  await signInByForm(page, email);
  await code.fill(codes[3] ?? '');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/perfil-usuario/seguridad');
  await expect(page.getByText('Le quedan 9 códigos de respaldo.')).toBeVisible();
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await wantsReingreso(page, '**/identidad/dos-pasos');
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  const again = page.getByRole('dialog', { name: 'Confirme que es usted' });
  await again.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Continuar' }).click();
  await again.getByLabel('Código de su aplicación').fill(codes[4] ?? '');
  await checkAxe(page);
  await again.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('La verificación en dos pasos quedó desactivada.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activar' })).toBeVisible();
});

test('a quien perdió su teléfono y sus códigos, la administración se lo quita', async ({ page, browser }) => {
  const email = await createAccount(page);
  await signIn(page, email);
  await turnOn(page);

  const office = await openAs(browser, 'admin');
  await office.goto('/admin/seguridad/usuarios/todos');
  await office.getByRole('searchbox', { name: /nombre o correo/ }).fill(email);
  await office.getByRole('link', { name: email }).click();
  await office.getByRole('button', { name: 'Quitar la verificación en dos pasos' }).click();
  await office.getByRole('dialog').last().getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(office.getByText('Eva Morales puede entrar solo con su contraseña.')).toBeVisible();

  await signOut(page);
  await signInByForm(page, email);
  await expect(page).toHaveURL('/');
});

test('quien no lo tiene no puede exigirlo al personal, y se le dice dónde activarlo', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/seguridad/usuarios/todos');
  const rule = page.getByRole('checkbox', { name: 'Pedir verificación en dos pasos al personal' });
  await rule.click();
  await expect(page.getByText('Actívela en Mi perfil › Seguridad')).toBeVisible();
  await expect(rule).not.toBeChecked();
});
