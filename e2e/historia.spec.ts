import { api } from '@fedatario/contract';
import type { Browser, Page } from '@playwright/test';
import { absent, ask } from '../server/src/testing/pdf.ts';
import { answerAll, fillInvoice, send, typeCard } from './compras.ts';
import { register } from './entrevista.ts';
import { leaveAndComeBack, lookOnce, refuseFutureHour, sayHours, tellAllThatLacks } from './firma.ts';
import { checkWidths } from './pantalla.ts';
import { expect, newEmail, test } from './product.ts';
import { asignarleAJulio, enviarTexto, escribirLugar, FOTO, handInAll, numeroDe, openAs, reponer } from './tramites.ts';
import { alter, bytesOf, verifyAsAnybody } from './verificar.ts';

const SLUG = 'declaracion-jurada';
const NOMBRE = 'Acta notarial de declaración jurada';
/** The person who makes the statement in the answers of this case. */
const FIRMANTE = 'Luis Fernando Morales Ágreda';

/** The story of docs/product.md, section 1, without the dashboards. */
test('de la búsqueda al documento sellado: una clienta, la administración y el notario', async ({ page, browser }) => {
  test.slow();
  await choose(page);
  await pay(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const { numero, idSolicitud } = await handInRequisitos(page);
  const [oficina, notario] = [await openAs(browser, 'admin'), await openAs(browser, 'notario')];
  await assign(oficina, numero);
  await review(notario, page, idSolicitud);
  await page.setViewportSize({ width: 1440, height: 900 });
  await agree(notario, page, idSolicitud);
  await meet(page, oficina, idSolicitud);
  await checkIn(notario, oficina, idSolicitud);
  await sign(notario, idSolicitud);
  await expectDone(oficina, idSolicitud);
  await receive(page, browser, idSolicitud);
});

/** A visitor finds a document, creates an account on the way, and sees the document fill in. */
async function choose(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('combobox', { name: '¿Qué documento necesita?' }).fill('declaracion jur');
  await page.getByRole('option', { name: NOMBRE }).click();
  await expect(page.getByRole('heading', { level: 1, name: NOMBRE })).toBeVisible();
  await page.getByRole('button', { name: 'Comenzar' }).click();
  await register(page, newEmail());
  await expect(page).toHaveURL(new RegExp(`/productos/${SLUG}/[0-9a-f-]{36}/\\d+$`));
  await page.goto(await answerAll(page, page.url().split('/').at(-2) ?? '', SLUG, 'ingresos'));
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL('/checkout');
  const codigo = page.getByLabel('Código promocional');
  await codigo.fill('bienvenida10');
  await codigo.press('Enter');
  await expect(page.getByText('BIENVENIDA10 aplicado')).toBeVisible();
  await fillInvoice(page);
  await page.getByRole('button', { name: /^Pagar Q/ }).click();
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();
}

async function handInRequisitos(page: Page): Promise<{ numero: string; idSolicitud: string }> {
  await page.goto('/tramites/todos');
  await page.getByRole('link', { name: NOMBRE }).click();
  await expect(page.getByRole('heading', { name: 'Suba lo que falta para comenzar' })).toBeVisible();
  const numero = await numeroDe(page);
  await handInAll(page);
  return { numero, idSolicitud: page.url().split('/').at(-2) ?? '' };
}

async function assign(oficina: Page, numero: string): Promise<void> {
  await oficina.goto('/admin/tramites-sin-asignar');
  const cola = oficina.getByRole('region', { name: 'Cola de trámites' });
  await cola.getByRole('listitem').filter({ hasText: numero }).getByRole('link').click();
  await asignarleAJulio(oficina);
  await expect(oficina.getByText(`${numero} es ahora de Julio Arriaga.`)).toBeVisible();
}

/** The notary rejects the requisito with a reason, the customer replaces it, and the notary accepts it. */
async function review(notario: Page, page: Page, idSolicitud: string): Promise<void> {
  await notario.goto(`/admin/tramites-en-proceso/detalle/${idSolicitud}`);
  await notario.getByRole('button', { name: 'Aceptar el trámite' }).click();
  await expect(notario.getByText('El trámite es suyo.')).toBeVisible();
  await notario
    .getByRole('button', { name: /^Rechazar/ })
    .first()
    .click();
  const asking = notario.getByRole('dialog');
  await asking.getByLabel('Motivo').fill('No se lee el número');
  await asking.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(notario.getByRole('heading', { name: 'Actúa: Cliente' })).toBeVisible();
  await reponer(page, notario);
}

/** The notary answers where the act is and adds a sentence; the customer sees the changes and approves. */
async function agree(notario: Page, page: Page, idSolicitud: string): Promise<void> {
  await notario.goto(`/admin/tramites-en-proceso/documento/${idSolicitud}`);
  const sheet = notario.getByRole('textbox', { name: 'Texto del documento' });
  await expect(sheet).toBeVisible();
  await escribirLugar(notario);
  await sheet.locator('p').last().click();
  await notario.keyboard.press('Control+End');
  await notario.keyboard.type(' Leído lo escrito, lo acepta.');
  await enviarTexto(notario);
  await expect(notario.getByText('Enviamos la versión 2.')).toBeVisible();
  await page.goto(`/tramites/${idSolicitud}/detalle`);
  await page.getByRole('link', { name: 'Leer el documento' }).click();
  await expect(page.getByText(/Leído lo escrito, lo acepta\./)).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar este documento' }).click();
  await page.getByRole('button', { name: 'Aprobar el documento', exact: true }).click();
  await expect(page.getByText(/Usted aprobó este documento/)).toBeVisible();
}

/** The customer chooses an hour for the signing; the office confirms it and, since she is there already, moves it to now. */
async function meet(page: Page, oficina: Page, idSolicitud: string): Promise<void> {
  await page.goto(`/tramites/${idSolicitud}/detalle`);
  await page.getByRole('button', { name: 'Elegir día y hora' }).click();
  // A day with free ones before it.
  await page.getByRole('radio').nth(4).press('Space');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^\d{1,2}:\d{2}/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Pedir esta cita' }).click();
  await expect(page.getByText('Espera confirmación')).toBeVisible();
  await oficina.goto(`/admin/tramites-en-proceso/detalle/${idSolicitud}`);
  await oficina.getByRole('button', { name: 'Confirmar la cita' }).click();
  await expect(page.getByText('Confirmada', { exact: true })).toBeVisible();
  await meetEarlier(page);
  const { cita } = await send(oficina, api.presencia.read, { idSolicitud });
  if (!cita) throw new Error('La cita no está.');
  const { idCita, revision, lugar } = cita;
  // The office gives whole minutes.
  const inicio = new Date(Math.ceil(Date.now() / 60_000 + 30) * 60_000).toISOString();
  const ahora = { inicio, idSede: lugar?.idSede ?? null, revision, motivo: 'Ya está en la oficina', acordado: true };
  await send(oficina, api.citas.move, { idCita }, ahora);
}

/** She waits for an earlier hour, which the queue offers within a minute, and her appointment moves to it. */
async function meetEarlier(page: Page): Promise<void> {
  const avisarme = page.getByRole('button', { name: 'Avisarme si se libera una hora antes' });
  await avisarme.click();
  await avisarme.click();
  await expect(page.getByText(/^Se liberó una hora antes:/)).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Aceptar la hora nueva' }).click();
  await expect(page.getByText('La cita cambió de hora.')).toBeVisible();
  await expect(page.getByText(/^Se liberó una hora antes:/)).toBeHidden();
  await expect(page.getByText('Confirmada', { exact: true })).toBeVisible();
}

/** The office notes who came, the notary finds it, and sees who is missing while somebody is. */
async function checkIn(notario: Page, oficina: Page, idSolicitud: string): Promise<void> {
  await oficina.reload();
  const llegada = (quien: Page) => quien.getByRole('region', { name: 'Quién llegó' });
  await expect(llegada(oficina).getByLabel('Llegada')).toHaveValue('esperada');
  await llegada(oficina).getByLabel('Llegada').selectOption('noLlego');
  await llegada(oficina).getByRole('button', { name: 'Guardar la llegada' }).click();
  await expect(oficina.getByText('La llegada quedó anotada.')).toBeVisible();
  await notario.goto(`/admin/tramites-en-proceso/firma/${idSolicitud}`);
  await expect(notario.getByText(`Según la llegada anotada, no ha llegado: ${FIRMANTE}.`)).toBeVisible();
  await llegada(oficina).getByLabel('Llegada').selectOption('llego');
  await llegada(oficina).getByLabel('Cómo se identificó').selectOption('conocido');
  await llegada(oficina).getByRole('button', { name: 'Guardar la llegada' }).click();
  await expect(llegada(oficina).getByLabel('Llegada')).toHaveValue('llego');
  await checkWidths(oficina);
}

/** The signing ended its appointment, which keeps who came. */
async function expectDone(oficina: Page, idSolicitud: string): Promise<void> {
  const { cita, asistencia } = await send(oficina, api.presencia.read, { idSolicitud });
  expect([cita?.estado, asistencia?.asistentes[0]?.identificacion]).toEqual(['realizada', 'conocido']);
}

/** The approved text was printed and signed; the notary records the signing and uploads the scan. */
async function sign(notario: Page, idSolicitud: string): Promise<void> {
  await notario.goto(`/admin/tramites-en-proceso/detalle/${idSolicitud}`);
  await notario.getByRole('link', { name: 'Registrar la firma' }).click();
  await expect(notario.getByText(/^Cómo se identificó cada persona viene de la llegada/)).toBeVisible();
  await expect(notario.getByLabel('Cómo se identificó')).toHaveValue('conocido');
  await tellAllThatLacks(notario);
  await sayHours(notario);
  const [printed] = await Promise.all([
    notario.waitForEvent('download'),
    notario.getByRole('button', { name: 'Descargar para imprimir' }).click(),
  ]);
  expect(printed.suggestedFilename()).toMatch(/\(versión 2\)\.pdf$/);
  await handInSheets(notario, await bytesOf(printed));
  await expect(notario.getByLabel('Clase de acto')).toHaveValue('actaNotarial');
  await expect(notario.getByLabel('Número de instrumento')).toHaveCount(0);
  await expect(notario.getByLabel('Nombre completo')).toHaveValue(FIRMANTE);
  await expect(notario.getByLabel('Hojas de papel')).not.toHaveValue('');
  await notario.getByLabel('Lugar').fill('Guatemala');
  await leaveAndComeBack(notario);
  await refuseFutureHour(notario);
  await lookOnce(notario, FIRMANTE);
  await expect(notario.getByRole('heading', { name: 'El acto está firmado' })).toBeVisible();
  await expect(notario.getByText('El documento está sellado, asentado')).toBeVisible();
  await expect(notario.getByRole('button', { name: /^Descargar el documento/ })).toBeVisible();
  await checkWidths(notario);
}

/**
 * Uploads a PDF scan, a broken PDF and a photo at once: each page becomes a sheet, the broken file is named, and the
 * photo is moved to the front.
 */
async function handInSheets(notario: Page, scan: Buffer): Promise<void> {
  const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  const foto = { name: 'caratula.png', mimeType: 'image/png', buffer: FOTO };
  const broken = pdf('roto.pdf', scan.subarray(0, scan.length / 2));
  await notario.getByLabel('Elegir archivos').setInputFiles([pdf('escaneo.pdf', scan), broken, foto]);
  const sheets = notario.getByRole('listitem').filter({ hasText: /Hoja \d/ });
  const last = sheets.last();
  await expect(last).toContainText('caratula.png');
  await expect(notario.getByRole('alert').filter({ hasText: 'roto.pdf' })).toContainText('dañado');
  await expect(sheets.first()).toContainText('escaneo, página 1.jpg');
  await expect(notario.getByRole('link', { name: 'Ver la hoja 1 completa' })).toBeVisible();
  await checkWidths(notario);
  await last.getByRole('button', { name: /^Mover la hoja/ }).press('Home');
  await expect(sheets.first()).toContainText('caratula.png');
  await notario.reload();
  await expect(sheets.first()).toContainText('caratula.png');
}

/**
 * The sealed document appears without a reload. Independent tools find it intact, and altered once a byte is changed.
 */
async function receive(page: Page, browser: Browser, idSolicitud: string): Promise<void> {
  await page.goto(`/tramites/${idSolicitud}/detalle`);
  const descargar = page.getByRole('button', { name: new RegExp(`^Descargar PDF de ${NOMBRE}`) });
  await expect(descargar).toBeVisible();
  // The original is the signed paper, so there is no Word file.
  await expect(page.getByText(/Word/)).toHaveCount(0);
  const [download] = await Promise.all([page.waitForEvent('download'), descargar.click()]);
  const bytes = await bytesOf(download);
  if (!absent('pdfsig')) {
    const said = (file: Buffer) => ask('pdfsig', file, (name) => [name]).text;
    expect(said(bytes)).toMatch(/Common Name: Julio Arriaga[\s\S]*Signature is Valid/);
    expect(said(alter(bytes))).not.toContain('Signature is Valid');
  }
  if (!absent('mutool')) {
    const said = (file: Buffer) => ask('mutool', file, (name) => ['sign', '-v', name]).text;
    expect(said(bytes)).toContain('unchanged since signing');
    expect(said(alter(bytes))).not.toContain('unchanged since signing');
  }
  await verifyAsAnybody(browser, bytes);
}
