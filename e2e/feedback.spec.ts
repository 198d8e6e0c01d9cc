import { SEGUNDOS_MINIMOS } from '@fedatario/contract/casa';
import type { Page } from '@playwright/test';
import { checkScreen, checkWidths } from './pantalla.ts';
import { expect, newEmail, test } from './product.ts';
import { openAs } from './tramites.ts';

test('una visita escribe desde el pie, la oficina le responde por teclado, y por el enlace del correo sigue la conversación', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await escribirDesdeElPie(page, email);
  const admin = await openAs(browser, 'admin');
  await admin.goto('/admin/generales/feedback');
  await expect(admin).toHaveURL(/\/sin-leer$/);
  await checkWidths(admin);
  await admin.keyboard.press('/');
  await admin.keyboard.type(email);
  await expect(admin.getByRole('list', { name: 'Mensajes' }).getByRole('listitem')).toHaveCount(1);
  await admin.keyboard.press('Tab');
  await admin.getByRole('link', { name: /Lucía Lectora/ }).focus();
  await admin.keyboard.press('j');
  const abierto = admin.getByRole('article');
  await expect(abierto.getByText('¿Dónde bajo mi contrato?')).toBeVisible();
  await expect(admin.getByRole('link', { name: /^Leídos/ })).toContainText('1');
  await checkWidths(admin);
  await admin.keyboard.press('p');
  await expect(admin.getByLabel('Plantilla', { exact: true })).toBeFocused();
  await admin.keyboard.press('G');
  await expect(admin.getByLabel('Respuesta', { exact: true }).last()).toHaveValue(
    /^Hola, Lucía Lectora:\n\nGracias por escribirnos sobre «/,
  );
  await checkScreen(admin);
  await admin.getByLabel('Respuesta', { exact: true }).last().fill('');
  await admin.keyboard.press('Escape');
  await admin.keyboard.press('r');
  await admin.keyboard.type('En «Mis trámites».');
  await admin.keyboard.press('Control+Enter');
  await expect(abierto.getByRole('listitem').filter({ hasText: 'En «Mis trámites».' })).toBeVisible();

  await page.goto(await enlaceDe(page, email));
  await expect(page.getByText('En «Mis trámites».')).toBeVisible();
  await checkWidths(page);
  await page.getByLabel('Su respuesta').fill('Ya lo encontré, gracias.');
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click();
  // The inbox is live: the answer appears in the open thread.
  await expect(abierto.getByText('Ya lo encontré, gracias.')).toBeVisible();

  await abierto.getByRole('button', { name: 'Anular el enlace' }).click();
  await expect(abierto.getByRole('button', { name: 'Anular el enlace' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  await abierto.getByRole('heading').first().focus();
  await admin.keyboard.press('e');
  await expect(admin.getByText('Archivado.')).toBeVisible();
});

async function escribirDesdeElPie(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Escríbanos' }).click();
  await expect(page.getByLabel('Su mensaje')).toBeVisible();
  const abierto = Date.now();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByLabel('Su mensaje')).toHaveAccessibleDescription('Complete este campo.');
  await page.getByLabel('Motivo').selectOption({ index: 1 });
  await page.getByLabel('Su mensaje').fill('¿Dónde bajo mi contrato?');
  await page.getByLabel('Nombre').fill('Lucía Lectora');
  await page.getByLabel('Correo electrónico').fill(email);
  await checkScreen(page);
  // A person takes longer than the shortest time that the server accepts.
  await expect.poll(() => Date.now() - abierto).toBeGreaterThan(SEGUNDOS_MINIMOS * 1_000);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos su mensaje' })).toBeVisible();
}

async function enlaceDe(page: Page, email: string): Promise<string> {
  let enlace: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/public/buzon?para=${encodeURIComponent(email)}`);
      enlace = /\/comentarios\/respuesta\?token=[\w.-]+/.exec(await answer.text())?.[0];
      return enlace;
    })
    .toBeDefined();
  return enlace ?? '';
}
