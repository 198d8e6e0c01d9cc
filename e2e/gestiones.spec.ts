import { api } from '@fedatario/contract';
import type { Locator, Page } from '@playwright/test';
import { enter, fillInvoice, send, typeCard } from './compras.ts';
import { checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';
import { FOTO, openAs } from './tramites.ts';

const NOMBRE = 'Certificaciones del RENAP';
const FICHERO = { name: 'comprobante.png', mimeType: 'image/png', buffer: FOTO };

const respuestas = {
  tipo: 'nacimiento',
  nombres: 'Ana Lucía',
  apellidos: 'Ixcot Pérez',
  cui: '2500004231601',
  fechaEvento: '1995-11-21',
  municipio: '0901',
  apostilla: false,
  correo: 'ana@ejemplo.test',
};

/** A new customer answers the questions of a gestión and pays for it by card. */
async function buy(page: Page): Promise<string> {
  await enter(page);
  const { data } = await (await page.request.get('/api/public/productos/certificaciones-renap')).json();
  const { idBorrador } = await send(page, api.borradores.create, {}, { idProducto: data.idProducto });
  const { revision } = await send(page, api.borradores.read, { idBorrador });
  const cambios = Object.entries(respuestas).map(([clave, valor]) => ({ clave, valor }));
  await send(page, api.borradores.save, { idBorrador }, { revision, cambios });
  await page.goto(`/productos/certificaciones-renap/${idBorrador}/1`);
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL('/checkout');
  await fillInvoice(page);
  await page.getByRole('button', { name: /^Pagar Q/ }).click();
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Gestión G-/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Suba lo que falta para comenzar' })).toBeVisible();
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

async function handIn(page: Page): Promise<void> {
  await page.getByLabel('Elegir archivo').first().setInputFiles(FICHERO);
  await page.getByRole('button', { name: 'Entregar esta página' }).click();
}

/** Opens a form of the office, fills it in and saves it. */
async function annotate(oficina: Page, acto: string, fill: (form: Locator) => Promise<void>): Promise<void> {
  await oficina.getByRole('button', { name: acto, exact: true }).click();
  const form = oficina.getByRole('dialog');
  await fill(form);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toBeHidden();
}

const present = (oficina: Page, numero: string) =>
  annotate(oficina, 'Anotar lo presentado', async (form) => {
    await form.getByLabel('Número que dio la institución').fill(numero);
    await form.getByLabel('Elegir archivo').setInputFiles(FICHERO);
    await expect(form.getByText('comprobante.png')).toBeVisible();
  });

const situacion = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

test('comprada, se asigna, se rechaza y repone un requisito, se presenta, se observa, se contesta y se entrega', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const idSolicitud = await buy(page);
  await handIn(page);
  await situacion(page, 'Le estamos asignando un gestor');

  const oficina = await openAs(browser, 'admin');
  await oficina.goto(`/admin/gestion-tramites-sin-asignar/${idSolicitud}`);
  await expect(oficina.getByRole('button', { name: 'Asignar a Lucía Ajanel' })).toBeVisible();
  await checkWidths(oficina);
  await oficina.getByRole('button', { name: 'Asignar a Lucía Ajanel' }).click();
  await expect(oficina.getByText(/es ahora de Lucía Ajanel/)).toBeVisible();
  await oficina.goto('/admin/gestion-tramites-en-proceso/todos');
  await expect(oficina.getByRole('link', { name: NOMBRE }).first()).toBeVisible();
  await checkWidths(oficina);

  await oficina.goto(`/admin/gestion-tramites-en-proceso/detalle/${idSolicitud}`);
  await expect(oficina.getByRole('region', { name: 'Datos para los formularios' })).toContainText('Ixcot Pérez');
  await oficina.getByRole('button', { name: 'El gestor la recibió' }).click();
  await oficina.getByRole('button', { name: 'Ver lo entregado' }).first().click();
  await oficina
    .getByRole('button', { name: /^Rechazar/ })
    .first()
    .click();
  await oficina.getByRole('dialog').getByLabel('Motivo').fill('No se lee el número');
  await oficina.getByRole('dialog').getByRole('button', { name: 'Rechazar', exact: true }).click();
  await situacion(page, 'Suba lo que falta para comenzar');
  await expect(page.getByText('Motivo: No se lee el número').first()).toBeVisible();
  await handIn(page);
  await situacion(page, 'Su gestor la está preparando');

  await oficina.reload();
  await present(oficina, '45-2026');
  await situacion(page, 'Está en manos de la institución');
  await annotate(oficina, 'Anotar una observación', async (form) => {
    await form.getByLabel('Lo que la institución pide').fill('Falta la boleta de pago');
    await form.getByLabel('Días hábiles que dio').fill('5');
    await form.getByLabel('Quién la contesta').selectOption('Cliente');
  });
  await situacion(page, 'La institución pregunta algo que solo usted puede contestar');
  await checkWidths(page);
  await page.getByLabel('Su respuesta').fill('Aquí está la boleta');
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await situacion(page, 'La institución pidió corregir algo');
  await expect(oficina.getByText('Aquí está la boleta')).toBeVisible();
  await present(oficina, '46-2026');
  await annotate(oficina, 'Anotar el resultado', async (form) => {
    await form.getByLabel('Elegir archivo').setInputFiles(FICHERO);
    await expect(form.getByText('comprobante.png')).toBeVisible();
  });
  await situacion(page, 'Su resultado está listo');
  await checkWidths(page);
  await checkWidths(oficina);
  await page.goto('/gestion-tramites/todos');
  await expect(page.getByRole('link', { name: NOMBRE })).toBeVisible();
  await checkWidths(page);
});

test('denegada, la clienta la apela y se presenta otra vez como recurso', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const idSolicitud = await buy(page);
  await handIn(page);
  await situacion(page, 'Le estamos asignando un gestor');
  const oficina = await openAs(browser, 'admin');
  const { revision } = await send(oficina, api.gestiones.read, { idSolicitud });
  await send(oficina, api.encargos.assign, { idSolicitud }, { revision, idGestor: null, motivo: null });
  await oficina.goto(`/admin/gestion-tramites-en-proceso/detalle/${idSolicitud}`);
  await oficina.getByRole('button', { name: 'El gestor la recibió' }).click();
  await present(oficina, '50-2026');
  await annotate(oficina, 'Anotar que la denegó', (form) =>
    form.getByLabel('Por qué la denegó').fill('El asiento está a nombre de otra persona'),
  );
  await situacion(page, 'La institución la denegó');
  await checkWidths(page, [390]);
  await page
    .getByRole('button', { name: /^Apelar/ })
    .first()
    .click();
  const asking = page.getByRole('dialog');
  await asking.getByLabel('Motivo').fill('El asiento se corrigió el mes pasado');
  await asking.getByRole('button', { name: /^Apelar/ }).click();
  await situacion(page, 'Su gestor la está preparando');
  await oficina.reload();
  await present(oficina, '51-2026');
  await expect(page.getByText('Recurso')).toBeVisible();
});
