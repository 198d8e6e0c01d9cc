import type { Locator, Page, Response } from '@playwright/test';
import { createAccount, demoAccount, expect, PASSWORD, signIn, signInByForm, test } from './product.ts';
import { openWindow } from './ventanas.ts';

const open = (page: Page) => page.getByRole('button', { name: 'Apariencia' }).click();
const html = (page: Page) => page.locator('html');
const keeps = (answer: Response, what: string) =>
  answer.url().endsWith('/ajustes') && Boolean(answer.request().postData()?.includes(what));

test('en la oficina se elige disposición, tema por zona y dirección; recargar y otro navegador lo conservan', async ({
  page,
  browser,
}) => {
  const { email, clave } = demoAccount('notario');
  await signIn(page, email, clave);
  await page.goto('/admin/perfil-usuario/info');
  await open(page);
  const panel = page.getByRole('dialog');
  await panel.getByRole('radio', { name: 'Menú bajo la barra' }).check();
  await panel.getByRole('radio', { name: 'De derecha a izquierda' }).check();
  await panel.getByRole('checkbox', { name: 'Animaciones' }).uncheck();
  await panel.getByRole('button', { name: 'Colores' }).click();
  // The save of an earlier choice may still be under way, so the journey waits for the answer to the last one.
  const saved = page.waitForResponse((answer) => answer.ok() && keeps(answer, 'dark3'));
  await panel.getByLabel('Barra', { exact: true }).selectOption('dark3');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await saved;
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Apariencia' })).toBeFocused();

  const isKept = async (there: Page) => {
    await expect(html(there)).toHaveAttribute('dir', 'rtl');
    await expect(html(there)).toHaveAttribute('data-animaciones', 'no');
    await expect(there.locator('header[data-tema="dark3"]')).toBeVisible();
  };
  await page.reload();
  await isKept(page);
  const other = await openWindow(browser);
  await signIn(other, email, clave);
  await other.goto('/admin/perfil-usuario/info');
  await isKept(other);
  await open(other);
  const reset = other.waitForResponse((answer) => answer.ok() && keeps(answer, ''));
  await other.getByRole('dialog').getByRole('button', { name: 'Volver a lo de siempre' }).click();
  await expect(html(other)).toHaveAttribute('dir', 'ltr');
  await reset;
});

test('lo que elige una visita queda en su navegador, y va a su perfil cuando entra por primera vez', async ({
  page,
}) => {
  const email = await createAccount(page);
  await page.goto('/');
  await (await claro10(page)).check();
  await expect(page.locator('#area')).toHaveAttribute('data-tema', 'light10');
  await page.reload();
  await expect(page.locator('#area')).toHaveAttribute('data-tema', 'light10');

  const saved = page.waitForResponse((answer) => answer.ok() && keeps(answer, 'light10'));
  await signInByForm(page, email, PASSWORD);
  await saved;
  await page.evaluate(() => localStorage.removeItem('ajustes'));
  await page.reload();
  await expect(page.locator('#area')).toHaveAttribute('data-tema', 'light10');
});

test('quien eligió otros colores espera en ellos: la página que carga ya llega así', async ({ page }) => {
  await page.goto('/');
  await (await claro10(page)).check();
  await expect(page.locator('#area')).toHaveAttribute('data-tema', 'light10');
  // Scripts never arrive, so only what the page itself brings is visible.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('.splash i')).toHaveCSS('border-top-color', 'rgb(61, 68, 83)');
  await expect(html(page)).toHaveCSS('background-color', 'rgb(247, 247, 248)');
});

test('lo que se elige un instante antes de recargar también queda', async ({ page }) => {
  await signIn(page, await createAccount(page));
  await page.goto('/');
  const colours = await claro10(page);
  const saved = page.waitForResponse((answer) => answer.ok() && keeps(answer, 'light10'));
  await colours.check();
  await page.reload();
  await expect(page.locator('#area')).toHaveAttribute('data-tema', 'light10');
  await saved;
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.locator('#area')).toHaveAttribute('data-tema', 'light10');
});

/** The colour option «Claro 10», in the settings panel opened for it. */
async function claro10(page: Page): Promise<Locator> {
  await open(page);
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Colores' }).click();
  return panel.getByRole('radio', { name: 'Claro 10' });
}
