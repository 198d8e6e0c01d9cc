import { api } from '@fedatario/contract';
import type { Page } from '@playwright/test';
import { completeDocumento, comprarPorLlamada, enter, send } from './compras.ts';
import { checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';
import { asignarYAceptar, entregar, FOTO, openAs } from './tramites.ts';
import { bytesOf, verifyAsAnybody } from './verificar.ts';

/** The signed-in customer buys the draft of this review; returns the id of its trámite. */
async function pagar(page: Page, review: string): Promise<string> {
  const { lineas } = await comprarPorLlamada(page, review);
  return lineas[0]?.solicitud?.idSolicitud ?? '';
}

test('de una carta comprada se pide su auténtica; el documento va solo, el notario la firma y cualquiera la comprueba', async ({
  page,
  browser,
}) => {
  await enter(page);
  const carta = await pagar(page, await completeDocumento(page, 'carta-poder', 'con-vigencia'));
  await page.goto(`/tramites/${carta}/detalle`);
  await page.getByRole('button', { name: 'Pedir la auténtica de las firmas' }).click();
  await expect(page).toHaveURL(/\/productos\/legalizacion-firmas\//);
  await expect(page.getByLabel('¿Cómo se llama el documento?')).toHaveValue('Carta poder para trámites');
  await expect(page.getByText(/Este resumen no es un acta/).first()).toBeVisible();
  await expect(page.getByText(/DOY FE/)).toHaveCount(0);
  await checkWidths(page);

  const idBorrador = page.url().split('/').at(-2) ?? '';
  const { revision, version } = await send(page, api.borradores.read, { idBorrador });
  const cambios = [
    { clave: 'hojasDocumento', valor: 2 },
    { clave: 'dias', valor: 'El martes por la tarde' },
  ];
  await send(page, api.borradores.save, { idBorrador }, { revision, cambios });
  const secciones = version.entrevista.secciones.length;
  const idSolicitud = await pagar(page, `/productos/legalizacion-firmas/${idBorrador}/${secciones}`);

  await page.goto(`/tramites/${idSolicitud}/detalle`);
  const faltan = page.getByLabel('Elegir archivo');
  await expect(page.getByText('Por revisar')).toHaveCount(1);
  await expect(faltan).toHaveCount(1);
  await faltan.setInputFiles({ name: 'dpi.png', mimeType: 'image/png', buffer: FOTO });
  await page.getByRole('button', { name: 'Entregar esta página' }).click();
  await expect(page.getByRole('heading', { name: 'Le estamos asignando un notario' })).toBeVisible();

  const [admin, notario] = [await openAs(browser, 'admin'), await openAs(browser, 'notario')];
  await asignarYAceptar(admin, notario, idSolicitud);
  await notario.goto(`/admin/tramites-en-proceso/documento/${idSolicitud}`);
  await expect(notario.getByText(/DOY FE de que las firmas que anteceden son AUTÉNTICAS/).first()).toBeVisible();
  await entregar(page, notario, idSolicitud, 'legalizacionFirmas');

  await page.goto(`/tramites/${idSolicitud}/detalle`);
  const boton = page.getByRole('button', { name: 'Descargar PDF de Auténtica de firmas' });
  const [file] = await Promise.all([page.waitForEvent('download'), boton.click()]);
  await verifyAsAnybody(browser, await bytesOf(file));
  await notario.goto('/admin/deberes');
  await expect(notario.getByRole('link', { name: /Toma de razón en el protocolo/ }).first()).toBeVisible();
});
