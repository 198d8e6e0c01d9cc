import type { Page } from '@playwright/test';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { completeDocumento, enter } from './compras.ts';
import { checkAxe, checkWidths } from './pantalla.ts';
import { expect, signInAs, test } from './product.ts';
import { openWindow } from './ventanas.ts';

const indice = (page: Page) => page.getByRole('navigation', { name: 'Secciones y preguntas' });
const forma = (page: Page) => page.getByRole('region', { name: 'Lo elegido' });
const pestana = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('una abogada agrega una pregunta con su texto, se le niega publicar lo que no puede cumplirse, lo corrige y publica', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin');
  const slug = await copiar(page);
  await pestana(page, 'Entrevista');
  await usarLoQueSeImprime(page);
  await preguntar(page);
  await pestana(page, 'Plantilla');
  await imprimir(page);
  await pestana(page, 'Prueba');
  await responder(page);
  await pestana(page, 'Plantilla');
  await aceptarElCaso(page);
  await publicar(page);

  const clienta = await openWindow(browser);
  await enter(clienta);
  await clienta.goto(`/productos/${slug}`);
  await expect(clienta.getByText(/Multa: /).first()).toBeAttached();
  const revisar = await completeDocumento(clienta, slug, 'inmueble', 'comodato');
  await clienta.goto(revisar.replace(/\d+$/, '0'));
  await expect(clienta.getByRole('heading', { name: 'Las partes' })).toBeVisible();

  await pestana(page, 'Entrevista');
  await cambiarDeParecer(page);
  await publicar(page);
  await clienta.reload();
  await expect(clienta.getByText('Hay una versión más reciente de este documento.')).toBeVisible();
});

test('de un archivo de Word salen la plantilla y sus preguntas, y lo que no es de Word se rechaza', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await copiar(page);
  await pestana(page, 'Plantilla');
  await page.getByRole('button', { name: 'Comenzar de un archivo de Word' }).click();
  const dialogo = page.getByRole('dialog');
  const archivo = dialogo.getByLabel('Archivo .docx, de hasta 5 MB');
  await archivo.setInputFiles({
    name: 'foto.docx',
    mimeType: '',
    buffer: Buffer.from('esto no es un archivo de Word'),
  });
  await expect(dialogo.getByText(/No se puede leer/)).toBeVisible();
  await expect(dialogo.getByRole('button', { name: 'Usar este texto' })).toBeDisabled();
  await archivo.setInputFiles({ name: 'mutuo.docx', mimeType: '', buffer: await mutuo() });
  await expect(dialogo.getByText(/lugares que pueden cambiar/)).toBeVisible();
  await checkAxe(page);
  await dialogo.getByLabel('Pregunta 1', { exact: true }).fill('¿Cuándo se firma?');
  await dialogo.getByRole('checkbox', { name: /«\[tasa\]»/ }).uncheck();
  await dialogo.getByRole('button', { name: 'Usar este texto' }).click();
  const hoja = page.getByRole('textbox', { name: 'Texto de la plantilla' });
  await expect(hoja.getByText('¿Cuándo se firma?').first()).toBeVisible();
  await expect(hoja.getByText('[tasa]')).toBeVisible();
  await expect(page.getByText('Guardado, sin publicar')).toBeVisible();
  await expect(page.getByText('Impide publicar:')).toHaveCount(0);
  await checkWidths(page);
  await pestana(page, 'Entrevista');
  await expect(indice(page).getByRole('button', { name: 'Datos del documento' })).toBeVisible();
  await expect(indice(page).getByRole('button', { name: '¿Quién presta?' })).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(indice(page).getByRole('button', { name: '¿Quién presta?' })).toBeVisible();
  await pestana(page, 'Plantilla');
  await deIdaYVuelta(page);
});

