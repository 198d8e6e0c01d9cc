import type { Idioma, Rol } from '@fedatario/contract/base';
import type { Page } from '@playwright/test';
import { checkScreen, checkWidths, visit } from './pantalla.ts';
import { visitors } from './pantallas.ts';
import { expect, signInAs, test } from './product.ts';

for (const { who, rol, screens } of visitors) {
  test(`en árabe, las pantallas de ${who} van de derecha a izquierda, accesibles`, async ({ page }) => {
    await enter(page, rol, 'ar');
    for (const path of screens) {
      await visit(page, path);
      // Arabic moves what is on a screen; what axe reads of a phone is the same as in Spanish.
      await checkWidths(page, { read: [1440] });
      await expectTexts(page, 'ar');
    }
  });
}

test('en árabe, la entrevista y la hoja van en español y de izquierda a derecha', async ({ page }) => {
  await enter(page, 'cliente', 'ar');
  await page.goto('/productos/declaracion-jurada');
  await page.getByRole('button', { name: 'ابدأ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'es');
  const sheet = page.locator('[data-panel=documento] [lang=es][dir=ltr]');
  await expect(sheet).toContainText('ACTA NOTARIAL');
  await checkScreen(page);
  await expectTexts(page, 'ar');
});

test('el idioma se elige por su nombre, y la página cambia de lado', async ({ page }) => {
  await page.goto('/');
  const html = page.locator('html');
  const switcher = page.getByRole('group', { name: 'Idioma' });
  await expect(switcher.getByRole('button')).toHaveText(['Español', 'English', 'Türkçe', 'العربية']);
  await switcher.getByRole('button', { name: 'العربية' }).click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('وثيقتك القانونية');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(html).toHaveAttribute('lang', 'tr');
});

/** Chooses a language in the browser only, because other journeys use the account. */
async function enter(page: Page, rol: Rol | undefined, idioma: Idioma): Promise<void> {
  if (rol) {
    await signInAs(page, rol);
    await page.route('**/api/private/usuario/email/*', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ response: answer, json: { data: { ...data, idioma } } });
    });
  }
  // A mail shown inside the page is in a sandboxed frame without storage.
  await page.addInitScript((chosen) => window === window.top && localStorage.setItem('idioma', chosen), idioma);
  await page.context().addCookies([{ name: 'idioma', value: idioma, url: process.env.PRODUCT_URL ?? '' }]);
}

/**
 * The page is in the language and shows neither text paths nor unfilled placeholders. Double braces in a notification
 * template are meant for its editor.
 */
async function expectTexts(page: Page, idioma: Idioma): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', idioma);
  const shown = await page.evaluate(() => {
    const said = ['aria-label', 'title', 'placeholder', 'alt'];
    const named = [...document.querySelectorAll(said.map((name) => `[${name}]`).join())];
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen, without the data in the page.
    const seen = document.body.innerText;
    return [document.title, seen, ...named.flatMap((one) => said.map((name) => one.getAttribute(name)))];
  });
  const raw = shown.join('\n').match(/\b[a-z]+(?:[A-Z]\w*)?(?:\.[a-z]\w*(?:-\w+)*)+\b(?!@)|(?<!\{)\{\w+[},]/g) ?? [];
  expect(raw.filter((text) => !/(^www\.|\.(com|test|gt|org|pdf)$)/.test(text))).toEqual([]);
}
