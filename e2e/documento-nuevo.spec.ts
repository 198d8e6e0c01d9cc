import { borradores } from '@fedatario/contract/borrador';
import { casosDeProducto } from '@fedatario/contract/catalogo';
import type { Page } from '@playwright/test';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { enter, fillInvoice, send, typeCard } from './compras.ts';
import { checkAxe } from './pantalla.ts';
import { expect, signInAs, test } from './product.ts';
import { openWindow } from './ventanas.ts';

const indice = (page: Page) => page.getByRole('navigation', { name: 'Secciones y preguntas' });
const forma = (page: Page) => page.getByRole('region', { name: 'Lo elegido' });
const hoja = (page: Page) => page.getByRole('textbox', { name: 'Texto de la plantilla' });
const pieza = (page: Page) => page.getByRole('region', { name: 'Pieza elegida' });
const pestana = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('una abogada hace de un archivo de Word un contrato de dos partes, lo prueba y lo publica; una clienta lo compra', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin');
  const slug = await desdeNada(page);
  await traerDeWord(page);
  await pestana(page, 'Entrevista');
  await preguntar(page);
  await pestana(page, 'Plantilla');
  await ponerPartes(page);
  await pestana(page, 'Entrevista');
  await imposible(page);
  await pestana(page, 'Prueba');
  await guardarCasos(page);
  await ponerDatosYPrecio(page);
  await publicar(page);

  const clienta = await openWindow(browser);
  await enter(clienta);
  await comenzar(clienta, slug);
  await responder(clienta, await respuestasDe(page));
  await comprar(clienta);
  await comenzar(clienta, slug);
  await pestana(page, 'Entrevista');
  await indice(page).getByRole('button', { name: 'Día de la entrega' }).click();
  await forma(page).getByLabel('Pregunta', { exact: true }).fill('¿Qué día se entrega?');
  await expect(page.getByText('Guardado, sin publicar')).toBeVisible();
  await publicar(page);
  await clienta.reload();
  await expect(clienta.getByText('Hay una versión más reciente de este documento.')).toBeVisible();
});

async function desdeNada(page: Page): Promise<string> {
  const slug = `contrato-de-servicios-${Date.now()}`;
  await page.goto('/admin/catalogos/producto/nuevo');
  await page.getByLabel('Documento del que parte').selectOption('Desde nada: documento privado');
  await page.getByLabel('Nombre', { exact: true }).fill('Contrato de servicios');
  await page.getByLabel('Dirección de su página').fill(slug);
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Crear el producto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contrato de servicios' })).toBeVisible();
  return slug;
}

