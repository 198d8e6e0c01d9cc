import { spawnSync } from 'node:child_process';
import { createAccount, expect, signIn, test } from './product.ts';

const pdftotext = (file: string) => spawnSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
const missing = pdftotext('-v').error !== undefined;

test('de la revisión se ve el PDF con lo que se acaba de escribir y la marca de borrador', async ({ page }) => {
  test.skip(missing, 'falta pdftotext (apt-get install poppler-utils)');
  await signIn(page, await createAccount(page));
  await page.goto('/productos/contrato-arrendamiento');
  await page.getByRole('button', { name: 'Comenzar' }).click();
  await page.getByRole('link', { name: 'Revisión' }).click();
  await expect(page.getByRole('heading', { name: 'Revisión' })).toBeVisible();
  await page.getByRole('button', { name: 'Nombres' }).first().click();
  const arrendante = page.getByRole('group', { name: '¿Quién da en arrendamiento?' });
  await arrendante.getByLabel('Nombres').fill('Íñiga Lucía');
  await arrendante.getByLabel('Apellidos').fill('Peñate');
  // Asked before the autosave: the PDF must include the latest text all the same.
  await page.getByRole('link', { name: 'Revisión' }).click();
  await page.getByRole('button', { name: 'Ver PDF' }).click();

  const dialog = page.getByRole('dialog', { name: 'Su documento, como va' });
  // A browser without a PDF viewer, such as on phones, shows that the file is ready.
  const inside = await page.evaluate(() => navigator.pdfViewerEnabled);
  const shown = inside
    ? dialog.getByTitle('Contrato de arrendamiento (borrador).pdf')
    : dialog.getByText(/^Su PDF está listo/);
  await expect(shown).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Descargar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Contrato de arrendamiento (borrador).pdf');
  // Text extraction breaks lines anywhere, and places each letter of the slanted watermark on its own.
  const text = pdftotext(await download.path()).stdout.replace(/\s/g, '');
  expect(text).toContain('ÍÑIGALUCÍAPEÑATE');
  expect(text).toContain('BORRADOR');

  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Ver PDF' })).toBeFocused();
});
