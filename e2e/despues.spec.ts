import type { Browser, Page } from '@playwright/test';
import { checkScreen, checkWidths } from './pantalla.ts';
import { demoAccount, expect, test } from './product.ts';
import { abrirEnRevision, entregar, FOTO } from './tramites.ts';

test('un deber se ve en la lista con su plazo, se cumple con su prueba y el siguiente cierra el trámite; la clienta califica', async ({
  page,
  browser,
}) => {
  const { idSolicitud, admin, notario } = await abrirEnRevision(page, browser, ['legalizacion-firmas', 'dos-partes']);
  await entregar(page, notario, idSolicitud, 'legalizacionFirmas');

  await notario.goto('/admin/deberes');
  await expect(notario.getByRole('link', { name: /Toma de razón en el protocolo/ }).first()).toBeVisible();
  await checkWidths(notario);
  await notario.goto(`/admin/tramites-en-proceso/detalle/${idSolicitud}`);
  await notario.getByRole('button', { name: /^Anotar cumplimiento de Toma de razón/ }).click();
  const asking = notario.getByRole('dialog');
  await asking.getByRole('button', { name: 'Anotar', exact: true }).click();
  await expect(asking.getByLabel('Número de la constancia')).toHaveAccessibleDescription(/Escriba el número/);
  await asking.getByLabel('Elegir archivo').setInputFiles({ name: 'razon.png', mimeType: 'image/png', buffer: FOTO });
  await expect(asking.getByText('razon.png')).toBeVisible();
  await checkScreen(notario);
  await asking.getByRole('button', { name: 'Anotar', exact: true }).click();
  await expect(notario.getByText('Anotado.')).toBeVisible();
  await notario.getByRole('button', { name: 'Ver la prueba' }).click();
  await expect(notario.getByRole('img', { name: /Prueba de Toma de razón/ })).toBeVisible();
  await checkWidths(notario);

  await notario.getByRole('button', { name: /^Anotar cumplimiento de Testimonio especial de la razón/ }).click();
  await asking.getByLabel('Número de la constancia').fill('AGP-2026-118');
  await asking.getByRole('button', { name: 'Anotar', exact: true }).click();
  await expect(notario.getByText('Cerrado', { exact: true }).first()).toBeVisible();
  await expect(notario.getByText('Constancia AGP-2026-118')).toBeVisible();

  await page.goto(`/tramites/${idSolicitud}/detalle`);
  await page.getByRole('button', { name: 'Enviar calificación' }).click();
  await expect(page.getByText('Elija de una a cinco estrellas.')).toBeVisible();
  await page.getByRole('radio', { name: '4 estrellas' }).check();
  await page.getByLabel(/Comentario/).fill('Amable & <b>clara</b>');
  const permiso = page.getByRole('checkbox', { name: /^Mis palabras pueden mostrarse/ });
  await expect(permiso).not.toBeChecked();
  await permiso.check();
  await checkWidths(page);
  await page.getByRole('button', { name: 'Enviar calificación' }).click();
  await expect(page.getByText('Gracias por decirlo.')).toBeVisible();
  await expect(page.getByRole('img', { name: '4 estrellas' })).toBeVisible();
  await notario.reload();
  await expect(notario.getByText('Amable & <b>clara</b>')).toBeVisible();
  await elegirYRetirar(page, admin, browser);
});

/** The administration shows the words, a visitor without JavaScript reads them, and their author withdraws them. */
async function elegirYRetirar(page: Page, admin: Page, browser: Browser): Promise<void> {
  await admin.goto('/admin/generales/testimonios');
  await checkWidths(admin);
  await admin.getByRole('button', { name: /^Mostrar el comentario de / }).click();
  await expect(admin.getByText('Ya se muestra en la página del producto.')).toBeVisible();

  const context = await browser.newContext({ baseURL: process.env.PRODUCT_URL ?? '', javaScriptEnabled: false });
  const visita = await context.newPage();
  await visita.goto('/productos/legalizacion-firmas');
  const dicho = visita.getByRole('figure').filter({ hasText: 'Amable & <b>clara</b>' });
  await expect(dicho.getByRole('img', { name: '4 estrellas de 5' })).toBeVisible();
  const answer = await visita.request.get('/api/public/productos/legalizacion-firmas');
  const { calificacion, testimonios } = (await answer.json()).data;
  const datos = await visita.locator('script[type="application/ld+json"]').allTextContents();
  const { aggregateRating, review } = datos.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'Product');
  expect([aggregateRating.ratingValue, aggregateRating.ratingCount]).toEqual([
    calificacion.promedio,
    calificacion.cuantas,
  ]);
  expect(review.map((one: { reviewBody: string }) => one.reviewBody)).toEqual(
    testimonios.map(({ comentario }: { comentario: string }) => comentario),
  );

  await page.reload();
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(page.getByText('Ya no se muestran.')).toBeVisible();
  await checkWidths(page);
  await visita.reload();
  await expect(visita.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dicho).toHaveCount(0);
  await context.close();
}

test('el notario propone anular y la administración lo confirma; la verificación y la clienta lo saben', async ({
  page,
  browser,
}) => {
  const { idSolicitud, admin, notario } = await abrirEnRevision(page, browser);
  await entregar(page, notario, idSolicitud, 'actaNotarial');

  const caso = `/admin/tramites-en-proceso/detalle/${idSolicitud}`;
  await notario.goto(caso);
  await expect(notario.getByText('Cerrado', { exact: true }).first()).toBeVisible();
  const download = notario.waitForEvent('download');
  await notario.getByRole('button', { name: /^Descargar el documento de T-/ }).click();
  expect((await download).suggestedFilename()).toMatch(/[.]pdf$/);
  await notario.getByRole('button', { name: 'Proponer anular o sustituir…' }).click();
  const asking = notario.getByRole('dialog');
  await asking.getByLabel('Motivo').fill('Sentencia firme');
  await checkScreen(notario);
  await asking.getByRole('button', { name: 'Proponer', exact: true }).click();
  await expect(notario.getByText(/Espera a una persona de la administración/)).toBeVisible();
  await checkWidths(notario);

  await admin.goto(caso);
  await admin.getByRole('button', { name: 'Confirmar…' }).click();
  await admin.getByRole('button', { name: 'Confirmar', exact: true }).click();
  const clave = admin.getByLabel('Contraseña', { exact: true });
  await expect(clave.or(admin.getByText('Confirmado y asentado.'))).toBeVisible();
  if (await clave.isVisible()) {
    await clave.fill(demoAccount('admin').clave);
    await clave.press('Enter');
  }
  await expect(admin.getByText(/^Se anuló el/)).toBeVisible();
  await checkWidths(admin);

  const href = await admin.getByRole('link', { name: /^[0-9A-Z-]{23}$/ }).getAttribute('href');
  await page.goto(String(href));
  await expect(page.getByRole('heading', { name: 'Documento anulado' })).toBeVisible();
  await page.goto(`/tramites/${idSolicitud}/detalle`);
  await expect(page.getByText(/Su documento ya no vale: se anuló/)).toBeVisible();
  await expect(page.getByText('Motivo: Sentencia firme')).toBeVisible();
  await checkWidths(page);
});
