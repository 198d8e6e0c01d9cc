import { comprarComodato } from './compras.ts';
import { checkScreen, checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';
import { openAs } from './tramites.ts';

test('lo que una clienta paga está en los reportes de la oficina, que llevan a sus ventas y se exportan', async ({
  page,
  browser,
}) => {
  await comprarComodato(page);

  const admin = await openAs(browser, 'admin');
  await admin.goto('/admin/reporte/productos-mas-vendidos');
  const vendido = admin.getByRole('row').filter({ hasText: /comodato/i });
  await expect(vendido).toBeVisible();
  await expect(admin.getByRole('row', { name: /^Total/ })).toContainText('Q');
  await checkWidths(admin);
  await admin.goto('/admin/reporte/detalle-productos');
  await expect(admin.getByRole('row').filter({ hasText: /comodato/i })).toBeVisible();
  await checkScreen(admin);
  await admin.goto('/admin/reporte/tramites-por-estado');
  await checkWidths(admin);
  await admin.goto('/admin/reporte/ventas-mensuales');
  await admin.getByRole('button', { name: 'Exportar' }).click();
  const coming = admin.waitForEvent('download');
  await admin.getByRole('button', { name: /^CSV/ }).click();
  expect((await coming).suggestedFilename()).toMatch(/^ventas-mensuales.*[.]csv$/);
  await checkWidths(admin);
  await admin.getByRole('link', { name: 'El año pasado' }).click();
  await expect(admin.getByText('No hay nada en este período.')).toBeVisible();
  await checkScreen(admin);
  await admin.getByRole('link', { name: 'Este mes' }).click();
  await admin.getByRole('rowheader').getByRole('link').first().click();
  await expect(admin).toHaveURL(/historial-ventas\?desde=/);
});

test('una vista guardada se programa por correo, llega con su archivo y quien la recibe puede dejarla', async ({
  browser,
}) => {
  const admin = await openAs(browser, 'admin');
  await admin.goto('/admin/reporte/ventas-mensuales');
  await admin.getByRole('link', { name: 'El mes pasado' }).click();
  await admin.getByRole('link', { name: 'Vistas y envíos' }).click();
  await admin.getByLabel('Nombre de la vista').fill('Cierre de mes');
  await admin.getByRole('button', { name: 'Guardar como vista nueva' }).click();
  await expect(admin.getByRole('link', { name: 'Cierre de mes' })).toBeVisible();
  await admin.getByRole('button', { name: 'Programar un envío' }).click();
  await checkWidths(admin);
  await admin.getByRole('button', { name: 'Guardar el envío' }).click();
  await expect(admin.getByText('El día 1 de cada mes a las 07:00')).toBeVisible();
  await admin.getByRole('button', { name: /^Enviar ahora/ }).click();
  let enlace: string | undefined;
  await expect
    .poll(async () => {
      const text = await (await admin.request.get('/api/public/buzon?limite=100')).text();
      enlace = /Ventas mensuales: Cierre de mes.*?(\/admin\/reporte\/ventas-mensuales\?[^"\s\\]*vistas=si)/s.exec(
        text,
      )?.[1];
      return enlace;
    })
    .toBeDefined();
  await admin.goto((enlace ?? '').replaceAll('&amp;', '&'));
  await expect(admin.getByText(/^Lo programó .*Último/)).toBeVisible();
  await checkWidths(admin);
  await admin.getByRole('button', { name: /^Dejar de recibirlo/ }).click();
  await expect(admin.getByText(/pidió no recibirlo/)).toBeVisible();
});
