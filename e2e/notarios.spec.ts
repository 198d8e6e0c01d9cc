import type { Page } from '@playwright/test';
import { checkWidths } from './pantalla.ts';
import { expect, newEmail, signInAs, test } from './product.ts';

const LIST = '/admin/catalogos/notarios';

async function enter(page: Page): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto(LIST);
}

test('la administración hace un notario, que espera su invitación; lo cambia y lo desactiva', async ({ page }) => {
  const email = newEmail();
  const nombre = `Rebeca Soto ${email.slice(8, 16)}`;
  const colegiado = String(Date.now()).slice(-6);
  await enter(page);
  await page.getByRole('link', { name: 'Nuevo notario' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nombre completo').fill(nombre);
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Número de colegiado').fill(colegiado);
  await form.getByLabel('Título para firmar').fill('Abogada y Notaria');
  await form.getByLabel('Colegiado activo hasta').fill('2039-12-31');
  await form.getByLabel('Lunes').fill('mañana');
  await form.getByRole('button', { name: 'Crear notario' }).click();
  await expect(form.getByLabel('Lunes')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Lunes').fill('8-12, 14:00 a 17:30');
  await form.getByRole('button', { name: 'Crear notario' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('searchbox').fill(colegiado);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Invitación pendiente');
  await page.getByRole('link', { name: nombre }).click();
  await expect(form.getByLabel('Lunes')).toHaveValue('08:00-12:00, 14:00-17:30');
  await form.getByRole('button', { name: 'Agregar una fecha' }).click();
  await form.getByLabel('Fecha', { exact: true }).fill('2039-12-24');
  await form.getByLabel('Motivo').fill('Nochebuena');
  await form.getByLabel('Carga máxima').fill('7');
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText('0 de 7');
  await page.getByRole('button', { name: `Desactivar a ${nombre}` }).click();
  await expect(page.getByText(`${nombre} ya no recibe trámites`)).toBeVisible();
});

test('los notarios y su formulario son accesibles y caben', async ({ page }) => {
  await enter(page);
  await expect(page.getByText('Rodrigo Xicará').first()).toBeVisible();
  await checkWidths(page);
  await page.goto(`${LIST}?notario=nuevo`);
  await page.getByRole('button', { name: 'Agregar una fecha' }).click();
  await page.getByLabel('Título para firmar').fill('x');
  await page.getByRole('button', { name: 'Crear notario' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await checkWidths(page);
});
