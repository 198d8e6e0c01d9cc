import type { Page } from '@playwright/test';
import { completeDocumento, enter } from './compras.ts';
import { checkScreen, checkWidths } from './pantalla.ts';
import { expect, signInAs, test } from './product.ts';
import { openWindow } from './ventanas.ts';

test('la oficina hace un producto a partir de otro, se le dice lo que falta, lo publica, y una clienta lo empieza', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/catalogos/productos/documento');
  await page.getByRole('link', { name: 'Nuevo producto' }).click();
  await page.getByLabel('Documento del que parte').selectOption('Carta poder para trámites');
  await page.getByLabel('Nombre', { exact: true }).fill('Carta poder para el banco');
  const slug = `carta-poder-banco-${Date.now()}`;
  await page.getByLabel('Dirección de su página').fill('carta-poder');
  await page.getByRole('button', { name: 'Crear el producto' }).click();
  await expect(page.getByText('Otro producto ya tiene esa dirección.')).toBeVisible();
  await page.getByLabel('Dirección de su página').fill(slug);
  await checkScreen(page);
  await page.getByRole('button', { name: 'Crear el producto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carta poder para el banco' })).toBeVisible();
  await expect(page.getByText('Todavía no está a la venta')).toBeVisible();

  await escribirPartes(page);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const asking = page.getByRole('dialog');
  await expect(asking).toContainText('Q 129.00');
  await asking.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Publicado. El público ya lo ve.')).toBeVisible();

  const clienta = await openWindow(browser);
  await enter(clienta);
  await clienta.goto(`/productos/${slug}`);
  await expect(clienta.getByText('Comisión del banco').first()).toBeVisible();
  await expect(clienta.getByText('Q 129.00').first()).toBeVisible();
  await clienta.goto(await completeDocumento(clienta, slug, 'con-vigencia', 'carta-poder'));
  await expect(clienta.getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();

  await page.getByRole('link', { name: 'Precio', exact: true }).click();
  await page.getByLabel('Precio con IVA').fill('149.00');
  await expect(page.getByText('Sin publicar: el precio.')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await programar(page);
  await page.getByRole('button', { name: 'No publicarlo en esa fecha' }).click();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await asking.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('link', { name: 'Versiones', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Versión 2' })).toBeVisible();
  await expect(page.getByText('1 borrador abierto')).toBeVisible();
  await expect(page.getByText('Antes Q 129.00; ahora Q 149.00, con IVA.')).toBeVisible();
  await expect(page.getByText('La entrevista no cambia.')).toBeVisible();
  await checkWidths(page);
});

/** Each part saves by itself; a row half written waits in the browser. */
async function escribirPartes(page: Page): Promise<void> {
  await page.getByLabel('Resumen').fill('Para que otra persona haga sus trámites en el banco.');
  await page.getByRole('button', { name: 'Agregar un arancel' }).click();
  const arancel = page.getByRole('group', { name: 'Arancel 1' });
  await arancel.getByLabel('Concepto').fill('Comisión del banco');
  await expect(arancel.getByText('Escriba cuánto es o, si no se puede saber, por qué.')).toBeVisible();
  await expect(page.getByText('Sin guardar hasta que se complete')).toBeVisible();
  await arancel.getByLabel('Monto').fill('25.00');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(page.getByText(/Sin publicar: .*los datos/)).toBeVisible();
  await checkWidths(page);
  await page.getByRole('link', { name: 'Precio', exact: true }).click();
  await page.getByLabel('Precio con IVA').fill('128.00');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByLabel('Precio con IVA')).not.toHaveValue('128.00');
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expect(page.getByLabel('Precio con IVA')).toHaveValue('128.00');
  await page.reload();
  await expect(page.getByLabel('Precio con IVA')).toHaveValue('128.00');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Versiones', exact: true }).click();
  await expect(page.getByText('Todavía no se publicó ninguna.')).toBeVisible();
  await page.getByRole('link', { name: 'Requisitos', exact: true }).click();
  await page.getByRole('button', { name: 'Agregar un requisito' }).click();
  await page.getByRole('button', { name: 'Quitar Requisito 1' }).click();
  await checkScreen(page);
  // Published before the pause of the save: what is written is saved first.
  await page.getByRole('link', { name: 'Precio', exact: true }).click();
  await page.getByLabel('Precio con IVA').fill('129.00');
}

/** A moment that passed is refused; one to come waits, and is said. */
async function programar(page: Page): Promise<void> {
  const asking = page.getByRole('dialog');
  await asking.getByLabel('En una fecha').check();
  await asking.getByLabel('Fecha y hora').fill('2020-01-01T08:00');
  await asking.getByRole('button', { name: 'Programar' }).click();
  await expect(asking.getByText('Elija un momento que no haya pasado')).toBeVisible();
  await checkScreen(page);
  const enUnMes = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16);
  await asking.getByLabel('Fecha y hora').fill(enUnMes);
  await asking.getByRole('button', { name: 'Programar' }).click();
  await expect(page.getByText(/Se publicará el .* Lo programó/)).toBeVisible();
}
