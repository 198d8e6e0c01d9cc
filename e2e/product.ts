import { randomUUID } from 'node:crypto';
import type { Rol } from '@fedatario/contract/base';
import { type CorreoDeBuzon, identidad, usuarios } from '@fedatario/contract/casa';
import { test as base, expect, type Page } from '@playwright/test';

import { giveBack } from './ventanas.ts';

export { expect };

/** Every journey starts at the product's address and fails on a page error or a refused resource. */
export const test = base.extend<{ consoleErrors: string[]; othersLeave: undefined }>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.PRODUCT_URL ?? ''),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        const expected = /Failed to load resource: the server responded with a status of (401|402|403|404|409|422|429)/;
        if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  // Each window holds a live connection, and a user may have few: those of a journey are left after it.
  othersLeave: [
    async ({ browser }, use) => {
      const before = browser.contexts();
      await use(undefined);
      await giveBack(browser, before);
    },
    { auto: true },
  ],
});

export const PASSWORD = 'un gato en el tejado';

export function newEmail(): string {
  return `persona-${randomUUID().slice(0, 8)}@ejemplo.com`;
}

/** A demo account of the product. */
export function demoAccount(rol: Rol): { email: string; clave: string } {
  const accounts = JSON.parse(process.env.DEMO_ACCOUNTS ?? '[]') as { email: string; clave: string; rol: Rol }[];
  const account = accounts.find((candidate) => candidate.rol === rol);
  if (!account) throw new Error(`No hay cuenta de demostración de ${rol}.`);
  return account;
}

/** The code in the newest mail to this address that differs from `other`. */
export async function codeFor(page: Page, email: string, other?: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/api/public/buzon?para=${encodeURIComponent(email)}`);
    const { data } = (await answer.json()) as { data: CorreoDeBuzon[] };
    found = /^\d{6}$/m.exec(data[0]?.texto ?? '')?.[0];
    expect(found).toBeTruthy();
    expect(found).not.toBe(other);
  }).toPass({ intervals: [50, 100, 200] });
  return found ?? '';
}

/** Creates a confirmed account through the API; nobody is signed in. */
export async function createAccount(page: Page, email = newEmail()): Promise<string> {
  const body = { nombreCompleto: 'Eva Morales', email, password: PASSWORD, aceptaTerminos: true };
  await page.request.post(`/api${usuarios.signUp.path}`, { data: body });
  const codigo = await codeFor(page, email);
  const confirmed = await page.request.post(`/api${identidad.confirm.path}`, { data: { email, codigo } });
  expect(confirmed.ok()).toBe(true);
  return email;
}

/** Opens a session in this browser in the form in which the product stores it; no screen is loaded yet. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const answer = await page.request.post(`/api${identidad.signIn.path}`, { data: { email, password } });
  expect(answer.ok()).toBe(true);
  const { data } = (await answer.json()) as { data: { accessToken: string; email: string } };
  await page.goto('/robots.txt');
  await page.evaluate(({ accessToken, ...opened }) => {
    localStorage.setItem('access_token', accessToken);
    localStorage.setItem('email', opened.email);
  }, data);
}

/** Opens a session of a demo account in this browser. */
export async function signInAs(page: Page, rol: Rol): Promise<void> {
  const { email, clave } = demoAccount(rol);
  await signIn(page, email, clave);
}

export async function signInByForm(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/**
 * Answers one request as if the password had been typed more than five minutes ago, because the server's clock cannot
 * be moved.
 */
export async function wantsReingreso(page: Page, address: string): Promise<void> {
  const body = JSON.stringify({ codigo: 'reingreso-requerido', status: 403, title: '', type: 'about:blank' });
  await page.route(address, (route) => route.fulfill({ status: 403, contentType: 'application/problem+json', body }), {
    times: 1,
  });
}
