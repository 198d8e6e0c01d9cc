import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { addDocumento, enter, fillInvoice, typeCard } from './compras.ts';
import { checkWidths } from './pantalla.ts';
import { demoAccount, expect, signIn, test, wantsReingreso } from './product.ts';

const SALES = '/admin/historial-ventas';

/** A new customer buys two documents that a notary makes, with a card; returns the number of the invoice. */
async function buy(page: Page): Promise<string> {
  await enter(page);
  await addDocumento(page, 'acta-supervivencia');
  await addDocumento(page, 'declaracion-jurada');
  await fillInvoice(page);
  await page.getByRole('button', { name: /^Pagar Q/ }).click();
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();
  return /F-\d{4}-\d{6}/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '';
}

/** Opens a browser context signed in as the administration. */
async function openOffice(browser: Browser, width = 1440): Promise<{ office: Page; clave: string }> {
  const { email, clave } = demoAccount('admin');
  const context = await browser.newContext({
    baseURL: process.env.PRODUCT_URL ?? '',
    viewport: { width, height: 900 },
  });
  const office = await context.newPage();
  await signIn(office, email, clave);
  await expect(office).toHaveURL('/');
  return { office, clave };
}

test('la clienta ve cuánto recibe y lo pide; la administración lo encuentra, reingresa, aprueba menos, y ella lo ve', async ({
  page,
  browser,
}) => {
  const numero = await buy(page);
  await page.getByRole('button', { name: 'Pedir un reembolso' }).click();
  const asking = page.getByRole('dialog', { name: 'Pedir un reembolso' });
  await asking.getByRole('checkbox', { name: /Acta de supervivencia/ }).check();
  await expect(asking.getByText(/Se le devuelve Q\s250\.00 de Q\s250\.00/)).toBeVisible();
  await expect(asking.getByText(/Nadie ha comenzado/).first()).toBeVisible();
  await asking.getByRole('button', { name: /^Pedir Q\s250\.00/ }).click();
  await expect(asking.getByLabel('¿Por qué lo pide?')).toHaveAccessibleDescription(/Complete este campo/);
  await asking.getByLabel('¿Por qué lo pide?').fill('Ya no la necesito');
  await asking.getByRole('button', { name: /^Pedir Q\s250\.00/ }).click();
  await expect(page.getByText('En revisión')).toBeVisible();

  const { office, clave } = await openOffice(browser);
  await office.goto(`${SALES}?reembolso=pendiente`);
  await office.getByRole('searchbox').fill(numero);
  await expect(office.getByText('1 resultado', { exact: true })).toBeVisible();
  await office.getByRole('link', { name: numero }).click();
  await expect(office.getByText(/Ya no la necesito/).first()).toBeVisible();
  await office.getByRole('button', { name: 'Aprobar…', exact: true }).click();
  const approving = office.getByRole('dialog', { name: 'Aprobar el reembolso' });
  await approving.getByLabel('Monto a devolver').fill('100');
  await approving.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(approving.getByLabel('Motivo')).toHaveAccessibleDescription(/Complete este campo/);
  await approving.getByLabel('Motivo').fill('Se descuenta la consulta');
  await wantsReingreso(office, '**/aprobacion');
  await approving.getByRole('button', { name: 'Aprobar', exact: true }).click();
  const again = office.getByRole('dialog', { name: 'Confirme que es usted' });
  await again.getByLabel('Contraseña', { exact: true }).fill('no es esta');
  await again.getByRole('button', { name: 'Continuar' }).click();
  await expect(again.getByText(/no coincide/)).toBeVisible();
  await again.getByLabel('Contraseña', { exact: true }).fill(clave);
  await again.getByRole('button', { name: 'Continuar' }).click();
  await expect(office.getByText(/Se devuelven Q\s100\.00/)).toBeVisible();
  await expect(async () => {
    await office.reload();
    await expect(office.getByText('Reembolsada en parte')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(office.getByText(/Nota de crédito NC-/).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Devuelto')).toBeVisible();
  await expect(page.getByText('Nuestra respuesta: Se descuenta la consulta')).toBeVisible();
});

test('lo filtrado está en la dirección, sus totales también, y se exporta justo eso', async ({ page, browser }) => {
  const numero = await buy(page);
  const { office } = await openOffice(browser);
  await office.goto(SALES);
  await office.getByRole('searchbox').fill(numero);
  await expect(office).toHaveURL(new RegExp(`texto=${numero}`));
  const totals = office.getByRole('region', { name: 'Totales de lo filtrado' });
  await expect(totals.getByText('1 de 1')).toBeVisible();
  await expect(totals.getByText(/^Q\s600\.00$/).first()).toBeVisible();
  await office.getByLabel('Desde').fill('2020-01-01');
  await expect(office).toHaveURL(/desde=2020-01-01/);
  await office.getByLabel('Hasta').fill('2020-01-31');
  await expect(office.getByText('Nada coincide')).toBeVisible();
  await expect(totals.getByText('0 de 0')).toBeVisible();
  await office.getByLabel('Desde', { exact: true }).fill('2020-02-01');
  await expect(office.getByText('El último día es anterior al primero. Cambie uno.')).toBeVisible();
  await expect(office.getByText('Nada coincide')).toBeHidden();
  await expect(office.getByLabel('Hasta', { exact: true })).toHaveValue('2020-01-31');
  await office.getByRole('button', { name: /Quitar Hasta/ }).click();
  await expect(totals.getByText('1 de 1')).toBeVisible();
  await office.getByRole('button', { name: 'Exportar' }).click();
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: /CSV/ }).click(),
  ]);
  const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(`${numero},`);
  expect(rows[1]).toContain(',600.00,600.00,0.00,600.00');
});

test('la lista, una venta y sus decisiones son accesibles y caben', async ({ page, browser }) => {
  const numero = await buy(page);
  await page.getByRole('button', { name: 'Pedir un reembolso' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkWidths(page);
  const { office } = await openOffice(browser);
  await office.goto(`${SALES}?texto=${numero}`);
  await expect(office.getByRole('link', { name: numero })).toBeVisible();
  await checkWidths(office);
  await office.getByRole('link', { name: numero }).click();
  await office.getByRole('button', { name: 'Reembolsar' }).click();
  await office.getByRole('checkbox', { name: /Acta de supervivencia/ }).check();
  await checkWidths(office);
});
