import { api } from '@fedatario/contract';
import type { CorreoDeBuzon } from '@fedatario/contract/casa';
import type { Page } from '@playwright/test';
import { completePagare, enter, fillInvoice, send, typeCard } from './compras.ts';
import { checkWidths } from './pantalla.ts';
import { choosePlan, DE_BOLSILLO, press, sellPlan } from './planes.ts';
import { createAccount, expect, signIn, test } from './product.ts';
import { openAs } from './tramites.ts';

/** The path that the newest mail with such a subject leads to. */
async function linkInMail(page: Page, email: string, subject: RegExp): Promise<string> {
  let path: string | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/api${api.correo.buzon.path}?para=${encodeURIComponent(email)}`);
    const { data } = (await answer.json()) as { data: CorreoDeBuzon[] };
    const mail = data.find(({ asunto }) => subject.test(asunto));
    path = /https?:\/\/[^/\s]+(\/detalle-pago\/\S+)/.exec(mail?.texto ?? '')?.[1];
    expect(path).toBeTruthy();
  }).toPass();
  return path ?? '';
}

/** On the page of its order, asks for the money of a plan back and, since it gives nothing meanwhile, withdraws that. */
async function askAndWithdraw(page: Page): Promise<void> {
  await press(page, 'button', 'Pedir un reembolso');
  await page.getByLabel('¿Por qué lo pide?').fill('Me arrepentí');
  await press(page, 'button', /^Pedir Q\s99\.00/);
  await expect(page.getByText('En revisión', { exact: true })).toBeVisible();
  await page.goto('/mis-planes/resumen');
  await expect(page.getByText(/Hasta que la decidamos, o usted la retire, no da documentos/)).toBeVisible();
  await press(page, 'link', 'Ver o retirar la solicitud');
  await press(page, 'button', 'Retirar la solicitud');
  const dialog = page.getByRole('dialog', { name: '¿Retirar la solicitud?' });
  await expect(dialog.getByText(/hoy le corresponderían Q\s99\.00/)).toBeVisible();
  await checkWidths(page);
  const body = JSON.stringify({ codigo: 'reembolso-decidido', status: 409, title: '', type: 'about:blank' });
  await page.route('**/retiro', (route) => route.fulfill({ status: 409, body }), { times: 1 });
  await press(page, 'button', 'Sí, retirarla');
  await expect(dialog.getByText(/La oficina ya decidió/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sí, retirarla' })).toBeDisabled();
  await expect(dialog.getByText(/hoy le corresponderían/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await press(page, 'button', 'Retirar la solicitud');
  await press(page, 'button', 'Sí, retirarla');
  await expect(page.getByText('Retirado', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pedir un reembolso' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reembolsos' })).toBeFocused();
}

test('con tarjeta y sin ratón: se suscribe, pide su dinero y lo retira, gasta un documento incluido, cancela y se arrepiente', async ({
  page,
  browser,
}) => {
  const office = await openAs(browser, 'admin');
  const { nombre } = await sellPlan(office);
  await page.setViewportSize(DE_BOLSILLO);
  await enter(page);
  await choosePlan(page, nombre);
  await fillInvoice(page);
  await press(page, 'button', /^Pagar Q\s99\.00/);
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Factura F-\d{4}-\d{6}$/);
  const order = page.url();
  await press(page, 'link', 'Ver mi plan');
  await expect(page).toHaveURL('/mis-planes/resumen');
  await page.goto(order);
  await askAndWithdraw(page);

  await page.goto(await completePagare(page));
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText('Usa 1 documento incluido; le queda 1 este periodo.')).toBeVisible();
  await checkWidths(page);
  await page.getByLabel(/Acepto los términos/).check();
  await press(page, 'button', /^Confirmar|^Pagar|^Obtener/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Factura F-\d{4}-\d{6}$/);

  await page.goto(order);
  await expect(page.getByText(/^Ya usó el plan en este periodo: no se devuelve/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Escríbanos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pedir un reembolso' })).toHaveCount(0);
  await page.goto('/mis-planes/resumen');
  await expect(page.getByText('1 / 2')).toBeVisible();
  await checkWidths(page);
  await press(page, 'button', 'Cancelar el plan');
  await expect(page.getByRole('dialog', { name: `¿Cancelar ${nombre}?` })).toBeVisible();
  await press(page, 'button', 'Sí, cancelarlo');
  await expect(page.getByText('Termina al final del periodo')).toBeVisible();
  await press(page, 'button', 'Conservar mi plan');
  await expect(page.getByText('Activa', { exact: true })).toBeVisible();
});

test('por transferencia: no tiene nada hasta que la oficina acepta su comprobante', async ({ page, browser }) => {
  const office = await openAs(browser, 'admin');
  const { nombre } = await sellPlan(office);
  await page.setViewportSize(DE_BOLSILLO);
  await enter(page);
  await choosePlan(page, nombre);
  await checkWidths(page);
  await fillInvoice(page);
  await page.getByRole('radio', { name: 'Transferencia bancaria' }).check();
  await press(page, 'button', /^Pedir y transferir Q\s99\.00/);
  await expect(page.getByRole('heading', { name: 'Haga la transferencia' })).toBeVisible();
  const referencia = String(await page.getByRole('heading', { level: 1 }).textContent()).replace('Pedido ', '');
  const order = page.url();
  await page.goto('/mis-planes/resumen');
  await expect(page.getByText('Espera su pago')).toBeVisible();
  await press(page, 'link', 'Ver el pedido y pagar');
  await expect(page).toHaveURL(order);
  const punto = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';
  const file = { name: 'recibo.png', mimeType: 'image/png', buffer: Buffer.from(punto, 'base64') };
  await page.getByLabel('Elegir archivo').setInputFiles(file);
  await expect(page.getByText(/^Listo, /)).toBeVisible();
  await press(page, 'button', 'Enviar comprobante');
  await expect(page.getByText(/su pedido no vence/)).toBeVisible();

  await office.goto('/admin/historial-ventas');
  await office.getByRole('link', { name: `Revisar la transferencia del pedido ${referencia}` }).click();
  await office.getByLabel('Monto que llegó al banco').fill('99');
  await office.getByRole('button', { name: 'Aceptar y dar por pagado' }).click();
  await expect(office.getByText(`El pedido ${referencia} está pagado.`)).toBeVisible();

  await page.goto('/mis-planes/resumen');
  await expect(page.getByText('2 / 2')).toBeVisible();
  await page.goto('/mis-planes/facturas');
  await expect(page.getByRole('main').getByText(/^Factura F-\d{4}-\d{6}/)).toBeVisible();
  await office.goto('/admin/planes/lista-planes');
  await expect(office.getByRole('row').filter({ hasText: nombre })).toContainText('A la venta');
});

test('rechazada la tarjeta, del correo vuelve a su pedido y paga con otra; después sube de plan con la cuenta a la vista', async ({
  page,
  browser,
}) => {
  const office = await openAs(browser, 'admin');
  const { nombre } = await sellPlan(office);
  const { nombre: mayor } = await sellPlan(office, { precioMensual: 19_900, documentos: 8 });
  await page.setViewportSize(DE_BOLSILLO);
  const email = await createAccount(page);
  await signIn(page, email);
  const { url } = await send(page, api.formasPago.open, {});
  await page.goto(url);
  await typeCard(page, '4000000000000341');
  await expect(page).toHaveURL(/\/perfil-usuario\/forma-pago/);
  await expect(page.getByText(/terminada en 0341/).first()).toBeVisible();
  await choosePlan(page, nombre);
  await fillInvoice(page);
  await press(page, 'button', /^Pagar Q\s99\.00/);
  await expect(page.getByRole('heading', { name: 'El pago no se hizo' })).toBeVisible();
  await page.goto(await linkInMail(page, email, /No se pudo cobrar/));
  await expect(page.getByRole('radio', { name: /Tarjeta nueva/ })).toBeChecked();
  await press(page, 'button', /^Pagar Q/);
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();

  await page.goto('/mis-planes/resumen');
  await press(page, 'link', 'Cambiar de plan');
  await press(page, 'link', `Elegir ${mayor}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cambiar a ${mayor}`);
  // The first day of its period is credited whole: Q199.00 less Q99.00.
  await expect(page.getByText('Lo que le queda del actual')).toBeVisible();
  await checkWidths(page);
  await page.getByRole('radio', { name: /Tarjeta nueva/ }).check();
  await page.getByLabel(/Acepto los términos/).check();
  await press(page, 'button', /^Pagar Q\s100\.00/);
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();
  await page.goto('/mis-planes/consumo');
  await expect(page.getByText('+6')).toBeVisible();
  await page.goto('/mis-planes/resumen');
  await expect(page.getByRole('heading', { level: 2, name: mayor })).toBeVisible();
  await expect(page.getByText('8 / 8')).toBeVisible();
});
