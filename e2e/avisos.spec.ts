import type { Page } from '@playwright/test';
import { completePagare, enter, fillInvoice } from './compras.ts';
import { checkScreen } from './pantalla.ts';
import { expect, test } from './product.ts';
import { openAs } from './tramites.ts';

/** A PNG of one white pixel. */
const RECIBO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);

/** Orders one document to be paid by transfer and returns the order's reference. */
async function order(page: Page): Promise<string> {
  await page.goto(await completePagare(page));
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL('/checkout');
  await fillInvoice(page);
  await page.getByRole('radio', { name: 'Transferencia bancaria' }).check();
  await page.getByRole('button', { name: /^Confirmar pedido/ }).click();
  await expect(page.getByRole('heading', { name: 'Haga la transferencia' })).toBeVisible();
  return String(await page.getByRole('heading', { level: 1 }).textContent()).replace('Pedido ', '');
}

async function sendReceipt(page: Page): Promise<void> {
  const file = { name: 'recibo.png', mimeType: 'image/png', buffer: RECIBO };
  await page.getByLabel('Elegir archivo').setInputFiles(file);
  await expect(page.getByText(/^Listo, /)).toBeVisible();
  await page.getByLabel('Banco desde el que transfirió').fill('Banco de Prueba');
  await page.getByRole('button', { name: 'Enviar comprobante' }).click();
  await expect(page.getByRole('heading', { name: 'Estamos revisando su transferencia' })).toBeVisible();
}

const bell = (page: Page) => page.getByRole('button', { name: /^Avisos/ });

test('la oficina cambia un texto, y ve llegar un comprobante a su campana sin recargar', async ({ page, browser }) => {
  const office = await openAs(browser, 'admin');

  await office.goto('/admin/catalogos/tipos-notificaciones');
  await checkScreen(office);
  await office
    .getByRole('searchbox', { name: 'Buscar por nombre o texto' })
    .fill('comprobante de transferencia por revisar');
  await expect(office).toHaveURL(/texto=comprobante/);
  await expect(office.getByRole('row')).toHaveCount(2);
  await office.getByRole('link', { name: /Comprobante de transferencia por revisar/ }).click();
  const drawer = office.getByRole('dialog', { name: 'Comprobante de transferencia por revisar' });
  const asunto = drawer.getByLabel('Asunto del correo');
  await asunto.fill('Llegó dinero de {{apellido}}');
  await drawer.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(asunto).toHaveAccessibleDescription(/La variable «apellido» no existe/);
  await asunto.fill('Llegó dinero de ');
  await drawer.getByRole('button', { name: 'Poner la variable cliente' }).click();
  await expect(asunto).toHaveValue('Llegó dinero de {{cliente}}');
  await expect(drawer.getByText('Llegó dinero de Ana Lucía Ruiz')).toBeVisible();
  await checkScreen(office);
  await drawer.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(drawer).toHaveCount(0);

  await office.goto('/admin/historial-ventas');
  await expect(bell(office)).toBeVisible();
  const before = await bell(office).getAttribute('aria-label');
  await enter(page);
  const referencia = await order(page);
  await sendReceipt(page);
  await expect(bell(office)).not.toHaveAttribute('aria-label', String(before));
  await bell(office).click();
  const notice = office.getByRole('link', { name: new RegExp(`Hay un comprobante por revisar: ${referencia}`) });
  await expect(notice).toBeVisible();
  await checkScreen(office);
  await notice.click();
  await expect(office.getByRole('dialog', { name: `Pedido ${referencia}` })).toBeVisible();

  await office.goto('/buzon');
  await expect(office.getByText('Llegó dinero de').first()).toBeVisible();

  await office.goto('/admin/catalogos/tipos-notificaciones?tipo=comprobantePorRevisar');
  await office.getByRole('button', { name: 'Volver al texto original' }).click();
  const ask = office.getByRole('dialog', { name: /Volver al texto original de/ });
  await ask.getByRole('button', { name: 'Volver al texto original' }).click();
  await expect(asunto).toHaveValue('Hay un comprobante por revisar: {{pedido}}');
});

test('cada quien elige por dónde le avisan, y queda elegido', async ({ page }) => {
  await enter(page);
  await page.goto('/perfil-usuario/notificaciones');
  const listo = page.getByRole('group', { name: 'Documento listo' });
  await expect(listo.getByLabel('Correo')).toBeChecked();
  await listo.getByLabel('Correo').click();
  await expect(listo.getByLabel('Correo')).not.toBeChecked();
  await page.reload();
  await expect(listo.getByLabel('Correo')).not.toBeChecked();
  await expect(listo.getByLabel('En la campana')).toBeChecked();
  await expect(
    page.getByRole('region', { name: 'Llegan siempre' }).getByText('Factura', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: 'Factura' })).toHaveCount(0);
  await checkScreen(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkScreen(page);
  await bell(page).click();
  await expect(page.getByRole('heading', { name: 'Avisos' })).toBeVisible();
  await checkScreen(page);
});
