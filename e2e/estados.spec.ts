import type { Page } from '@playwright/test';
import { checkAxe, checkScreen, visit } from './pantalla.ts';
import { visitors } from './pantallas.ts';
import { expect, test as journey, signInAs } from './product.ts';

/** The screens fail on purpose here and log errors, so those are not checked. */
const test = journey.extend<{ consoleErrors: string[] }>({
  consoleErrors: async ({ browserName: _ }, use) => use([]),
});

/** Calls of the frame around a screen: session, settings, company. They must not fail here. */
const AROUND = /\/(?:usuario\/email|ajustes|notificaciones|eventos|parametrosgenerales|sesion|quick-panel)/;
const problem = { codigo: 'servicio-no-disponible', status: 503, idPeticion: 'recorrido-1' };
const failure = { status: 503, contentType: 'application/problem+json', json: problem };

for (const { who, rol, screens } of visitors) {
  if (!rol) continue;
  test(`las pantallas de ${who} que tardan son accesibles, y al fin dicen que no llegaron`, async ({ page }) => {
    await signInAs(page, rol);
    const held = await holdReads(page);
    for (const path of screens) {
      held.begin();
      await visit(page, path);
      await held.asked();
      await checkAxe(page);
      held.fail();
      await checkScreen(page);
    }
  });
}

interface Held {
  /** From here on, what a screen asks for waits. */
  readonly begin: () => void;
  /** Settles once the screen is drawn and waits for something, or is whole without asking. */
  readonly asked: () => Promise<void>;
  /** Everything held, and all that is asked from here on, is refused. */
  readonly fail: () => void;
}

async function holdReads(page: Page): Promise<Held> {
  let waiting = 0;
  let release = Promise.withResolvers<void>();
  await page.route('**/api/private/**', async (route, request) => {
    if (request.method() !== 'GET' || AROUND.test(request.url())) return route.fallback();
    waiting += 1;
    await release.promise;
    await route.fulfill(failure).catch(() => undefined);
  });
  return {
    begin: () => {
      waiting = 0;
      release = Promise.withResolvers<void>();
    },
    asked: async () => {
      const heading = page.locator('h1:not([aria-level])');
      await expect.poll(async () => waiting > 0 || (await heading.isVisible())).toBe(true);
    },
    fail: () => release.resolve(),
  };
}
