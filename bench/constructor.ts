import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createScratchDatabase, startProduct } from '@fedatario/server/testing';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { type Escenario, withEscenario } from './escenario/escenario.ts';

const CLAUSULAS = 60;
const PREGUNTAS = 150;
const POR_SECCION = 10;
const KEYS = 200;
const WARM = 20;
/** A person who types fast, as in the bench of the interview. */
const BETWEEN = 80;

/**
 * In a real browser, from a key pressed in the editor of a product to what it changed drawn: a template of sixty clauses, an interview of a
 * hundred and fifty questions, a letter at a time. `hoja` is the printed sheet beside the template, which may come a frame later.
 */
export const measure = () => withEscenario('constructor', measureIn);

async function measureIn({ dataDir, keep }: Escenario) {
  const { url } = await createScratchDatabase();
  const product = keep(await startProduct(url, dataDir), ({ stop }) => stop());
  const { executablePath, args } = await findBrowser();
  const browser = keep(await chromium.launch({ executablePath, args: [...args] }), (open) => open.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openEditor(page, product.url, dataDir);
  const plantilla = async (selector: string) => {
    await page
      .getByRole('textbox', { name: 'Texto de la plantilla' })
      .getByText('Las partes convienen')
      .nth(30)
      .click();
    return type(page, selector);
  };
  const escrita = await plantilla('[aria-label="Texto de la plantilla"]');
  const impresa = await plantilla('article.documento');
  await page.getByRole('link', { name: 'Entrevista', exact: true }).click();
  await page.getByRole('button', { name: 'Dato número 77 del contrato' }).click();
  await page.getByLabel('Pregunta', { exact: true }).focus();
  const preguntada = await type(page, '[aria-label="Secciones y preguntas"]');
  return [
    { medida: `plantilla de ${CLAUSULAS} cláusulas: tecla → texto`, ...summary(escrita) },
    { medida: `plantilla de ${CLAUSULAS} cláusulas: tecla → hoja`, ...summary(impresa) },
    { medida: `entrevista de ${PREGUNTAS} preguntas: tecla → índice`, ...summary(preguntada) },
  ];
}

function summary(times: readonly number[]) {
  const sorted = times.slice(WARM).toSorted((x, y) => x - y);
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? Number.NaN) * 10) / 10;
  return { teclas: sorted.length, 'p50 (ms)': at(0.5), 'p95 (ms)': at(0.95) };
}

/** Opens the editor on a new product whose text comes from a file. */
async function openEditor(page: Page, url: string, dataDir: string): Promise<void> {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'cuentas-demo.json'), 'utf8')) as Record<string, string>[];
  const { email = '', clave = '' } = accounts.find(({ rol }) => rol === 'admin') ?? {};
  await page.goto(`${url}/login`);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(clave);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/admin/catalogos/producto/nuevo`);
  await page.getByLabel('Documento del que parte').selectOption('Contrato de comodato');
  await page.getByLabel('Nombre', { exact: true }).fill('Documento grande');
  await page.getByLabel('Dirección de su página').fill('documento-grande');
  await page.getByRole('button', { name: 'Crear el producto' }).click();
  await page.getByRole('link', { name: 'Plantilla', exact: true }).click();
  await page.getByRole('button', { name: 'Traer de un archivo' }).click();
  const dialogo = page.getByRole('dialog');
  const buffer = Buffer.from(JSON.stringify(grande()));
  await dialogo
    .getByLabel(/Archivo .json/)
    .setInputFiles({ name: 'grande.json', mimeType: 'application/json', buffer });
  await dialogo.getByRole('button', { name: 'Usar este texto' }).click();
  await page.getByText('Guardado, sin publicar').waitFor();
}

function grande() {
  const preguntas = Array.from({ length: PREGUNTAS }, (_, n) => pregunta(n));
  const secciones = Array.from({ length: PREGUNTAS / POR_SECCION }, (_, s) => ({
    clave: `s${s}`,
    titulo: `Sección número ${s + 1}`,
    preguntas: preguntas.slice(s * POR_SECCION, (s + 1) * POR_SECCION),
  }));
  const content = Array.from({ length: CLAUSULAS }, (_, n) => clausula(n));
  return {
    entrevista: { secciones },
    plantilla: { titulo: 'Documento grande', contenido: { type: 'doc', content } },
    respuestas: Object.fromEntries(
      preguntas.map(({ clave, tipo }) => [clave, tipo === 'siNo' ? true : `lo de ${clave}`]),
    ),
  };
}

/** Every fifth question is a yes or no that decides the next one, and a branch of a clause. */
function pregunta(n: number) {
  if (n % 5 === 0) return { clave: `p${n}`, etiqueta: `¿Hay lo que dice la pregunta ${n}?`, tipo: 'siNo' };
  const texto = { clave: `p${n}`, etiqueta: `Dato número ${n} del contrato`, tipo: 'texto' };
  return n % 5 === 1 ? { ...texto, visibleSi: { var: `p${n - 1}` } } : texto;
}

function clausula(n: number) {
  const text = (words: string) => ({ type: 'text', text: words });
  const variable = (of: number) => ({ type: 'variable', attrs: { ruta: `p${of % PREGUNTAS}` } });
  const si = { type: 'ramaTexto', attrs: { si: { var: `p${(n * 5) % PREGUNTAS}` } } };
  const ramas = [
    { ...si, content: [text('además, '), variable(n * 5 + 1)] },
    { type: 'ramaTexto', content: [text('y nada más')] },
  ];
  const content = [
    text('Las partes convienen en lo que aquí se dice, que leen y aceptan en todo su contenido, y en particular en '),
    variable(n * 5 + 2),
    text('; '),
    { type: 'condicionalTexto', content: ramas },
    text('.'),
  ];
  return {
    type: 'clausula',
    attrs: { id: `c${n}`, titulo: `DE LA MATERIA ${n}` },
    content: [{ type: 'paragraph', content }],
  };
}

async function type(page: Page, selector: string): Promise<number[]> {
  await page.evaluate(watch(selector));
  for (let key = 0; key < KEYS + WARM; key += 1) {
    await page.keyboard.press('ae'[key % 2] ?? 'a');
    await page.waitForTimeout(BETWEEN);
  }
  return page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
}

/** In the page, which is not our program: the time from each key to the frame that shows what it changed under that selector. */
const watch = (selector: string) => `{
  const times = [];
  let pressed;
  globalThis.times = times;
  document.addEventListener('keydown', ({ timeStamp }) => { pressed = timeStamp; });
  new MutationObserver(() => {
    const from = pressed;
    if (from === undefined) return;
    pressed = undefined;
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
  }).observe(document.querySelector('${selector}')?.parentElement, { subtree: true, childList: true, characterData: true });
}`;