/** The text is saved to a file and brought back; a file that is none is refused. */
async function deIdaYVuelta(page: Page): Promise<void> {
  const bajada = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar en un archivo' }).click();
  const archivo = await bajada;
  expect(archivo.suggestedFilename()).toBe('contrato-de-comodato.json');
  await page.getByRole('button', { name: 'Traer de un archivo' }).click();
  const dialogo = page.getByRole('dialog');
  const campo = dialogo.getByLabel('Archivo .json, de hasta 2 MB');
  await campo.setInputFiles({ name: 'x.json', mimeType: '', buffer: Buffer.from('{"entrevista":{"secciones":[]}}') });
  await expect(dialogo.getByText('No se puede usar:')).toBeVisible();
  await campo.setInputFiles(await archivo.path());
  await expect(dialogo.getByText('Trae: la entrevista, la plantilla, las respuestas de muestra.')).toBeVisible();
  await checkAxe(page);
  await dialogo.getByRole('button', { name: 'Usar este texto' }).click();
  await expect(
    page.getByRole('textbox', { name: 'Texto de la plantilla' }).getByText('CONTRATO DE COMODATO').first(),
  ).toBeVisible();
}

/** A loan as an office has it in Word: dates, names and blanks of another one. */
function mutuo(): Promise<Buffer> {
  const p = (text: string, bold = false) => new Paragraph({ children: [new TextRun({ text, bold })] });
  const children = [
    p('CONTRATO DE MUTUO', true),
    p('En la ciudad de Guatemala, el 3 de marzo de 2026, comparece Ana Lucía Pérez Gómez, con DPI ____________.'),
    p('PRIMERA: DEL MUTUO. Ana Lucía Pérez Gómez recibe Q1,500.00, con un interés de [tasa] al año.'),
    p('SEGUNDA: DEL PLAZO. Los devuelve el 3 de marzo de 2027, en su domicilio: ____________.'),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** A new product that begins as the loan of a thing; returns its address. */
async function copiar(page: Page): Promise<string> {
  const slug = `comodato-con-multa-${Date.now()}`;
  await page.goto('/admin/catalogos/producto/nuevo');
  await page.getByLabel('Documento del que parte').selectOption('Contrato de comodato');
  await page.getByLabel('Nombre', { exact: true }).fill('Comodato con multa');
  await page.getByLabel('Dirección de su página').fill(slug);
  await page.getByRole('button', { name: 'Crear el producto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comodato con multa' })).toBeVisible();
  return slug;
}

/** Taking away what the template prints is refused, and another key for it changes the template too. */
async function usarLoQueSeImprime(page: Page): Promise<void> {
  await indice(page).getByRole('button', { name: '¿Para qué se usará?' }).click();
  await forma(page).getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(forma(page).getByText('No se puede quitar, porque se usa aquí:')).toBeVisible();
  await forma(page).getByLabel('Clave').fill('usoDelBien');
  await forma(page).getByLabel('Clave').blur();
  await expect(page.getByText('Guardado, sin publicar')).toBeVisible();
  await expect(page.getByText('Impide publicar:')).toHaveCount(0);
}

/** Two questions, the second asked only for a yes to the first; a condition that never holds stops the publishing. */
async function preguntar(page: Page): Promise<void> {
  const add = async (etiqueta: string, tipo: string) => {
    await forma(page).getByRole('button', { name: 'Agregar una pregunta' }).click();
    await forma(page).getByLabel('Pregunta', { exact: true }).fill(etiqueta);
    await page.keyboard.press('Tab');
    await forma(page).getByLabel('Tipo de respuesta').selectOption(tipo);
  };
  await add('¿Hay multa por atraso?', 'Sí o no');
  await expect(forma(page).getByLabel('Clave')).toHaveValue('hayMultaPorAtraso');
  await add('Multa por cada día', 'Dinero');
  await forma(page).getByRole('button', { name: 'Poner una condición' }).click();
  await forma(page).getByLabel('Pregunta de la comparación 1').selectOption('¿Hay multa por atraso?');
  await forma(page).getByRole('button', { name: 'Agregar otra comparación' }).click();
  await forma(page).getByLabel('Pregunta de la comparación 2').selectOption('¿Hay multa por atraso?');
  await forma(page).getByLabel('Comparación 2', { exact: true }).selectOption('es no');
  await expect(page.getByText('La pregunta no se hace nunca.')).toBeVisible();
  await expect(page.getByText('Corregir la entrevista o la plantilla')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeDisabled();
  await checkWidths(page);
  await forma(page).getByRole('button', { name: 'Quitar la comparación 2' }).click();
  await expect(page.getByText('La pregunta no se hace nunca.')).toBeHidden();
}

/** A variable found by typing a brace, inside a condition as long as its question has one. */
async function imprimir(page: Page): Promise<void> {
  const hoja = page.getByRole('textbox', { name: 'Texto de la plantilla' });
  await hoja.getByText('La parte comodante entrega').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Multa: {');
  await page.getByLabel('Buscar una variable').fill('multa por cada');
  await page.keyboard.press('Enter');
  await expect(hoja.getByText('Multa por cada día').first()).toBeVisible();
  await page.keyboard.type('. ');
  const revision = page.getByRole('region', { name: 'Revisión del documento' });
  await expect(revision.getByText(/quedaría un espacio vacío/)).toBeVisible();
  for (const _ of 'Multa: {. ') await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Escribir solo a veces' }).click();
  const pieza = page.getByRole('region', { name: 'Pieza elegida' });
  await pieza.getByRole('button', { name: 'Poner una condición' }).click();
  await pieza.getByLabel('Pregunta de la comparación 1').selectOption('¿Hay multa por atraso?');
  await expect(revision.getByText(/quedaría un espacio vacío/)).toHaveCount(0);
  await checkAxe(page);
}

/** The answers that the sample lacks, as a customer gives them. */
async function responder(page: Page): Promise<void> {
  await expect(page.getByText(/Falta 1 respuesta/)).toBeVisible();
  await page.getByRole('group', { name: '¿Hay multa por atraso?' }).getByText('Sí', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Multa por cada día' }).fill('75');
  await expect(page.getByText('La muestra está completa.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Documento' }).getByText(/Multa: /)).toBeVisible();
  await page.getByLabel('Nombre del caso').fill('Con multa');
  await page.getByRole('button', { name: 'Guardar estas respuestas como caso' }).click();
  await expect(page.getByText('Da el texto esperado')).toBeVisible();
  await checkWidths(page);
}

/** A word changed in the template stops the publishing until the new text of the saved case is read and accepted. */
async function aceptarElCaso(page: Page): Promise<void> {
  const hoja = page.getByRole('textbox', { name: 'Texto de la plantilla' });
  // At the end of its text: a piece, which would be chosen instead, may stand in the middle.
  const clausula = hoja.getByText('La parte comodante entrega');
  const { width = 0, height = 0 } = (await clausula.boundingBox()) ?? {};
  await clausula.click({ position: { x: width - 2, y: height - 4 } });
  await page.keyboard.press('End');
  await page.keyboard.type(' desde hoy ');
  await expect(page.getByText('Leer y aceptar el texto nuevo de los casos que cambiaron')).toBeVisible();
  await pestana(page, 'Prueba');
  const casos = page.getByRole('region', { name: 'Casos guardados' });
  await expect(casos.getByText('Su texto cambió')).toBeVisible();
  await expect(casos.locator('ins').first()).toContainText('desde');
  await checkAxe(page);
  await casos.getByRole('button', { name: 'Aceptar el texto nuevo' }).click();
  await expect(casos.getByText('Da el texto esperado')).toBeVisible();
}

async function publicar(page: Page): Promise<void> {
  await expect(page.getByText('Guardado, sin publicar')).toBeVisible();
  await expect(page.getByText(/^Sin publicar: .*la entrevista y la plantilla/)).toBeVisible();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Publicado. El público ya lo ve.').first()).toBeVisible();
  await expect(page.getByText('No hay cambios por publicar.')).toBeVisible();
}

/** Another label, undone and done again. */
async function cambiarDeParecer(page: Page): Promise<void> {
  await indice(page).getByRole('button', { name: 'Multa por cada día' }).click();
  const etiqueta = forma(page).getByLabel('Pregunta', { exact: true });
  await etiqueta.fill('Multa diaria');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(etiqueta).toHaveValue('Multa por cada día');
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expect(etiqueta).toHaveValue('Multa diaria');
}
