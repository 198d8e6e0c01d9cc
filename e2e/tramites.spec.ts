import type { Page } from '@playwright/test';
import { enter } from './compras.ts';
import { checkWidths } from './pantalla.ts';
import { expect, signInAs, test } from './product.ts';
import { asignarleAJulio, comprarActa, handInAll, numeroDe, openAs, reponer } from './tramites.ts';

const NOMBRE = 'Acta notarial de declaración jurada';
/** A new customer pays for a notarial document; returns the number of the trámite and the path of its detail. */
async function buy(page: Page): Promise<{ numero: string; detalle: string }> {
  await enter(page);
  await comprarActa(page);
  await page.goto('/tramites/todos');
  await page.getByRole('link', { name: NOMBRE }).click();
  await expect(page.getByRole('heading', { name: 'Suba lo que falta para comenzar' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Comprado' })).toContainText('Usted');
  return { numero: await numeroDe(page), detalle: page.url() };
}

test('la clienta entrega, la administración asigna, la notaria acepta y rechaza un requisito, y la clienta lo repone', async ({
  page,
  browser,
}) => {
  const { numero, detalle } = await buy(page);
  await handInAll(page);

  const oficina = await openAs(browser, 'admin');
  await oficina.goto('/admin/tramites-sin-asignar');
  await expect(oficina.getByRole('heading', { name: 'Elija un trámite' })).toBeVisible();
  await checkWidths(oficina);
  const fila = oficina
    .getByRole('region', { name: 'Cola de trámites' })
    .getByRole('listitem')
    .filter({ hasText: numero });
  await fila.getByRole('link').click();
  await expect(oficina).toHaveURL(/tramites-sin-asignar\/[0-9a-f-]{36}$/);
  await expect(oficina.getByText(/de \d+ trámites/).first()).toBeVisible();
  await checkWidths(oficina);
  await asignarleAJulio(oficina);
  await expect(oficina.getByText(`${numero} es ahora de Julio Arriaga.`)).toBeVisible();
  await expect(fila).toHaveCount(0);

  const notario = await openAs(browser, 'notario');
  await notario.goto('/admin/tramites-en-proceso/mios');
  await notario.getByRole('searchbox').fill(numero);
  await expect(notario.getByText('1 resultado', { exact: true })).toBeVisible();
  await checkWidths(notario);
  await notario.getByRole('link', { name: NOMBRE }).click();
  await expect(notario.getByRole('heading', { name: 'Le toca a usted' })).toBeVisible();
  await notario.getByRole('button', { name: 'Aceptar el trámite' }).click();
  await expect(notario.getByText('El trámite es suyo.')).toBeVisible();
  await checkWidths(notario);
  await notario.getByRole('button', { name: 'Ver lo entregado' }).first().click();
  await expect(notario.getByRole('img', { name: /página 1/ })).toBeVisible();
  await notario
    .getByRole('button', { name: /^Rechazar/ })
    .first()
    .click();
  const asking = notario.getByRole('dialog');
  await asking.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(asking.getByLabel('Motivo')).toHaveAccessibleDescription(/Complete este campo/);
  await asking.getByLabel('Motivo').fill('No se lee el número');
  await asking.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(notario.getByRole('heading', { name: 'Actúa: Cliente' })).toBeVisible();

  await page.goto(detalle);
  await reponer(page, notario);
  await expect(notario.getByText('Aceptado', { exact: true })).toHaveCount(1);
});

test('un filtro que nadie conoce no es página, y la notaria no reparte', async ({ page }) => {
  await signInAs(page, 'notario');
  await page.goto('/admin/tramites-en-proceso/nada-de-esto');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no existe/);
  await page.goto('/admin/tramites-sin-asignar');
  await expect(page.getByRole('heading', { name: 'Asigna la administración' })).toBeVisible();
});
