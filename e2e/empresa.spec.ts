import { identidad, informacionGeneral } from '@fedatario/contract';
import { createAccount, demoAccount, expect, PASSWORD, signIn, test } from './product.ts';

test('la administración cambia la empresa y los visitantes lo ven; dos a la vez no se pisan', async ({ page }) => {
  const { email, clave } = demoAccount('admin');
  await signIn(page, email, clave);
  await expect(page).toHaveURL('/');
  await page.goto('/admin/generales/informacion-general');
  await page.getByLabel('Lema').fill('Fe pública a su alcance');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /guard/i }).first(),
  ).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const { data } = await (await page.request.get(`/api${informacionGeneral.read.path}`)).json();
  const other = await page.request.post(`/api${informacionGeneral.update.path}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { ...data, lema: 'Escrito por otra persona' },
  });
  expect(other.status()).toBe(200);

  await page.getByLabel('Lema').fill('Escrito por mí');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Escrito por otra persona');
  await expect(dialog).toContainText('Escrito por mí');
  // The dialog closes before its save is answered: leaving at once would leave it unsent.
  const saved = page.waitForResponse((answer) => answer.url().endsWith(informacionGeneral.update.path) && answer.ok());
  await dialog.getByRole('button', { name: /Guardar/ }).click();
  await expect(dialog).toBeHidden();
  await saved;

  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('Escrito por mí');
});

test('ve sus sesiones, cierra otra, y «No fui yo» cierra todo y pide otra contraseña', async ({ page, browser }) => {
  const email = await createAccount(page);
  const elsewhere = await browser.newContext({ baseURL: process.env.PRODUCT_URL ?? '' });
  const answer = await elsewhere.request.post(`/api${identidad.signIn.path}`, { data: { email, password: PASSWORD } });
  const { data } = await answer.json();
  const asElsewhere = () =>
    elsewhere.request.get(`/api${identidad.listSesiones.path}`, {
      headers: { authorization: `Bearer ${data.accessToken}` },
    });
  expect((await asElsewhere()).status()).toBe(200);

  await signIn(page, email);
  await expect(page).toHaveURL('/');
  await page.goto('/perfil-usuario/seguridad');
  await expect(page.getByText('Esta sesión')).toBeVisible();
  await page.getByRole('button', { name: /Cerrar todas las demás/ }).click();
  await expect(page.getByText('Las demás sesiones quedaron cerradas.')).toBeVisible();
  expect((await asElsewhere()).status()).toBe(401);

  await page.getByRole('button', { name: 'No fui yo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar todo y cambiar contraseña' }).click();
  await expect(page).toHaveURL(/\/recover-password/);
  await elsewhere.close();
});
