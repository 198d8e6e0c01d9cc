import type { Page } from '@playwright/test';
import { codeFor, createAccount, expect, PASSWORD, signIn } from './product.ts';

/** Signs a new customer, Eva Morales, in and opens the first question of a document. */
export async function begin(page: Page, slug: string): Promise<void> {
  await signIn(page, await createAccount(page));
  await page.goto(`/productos/${slug}`);
  await page.getByRole('button', { name: 'Comenzar' }).click();
  await expect(page).toHaveURL(new RegExp(`/productos/${slug}/[0-9a-f-]{36}/\\d+$`));
}

export async function saved(page: Page): Promise<void> {
  await expect(page.getByText(/^Guardado hace \d+ s$/)).toBeVisible();
}

/** A visitor asked to sign in creates an account instead. */
export async function register(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await page.getByLabel('Nombre completo').fill('Eva Morales');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Acepto los términos/).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByLabel('Código de 6 dígitos').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Confirmar correo' }).click();
}
