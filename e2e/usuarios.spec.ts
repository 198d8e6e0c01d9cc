import type { Browser, Page } from '@playwright/test';
import { checkWidths } from './pantalla.ts';
import { codeFor, demoAccount, expect, newEmail, PASSWORD, signInAs, test, wantsReingreso } from './product.ts';
import { openWindow } from './ventanas.ts';

const LIST = '/admin/seguridad/usuarios';

async function enter(page: Page): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto(LIST);
  await expect(page).toHaveURL(/usuarios\/todos$/);
}

async function invite(page: Page, email: string, nombre: string): Promise<void> {
  await page.getByRole('link', { name: 'Invitar usuario' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nombre completo').fill(nombre);
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(form).toBeHidden();
}

/** An invited person follows the link of the mail, chooses a password and signs in. */
async function accept(browser: Browser, email: string): Promise<Page> {
  const page = await openWindow(browser);
  await page.goto(`/recover-password?email=${encodeURIComponent(email)}`);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.getByLabel('Código de 6 dígitos').fill(await codeFor(page, email));
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await page.waitForURL((url) => url.pathname !== '/recover-password');
  return page;
}

const found = async (page: Page, email: string) => {
  await page.getByRole('searchbox', { name: /nombre o correo/ }).fill(email);
  await expect(page.getByText('1 resultado', { exact: true })).toBeVisible();
  return page.getByRole('row').filter({ hasText: email });
};

test('se invita a una notaria, entra, se le bloquea y sale; su rol pide la contraseña, y todo queda escrito', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  const nombre = `Lucía Monterroso ${inLetters(email.slice(8, 16))}`;
  await enter(page);
  await invite(page, email, nombre);
  await expect(await found(page, email)).toContainText('Invitación pendiente');

  const personal = await accept(browser, email);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Activo');
  await personal.goto('/perfil-usuario/info');
  await expect(personal.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: `Bloquear a ${nombre}` }).click();
  const block = page.getByRole('dialog', { name: `¿Bloquear a ${nombre}?` });
  await block.getByRole('button', { name: 'Bloquear y cerrar sus sesiones' }).click();
  await expect(block.getByLabel('Motivo')).toHaveAccessibleDescription(/Complete este campo/);
  await block.getByLabel('Motivo').fill('Se fue de la firma');
  await block.getByRole('button', { name: 'Bloquear y cerrar sus sesiones' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Bloqueado');
  await personal.reload();
  await expect(personal).toHaveURL(/\/login/);

  await page.getByRole('link', { name: nombre }).click();
  const drawer = page.getByRole('dialog', { name: nombre });
  await drawer.getByRole('button', { name: `Desbloquear a ${nombre}` }).click();
  await drawer.getByLabel('Rol').selectOption('Cliente');
  await wantsReingreso(page, '**/cuentas/*/rol');
  await drawer.getByRole('button', { name: 'Cambiar el rol' }).click();
  const again = page.getByRole('dialog', { name: 'Confirme que es usted' });
  await again.getByLabel('Contraseña', { exact: true }).fill(demoAccount('admin').clave);
  await again.getByRole('button', { name: 'Continuar' }).click();
  await expect(drawer.getByRole('definition').filter({ hasText: 'Cliente' })).toBeVisible();
  const acts = drawer.getByRole('list').last();
  await expect(acts).toContainText('Cambiar el rol: Usuario');
  await expect(acts).toContainText('Activar o desactivar: Usuario');
  await acts.getByRole('link').first().click();
  await expect(page).toHaveURL(/auditoria\?registro=/);
  const act = page.getByRole('dialog');
  await expect(act).toContainText('Marta Castellanos');
  await expect(act).toContainText('Notaría');
  await expect(act).toContainText('Cliente');
});

test('la auditoría se filtra, se abre y se exporta', async ({ page }) => {
  await enter(page);
  const email = newEmail();
  const nombre = `Persona Auditada ${inLetters(email.slice(8, 16))}`;
  await invite(page, email, nombre);
  await page.getByRole('link', { name: 'Ver la auditoría' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auditoría');
  await page.getByRole('searchbox').fill(nombre);
  await expect(page.getByText('1 resultado', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Acto' }).selectOption('Borrar');
  await expect(page.getByText('Nada coincide')).toBeVisible();
  await page.getByRole('combobox', { name: 'Acto' }).selectOption('Crear');
  await expect(page.getByRole('row').filter({ hasText: nombre })).toContainText('Marta Castellanos');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('auditoria.csv');
});

test('un rol que no existe es una página que no existe; nadie se cambia a sí mismo', async ({ page }) => {
  await enter(page);
  await page.goto(`${LIST}/gestores`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/no (existe|encontr)/i);
  await page.goto(`${LIST}/admin`);
  await page.getByRole('link', { name: /Marta Castellanos/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('Esta es su cuenta');
  await expect(drawer.getByRole('button', { name: /Bloquear/ })).toHaveCount(0);
});

test('los usuarios y la auditoría son accesibles y caben', async ({ page }) => {
  await enter(page);
  // Other journeys create users too; a search by name brings the notary to the first page.
  await page.goto(`${LIST}/todos?texto=Arriaga`);
  await expect(page.getByText('Julio Arriaga').first()).toBeVisible();
  await checkWidths(page);
  await page.getByRole('link', { name: /Julio Arriaga/ }).click();
  await expect(page.getByRole('dialog').getByText('Lo último que se hizo con esta cuenta')).toBeVisible();
  await checkWidths(page);
  await page.goto(`${LIST}/notario?usuario=nuevo`);
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await checkWidths(page);
  await page.goto('/admin/seguridad/auditoria');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auditoría');
  await checkWidths(page);
});

/** Names may contain only letters. */
function inLetters(text: string): string {
  return text.replace(/[^a-z]/g, (sign) => String.fromCharCode(97 + (sign.charCodeAt(0) % 26)));
}