async function traerDeWord(page: Page): Promise<void> {
  await pestana(page, 'Plantilla');
  await page.getByRole('button', { name: 'Comenzar de un archivo de Word' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo
    .getByLabel('Archivo .docx, de hasta 5 MB')
    .setInputFiles({ name: 'servicios.docx', mimeType: '', buffer: await servicios() });
  await expect(dialogo.getByText(/Se encontraron 6 lugares que pueden cambiar/)).toBeVisible();
  await checkAxe(page);
  await dialogo.getByLabel(/^Conservar las preguntas/).uncheck();
  for (const [i, etiqueta] of PREGUNTAS.entries())
    await dialogo.getByLabel(`Pregunta ${i + 1}`, { exact: true }).fill(etiqueta);
  await dialogo.getByRole('button', { name: 'Usar este texto' }).click();
  await expect(hoja(page).getByText('Precio del servicio').first()).toBeVisible();
  await expect(page.getByText('Guardado, sin publicar')).toBeVisible();
}

/** A party, a list of people, and a yes or no that decides a clause. */
async function preguntar(page: Page): Promise<void> {
  await indice(page).getByRole('button', { name: 'Datos del documento' }).click();
  await agregar(page, '¿Quién contrata?', 'Persona');
  await agregar(page, '¿Quiénes prestan el servicio?', 'Lista: se repite');
  await indice(page)
    .getByRole('button', { name: /^Elemento/ })
    .click();
  await forma(page).getByLabel('Pregunta', { exact: true }).fill('Persona');
  await forma(page).getByLabel('Tipo de respuesta').selectOption('Persona');
  await indice(page).getByRole('button', { name: '¿Quién contrata?' }).click();
  await agregar(page, '¿Hay anticipo?', 'Sí o no');
}

async function agregar(page: Page, etiqueta: string, tipo: string): Promise<void> {
  await forma(page).getByRole('button', { name: 'Agregar una pregunta' }).click();
  await forma(page).getByLabel('Pregunta', { exact: true }).fill(etiqueta);
  await page.keyboard.press('Tab');
  await forma(page).getByLabel('Tipo de respuesta').selectOption(tipo);
}

/** The people by name, one paragraph and one signature for each who serves, and a clause that is written only sometimes. */
async function ponerPartes(page: Page): Promise<void> {
  await escribirAlFinal(page, 'La parte contratante:', 'quién contrata');
  await hoja(page).getByText('Presta el servicio:').click();
  await page.getByRole('button', { name: 'Repetir por cada uno' }).click();
  await pieza(page).getByLabel('Por cada uno de').selectOption('¿Quiénes prestan el servicio?');
  await escribirAlFinal(page, 'Presta el servicio:', 'persona');
  await hoja(page).getByText('Al firmar se entrega').click();
  await page.getByRole('button', { name: 'Escribir solo a veces' }).click();
  await pieza(page).getByRole('button', { name: 'Poner una condición' }).click();
  await pieza(page).getByLabel('Pregunta de la comparación 1').selectOption('¿Hay anticipo?');
  await hoja(page).getByText('Las partes señalan').click();
  await page.keyboard.press('Control+End');
  await firmar(page, 'quién contrata');
  await firmar(page, 'persona', '¿Quiénes prestan el servicio?');
}

/** A signature with the name of a person or, of a list, of each. */
async function firmar(page: Page, variable: string, lista?: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar una firma' }).click();
  if (lista) await pieza(page).getByLabel('Por cada uno de').selectOption(lista);
  await page.getByRole('button', { name: 'Poner una variable' }).click();
  await page.getByLabel('Buscar una variable').fill(variable);
  await page.keyboard.press('Enter');
  await expect(hoja(page).getByText('Nombre de quien firma')).toBeHidden();
}

async function escribirAlFinal(page: Page, donde: string, variable: string): Promise<void> {
  await hoja(page).getByText(donde).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' {');
  await page.getByLabel('Buscar una variable').fill(variable);
  await page.keyboard.press('Enter');
}

/** The amount is asked only when there is an advance; at first by a condition that cannot hold, which stops the publishing. */
async function imposible(page: Page): Promise<void> {
  await indice(page).getByRole('button', { name: 'Monto del anticipo' }).click();
  await forma(page).getByRole('button', { name: 'Poner una condición' }).click();
  await forma(page).getByLabel('Pregunta de la comparación 1').selectOption('¿Hay anticipo?');
  await forma(page).getByRole('button', { name: 'Agregar otra comparación' }).click();
  await forma(page).getByLabel('Pregunta de la comparación 2').selectOption('¿Hay anticipo?');
  await forma(page).getByLabel('Comparación 2', { exact: true }).selectOption('es no');
  await expect(page.getByText('La pregunta no se hace nunca.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeDisabled();
  await forma(page).getByRole('button', { name: 'Quitar la comparación 2' }).click();
  await expect(page.getByText('La pregunta no se hace nunca.')).toBeHidden();
}

/** Two cases that the product proposes, with an advance and without it, are read and kept; the sample is one of them. */
async function guardarCasos(page: Page): Promise<void> {
  const textos: (string | null)[] = [];
  await page.getByRole('button', { name: 'Proponer los casos que faltan' }).click();
  for (const n of [1, 2]) {
    const caso = `Caso propuesto ${n}`;
    await page.getByText(`Leer el texto de «${caso}»`).click();
    const texto = page.getByRole('region', { name: `Texto de «${caso}»` });
    // The text is drawn after its region.
    await expect(texto).toContainText('La parte contratante:');
    textos.push(await texto.textContent());
    await page.getByRole('button', { name: 'Lo leí: guardar como caso' }).first().click();
    await expect(page.getByRole('button', { name: `Ver las respuestas de «${caso}»` })).toBeVisible();
  }
  expect(textos.map((texto) => texto?.includes('Al firmar se entrega un anticipo')).toSorted()).toEqual([false, true]);
  for (const texto of textos) expect(texto).toMatch(/La parte contratante: \p{Lu}.*Presta el servicio: \p{Lu}/su);
  await page.getByRole('button', { name: 'Ver las respuestas de «Caso propuesto 1»' }).click();
  await expect(page.getByText('La muestra está completa.')).toBeVisible();
}

const PREGUNTAS = [
  'Día de la firma',
  'Servicio que se contrata',
  'Día de la entrega',
  'Precio del servicio',
  'Monto del anticipo',
  'Dirección para avisos',
] as const;

async function ponerDatosYPrecio(page: Page): Promise<void> {
  await pestana(page, 'Datos');
  await page.getByLabel('Resumen').fill('Un servicio, su precio y quiénes lo prestan.');
  await page.getByLabel('Descripción').fill('Contrato entre quien contrata un servicio y quienes lo prestan.');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await pestana(page, 'Precio');
  await page.getByLabel('Precio con IVA').fill('129.00');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
}

async function publicar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Publicado. El público ya lo ve.').first()).toBeVisible();
}

async function comenzar(page: Page, slug: string): Promise<void> {
  await page.goto(`/productos/${slug}`);
  await page.getByRole('button', { name: /^Comenzar/ }).click();
  await expect(page).toHaveURL(new RegExp(`/productos/${slug}/[0-9a-f-]{36}/\\d+$`));
}

/** The answers of the first saved case. */
async function respuestasDe(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const idProducto = page.url().match(/[0-9a-f-]{36}/)?.[0];
  const [caso] = await send(page, casosDeProducto.list, { idProducto });
  return caso.respuestas;
}

/** The answers come through the API, and the review is opened on the screen. */
async function responder(page: Page, respuestas: Readonly<Record<string, unknown>>): Promise<void> {
  const idBorrador = page.url().match(/[0-9a-f-]{36}/)?.[0];
  const { revision, version } = await send(page, borradores.read, { idBorrador });
  const cambios = Object.entries(respuestas).map(([clave, valor]) => ({ clave, valor }));
  await send(page, borradores.save, { idBorrador }, { revision, cambios });
  await page.goto(page.url().replace(/\d+$/, String(version.entrevista.secciones.length)));
}

async function comprar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL('/checkout');
  await fillInvoice(page);
  await page.getByRole('button', { name: /^Pagar Q\s129\.00/ }).click();
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido' })).toBeVisible();
}

/** A contract as an office has it in Word, with the dates, amounts and blanks of another one. */
function servicios(): Promise<Buffer> {
  const p = (text: string, bold = false) => new Paragraph({ children: [new TextRun({ text, bold })] });
  const children = [
    p('CONTRATO DE SERVICIOS', true),
    p('En la ciudad de Guatemala, el 3 de marzo de 2026, comparecen:'),
    p('La parte contratante:'),
    p('Presta el servicio:'),
    p('PRIMERA: DEL SERVICIO. Se contrata [servicio], que se entrega a más tardar el 3 de junio de 2026.'),
    p('SEGUNDA: DEL PRECIO. El precio es de Q1,500.00, que se paga al entregar.'),
    p('TERCERA: DEL ANTICIPO. Al firmar se entrega un anticipo de Q500.00.'),
    p('CUARTA: DE LOS AVISOS. Las partes señalan para avisos la dirección: ____________.'),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}
