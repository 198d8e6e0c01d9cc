import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { completePagare, enter, fillInvoice } from './compras.ts';
import { receiveBoth } from './entrega.ts';
import { checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';
import { openAs } from './tramites.ts';
import { verifyAsAnybody } from './verificar.ts';

/** A PNG of one white pixel. */
const RECIBO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);

/** A photo in the format of an iPhone, which this browser cannot show. */
const RECIBO_HEIC = readFileSync(new URL('../server/src/services/files/testing/foto.heic', import.meta.url));

/** The customer orders one document to be paid by transfer; returns the number of the order. */
async function order(page: Page): Promise<string> {
  await enter(page);
  await page.goto(await completePagare(page));
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL('/checkout');
  await fillInvoice(page);
  await page.getByRole('radio', { name: 'Transferencia bancaria' }).check();
  await page.getByRole('button', { name: /^Confirmar pedido/ }).click();
  await expect(page.getByRole('heading', { name: 'Haga la transferencia' })).toBeVisible();
  return String(await page.getByRole('heading', { level: 1 }).textContent()).replace('Pedido ', '');
}

async function handIn(page: Page, name = 'recibo.png', mimeType = 'image/png', buffer = RECIBO): Promise<void> {
  await page.getByLabel('Elegir archivo').setInputFiles({ name, mimeType, buffer });
}

async function send(page: Page): Promise<void> {
  await expect(page.getByText(/^Listo, /)).toBeVisible();
  await page.getByLabel('Banco desde el que transfirió').fill('Banco de Prueba');
  await page.getByRole('button', { name: 'Enviar comprobante' }).click();
  await expect(page.getByRole('heading', { name: 'Estamos revisando su transferencia' })).toBeVisible();
}

test('sube su comprobante, la oficina lo rechaza y después acepta otro, y lo descarga sellado y en Word', async ({
  page,
  browser,
}) => {
  const referencia = await order(page);
  await handIn(page, 'recibo.pdf', 'application/pdf', Buffer.from('<script>alert(1)</script>'));
  await expect(page.getByText(/Eso no es un PDF ni una imagen/)).toBeVisible();
  await handIn(page);
  await send(page);

  const office = await openAs(browser, 'admin');
  const review = office.getByRole('link', { name: `Revisar la transferencia del pedido ${referencia}` });
  await office.goto('/admin/historial-ventas');
  await review.click();
  const dialog = office.getByRole('dialog', { name: `Pedido ${referencia}` });
  await expect(dialog.getByRole('img', { name: /Comprobante del pedido/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Rechazar…' }).click();
  await office.getByLabel('Motivo, como lo leerá el cliente').fill('No se lee el número de la boleta.');
  await office.getByRole('button', { name: 'Rechazar comprobante' }).click();
  await expect(review).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Motivo: No se lee el número de la boleta.')).toBeVisible();
  await handIn(page, 'IMG_0427.HEIC', 'image/heic', RECIBO_HEIC);
  await expect(page.getByText('IMG_0427.jpg')).toBeVisible();
  await send(page);
  await expect(page.getByRole('button', { name: 'Anular el pedido' })).toHaveCount(0);

  await office.reload();
  await review.click();
  await expect(dialog.getByRole('img', { name: /Comprobante del pedido/ })).toBeVisible();
  await office.getByLabel('Monto que llegó al banco').fill('1');
  await office.getByRole('button', { name: 'Aceptar y dar por pagado' }).click();
  await expect(office.getByLabel('Por qué lo acepta')).toHaveAccessibleDescription(/escriba por qué/);
  await office.getByLabel('Por qué lo acepta').fill('El resto llegó en efectivo');
  await office.getByRole('button', { name: 'Aceptar y dar por pagado' }).click();
  await expect(office.getByText(`El pedido ${referencia} está pagado.`)).toBeVisible();

  // The page of the order shows the delivery live.
  await expect(page.getByText('Su documento está listo.')).toBeVisible();
  await expect(page.getByText('Pagada')).toBeVisible();
  const bytes = await receiveBoth(page, 'Pagaré libre de protesto');
  await verifyAsAnybody(browser, bytes);
});

test('subir un comprobante y revisarlo es accesible y cabe', async ({ page, browser }) => {
  const referencia = await order(page);
  await checkWidths(page);
  await handIn(page);
  await expect(page.getByText(/^Listo, /)).toBeVisible();
  await checkWidths(page);
  await send(page);
  await checkWidths(page);
  await page.getByRole('button', { name: 'Me equivoqué: enviar otro' }).click();
  await checkWidths(page);
  const office = await openAs(browser, 'admin');
  await office.goto('/admin/historial-ventas');
  await office.getByRole('link', { name: `Revisar la transferencia del pedido ${referencia}` }).click();
  await expect(office.getByRole('img', { name: /Comprobante del pedido/ })).toBeVisible();
  await office.getByLabel('Monto que llegó al banco').fill('1');
  await checkWidths(office);
  await office.goto(page.url().replace('/detalle-pago/', '/admin/historial-ventas/'));
  await expect(office.getByRole('heading', { name: 'Comprobantes de la transferencia' })).toBeVisible();
  await checkWidths(office);
});
