import type { Page } from '@playwright/test';
import { enter } from './compras.ts';
import { checkAxe, checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';
import { abrirEnRevision, comprarActa, FOTO } from './tramites.ts';
import { openWindow } from './ventanas.ts';

async function writeOnSheet(notario: Page, idSolicitud: string, text: string): Promise<void> {
  await notario.goto(`/admin/tramites-en-proceso/documento/${idSolicitud}`);
  await notario.getByRole('textbox', { name: 'Texto del documento' }).locator('p').last().click();
  await notario.keyboard.press('Control+End');
  await notario.keyboard.type(text);
  await expect(notario.getByText('Todo está guardado')).toBeVisible();
}

/** The notary's editor announces the corrected answer and takes it over; the notary's own text stays as a version. */
async function bringToSheet(notario: Page, idSolicitud: string, corrected: string): Promise<void> {
  await notario.goto(`/admin/tramites-en-proceso/documento/${idSolicitud}`);
  const sheet = notario.getByRole('textbox', { name: 'Texto del documento' });
  const told = notario.getByText(/corrigió sus respuestas después de la versión que usted edita/);
  await expect(told).toBeVisible();
  await expect(notario.locator('li ins', { hasText: corrected })).toBeVisible();
  await expect(sheet).toContainText('Leído lo escrito.');
  await checkAxe(notario);
  await notario.getByRole('button', { name: 'Ver qué cambia en el texto' }).click();
  const seeing = notario.getByRole('dialog', { name: 'Lo que cambia en el texto' });
  await expect(seeing.locator('ins').first()).toBeVisible();
  await seeing.getByRole('button', { name: 'Poner la versión 2 en la hoja' }).click();
  await expect(told).toHaveCount(0);
  await expect(sheet).toContainText(corrected, { ignoreCase: true });
  await expect(sheet).not.toContainText('Leído lo escrito.');
  await expect(notario.getByRole('heading', { name: 'Versión 3' })).toBeVisible();
}

/** The customer, on the page of the trámite, corrects the one answer that was remarked, and nothing else. */
async function correctRemark(page: Page, motivo: string, answer: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Hay algo que corregir' })).toBeVisible();
  await expect(page.getByText(`Motivo: ${motivo}`)).toBeVisible();
  await checkWidths(page);
  await page.getByRole('link', { name: 'Ver y corregir' }).click();
  await expect(page.getByRole('heading', { name: 'Corrija lo observado' })).toBeVisible();
  const remarks = page.getByRole('list', { name: 'Lo que hay que corregir' });
  await expect(remarks.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Enviar las correcciones' }).click();
  await expect(page.getByText('Falta contestar 1 observación')).toBeVisible();
  await checkWidths(page);
  await remarks.getByRole('textbox').first().fill(answer);
  await expect(remarks.getByText('Corregida')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar las correcciones' }).click();
  await expect(page.getByText('Enviamos sus correcciones.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Su notario lo está revisando' })).toBeVisible();
}

test('el notario observa una respuesta, la clienta corrige solo esa, y se escriben con archivos sin recargar', async ({
  page,
  browser,
}) => {
  const { idSolicitud, admin, notario } = await abrirEnRevision(page, browser);
  await page.goto(`/tramites/${idSolicitud}/detalle`);
  await writeOnSheet(notario, idSolicitud, ' Leído lo escrito.');

  await notario.goto(`/admin/tramites-en-proceso/detalle/${idSolicitud}`);
  const answers = notario.getByRole('region', { name: 'Respuestas', exact: true });
  await answers
    .getByRole('button', { name: /^Observar / })
    .first()
    .click();
  const asking = notario.getByRole('dialog');
  await asking.getByRole('button', { name: 'Agregar la observación' }).click();
  await expect(asking.getByLabel('¿Qué debe corregir, y por qué?')).toHaveAccessibleDescription(/Complete este campo/);
  await asking.getByLabel('¿Qué debe corregir, y por qué?').fill('No coincide con su DPI');
  await asking.getByRole('button', { name: 'Agregar la observación' }).click();
  await expect(notario.getByRole('heading', { name: '1 observación por enviar' })).toBeVisible();
  await checkWidths(notario);
  await expect(page.getByText('No coincide con su DPI')).toHaveCount(0);
  await notario.getByRole('button', { name: 'Enviar al cliente' }).click();
  await expect(notario.getByRole('heading', { name: 'Actúa: Cliente' })).toBeVisible();

  await correctRemark(page, 'No coincide con su DPI', 'Ana Lucía');

  await bringToSheet(notario, idSolicitud, 'Ana Lucía');
  await notario.goto(`/admin/tramites-en-proceso/detalle/${idSolicitud}`);
  await expect(notario.getByText(/El cliente contestó sus observaciones el/)).toBeVisible();
  await expect(answers.getByText(/^Al comprar:/)).toBeVisible();
  await expect(notario.getByText('Corregida')).toBeVisible();

  await page.getByRole('textbox', { name: 'Su mensaje' }).fill('Le envío también mi constancia.');
  await page
    .getByLabel('Adjuntar archivo', { exact: true })
    .last()
    .setInputFiles({ name: 'constancia.png', mimeType: 'image/png', buffer: FOTO });
  await expect(page.getByRole('button', { name: 'Quitar constancia.png' })).toBeVisible();
  await admin.goto('/admin/tramites-en-proceso/todos');
  const row = admin.getByRole('row').filter({ has: admin.locator(`a[href$="${idSolicitud}"]`) });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('sin leer');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Enviado, sin leer')).toBeVisible();
  await expect(row).toContainText('1 mensaje sin leer');
  await checkWidths(admin);
  await expect(notario.getByText('Le envío también mi constancia.')).toBeVisible();
  await notario.getByText('Le envío también mi constancia.').scrollIntoViewIfNeeded();
  await notario.getByRole('textbox', { name: 'Su mensaje' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Leído el/)).toBeVisible();
  await expect(row).not.toContainText('sin leer');
  await notario.getByRole('textbox', { name: 'Su mensaje' }).fill('Recibida, gracias.');
  await notario.keyboard.press('Control+Enter');
  await expect(page.getByText('Recibida, gracias.')).toBeVisible();

  await notario.getByRole('textbox', { name: 'Nueva nota' }).fill('Pedir el original el día de la firma');
  await notario.getByRole('button', { name: 'Guardar la nota' }).click();
  await expect(notario.getByText('Pedir el original el día de la firma')).toBeVisible();
  await checkWidths(notario);
  await page.reload();
  await expect(page.getByText('Recibida, gracias.')).toBeVisible();
  await expect(page.getByText('Pedir el original el día de la firma')).toHaveCount(0);
  await checkWidths(page);
});

test('sin conexión un mensaje no se pierde ni se envía dos veces', async ({ browser }) => {
  // A page without the shared fixture, which would fail on the errors logged while offline.
  const page = await openWindow(browser);
  await enter(page);
  const idSolicitud = await comprarActa(page);
  await page.goto(`/tramites/${idSolicitud}/detalle`);
  const box = page.getByRole('textbox', { name: 'Su mensaje' });
  await box.fill('¿Ya lo tiene un notario?');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText(/Lo que escribió sigue aquí/)).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(box).toHaveValue('¿Ya lo tiene un notario?');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('log').getByText('¿Ya lo tiene un notario?')).toHaveCount(1);
  await expect(box).toHaveValue('');
});
