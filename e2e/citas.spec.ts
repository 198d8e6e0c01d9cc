import { enterOffice } from './casco.ts';
import { enter, fillInvoice, typeCard } from './compras.ts';
import { checkWidths } from './pantalla.ts';
import { choosePlan, DE_BOLSILLO, press, sellPlan, suscribirPorLlamada } from './planes.ts';
import { createAccount, expect, test } from './product.ts';
import { openAs } from './tramites.ts';

const MOTIVO = 'Ese día tengo que viajar por trabajo';
/** An hour among the free ones, as its button says it. */
const HORA = /^\d{1,2}:\d{2}/;

test('con su plan y sin ratón: pide una asesoría, propone otra hora y la cancela, y recupera su cita', async ({
  page,
  browser,
}) => {
  const office = await openAs(browser, 'admin');
  const { nombre } = await sellPlan(office, { citas: 1 });
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

test('quien espera una hora la recibe guardada, y al pedirla usa la cita de su plan', async ({ page, browser }) => {
  test.slow();
  const office = await openAs(browser, 'admin');
  const { idPlan } = await sellPlan(office, { citas: 1 });
  await enter(page);
  await suscribirPorLlamada(page, idPlan);
  await page.goto('/mis-planes/citas');
  await press(page, 'button', 'Pedir una cita');
  await press(page, 'button', 'Avisarme si se libera una hora');
  await checkWidths(page);
  await press(page, 'button', 'Avisarme si se libera una hora');
  await expect(page.getByText(/^Espera una hora libre entre el/)).toBeVisible();
  await office.goto('/admin/planes/citas?panel=espera');
  await expect(office.getByRole('dialog', { name: 'Lista de espera' })).toContainText('Asesoría');
  await checkWidths(office);
  // The queue offers the free hours each minute; the page shows the one that is kept without a reload.
  await expect(page.getByText(/^Le guardamos esta hora por 5\d min/)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('Al pedirla usa una cita de su plan.')).toBeVisible();
  await checkWidths(page);
  await press(page, 'button', 'Pedir esta cita');
  await expect(page.getByText('Espera confirmación')).toBeVisible();
  await expect(page.getByText(/^Ya usó las citas de este periodo/)).toBeVisible();
  await expect(office.getByText('Nadie espera una hora.')).toBeVisible();
});

test('la oficina da una cita a quien llama, aparta horas de un notario y cambia las reglas', async ({ page }) => {
  const email = await createAccount(page);
  await enterOffice(page, 'admin', '/admin/planes/citas');
  await page.getByRole('link', { name: 'Nueva cita' }).click();
  const panel = page.getByRole('dialog', { name: 'Nueva cita' });
  await panel.getByLabel('Cliente').fill(email);
  await panel.getByRole('button', { name: new RegExp(email) }).click();
  // The one of the demo who attends by telephone.
  await panel.getByLabel('Notario', { exact: true }).selectOption({ label: 'Rodrigo Xicará' });
  await panel.getByRole('radio').nth(1).press('Space');
  await panel.getByRole('button', { name: HORA }).last().press('Enter');
  await expect(panel.getByText(/^Hora elegida:/)).toBeVisible();
  await checkWidths(page);
  await panel.getByRole('button', { name: 'Dar la cita' }).click();
  await expect(page.getByText('La cita de Eva Morales está confirmada.')).toBeVisible();
  await expect(panel).toBeHidden();

  await page.goto('/admin/planes/citas?vista=estado&desde=2020-02-01&hasta=2020-01-31');
  await expect(page.getByText('El último día es anterior al primero. Cambie uno.')).toBeVisible();
  await expect(page.getByText('No hay citas así')).toBeHidden();
  await page.getByLabel('Hasta').fill('2020-02-01');
  await expect(page.getByLabel('Desde')).toHaveValue('2020-02-01');
  await expect(page.getByText('No hay citas así')).toBeVisible();
  await page.getByRole('link', { name: 'Ver el calendario' }).click();

  await page.getByRole('link', { name: 'Apartar horas' }).click();
  const horas = page.getByRole('dialog', { name: 'Apartar horas' });
  const dia = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await horas.getByLabel('Desde').fill(`${dia}T05:00`);
  await horas.getByLabel('Hasta').fill(`${dia}T04:00`);
  await horas.getByLabel('Motivo').fill('Audiencia en el juzgado');
  await horas.getByRole('button', { name: 'Apartar horas' }).click();
  await expect(horas.getByText('Debe terminar después de comenzar. Revise ambos.').first()).toBeVisible();
  await horas.getByLabel('Hasta').fill(`${dia}T06:00`);
  await horas.getByRole('button', { name: 'Apartar horas' }).click();
  await expect(horas).toBeHidden();

  await page.getByRole('link', { name: 'Reglas de las citas' }).click();
  const reglas = page.getByRole('dialog', { name: 'Reglas de las citas' });
  await expect(reglas.getByLabel('Anticipación mínima para pedirla')).toHaveValue('12');
  await checkWidths(page);
  await reglas.getByLabel('Anticipación mínima para pedirla').fill('900');
  await reglas.getByRole('button', { name: 'Guardar' }).click();
  await expect(reglas.getByLabel('Anticipación mínima para pedirla')).toHaveAttribute('aria-invalid', 'true');
  await reglas.getByLabel('Anticipación mínima para pedirla').fill('11');
  await reglas.getByRole('button', { name: 'Guardar' }).click();
  await expect(reglas).toBeHidden();
});
