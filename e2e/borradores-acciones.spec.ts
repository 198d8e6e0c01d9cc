import type { Page } from '@playwright/test';
import { begin, saved } from './entrevista.ts';
import { expect, test } from './product.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a un borrador se le cambia el nombre, se copia, se descarta y se recupera, también con el teclado', async ({
  page,
}) => {
  await begin(page, 'contrato-arrendamiento');
  await page.goto('/borradores');
  const rename = page.getByRole('button', { name: 'Cambiar el nombre de Contrato de arrendamiento' });
  await rename.focus();
  await page.keyboard.press('Enter');
  const nombre = page.getByRole('textbox', { name: 'Nombre' });
  await expect(nombre).toBeFocused();
  await nombre.fill('Casa de la playa');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Casa de la playa' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cambiar el nombre de Casa de la playa' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Copia de Casa de la playa' })).toBeVisible();

  await page.getByRole('button', { name: 'Descartar Copia de Casa de la playa' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await expect(card(page, 'Copia de Casa de la playa')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(card(page, 'Copia de Casa de la playa')).toHaveCount(1);

  await page.getByRole('button', { name: 'Descartar Casa de la playa' }).click();
  await page.getByRole('button', { name: 'Descartados' }).click();
  await expect(card(page, 'Casa de la playa')).toContainText('Se borra el');
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText('No hay borradores descartados')).toBeVisible();
});

test('una persona se guarda con su consentimiento y se usa en la siguiente; el historial devuelve lo de antes', async ({
  page,
}) => {
  await begin(page, 'contrato-arrendamiento');
  const arrendante = page.getByRole('group', { name: '¿Quién da en arrendamiento?' });
  await arrendante.getByRole('button', { name: 'Usar los datos de mi perfil' }).click();
  await expect(arrendante.getByLabel('Nombres')).toHaveValue('Eva');
  await expect(arrendante.getByLabel('Nombres')).toHaveAccessibleDescription(/De su perfil/);
  await arrendante.getByText('Femenino').click();
  await arrendante.getByLabel('Fecha de nacimiento').fill('22/07/1985');
  await arrendante.getByText('Soltero o soltera', { exact: true }).click();
  await arrendante.getByLabel('Profesión u oficio').fill('comerciante');
  await arrendante.getByLabel('Departamento de domicilio').selectOption('Guatemala');
  await arrendante.getByLabel('Dirección para avisos').fill('4a calle 1-20 zona 1');
  await expect(arrendante.getByRole('button', { name: 'Guardar en mi libreta' })).toHaveCount(0);
  await arrendante.getByLabel('Número de DPI').fill('2500 00423 1601');

  await arrendante.getByRole('button', { name: 'Guardar en mi libreta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fecha de vencimiento').fill('01/01/2020');
  await dialog.getByRole('button', { name: 'Guardar en mi libreta' }).click();
  await expect(dialog.getByText('Marque la casilla para guardar.')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Guardar en mi libreta' }).click();
  await expect(arrendante.getByText('En su libreta')).toBeVisible();

  const arrendatario = page.getByRole('group', { name: '¿Quién toma en arrendamiento?' });
  await arrendatario.getByRole('button', { name: 'Usar una persona de su libreta' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Eva Morales/ })
    .click();
  await expect(arrendatario.getByLabel('Apellidos')).toHaveValue('Morales');
  await expect(page.getByText(/está vencido/)).toBeVisible();
  await saved(page);

  await page.getByRole('button', { name: 'Historial' }).click();
  await page.getByRole('button', { name: 'Volver aquí Al comenzar' }).click();
  await expect(arrendante.getByLabel('Nombres')).toHaveValue('');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(arrendatario.getByLabel('Apellidos')).toHaveValue('Morales');

  await page.goto('/borradores?lista=libreta');
  await expect(page.getByText('Vencido desde el')).toBeVisible();
  await page.getByRole('button', { name: 'Borrar Eva Morales' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByText('Su libreta está vacía')).toBeVisible();
});

test('lo que no se pudo enviar se borra al cerrar sesión, y antes se pregunta', async ({
  page,
  context,
  consoleErrors,
}) => {
  await begin(page, 'contrato-arrendamiento');
  await context.route('**/respuestas', (route) => route.abort('internetdisconnected'));
  await page.getByRole('group', { name: '¿Quién da en arrendamiento?' }).getByLabel('Nombres').fill('Sin red');
  await expect(page.getByText('Sin conexión. Sus respuestas quedan').first()).toBeVisible();
  await page.getByRole('link', { name: 'Mis borradores' }).click();
  await page.getByRole('button', { name: /Eva Morales/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('solo están en este navegador')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión y borrarlas' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('borrador:')))).toEqual([]);
  expect(consoleErrors.splice(0).filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
