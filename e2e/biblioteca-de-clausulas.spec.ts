import type { Page } from '@playwright/test';
import { checkAxe, checkWidths } from './pantalla.ts';
import { expect, signInAs, test } from './product.ts';

const pestana = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const hoja = (page: Page) => page.getByRole('textbox', { name: 'Texto de la plantilla' });
const pieza = (page: Page) => page.getByRole('region', { name: 'Pieza elegida' });
const guardado = (page: Page) => expect(page.getByText('Guardado, sin publicar')).toBeVisible();

test('una cláusula pasa de un documento a otro con sus preguntas, y la versión nueva se ofrece sin cambiar nada', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  const comodato = await copiar(page, 'Contrato de comodato');
  await pestana(page, 'Entrevista');
  await escribirUnaRegla(page);
  await pestana(page, 'Plantilla');
  const nombre = `Destino del bien ${Date.now()}`;
  await guardarEnLaBiblioteca(page, nombre);

  const reconocimiento = await copiar(page, 'Reconocimiento de deuda');
  await pestana(page, 'Plantilla');
  await page.getByRole('button', { name: 'Biblioteca de cláusulas' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('Buscar una cláusula').fill(nombre);
  await dialogo.getByRole('button', { name: nombre }).click();
  await expect(dialogo.getByText('Trae a este documento, en una sección con su nombre:')).toBeVisible();
  await checkAxe(page);
  await dialogo.getByRole('button', { name: 'Poner en el documento' }).click();
  await expect(hoja(page).getByText('¿Para qué se usará?').first()).toBeVisible();
  await guardado(page);
  await pestana(page, 'Entrevista');
  const indice = page.getByRole('navigation', { name: 'Secciones y preguntas' });
  await expect(indice.getByRole('button', { name: nombre })).toBeVisible();

  await page.goto(`${comodato}?pestana=plantilla`);
  await otraVersion(page);
  await page.goto(`${reconocimiento}?pestana=plantilla`);
  const novedad = page.getByRole('button', { name: `«${nombre}» tiene la versión 2` });
  await expect(hoja(page).getByText('Palabras de la versión dos.')).toHaveCount(0);
  await novedad.click();
  // The end of the line decides which words around the new ones are seen as the same.
  await expect(pieza(page).locator('ins').first()).toContainText('Palabras');
  await checkWidths(page);
  await pieza(page).getByRole('button', { name: 'Tomar la versión nueva' }).click();
  await expect(hoja(page).getByText('Palabras de la versión dos.')).toBeVisible();
  await expect(novedad).toHaveCount(0);
  await porque(page);
});

/** A new product that begins as another; returns the address of its editor. */
async function copiar(page: Page, origen: string): Promise<string> {
  await page.goto('/admin/catalogos/producto/nuevo');
  await page.getByLabel('Documento del que parte').selectOption({ label: origen });
  await page.getByLabel('Nombre', { exact: true }).fill(`Copia de ${origen}`);
  await page.getByLabel('Dirección de su página').fill(`copia-${Date.now()}`);
  await page.getByRole('button', { name: 'Crear el producto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Copia de ${origen}` })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** A rule is written from nothing, taken apart, and one that never holds leads to its place. */
async function escribirUnaRegla(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Reglas entre respuestas/ }).click();
  await page.getByRole('button', { name: 'Agregar una regla' }).click();
  await page.getByRole('textbox', { name: 'Lo que se dice' }).fill('Revise la fecha de devolución.');
  await page.getByRole('button', { name: 'Editarla por partes' }).click();
  await page.getByLabel('Parte 1: qué es').selectOption('Una comparación');
  await page.getByLabel('Parte 1.1: respuesta').selectOption({ label: 'Fecha de hoy' });
  await page.getByLabel('Comparación 1', { exact: true }).selectOption('es menor que');
  await page.getByLabel('Parte 1.2: qué es').selectOption('Una fecha más meses');
  await checkWidths(page);
  await page.getByRole('button', { name: 'Quitar la regla' }).click();
  await expect(page.getByText('Revise la fecha de devolución.')).toHaveCount(0);
  await guardado(page);
}

async function guardarEnLaBiblioteca(page: Page, nombre: string): Promise<void> {
  await hoja(page).getByText('¿Para qué se usará?').first().click();
  await pieza(page).getByLabel('Guardarla en la biblioteca como').fill(nombre);
  await pieza(page).getByRole('button', { name: 'Guardar en la biblioteca' }).click();
  await expect(pieza(page).getByText(`De la biblioteca: «${nombre}», versión 1.`)).toBeVisible();
  await guardado(page);
}

async function otraVersion(page: Page): Promise<void> {
  await hoja(page).getByText('¿Para qué se usará?').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Palabras de la versión dos.');
  await pieza(page).getByLabel('Por qué cambia').fill('Más clara');
  await pieza(page).getByRole('button', { name: 'Guardar como versión nueva' }).click();
  await expect(pieza(page).getByText(/, versión 2\.$/)).toBeVisible();
  await guardado(page);
}

/** A sentence of the printed sheet, pressed, says the answers that it prints or that decide it. */
async function porque(page: Page): Promise<void> {
  const muestra = page.getByRole('region', { name: 'Cómo se imprime' });
  await muestra.locator('[data-condiciones]').first().click();
  await expect(muestra.getByText('Lo deciden estas respuestas de muestra')).toBeVisible();
}
