import { cambioDeCorreo } from '@fedatario/contract/casa';
import { checkAxe, checkWidths } from './pantalla.ts';
import { codeFor, createAccount, expect, newEmail, PASSWORD, signIn, signInByForm, test } from './product.ts';

test('cambia el correo de su cuenta con un código a cada dirección, y entra con el nuevo', async ({ page }) => {
  const email = await createAccount(page);
  const before = await codeFor(page, email);
  await signIn(page, email);
  await page.goto('/perfil-usuario/info');
  await page.getByRole('button', { name: 'Cambiar de correo' }).click();
  const ask = page.getByRole('dialog', { name: 'Cambiar de correo' });
  await ask.getByLabel('Correo nuevo').fill(email);
  await ask.getByRole('button', { name: 'Enviar los códigos' }).click();
  await expect(ask.getByText('Ese ya es el correo de su cuenta.')).toBeVisible();
  const nuevo = newEmail();
  await ask.getByLabel('Correo nuevo').fill(nuevo);
  await checkAxe(page);
  const asked = page.waitForResponse(
    (answer) => answer.url().endsWith(cambioDeCorreo.begin.path) && answer.request().method() === 'POST',
  );
  await ask.getByRole('button', { name: 'Enviar los códigos' }).click();
  expect((await asked).ok()).toBe(true);

  const codes = page.getByRole('dialog', { name: 'Escriba los dos códigos' });
  const codigo = await codeFor(page, nuevo);
  await codes.getByLabel('Código del correo nuevo').fill(codigo === '000000' ? '111111' : '000000');
  await codes.getByLabel('Código del correo actual').fill(await codeFor(page, email, before));
  await checkWidths(page);
  await codes.getByRole('button', { name: 'Cambiar de correo' }).click();
  await expect(codes.getByText('El código no coincide o venció.')).toBeVisible();
  await codes.getByLabel('Código del correo nuevo').fill(codigo);
  await codes.getByRole('button', { name: 'Cambiar de correo' }).click();
  await expect(page.getByText('Su correo quedó cambiado y las demás sesiones, cerradas.')).toBeVisible();
  await expect(page.getByText(nuevo, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Escribir los códigos' })).toBeHidden();

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await signInByForm(page, nuevo, PASSWORD);
  await expect(page).toHaveURL('/');
});
