import { comprarComodato } from './compras.ts';
import { checkScreen, checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';
import { openAs } from './tramites.ts';

test('de una cifra del tablero de ventas se llega a su lista, que suma lo mismo, y a su pedido', async ({
  page,
  browser,
}) => {
  await comprarComodato(page);

  const admin = await openAs(browser, 'admin');
  await admin.goto('/admin/dashboards/venta');
  await admin.getByRole('link', { name: 'Este mes' }).click();
  await admin.getByLabel('Comparar').selectOption({ label: 'Con el año pasado' });
  await expect(admin).toHaveURL(/desde=.*comparar=anioPasado/);
  await expect(admin.getByText('Comparado con')).toBeVisible();
  await expect(admin.getByText('antes Q 0.00').first()).toBeVisible();
  await checkWidths(admin);
  const barras = admin.getByRole('list', { name: 'Ingresos por día' }).getByRole('link');
  await barras.first().focus();
  await admin.keyboard.press('ArrowRight');
  await expect(barras.nth(1)).toBeFocused();
  await admin.getByText('Ver como tabla').click();
  await expect(
    admin.getByRole('region', { name: 'Ingresos por día' }).getByRole('row', { name: /^Total/ }),
  ).toBeVisible();
  await checkScreen(admin);

  // Other journeys buy meanwhile: the figure and the list are read again until nothing was sold in between.
  await expect(async () => {
    await admin.goto('/admin/dashboards/venta');
    const ingresos = admin.getByRole('definition').getByRole('link').first();
    const monto = (await ingresos.textContent()) ?? '';
    await ingresos.click();
    await expect(admin).toHaveURL(/historial-ventas\?.*pago=recibido/);
    const totales = admin.getByRole('region', { name: 'Totales de lo filtrado' });
    await expect(admin.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    expect(await totales.textContent()).toContain(monto);
  }).toPass();
  await checkWidths(admin);
  await admin.getByRole('table').getByRole('link').first().click();
  await expect(admin).toHaveURL(/historial-ventas\/[0-9a-f-]{36}/);
});
