import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkScreen } from './pantalla.ts';
import { expect, signInAs, test } from './product.ts';

interface Catalogo {
  readonly path: string;
  /** Field that names an entry, and the other fields to fill. */
  readonly nombre: string;
  readonly escribe?: Readonly<Record<string, string>>;
  readonly ordenado: boolean;
  /** A demo entry that is in use, of the catalogues that a journey goes through whole: the others are made of the same pieces. */
  readonly enUso?: readonly [entrada: string, uso: RegExp];
}

const catalogos: Readonly<Record<string, Catalogo>> = {
  categorías: {
    path: '/admin/catalogos/categorias',
    nombre: 'Nombre',
    ordenado: true,
    enUso: ['Inmuebles', /productos.*Contrato de arrendamiento/],
  },
  'tipos de requisitos': {
    path: '/admin/catalogos/tipos-requisitos',
    nombre: 'Nombre',
    ordenado: false,
    enUso: ['DPI o pasaporte de cada persona que firma', /producto/],
  },
  'preguntas frecuentes': {
    path: '/admin/generales/preguntas-frecuentes',
    nombre: 'Pregunta',
    ordenado: true,
    escribe: { Respuesta: 'Eso depende.' },
  },
  motivos: { path: '/admin/generales/motivos-feedback', nombre: 'Nombre', ordenado: true },
  'plantillas de respuesta': {
    path: '/admin/generales/plantillas-respuesta',
    nombre: 'Nombre',
    ordenado: true,
    escribe: { Texto: 'Hola, {{nombre}}.' },
  },
  gestores: {
    path: '/admin/catalogos/gestores',
    nombre: 'Nombre',
    ordenado: false,
    escribe: { 'Correo electrónico': `${crypto.randomUUID().slice(0, 8)}@ejemplo.com` },
  },
};

const rows = (page: Page) => page.locator('tbody tr');
const row = (page: Page, nombre: string) => rows(page).filter({ hasText: nombre });

/** Moves the last entry to the first place with the keyboard, and from there with the pointer. */
async function moveByHand(page: Page, entrada: string): Promise<void> {
  await expect(rows(page).last()).toContainText(entrada);
  // The closing drawer returns the focus after a while.
  await expect(async () => {
    await page.getByRole('button', { name: `Mover ${entrada}` }).press('Home');
    await expect(rows(page).first()).toContainText(entrada, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: `Mover ${entrada}` })).toBeFocused();
  await page.reload();
  await expect(rows(page).first()).toContainText(entrada);
  await page.getByRole('button', { name: `Mover ${entrada}` }).dragTo(rows(page).nth(2));
  await expect(rows(page).first()).not.toContainText(entrada);
  await expect(rows(page).nth(1).or(rows(page).nth(2)).filter({ hasText: entrada })).toHaveCount(1);
}

/** Opens a catalogue and adds an entry to it; returns its name. */
async function agregar(page: Page, { path, nombre, escribe = {} }: Catalogo): Promise<string> {
  const entrada = `Prueba ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
  await checkScreen(page);
  await page.goto(`${path}?entrada=nueva`);
  const form = page.getByRole('dialog');
  await form.getByLabel(nombre, { exact: true }).fill(entrada);
  for (const [campo, valor] of Object.entries(escribe)) await form.getByLabel(campo).fill(valor);
  await checkScreen(page);
  await form.getByRole('button', { name: 'Agregar al catálogo' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, entrada)).toHaveCount(1);
  return entrada;
}

test('los demás catálogos se abren, y en cada uno se agrega y se borra', async ({ page }) => {
  await signInAs(page, 'admin');
  for (const catalogo of Object.values(catalogos)) {
    if (catalogo.enUso) continue;
    const entrada = await agregar(page, catalogo);
    await page.getByRole('button', { name: `Borrar ${entrada}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
    await expect(row(page, entrada)).toHaveCount(0);
  }
});

for (const [titulo, catalogo] of Object.entries(catalogos)) {
  const { path, nombre, ordenado, enUso } = catalogo;
  if (!enUso) continue;
  test(`${titulo}: se agrega, se cambia, se ordena, se filtra, se exporta, se archiva y se borra`, async ({ page }) => {
    await signInAs(page, 'admin');
    const entrada = await agregar(page, catalogo);
    const form = page.getByRole('dialog');
    if (ordenado) await moveByHand(page, entrada);

    await page.getByRole('link', { name: entrada }).click();
    await form.getByLabel(nombre, { exact: true }).fill(`${entrada} bis`);
    await form.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('searchbox').first().fill(`${entrada} bis`);
    await expect(page.getByText('1 resultado', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Exportar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /CSV/ }).click(),
    ]);
    expect((await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(2);

    await page.getByRole('searchbox').first().fill('');
    await expect(rows(page).nth(1)).toBeVisible();
    const columna = page.getByRole('columnheader', { name: nombre });
    const asked = page.waitForResponse(/orden=/);
    await columna.getByRole('button').click();
    await expect(columna).toHaveAttribute('aria-sort', ordenado ? 'ascending' : 'descending');
    const [{ id }] = (await (await asked).json()).data;
    await expect(rows(page).first()).toHaveAttribute('data-item', id);
    await columna.getByRole('button').click();
    await expect(columna).toHaveAttribute('aria-sort', ordenado ? 'descending' : 'ascending');
    await expect(rows(page).first()).not.toHaveAttribute('data-item', id);
    await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Archivado' });
    await expect(row(page, entrada)).toHaveCount(0);
    await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Activo' });
    await page.getByLabel('Estado', { exact: true }).selectOption('');
    await page.getByRole('searchbox').first().fill(`${entrada} bis`);
    await expect(page.getByText('1 resultado', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: `Archivar ${entrada} bis` }).click();
    await expect(row(page, entrada)).toContainText('Archivado');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(row(page, entrada)).toContainText('Activo');
    await page.getByRole('button', { name: `Borrar ${entrada} bis` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
    await expect(page.getByText('Nada coincide')).toBeVisible();
    await checkScreen(page);

    await page.goto(path);
    await page.getByRole('button', { name: `Borrar ${enUso[0]}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(enUso[1]);
    await checkScreen(page);
  });
}
