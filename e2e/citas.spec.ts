import { enterOffice } from './casco.ts';
import { enter, fillInvoice, typeCard } from './compras.ts';
import { checkWidths } from './pantalla.ts';
import { choosePlan, DE_BOLSILLO, press, sellPlan } from './planes.ts';
import { expect, test } from './product.ts';

const MOTIVO = 'Ese día tengo que viajar por trabajo';
/** An hour among the free ones, as its button says it. */
const HORA = /^\d{1,2}:\d{2}/;

test('con su plan y sin ratón: pide una asesoría, propone otra hora y la cancela, y recupera su cita', async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext({ locale: 'es-GT' })).newPage();
  await enterOffice(office);
  const nombre = await sellPlan(office, { citas: 1 });
  await page.setViewportSize(DE_BOLSILLO);
  await enter(page);
  await choosePlan(page, nombre);
  await expect(page.getByText('1 cita de asesoría cada mes')).toBeVisible();
  await fillInvoice(page);
  await press(page, 'button', /^Pagar Q\s99\.00/);
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();

  await page.goto('/mis-planes/resumen');
  await press(page, 'link', 'pedir o ver');
  await expect(page.getByText(/^Le queda 1 cita de asesoría hasta el/)).toBeVisible();
  await press(page, 'button', 'Pedir una cita');
  await page.getByRole('radio', { name: 'Por teléfono' }).focus();
  await page.keyboard.press('Space');
  await checkWidths(page);
  await page.getByRole('listitem').getByRole('button', { name: HORA }).first().press('Enter');
  await expect(page.getByText(/^Le guardamos esta hora por/)).toBeVisible();
  await checkWidths(page);
  await press(page, 'button', 'Pedir esta cita');
  await expect(page.getByText('Espera confirmación')).toBeVisible();
  await expect(page.getByText(/^Ya usó las citas de este periodo/)).toBeVisible();

  await office.goto('/admin/planes/citas-pendientes');
  const pendiente = office.getByRole('listitem').filter({ hasText: 'Por teléfono' }).first();
  await pendiente.getByRole('button', { name: 'Confirmar la cita' }).click();
  await expect(office.getByText('La cita está confirmada.')).toBeVisible();
  await expect(page.getByText('Confirmada', { exact: true })).toBeVisible();

  await press(page, 'button', 'Proponer otra hora');
  const dialogo = page.getByRole('dialog');
  // Another day, which has hours whatever the time is now.
  await dialogo.getByRole('radio').nth(1).press('Space');
  await dialogo.getByRole('button', { name: HORA }).last().press('Enter');
  await dialogo.getByLabel('Motivo').fill(MOTIVO);
  await dialogo.getByRole('button', { name: 'Proponer otra hora' }).press('Enter');
  await expect(page.getByText(/^Propuso cambiarla:/)).toBeVisible();
  await office.getByRole('button', { name: 'Aceptar la hora nueva' }).first().click();
  await expect(page.getByText(/^Propuso cambiarla:/)).toBeHidden();

  await press(page, 'button', 'Cancelar la cita');
  await dialogo.getByLabel('Motivo').fill(MOTIVO);
  await checkWidths(page);
  await dialogo.getByRole('button', { name: 'Cancelar la cita' }).press('Enter');
  await expect(page.getByText('Cancelada por el cliente')).toBeVisible();
  await expect(page.getByText(/^Le queda 1 cita de asesoría hasta el/)).toBeVisible();
  await page.goto('/mis-planes/consumo');
  await expect(page.getByText('Recuperó la cita')).toBeVisible();
  await checkWidths(page);
});
