import { api } from '@fedatario/contract';
import { type Endpoint, fillPath } from '@fedatario/contract/base';
import type { Page } from '@playwright/test';
import { completePagare, enter, fillInvoice, send, typeCard } from './compras.ts';
import { checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';

/** Makes a call that must be refused, and returns the code of its error. */
async function refused(page: Page, { method, path }: Endpoint, params: object, data?: object): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const url = `/api${fillPath(path, params as Record<string, unknown>)}`;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(url, { method, headers, ...(data && { data }) });
  expect(answer.ok()).toBe(false);
  return (await answer.json()).codigo;
}

test('un documento en un pedido no se abre ni se vacía por ninguna llamada, y lo que se paga sale completo', async ({
  page,
}) => {
  await enter(page);
  const review = await completePagare(page);
  const params = { idBorrador: review.split('/')[3] ?? '' };
  await page.goto(review);
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL('/checkout');
  await fillInvoice(page);
  await page.getByRole('button', { name: /^Pagar Q/ }).click();
  await expect(page.getByLabel('Número de la tarjeta')).toBeVisible();
  const bank = page.url();

  await page.goto('/borradores');
  const card = page.getByRole('listitem').filter({ hasText: 'Pagaré libre de protesto' });
  await expect(card.getByText('En un pedido por pagar')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Descartar/ })).toHaveCount(0);
  await checkWidths(page);
  const { revision } = await send(page, api.borradores.read, params);
  const calls: [Endpoint, object?][] = [
    [api.borradores.restore],
    [api.borradores.undo, { revision }],
    [api.borradores.save, { revision, cambios: [{ clave: 'lugar', valor: null }] }],
    [api.borradores.discard],
  ];
  for (const [call, body] of calls) expect(await refused(page, call, params, body)).toBe('borrador-en-pedido');
  expect(await refused(page, api.carrito.add, {}, params)).toBe('borrador-en-pedido');
  await page.goto(review);
  await expect(
    page.getByRole('heading', { name: 'Este documento está en un pedido que espera su pago' }),
  ).toBeVisible();

  await page.goto(bank);
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();
  const bought = await send(page, api.borradores.read, params);
  expect(bought.estado).toBe('comprado');
  expect(await refused(page, api.borradores.restore, params)).toBe('borrador-comprado');
  await expect(async () => {
    expect((await send(page, api.tramites.read, { idSolicitud: bought.idSolicitud })).estado).toBe('cerrado');
  }).toPass();

  await page.goto('/borradores');
  await expect(page.getByRole('heading', { name: 'Todavía no tiene borradores' })).toBeVisible();
  await page.getByRole('button', { name: 'Comprados' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Ver trámite/ })).toBeVisible();
  await checkWidths(page);
  await page.getByRole('button', { name: /^Hacer otro igual/ }).click();
  await expect(page).toHaveURL(/\/productos\/pagare\/[0-9a-f-]{36}\/\d+$/);
  await page.goto('/borradores');
  await expect(page.getByRole('heading', { name: 'Copia de Pagaré libre de protesto' })).toBeVisible();
});

test('con su comprobante en revisión, el carrito dice lo mismo que el pedido; antes, anular se pregunta', async ({
  page,
}) => {
  await enter(page);
  await page.goto(await completePagare(page));
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL('/checkout');
  await fillInvoice(page);
  await page.getByRole('radio', { name: 'Transferencia bancaria' }).check();
  await page.getByRole('button', { name: /^Confirmar pedido/ }).click();
  await expect(page.getByRole('heading', { name: 'Haga la transferencia' })).toBeVisible();
  const order = page.url();
  await page.goto('/checkout');
  await expect(page.getByText(/Le espera hasta el/)).toBeVisible();
  await page.getByRole('button', { name: 'Anularlo' }).click();
  const dialog = page.getByRole('dialog', { name: /^¿Anular el pedido FD-/ });
  await expect(dialog.getByText(/Si ya hizo la transferencia, no lo anule/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Conservarlo' }).click();

  await page.goto(order);
  const punto = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';
  const file = { name: 'recibo.png', mimeType: 'image/png', buffer: Buffer.from(punto, 'base64') };
  await page.getByLabel('Elegir archivo').setInputFiles(file);
  await expect(page.getByText(/^Listo, /)).toBeVisible();
  await page.getByRole('button', { name: 'Enviar comprobante' }).click();
  await expect(page.getByText(/su pedido no vence/)).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByText(/Mientras tanto no vence/)).toBeVisible();
  await expect(page.getByText(/Le espera hasta el/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Anularlo' })).toHaveCount(0);
  await checkWidths(page);
});
