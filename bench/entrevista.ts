import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createScratchDatabase, startProduct } from '@fedatario/server/testing';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { type Escenario, withEscenario } from './escenario/escenario.ts';

const DOCUMENT = 'contrato-arrendamiento';
const KEYS = 200;
const WARM = 20;
/** A person who types fast: five keys a second, with a pause for the save that follows. */
const BETWEEN = 80;

/**
 * In a real browser, from a key pressed in a question to the paragraph of the document changed and drawn: a contract of
 * fourteen clauses, the name of its first party, a letter at a time.
 */
export const measure = () => withEscenario('entrevista', measureIn);

async function measureIn({ dataDir, keep }: Escenario) {
  const { url } = await createScratchDatabase();
  const product = keep(await startProduct(url, dataDir), ({ stop }) => stop());
  const { executablePath, args } = await findBrowser();
  const browser = keep(await chromium.launch({ executablePath, args: [...args] }), (open) => open.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openInterview(page, product.url, dataDir);
  const times = (await type(page)).slice(WARM).sort((x, y) => x - y);
  const at = (part: number) => Math.round((times[Math.floor(times.length * part)] ?? Number.NaN) * 10) / 10;
  return [{ medida: 'tecla → párrafo dibujado', teclas: times.length, 'p50 (ms)': at(0.5), 'p95 (ms)': at(0.95) }];
}

async function openInterview(page: Page, url: string, dataDir: string): Promise<void> {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'cuentas-demo.json'), 'utf8')) as Record<string, string>[];
  const { email = '', clave = '' } = accounts.find(({ rol }) => rol === 'cliente') ?? {};
  await page.goto(`${url}/login`);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(clave);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/productos/${DOCUMENT}`);
  await page.getByRole('button', { name: 'Comenzar' }).click();
  await page.getByRole('region', { name: 'Documento' }).waitFor();
}

async function type(page: Page): Promise<number[]> {
  await page.evaluate(WATCH);
  // A name is printed once both of its halves are known.
  await page.getByRole('textbox', { name: 'Apellidos' }).first().fill('Paz');
  await page.getByRole('textbox', { name: 'Nombres' }).first().fill('Ana');
  for (let key = 0; key < KEYS + WARM; key += 1) {
    await page.keyboard.press(key % 40 === 39 ? 'Control+A' : ('ae'[key % 2] ?? 'a'));
    await page.waitForTimeout(BETWEEN);
  }
  return page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
}

/** In the page, which is not our program: the time from each key to the frame that shows the document changed by it. */
const WATCH = `{
  const times = [];
  let pressed;
  globalThis.times = times;
  document.addEventListener('keydown', ({ timeStamp }) => { pressed = timeStamp; });
  new MutationObserver(() => {
    const from = pressed;
    if (from === undefined) return;
    pressed = undefined;
    // The frame after the one that draws it has begun: it is on the screen.
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
  }).observe(document.querySelector('[aria-label="Documento"]'), { subtree: true, childList: true, characterData: true });
}`;
