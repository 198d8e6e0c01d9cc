import { addDocumento, enter, fillInvoice, typeCard } from './compras.ts';
import { receiveBoth } from './entrega.ts';
import { checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';

const NOMBRE = 'Pagaré libre de protesto';

test('pagado con tarjeta, el recibo cambia solo y entrega el documento en PDF y en Word', async ({ page }) => {
  await enter(page);
  await addDocumento(page, 'pagare');
  await fillInvoice(page);
  await page.getByRole('button', { name: /^Pagar Q/ }).click();
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();
  // Appears without a reload.
  await expect(page.getByText('Su documento está listo.')).toBeVisible();
  await receiveBoth(page, NOMBRE);
  await checkWidths(page);

  await page
    .getByRole('link', { name: /^Trámite T-/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Su documento está listo' })).toBeVisible();
  // No text may mention a notary, because none takes part, but that one may be asked for afterwards.
  for (const said of [/notario/i, /horas hábiles/, /Firmado/, /Está firmado/]) {
    const texts = page.getByRole('main').getByText(said).filter({ hasNotText: '¿Le piden las firmas legalizadas?' });
    await expect(texts).toHaveCount(0);
  }
  await receiveBoth(page, NOMBRE);
  await checkWidths(page);
  await page.goto('/tramites/todos');
  await expect(page.getByText('Listo', { exact: true })).toBeVisible();
});
