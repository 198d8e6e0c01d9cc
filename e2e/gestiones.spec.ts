import { api } from '@fedatario/contract';
import type { Page } from '@playwright/test';
import { send, typeCard } from './compras.ts';
import { abrirComoGestor, comprarGestion, GESTOR } from './gestiones.ts';
import { checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';
import { FOTO, openAs } from './tramites.ts';

const foto = { name: 'constancia.png', mimeType: 'image/png', buffer: FOTO };

test('una gestión, de la compra al resultado: la clienta, la oficina y un gestor sin cuenta en su teléfono', async ({
  page,
  browser,
}) => {
  const idSolicitud = await comprarGestion(page);
  await page.goto(`/gestion-tramites/${idSolicitud}/detalle`);
  await page.getByLabel('Elegir archivo').first().setInputFiles(foto);
  await page.getByRole('button', { name: 'Entregar esta página' }).click();
  await expect(page.getByRole('heading', { name: 'Le estamos asignando un gestor' })).toBeVisible();

  const oficina = await openAs(browser, 'admin');
  await oficina.goto(`/admin/gestion-tramites-sin-asignar/${idSolicitud}`);
  await oficina.getByRole('button', { name: `Asignar a ${GESTOR.nombre}` }).click();
  await expect(oficina.getByText(`es ahora de ${GESTOR.nombre}`)).toBeVisible();

  const gestor = await abrirComoGestor(browser, idSolicitud);
  await expect(gestor.getByRole('heading', { name: 'Le toca a usted' })).toBeVisible();
  await checkWidths(gestor);
  await gestor.getByRole('button', { name: 'La recibí' }).click();
  await expect(gestor.getByRole('button', { name: 'La presenté' })).toBeVisible();
  await rechazarYReponer(page, oficina, idSolicitud);
  await gestor.reload();
  await gestor.getByRole('button', { name: /^Comencé hoy: Búsqueda/ }).click();
  await expect(gestor.getByRole('button', { name: /^Terminé hoy: Búsqueda/ })).toBeVisible();
  await presentar(gestor, 'RENAP-881');
  await expect(page.getByRole('heading', { name: 'Está en manos de la institución' })).toBeVisible();

  await gestor.getByRole('button', { name: 'La institución observó algo' }).click();
  const observa = gestor.getByRole('dialog');
  await observa.getByLabel('Lo que la institución pide').fill('El año del asiento no coincide');
  await observa.getByLabel('Días hábiles que dio').fill('5');
  await observa.getByRole('button', { name: 'Guardar' }).click();
  await expect(gestor.getByText(/Se contesta a más tardar/).first()).toBeVisible();
  await presentar(gestor, 'RENAP-882');

  await preguntarYContestar(gestor, oficina, idSolicitud);
  await cobrarOtroGasto(page, oficina, idSolicitud);
  await anotarGastos(gestor);
  await gestor.getByRole('button', { name: 'Subir el resultado' }).click();
  const resuelve = gestor.getByRole('dialog');
  await resuelve.getByLabel('Elegir archivo').setInputFiles(foto);
  await expect(resuelve.getByText('constancia.png')).toBeVisible();
  await resuelve.getByRole('button', { name: 'Guardar' }).click();
  await expect(gestor.getByText('El resultado está entregado.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Su resultado está listo' })).toBeVisible();
  // Q25 estimated and Q40 accepted were charged; Q23.50 and Q40 were spent.
  await expect(page.getByText(/^Q\s63[.]50$/)).toHaveCount(3);

  await expect(page.getByText('Constancia sellada')).toBeVisible();
  await checkWidths(page);
  await page.getByRole('link', { name: 'Verificar', exact: true }).click();
  await expect(page.getByText('Constancia nuestra del resultado de una gestión')).toBeVisible();

  await oficina.getByRole('button', { name: 'Anular el enlace' }).click();
  await oficina.getByRole('dialog').getByRole('button', { name: 'Anular el enlace' }).click();
  await expect(oficina.getByText('No tiene un enlace que valga.')).toBeVisible();
  await gestor.reload();
  await gestor.getByRole('button', { name: 'Enviarme el código' }).click();
  await expect(gestor.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeVisible();
});

/** The office rejects the copy of the DPI with its reason, and the customer uploads another. */
async function rechazarYReponer(page: Page, oficina: Page, idSolicitud: string): Promise<void> {
  await oficina.goto(`/admin/gestion-tramites-en-proceso/detalle/${idSolicitud}`);
  await oficina.getByRole('button', { name: /^Rechazar/ }).click();
  const rechaza = oficina.getByRole('dialog');
  await rechaza.getByLabel('Motivo').fill('No se lee el número');
  await rechaza.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(page.getByText('Motivo: No se lee el número').first()).toBeVisible();
  await page.getByLabel('Elegir archivo').first().setInputFiles(foto);
  await page.getByRole('button', { name: 'Entregar esta página' }).click();
  await expect(page.getByRole('heading', { name: 'Su gestor la está preparando' })).toBeVisible();
}

/** The office asks for an expense that nobody estimated; the customer accepts it by paying its invoice. */
async function cobrarOtroGasto(page: Page, oficina: Page, idSolicitud: string): Promise<void> {
  await oficina.getByRole('button', { name: 'Agregar un gasto' }).click();
  const agrega = oficina.getByRole('dialog');
  await agrega.getByLabel('Concepto').fill('Certificación del libro');
  await agrega.getByLabel('Lo más que costará, en quetzales').fill('40');
  await agrega.getByRole('button', { name: 'Guardar' }).click();
  await oficina.getByRole('button', { name: /^Cobrar Q\s65[.]00$/ }).click();
  await oficina
    .getByRole('dialog')
    .getByRole('button', { name: /^Cobrar Q\s65[.]00$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Hay gastos de la institución por pagar' })).toBeVisible();
  await checkWidths(page);
  await page.getByRole('link', { name: 'Pagar los gastos' }).click();
  await page.getByRole('button', { name: /^Pagar Q\s65/ }).click();
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();
  await page.goto(`/gestion-tramites/${idSolicitud}/detalle`);
  await expect(page.getByRole('heading', { name: 'Está en manos de la institución' })).toBeVisible();
}

/** The gestor notes what each expense cost, with the photograph of its receipt. */
async function anotarGastos(gestor: Page): Promise<void> {
  await gestor.reload();
  for (const [concepto, costo] of [
    ['Tasa del RENAP por certificación', '23.50'],
    ['Certificación del libro', '40'],
  ] as const) {
    await gestor.getByRole('button', { name: `Anotar lo que costó ${concepto}` }).click();
    const anota = gestor.getByRole('dialog');
    await anota.getByLabel('Lo que costó, en quetzales').fill(costo);
    await anota.getByLabel('Elegir archivo').setInputFiles(foto);
    await expect(anota.getByText('constancia.png')).toBeVisible();
    await anota.getByRole('button', { name: 'Guardar' }).click();
    await expect(gestor.getByRole('dialog')).toHaveCount(0);
  }
  await checkWidths(gestor);
}

/** The gestor photographs the receipt, and writes its number. */
async function presentar(gestor: Page, numero: string): Promise<void> {
  await gestor.getByRole('button', { name: 'La presenté' }).click();
  const dialogo = gestor.getByRole('dialog');
  await dialogo.getByLabel('Número que dio la institución').fill(numero);
  await dialogo.getByLabel('Elegir archivo').setInputFiles(foto);
  await expect(dialogo.getByText('constancia.png')).toBeVisible();
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await expect(gestor.getByText(numero, { exact: false }).first()).toBeVisible();
}

async function preguntarYContestar(gestor: Page, oficina: Page, idSolicitud: string): Promise<void> {
  await gestor.getByLabel('Su pregunta').fill('¿Necesita el original en papel?');
  await gestor.getByRole('button', { name: 'Preguntar' }).click();
  await oficina.goto(`/admin/gestion-tramites-en-proceso/detalle/${idSolicitud}`);
  await expect(oficina.getByText('¿Necesita el original en papel?')).toBeVisible();
  await oficina.getByLabel('Mensaje para el gestor').fill('No, basta el PDF.');
  await oficina.getByRole('button', { name: 'Enviar al gestor' }).click();
  await expect(oficina.getByRole('listitem').filter({ hasText: 'No, basta el PDF.' })).toBeVisible();
  await checkWidths(oficina);
  await gestor.reload();
  await expect(gestor.getByText('No, basta el PDF.')).toBeVisible();
}

test('lo denegado se apela: la clienta decide y el gestor lo presenta como recurso', async ({ page, browser }) => {
  const idSolicitud = await comprarGestion(page);
  const oficina = await openAs(browser, 'admin');
  const { requisitos } = await send(oficina, api.gestiones.read, { idSolicitud });
  for (const { idRequisito, revision, obligatorio } of requisitos)
    if (obligatorio)
      await send(oficina, api.requisitos.waive, { idRequisito }, { revision, motivo: 'Ya lo vimos antes' });
  const { revision } = await send(oficina, api.gestiones.read, { idSolicitud });
  const [{ idGestor }] = (await send(oficina, api.encargos.candidates, { idSolicitud })).filter(
    ({ nombre }: { nombre: string }) => nombre === GESTOR.nombre,
  );
  await send(oficina, api.encargos.assign, { idSolicitud }, { revision, idGestor, motivo: null });

  const gestor = await abrirComoGestor(browser, idSolicitud);
  await gestor.getByRole('button', { name: 'La recibí' }).click();
  await presentar(gestor, 'RENAP-990');
  await gestor.getByRole('button', { name: 'La institución la denegó' }).click();
  const deniega = gestor.getByRole('dialog');
  await deniega.getByLabel('Por qué la denegó').fill('No consta el asiento en ese municipio');
  await deniega.getByRole('button', { name: 'Guardar' }).click();
  await expect(gestor.getByRole('heading', { name: 'No tiene que hacer nada ahora' })).toBeVisible();

  await page.goto(`/gestion-tramites/${idSolicitud}/detalle`);
  await page.getByRole('button', { name: 'Apelar', exact: true }).click();
  const apela = page.getByRole('dialog');
  await apela.getByLabel('Motivo').fill('El asiento está en otro libro, el 14');
  await apela.getByRole('button', { name: 'Apelar' }).click();
  await expect(page.getByRole('heading', { name: 'Su gestor la está preparando' })).toBeVisible();
  await gestor.reload();
  await presentar(gestor, 'RENAP-991');
  await expect(gestor.getByText('Recurso', { exact: true })).toBeVisible();
});
