import type { Page } from '@playwright/test';
import { demoAccount, expect, test as shared, signIn } from './product.ts';
import { startBeside } from './server.ts';

/** Requests of one address per minute: as many as two or three screens make. */
const LIMITE = '24';
/** Reloads until the limit has refused twice; a slow machine spreads them, and the allowance refills meanwhile. */
const RECARGAS_MAXIMAS = 80;
/** Milliseconds: the service's longest requested wait, a quarter more, and the screen itself. */
const SOLA = 90_000;

/** The address that the other process counts for, which no other journey has. */
const DIRECCION = '203.0.113.24';

const test = shared.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const { url, stop } = await startBeside({ RATE_LIMIT: LIMITE, TRUST_PROXY: 'loopback' });
    await use(url);
    await stop();
  },
  extraHTTPHeaders: { 'x-forwarded-for': DIRECCION },
});

test('quien recarga más de lo permitido sigue dentro, y su página se llena sola', async ({ page }) => {
  test.slow();
  const { email, clave } = demoAccount('cliente');
  await signIn(page, email, clave);
  const answers: number[] = [];
  for (let times = 0; times < RECARGAS_MAXIMAS && refused(answers) < 2; times += 1) {
    const perfil = page.waitForResponse((answer) => answer.url().includes('/private/usuario/email/'));
    expect((await page.goto('/perfil-usuario/info'))?.status()).toBe(200);
    answers.push((await perfil).status());
  }
  expect(refused(answers)).toBe(2);
  expect(answers.at(-1)).toBe(429);
  expect(await emailKept(page)).toBe(email);

  await expect(page.getByText(email, { exact: true })).toBeVisible({ timeout: SOLA });
  await expect(page).toHaveURL('/perfil-usuario/info');
  expect(await emailKept(page)).toBe(email);
});

function refused(answers: readonly number[]): number {
  return answers.filter((status) => status === 429).length;
}

function emailKept(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('email'));
}
