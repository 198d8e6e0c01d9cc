import { api } from '@fedatario/contract';
import { borradores } from '@fedatario/contract/borrador';
import type { CorreoDeBuzon } from '@fedatario/contract/casa';
import type { Browser, Page } from '@playwright/test';
import { comprarPorLlamada, enter, send } from './compras.ts';
import { codeFor, expect } from './product.ts';
import { openWindow } from './ventanas.ts';

/** The gestor of the demo who attends to RENAP. */
export const GESTOR = { nombre: 'Óscar Pineda', email: 'oscar.pineda@gestores.test' };

const respuestas = {
  tipo: 'nacimiento',
  nombres: 'Ana Lucía',
  apellidos: 'Ixcot Pérez',
  fechaEvento: '1995-11-21',
  municipio: '0901',
  apostilla: false,
  correo: 'ana@ejemplo.test',
};

/** A new customer buys a certification of RENAP by card; the id of the gestión. */
export async function comprarGestion(page: Page): Promise<string> {
  await enter(page);
  const slug = 'certificaciones-renap';
  const { idProducto } = (await (await page.request.get(`/api/public/productos/${slug}`)).json()).data;
  const { idBorrador } = await send(page, borradores.create, {}, { idProducto });
  const { revision } = await send(page, borradores.read, { idBorrador });
  const cambios = Object.entries(respuestas).map(([clave, valor]) => ({ clave, valor }));
  await send(page, borradores.save, { idBorrador }, { revision, cambios });
  await comprarPorLlamada(page, `/productos/${slug}/${idBorrador}/0`);
  const [{ idSolicitud }] = await send(page, api.gestiones.list, {});
  return idSolicitud;
}

/** The gestor opens on a phone the link of the last mail about this gestión, with the code that follows it. */
export async function abrirComoGestor(browser: Browser, idSolicitud: string): Promise<Page> {
  const page = await openWindow(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await enlaceDe(page, idSolicitud));
  await page.getByRole('button', { name: 'Enviarme el código' }).click();
  await expect(page.getByText(/Enviamos un código a o•••@gestores\.test/)).toBeVisible();
  await page.getByLabel('Código').fill(await codeFor(page, GESTOR.email));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  return page;
}

async function enlaceDe(page: Page, idSolicitud: string): Promise<string> {
  let enlace: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/public/buzon?para=${encodeURIComponent(GESTOR.email)}`);
      const { data } = (await answer.json()) as { data: CorreoDeBuzon[] };
      enlace = data.map(({ texto }) => new RegExp(`/gestor/${idSolicitud}#[\\w.-]+`).exec(texto)?.[0]).find(Boolean);
      return enlace;
    })
    .toBeDefined();
  return enlace ?? '';
}
