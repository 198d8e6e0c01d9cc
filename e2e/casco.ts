import type { Rol } from '@fedatario/contract/base';
import { type Ajustes, ajustesPorOmision } from '@fedatario/contract/casa';
import type { Page } from '@playwright/test';
import { expect, signInAs } from './product.ts';

const OFFICE = '/admin/catalogos/gestores';

/** Signs a member of the staff in and opens a screen of the office. */
export async function enterOffice(page: Page, rol: Rol = 'admin', path = OFFICE): Promise<void> {
  await signInAs(page, rol);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** This page gets these settings in its profile without saving them, because other journeys share the account. */
export async function withAjustes(page: Page, change: (ajustes: Ajustes) => void): Promise<void> {
  const ajustes = structuredClone(ajustesPorOmision);
  change(ajustes);
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/api/private/usuario/email/*', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, ajustes } } });
  });
  await page.route('**/api/private/usuario/*/ajustes', (route) =>
    route.fulfill({ json: { data: route.request().postDataJSON() } }),
  );
}

export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menú de la oficina' });
