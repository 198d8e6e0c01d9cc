import type { Browser, Download } from '@playwright/test';
import { checkScreen } from './pantalla.ts';
import { expect } from './product.ts';
import { openWindow } from './ventanas.ts';

export async function bytesOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The file with one byte changed, far from both ends. */
export function alter(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  changed[1000] = Number(changed[1000]) ^ 1;
  return changed;
}

/** A visitor without an account checks by file, by code, and with one byte changed. Nothing is uploaded. */
export async function verifyAsAnybody(browser: Browser, bytes: Buffer): Promise<void> {
  const page = await openWindow(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  const uploads: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && uploads.push(request.url()));
  const choose = (buffer: Buffer) => {
    const file = { name: 'documento.pdf', mimeType: 'application/pdf', buffer };
    return page.getByLabel('Elegir el PDF').last().setInputFiles(file);
  };
  await page.goto('/verificar');
  await choose(bytes);
  await expect(page.getByRole('heading', { name: 'El archivo es auténtico' })).toBeVisible();
  const codigo = await page.getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/).textContent();
  await page.getByLabel('Código de verificación').fill(String(codigo).toLowerCase());
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByRole('heading', { name: 'Documento auténtico' })).toBeVisible();
  await checkScreen(page);
  await choose(alter(bytes));
  await expect(page.getByRole('heading', { name: 'El archivo no es este documento, o fue alterado' })).toBeVisible();
  await checkScreen(page);
  expect(uploads).toEqual([]);
}
