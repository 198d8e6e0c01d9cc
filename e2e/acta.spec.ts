import { api } from '@fedatario/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { enter, send } from './compras.ts';
import { sayHours } from './firma.ts';
import { checkWidths } from './pantalla.ts';
import { demoAccount, expect, test } from './product.ts';
import { asignarPorLlamada, comprarActa, enviarTexto, FOTO, openAs } from './tramites.ts';

/** The limits of what an acta of one page asks of its notary, from signing in to the seal. */
const CLICS = 15;
/** One of them, the beginning, is proposed: it is written because the journey signs in the minute in which it opens the form. */
const CAMPOS = 5;

test('un acta de una página, de entrar a sellar, pide pocos clics y casi nada escrito', async ({ page, browser }) => {
  await enter(page);
  const admin = await openAs(browser, 'admin');
  const idSolicitud = await comprarActa(page, 'acta-supervivencia', 'jubilada');
  await asignarPorLlamada(admin, idSolicitud);
  const { numero } = await send(admin, api.tramites.read, { idSolicitud });

  const context = await browser.newContext({
    baseURL: process.env.PRODUCT_URL ?? '',
    viewport: { width: 1440, height: 900 },
  });
  const hecho = await contar(context);
  const notario = await context.newPage();
  const { email, clave } = demoAccount('notario');
  // The office's own address, as it is kept: it asks for the password and goes on to the notary's list.
  await notario.goto('/admin');
  await notario.getByLabel('Correo electrónico').fill(email);
  await notario.getByLabel('Contraseña', { exact: true }).fill(clave);
  await notario.getByRole('button', { name: 'Iniciar sesión' }).click();
  await notario
    .getByRole('link', { name: new RegExp(numero) })
    .first()
    .click();
  await notario.getByRole('button', { name: 'Aceptar el trámite' }).click();
  await notario.getByRole('link', { name: 'Abrir el texto' }).first().click();
  const sheet = notario.getByRole('textbox', { name: 'Texto del documento' });
  await expect(sheet).toContainText('En la ciudad de Guatemala, departamento de Guatemala, el __________');
  await enviarTexto(notario);
  await expect(notario.getByText('Enviamos la versión')).toBeVisible();
  await aprobar(page, idSolicitud);
  await notario.getByRole('link', { name: 'Ver el trámite' }).click();
  await notario.getByRole('link', { name: 'Registrar la firma' }).click();
  await firmar(notario, clave);

  await expect(notario.getByRole('heading', { name: 'El acto está firmado' })).toBeVisible();
  expect(hecho.clics, `${hecho.clics} clics`).toBeLessThanOrEqual(CLICS);
  expect(hecho.campos.size, [...hecho.campos].join(', ')).toBeLessThanOrEqual(CAMPOS);
});

async function aprobar(page: Page, idSolicitud: string): Promise<void> {
  const { versiones } = await send(page, api.minutas.read, { idSolicitud });
  const [{ version, sha256 }] = versiones;
  await send(page, api.minutas.approve, { idSolicitud }, { version, sha256 });
}

/** The notary says when the act ends, prints its text, and hands in the scan of what was signed. */
async function firmar(notario: Page, clave: string): Promise<void> {
  await expect(notario.getByLabel('Clase de acto')).toHaveValue('actaNotarial');
  await expect(notario.getByLabel('Nombre completo')).not.toHaveValue('');
  await expect(notario.getByLabel('Hora de inicio')).not.toHaveValue('');
  await sayHours(notario);
  const [printed] = await Promise.all([
    notario.waitForEvent('download'),
    notario.getByRole('button', { name: 'Descargar para imprimir' }).click(),
  ]);
  expect(printed.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(notario.getByLabel('Hojas de papel')).toHaveValue('1');
  await checkWidths(notario);
  const [chooser] = await Promise.all([
    notario.waitForEvent('filechooser'),
    notario.getByRole('button', { name: 'Elegir archivos' }).click(),
  ]);
  await chooser.setFiles({ name: 'hoja.png', mimeType: 'image/png', buffer: FOTO });
  await expect(notario.getByRole('listitem').filter({ hasText: 'Hoja 1' })).toBeVisible();
  await notario.getByRole('button', { name: 'Firmar y sellar' }).click();
  await notario.getByRole('button', { name: 'Es correcto: firmar y sellar' }).click();
  const again = notario.getByRole('dialog', { name: 'Confirme que es usted' });
  await again.getByLabel('Contraseña', { exact: true }).fill(clave);
  await again.getByRole('button').last().click();
}

interface Hecho {
  clics: number;
  readonly campos: Set<string>;
}

/** Counts what a person does in a browser: clicks, and fields that something is typed in or chosen. */
async function contar(context: BrowserContext): Promise<Hecho> {
  const hecho: Hecho = { clics: 0, campos: new Set() };
  await context.exposeBinding('anotar', (_, campo: string | null) => {
    if (campo === null) hecho.clics += 1;
    else hecho.campos.add(campo);
  });
  await context.addInitScript(() => {
    const { anotar } = window as unknown as { anotar: (campo: string | null) => void };
    const nameOf = (field: Element) => [location.pathname, field.getAttribute('name'), field.id].join(' ');
    document.addEventListener('click', ({ isTrusted, detail }) => void (isTrusted && detail > 0 && anotar(null)), true);
    document.addEventListener(
      'input',
      ({ target }) => {
        const isFile = target instanceof HTMLInputElement && target.type === 'file';
        if (target instanceof Element && !isFile) anotar(nameOf(target));
      },
      true,
    );
  });
  return hecho;
}
