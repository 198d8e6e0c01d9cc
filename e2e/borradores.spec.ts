import type { Page } from '@playwright/test';
import { begin, register, saved } from './entrevista.ts';
import { expect, newEmail, signIn, test } from './product.ts';
import { openWindow } from './ventanas.ts';

const INTERVIEW = /\/productos\/contrato-arrendamiento\/[0-9a-f-]{36}\/\d+$/;

test('una visitante busca, abre su cuenta, escribe su contrato, lo cierra y lo retoma en otro dispositivo', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await page.goto('/');
  await page.getByRole('combobox', { name: '¿Qué documento necesita?' }).fill('arrendam');
  await page.getByRole('option', { name: /Contrato de arrendamiento/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contrato de arrendamiento' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Una muestra' })).toBeVisible();
  await page.getByRole('button', { name: 'Comenzar' }).click();

  await register(page, email);
  await expect(page).toHaveURL(INTERVIEW);

  const arrendante = page.getByRole('group', { name: '¿Quién da en arrendamiento?' });
  await arrendante.getByLabel('Nombres').fill('Ana Lucía');
  await arrendante.getByLabel('Apellidos').fill('Ixcot Pérez');
  await expect(documento(page)).toContainText('ANA LUCÍA IXCOT PÉREZ');

  // Two lessors: the person is one until another is added.
  await arrendante.getByRole('button', { name: 'Agregar otra persona' }).click();
  await arrendante.getByRole('group', { name: 'Persona 2' }).getByLabel('Nombres').fill('Óscar');
  await expect(documento(page)).toContainText('a quienes en este documento se llamará «LA PARTE ARRENDANTE»');
  await arrendante.getByRole('button', { name: 'Quitar Persona 2' }).click();
  await expect(documento(page)).toContainText('a quien en este documento se llamará «LA PARTE ARRENDANTE»');

  // A condition: with a guarantor, the document and the interview ask for another person.
  await page.getByRole('group', { name: '¿Habrá fiador?' }).getByText('Sí', { exact: true }).click();
  const fiador = page.getByRole('group', { name: 'Datos del fiador' });
  await fiador.getByLabel('Nombres').fill('María Elena');
  await fiador.getByLabel('Apellidos').fill('Choc');
  await expect(documento(page)).toContainText('MARÍA ELENA CHOC');

  // A list: the inventory, with several pieces.
  await page.getByRole('link', { name: /El inmueble/ }).click();
  await page.getByRole('group', { name: '¿Se entrega amueblado?' }).getByText('Sí', { exact: true }).click();
  await page.getByRole('button', { name: 'Agregar: Mueble' }).click();
  await page.getByRole('textbox', { name: 'Mueble 1' }).fill('una mesa');
  await page.getByRole('button', { name: 'Agregar otro: Mueble' }).click();
  await page.getByRole('textbox', { name: 'Mueble 2' }).fill('seis sillas');
  await expect(documento(page)).toContainText('una mesa y seis sillas');
  await saved(page);

  const other = await openWindow(browser);
  await signIn(other, email);
  await other.goto('/borradores');
  await other.getByRole('link', { name: /Continuar/ }).click();
  await expect(other).toHaveURL(/\/1$/);
  await expect(other.getByRole('textbox', { name: 'Mueble 2' })).toHaveValue('seis sillas');

  await other.getByRole('link', { name: 'Revisión' }).click();
  await expect(other.getByText('Para terminar falta:')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled();
  await other.getByRole('button', { name: 'Duración en meses', exact: true }).click();
  await expect(other.getByRole('textbox', { name: 'Duración en meses' })).toBeFocused();
});

test('sin conexión nada se pierde: lo escrito se guarda aquí y se envía al volver', async ({
  page,
  context,
  consoleErrors,
}) => {
  await begin(page, 'contrato-arrendamiento');
  const arrendante = page.getByRole('group', { name: '¿Quién da en arrendamiento?' });
  const nombres = arrendante.getByLabel('Nombres');
  await arrendante.getByLabel('Apellidos').fill('Ixcot');
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await nombres.fill('Ana sin red');
  await expect(page.getByText('Sin conexión. Sus respuestas quedan').first()).toBeVisible();
  await expect(documento(page)).toContainText('ANA SIN RED IXCOT');

  await context.unroute('**/api/**');
  await page.reload();
  await expect(nombres).toHaveValue('Ana sin red');
  await saved(page);
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('borrador:')));
  expect(await left()).toEqual([]);
  // The browser logs each call refused while offline; no other error is accepted.
  expect(consoleErrors.splice(0).filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('lo escrito se deshace y se rehace, y dos pestañas no se pisan', async ({ page, context }) => {
  await begin(page, 'contrato-arrendamiento');
  const de = (one: Page) => one.getByRole('group', { name: '¿Quién da en arrendamiento?' }).getByLabel('Nombres');
  await de(page).fill('Ana');
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect(de(page)).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');
  await expect(de(page)).toHaveValue('Ana');

  const other = await context.newPage();
  await other.goto(page.url());
  await de(other).fill('Eva');
  await saved(other);
  await de(page).fill('Luz');
  await expect(page.getByRole('dialog')).toContainText('Eva');
  await other.reload();
  await expect(other.getByRole('dialog')).toContainText('Eva');
  await expect(page.getByRole('radiogroup', { name: /Nombres$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Elija qué respuesta conservar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Luz');
  await page.getByRole('radio', { name: 'Lo guardado ahora' }).check();
  await page.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(de(page)).toHaveValue('Eva');
});

function documento(page: Page) {
  return page.getByRole('region', { name: 'Documento' });
}
