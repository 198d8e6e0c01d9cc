import type { Page } from '@playwright/test';
import { enterOffice, menuOf, withAjustes } from './casco.ts';
import { expect, signInAs, test } from './product.ts';

const starsOf = (page: Page) => page.getByRole('navigation', { name: 'Atajos' });

test('la administración pliega el menú, lo abre al señalarlo, y así lo encuentra al volver', async ({ page }) => {
  await enterOffice(page);
  const menu = menuOf(page);
  await expect(menu.getByRole('link', { name: 'Gestores' })).toHaveAttribute('aria-current', 'page');
  expect((await menu.boundingBox())?.width).toBe(280);
  const saved = page.waitForResponse(/\/ajustes$/);
  await page.getByRole('button', { name: 'Plegar el menú' }).click();
  expect((await menu.boundingBox())?.width).toBe(64);
  await saved;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Desplegar el menú' })).toBeVisible();
  const seguridad = menu.getByRole('button', { name: 'Seguridad' });
  await seguridad.hover();
  await expect(menu.getByRole('link', { name: 'Usuarios' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(menu.getByRole('link', { name: 'Usuarios' })).toBeHidden();
  await seguridad.hover();
  await menu.getByRole('link', { name: 'Usuarios' }).click();
  await expect(page).toHaveURL('/admin/seguridad/usuarios/todos');
  await expect(page).toHaveTitle(/^Usuarios/);
  await expect(page.locator('#contenido')).toBeFocused();
  const restored = page.waitForResponse(/\/ajustes$/);
  await page.getByRole('button', { name: 'Desplegar el menú' }).click();
  await restored;
});

test('un grupo espera 150 ms antes de abrirse: quien solo pasa por encima no lo ve', async ({ page }) => {
  await withAjustes(page, ({ layout }) => {
    layout.config.navbar.folded = true;
  });
  await enterOffice(page);
  const planes = menuOf(page).getByRole('button', { name: 'Planes' });
  const waited = await planes.evaluate(
    (button) =>
      new Promise<number>((done) => {
        const start = performance.now();
        new MutationObserver(() => done(performance.now() - start)).observe(button, { attributes: true });
        button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      }),
  );
  expect(waited).toBeGreaterThanOrEqual(149);
  await expect(planes).toHaveAttribute('aria-expanded', 'true');
});

test('marca un atajo, lo encuentra al recargar y lo quita', async ({ page }) => {
  await enterOffice(page);
  await page.getByRole('button', { name: 'Elegir atajos' }).click();
  await expect(page.getByRole('textbox', { name: 'Buscar una pantalla para su atajo' })).toBeFocused();
  await page.keyboard.type('kanban');
  await expect(starsOf(page).getByText('No results..', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Buscar una pantalla para su atajo' }).fill('categorias');
  const saved = page.waitForResponse(/\/shortcuts\/categorias$/);
  await page.getByRole('button', { name: 'Agregar a los atajos: Categorías' }).click();
  await saved;
  await page.reload();
  const shortcut = starsOf(page).getByRole('link', { name: 'Categorías' });
  await shortcut.click();
  await expect(page).toHaveURL('/admin/catalogos/categorias');
  await page.getByRole('button', { name: 'Elegir atajos' }).click();
  await page.getByRole('button', { name: 'Quitar de los atajos: Categorías' }).click();
  await page.keyboard.press('Escape');
  await expect(shortcut).toBeHidden();
  await expect(page.getByRole('button', { name: 'Elegir atajos' })).toBeFocused();
});

test('encuentra una pantalla por su nombre, sin acentos y sin ratón', async ({ page }) => {
  await enterOffice(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', { name: 'Buscar una pantalla por su nombre' });
  await expect(field).toBeFocused();
  await field.fill('a');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(10);
  await field.fill('zzz');
  await expect(page.getByText('No results..', { exact: true })).toBeVisible();
  await field.fill('tramites sin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/tramites-sin-asignar');
  // The screen takes the focus once it is drawn.
  await expect(page.locator('#contenido')).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Buscar una pantalla' })).toBeFocused();
});

test('el menú se recorre entero con el teclado, abierto y plegado', async ({ page }) => {
  await withAjustes(page, () => undefined);
  await enterOffice(page);
  const menu = menuOf(page);
  await menu.getByRole('link', { name: 'Página de inicio' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('button', { name: 'Reportes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Tablero de ventas' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Tablero de ventas' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('button', { name: 'Seguridad' })).toBeFocused();
  await page.getByRole('button', { name: 'Plegar el menú' }).press('Enter');
  await menu.getByRole('button', { name: 'Reportes' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('link', { name: 'Tablero de ventas' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('button', { name: 'Reportes' })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Tablero de ventas' })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('button', { name: 'Documentos notariales' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Trámites sin asignar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/tramites-sin-asignar');
});

test('una notaria ve justo lo suyo, y lo demás no la deja entrar', async ({ page }) => {
  await enterOffice(page, 'notario', '/admin/tramites-en-proceso');
  const menu = menuOf(page);
  for (const group of ['Gestión de trámites', 'Planes']) await menu.getByRole('button', { name: group }).click();
  const written = await menu.getByRole('list').getByRole('link').allInnerTexts();
  // An entry whose screen is not built says «pronto» beside its name.
  const names = written.map((text) => text.split('\n')[0]);
  expect(names).toEqual([
    'Página de inicio',
    'Trámites en proceso',
    'Deberes posteriores',
    'Registro de actuaciones',
    'Gestiones sin asignar',
    'Gestiones en proceso',
    'Citas',
    'Citas pendientes',
    'Suscripciones a planes',
  ]);
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Buscar una pantalla por su nombre' }).fill('usuarios');
  await expect(page.getByText('No results..', { exact: true })).toBeVisible();
  await page.goto('/admin/catalogos/categorias');
  await expect(page.getByRole('heading', { level: 1, name: 'Esto lo lleva la administración' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir a mis trámites' }).click();
  await expect(page).toHaveURL(/tramites-en-proceso\/mios$/);
});

test('quien no trabaja en la oficina no descarga nada de ella', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin');
  await expect(page).toHaveURL('/login');
  await signInAs(page, 'cliente');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Menú de/ })).toBeVisible();
  await page.goto('/borradores');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => /\/(Shell|oficina|menu)-/.test(path))).toEqual([]);
});
