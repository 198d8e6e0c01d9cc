import { calendario, identidad, informacionGeneral } from '@fedatario/contract/casa';
import { createAccount, expect, PASSWORD, signIn, signInAs, test } from './product.ts';
import { openWindow } from './ventanas.ts';

/** A PNG of one white pixel. */
const PUNTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';

test('la administración cambia la empresa y los visitantes lo ven; dos a la vez no se pisan', async ({ page }) => {
  await signInAs(page, 'admin');
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
    data: { lema: 'Escrito por otra persona', revision: data.revision },
  });
  expect(other.status()).toBe(200);

  await page.getByLabel('Lema').fill('Escrito por mí');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Escrito por otra persona');
  await expect(dialog).toContainText('Escrito por mí');
  // The dialog closes before its save is answered, and leaving at once would cancel the save.
  const saved = page.waitForResponse((answer) => answer.url().endsWith(informacionGeneral.update.path) && answer.ok());
  await dialog.getByRole('button', { name: /Guardar/ }).click();
  await expect(dialog).toBeHidden();
  await saved;

  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('Escrito por mí');
});

test('lo que la oficina cambia de sus colores, logotipos, términos y horario se ve al momento', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin');
  const area = page.locator('#area');
  const guest = await openWindow(browser);

  await page.goto('/admin/generales/informacion-general?seccion=apariencia');
  await page.getByRole('radio', { name: 'light3', exact: true }).check();
  await expect(area).toHaveAttribute('data-tema', 'light3');
  await page.getByRole('link', { name: 'Calendario', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(area).toHaveAttribute('data-tema', 'default');

  await page.getByRole('checkbox', { name: 'Sábado' }).check();
  await page.getByRole('button', { name: 'Trabajar el Nochebuena' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Los cambios quedaron guardados.')).toBeVisible();
  const { data } = await (await guest.request.get(`/api${calendario.read.path}`)).json();
  expect(data.horario[6]).toEqual([{ desde: '08:00', hasta: '17:00' }]);
  expect(data.excepciones[0].nombre).toBe('Nochebuena');

  await page.goto('/admin/generales/informacion-general?seccion=apariencia');
  const logo = Buffer.from(PUNTO, 'base64');
  await page
    .getByLabel('Sobre fondo claro', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(page.getByText('El logotipo ya se ve en las páginas.')).toBeVisible();
  await page.getByRole('radio', { name: 'light1', exact: true }).check();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Los cambios quedaron guardados.')).toBeVisible();

  await page.goto('/admin/generales/informacion-general?seccion=legales');
  await page.getByLabel('Texto', { exact: true }).fill('# Lo primero\n\nTexto de la segunda versión.');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Versión 2', { exact: true })).toBeVisible();

  await guest.goto('/');
  await expect(guest.locator('#area')).toHaveAttribute('data-tema', 'light1');
  await expect(guest.getByRole('banner').getByRole('img')).toHaveAttribute('src', /^\/api\/public\/logos\/claro/);
  await guest.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click();
  await expect(guest.getByRole('heading', { name: 'Lo primero' })).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  await page.request.delete(`/api${informacionGeneral.removeLogo.path.replace(':clase', 'claro')}`, { headers });
  const actual = (await (await page.request.get(`/api${informacionGeneral.read.path}`)).json()).data;
  const back = { esquemaColores: 'default', revision: actual.revision };
  await page.request.post(`/api${informacionGeneral.update.path}`, { headers, data: back });
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

test('la administración escribe el salario mínimo que regirá, y lo quita mientras no rige', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/generales/informacion-general?seccion=ley');
  await page.getByRole('link', { name: 'Cambiar Salario mínimo no agrícola, CE1' }).click();
  const panel = page.getByRole('dialog', { name: 'Salario mínimo no agrícola, CE1' });
  await panel.getByLabel('Rige desde').fill('1/1/2026');
  await panel.getByLabel('Valor').fill('4,210.50');
  await panel.getByLabel('Fuente').fill('Acuerdo Gubernativo de prueba');
  await panel.getByRole('button', { name: 'Guardar el valor' }).click();
  await expect(panel).toContainText('Elija un día posterior a hoy');
  await panel.getByLabel('Rige desde').fill('1 de enero de 2090');
  await panel.getByRole('button', { name: 'Guardar el valor' }).click();
  await expect(panel).toBeHidden();
  const proximo = page.getByText('Desde el 1 de enero de 2090: Q 4,210.50 · Acuerdo Gubernativo de prueba');
  await expect(proximo).toBeVisible();
  await page
    .getByRole('button', { name: 'Quitar Salario mínimo no agrícola, CE1 desde el 1 de enero de 2090' })
    .click();
  await expect(proximo).toBeHidden();
});
