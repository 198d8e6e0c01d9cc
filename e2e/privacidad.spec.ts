import { checkAxe, checkWidths } from './pantalla.ts';
import { createAccount, expect, signIn, signInByForm, test } from './product.ts';

test('pide la copia de sus datos y la descarga; pide cerrar la cuenta y vuelve a tenerla al entrar', async ({
  page,
}) => {
  const email = await createAccount(page);
  await signIn(page, email);
  await page.goto('/perfil-usuario/privacidad');
  await page.getByRole('button', { name: 'Preparar mi copia' }).click();
  await expect(page.getByText(/^Lista desde el/)).toBeVisible();
  await checkWidths(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar mis datos' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mis-datos-.*\.zip$/);

  await page.getByRole('button', { name: 'Cerrar mi cuenta…' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Cerrar su cuenta?' });
  await dialog.getByLabel(`Escriba ${email} para confirmarlo`).fill('otra@ejemplo.com');
  await dialog.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  await expect(dialog.getByText('Escriba el correo de su cuenta, tal como aparece arriba.').last()).toBeVisible();
  await dialog.getByLabel(`Escriba ${email} para confirmarlo`).fill(email);
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Cerraremos su cuenta en 14 días.')).toBeVisible();
  await signInByForm(page, email);
  await expect(page).toHaveURL('/');
});
