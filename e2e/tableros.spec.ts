import { enter } from './compras.ts';
import { checkScreen, checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';
import { comprarActa, openAs } from './tramites.ts';

test('la oficina entra y ve lo que está abierto; cada cifra lleva a los trámites que la forman', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await enter(page);
  await comprarActa(page, 'acta-supervivencia', 'jubilada');
  const admin = await openAs(browser, 'admin');
  await admin.goto('/admin');
  await expect(admin.getByRole('heading', { level: 1, name: 'Trámites notariales' })).toBeVisible();
  const abiertos = admin.getByRole('region', { name: 'Abiertos por estado' });
  await expect(abiertos).toBeVisible();
  await checkScreen(admin);
  await checkWidths(admin);
  await admin.getByRole('link', { name: 'Este mes' }).click();
  const nuevos = admin
    .getByText(/^Nuevos/)
    .locator('xpath=following-sibling::dd')
    .getByRole('link');
  const cuantos = await nuevos.textContent();
  await nuevos.click();
  await expect(admin).toHaveURL(/en-proceso\/todos\?desde=/);
  await expect(admin.getByText(new RegExp(`^${cuantos} resultados?$`))).toBeVisible();
  await admin.goto('/admin/dashboards/tramites-notariales?desde=2000-01-01&hasta=2000-12-31');
  await expect(admin.getByText('Ningún trámite salió de un estado en el período.')).toBeVisible();
  await checkScreen(admin);
});
