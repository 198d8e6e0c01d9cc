import type { Rol } from '@fedatario/contract';
import type { Page } from '@playwright/test';
import { checkAxe, checkScreen } from './pantalla.ts';
import { visitors } from './pantallas.ts';
import { demoAccount, expect, test as journey, signIn } from './product.ts';

/** The screens fail on purpose here and log errors, so those are not checked. */
const test = journey.extend<{ consoleErrors: string[] }>({
  consoleErrors: async ({ browserName: _ }, use) => use([]),
});

/** Calls of the frame around a screen: session, settings, company. They must not fail here. */
const AROUND = /\/(?:usuario\/email|ajustes|notificaciones|eventos|parametrosgenerales|sesion|quick-panel)/;
const problem = { codigo: 'servicio-no-disponible', status: 503, idPeticion: 'recorrido-1' };

for (const { who, rol, screens } of visitors) {
  if (!rol) continue;
  test(`las pantallas de ${who} que no llegan lo dicen, y son accesibles`, async ({ page }) => {
    await enter(page, rol);
    await intercept(page, (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', json: problem }),
    );
    for (const path of screens) {
      await page.goto(path);
      await checkScreen(page);
    }
  });

  test(`las pantallas de ${who} que tardan son accesibles mientras tanto`, async ({ page }) => {
    await enter(page, rol);
    await intercept(page, () => undefined);
    for (const path of screens) {
      await page.goto(path);
      await expect(page.locator('#contenido, main').first()).toBeVisible();
      await page.waitForTimeout(400);
      await checkAxe(page);
    }
  });
}

async function enter(page: Page, rol: Rol): Promise<void> {
  const { email, clave } = demoAccount(rol);
  await signIn(page, email, clave);
}

type Answer = Parameters<Parameters<Page['route']>[1]>[0];

async function intercept(page: Page, answer: (route: Answer) => unknown): Promise<void> {
  await page.route('**/api/private/**', async (route, request) => {
    if (request.method() !== 'GET' || AROUND.test(request.url())) return route.fallback();
    await answer(route);
  });
}
