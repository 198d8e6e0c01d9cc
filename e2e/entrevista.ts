import type { Page } from '@playwright/test';
import { createAccount, expect, signIn } from './product.ts';

/** A new customer, Eva Morales, at the first question of a document. */
export async function begin(page: Page, slug: string): Promise<void> {
  await signIn(page, await createAccount(page));
  await expect(page).toHaveURL('/');
  await page.goto(`/productos/${slug}`);
  await page.getByRole('button', { name: 'Comenzar' }).click();
  await expect(page).toHaveURL(new RegExp(`/productos/${slug}/[0-9a-f-]{36}/\\d+$`));
}

export async function saved(page: Page): Promise<void> {
  await expect(page.getByText(/^Guardado hace \d+ s$/)).toBeVisible();
}
