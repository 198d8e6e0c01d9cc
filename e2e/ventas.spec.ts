import { readFile } from 'node:fs/promises';
import { api } from '@fedatario/contract';
import type { Page } from '@playwright/test';
import { completeDocumento, comprarPorLlamada, enter, send } from './compras.ts';
import { checkWidths } from './pantalla.ts';
import { demoAccount, expect, test, wantsReingreso } from './product.ts';
import { openAs } from './tramites.ts';

const SALES = '/admin/historial-ventas';

/** A new customer buys two documents that a notary makes; returns the number of the invoice, whose page is open. */
async function buy(page: Page): Promise<{ numero: string; idFactura: string }> {
  await enter(page);
  const acta = await completeDocumento(page, 'acta-supervivencia', 'jubilada');
  const declaracion = await completeDocumento(page, 'declaracion-jurada', 'ingresos');
  const { numero, idFactura } = await comprarPorLlamada(page, acta, declaracion);
  await page.goto(`/detalle-pago/${idFactura}`);
  return { numero, idFactura };
}

test('la clienta ve cuánto recibe y lo pide; la administración lo encuentra, reingresa, aprueba menos, y ella lo ve', async ({
  page,
  browser,
}) => {
  const { numero, idFactura } = await buy(page);
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

  const office = await openAs(browser, 'admin');
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
  await again.getByLabel('Contraseña', { exact: true }).fill(demoAccount('admin').clave);
  await again.getByRole('button', { name: 'Continuar' }).click();
  await expect(office.getByText(/Se devuelven Q\s100\.00/)).toBeVisible();
  await expect
    .poll(async () => (await send(page, api.facturas.read, { idFactura })).estado)
    .toBe('parcialmenteReembolsada');
  await office.reload();
  await expect(office.getByText('Reembolsada en parte')).toBeVisible();
  await expect(office.getByText(/Nota de crédito NC-/).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Devuelto')).toBeVisible();
  await expect(page.getByText('Nuestra respuesta: Se descuenta la consulta')).toBeVisible();
  await fromFigureToNote(office);
});

/** The figure of credit notes on the dashboard leads to their list, which has the same total, and that to an order. */
async function fromFigureToNote(office: Page): Promise<void> {
  // Other journeys give back meanwhile: the figure and the list are read again until nothing moved in between.
  await expect(async () => {
    await office.goto('/admin/dashboards/venta');
    const figure = office
      .getByRole('term')
      .filter({ hasText: 'Notas de crédito' })
      .locator('xpath=following-sibling::dd')
      .getByRole('link');
    const amount = (await figure.textContent()) ?? '';
    await figure.click();
    await expect(office).toHaveURL(/\/admin\/notas-de-credito\?/);
    const totals = office.getByRole('region', { name: 'Totales de lo filtrado' });
    await expect(office.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    expect(await totals.textContent()).toContain(amount);
  }).toPass();
  await checkWidths(office);
  await office.getByRole('table').getByRole('link', { name: /^NC-/ }).first().click();
  await expect(office).toHaveURL(/historial-ventas\/[0-9a-f-]{36}/);
  await expect(office.getByText(/Nota de crédito NC-/).first()).toBeVisible();
}

test('lo filtrado está en la dirección, sus totales también, y se exporta justo eso; todo es accesible y cabe', async ({
  page,
  browser,
}) => {
  const { numero } = await buy(page);
  await page.getByRole('button', { name: 'Pedir un reembolso' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkWidths(page);
  const office = await openAs(browser, 'admin');
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
  await expect(office.getByRole('link', { name: numero })).toBeVisible();
  await checkWidths(office);
  await office.getByRole('link', { name: numero }).click();
  await office.getByRole('button', { name: 'Reembolsar' }).click();
  await office.getByRole('checkbox', { name: /Acta de supervivencia/ }).check();
  await checkWidths(office);
});
