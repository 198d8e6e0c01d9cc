import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { api } from '@fedatario/contract';
import { type Endpoint, fillPath } from '@fedatario/contract/base';
import { borradores } from '@fedatario/contract/borrador';
import { ZONA_HORARIA } from '@fedatario/document-engine';
import { enOtroDia } from '@fedatario/document-engine/testing/ejemplos';
import type { Page } from '@playwright/test';
import { createAccount, expect, signIn } from './product.ts';

/** A new customer, signed in. */
export async function enter(page: Page): Promise<void> {
  await signIn(page, await createAccount(page));
}

/** The example whose answers a journey uses for each document. */
const ejemplos = {
  'acta-supervivencia': 'jubilada',
  'declaracion-jurada': 'ingresos',
  'nombramiento-representante': 'asamblea',
  pagare: 'a-la-vista',
} as const;

/** Answers a document and adds it to the cart from its review; ends in the cart. */
export async function addDocumento(page: Page, slug: keyof typeof ejemplos): Promise<void> {
  await page.goto(await completeDocumento(page, slug, ejemplos[slug]));
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL('/checkout');
}

/** Creates a complete promissory note of the signed-in customer through the API and returns the path of its review. */
export function completePagare(page: Page): Promise<string> {
  return completeDocumento(page, 'pagare', 'a-la-vista');
}

/**
 * Creates a document of the signed-in customer through the API, with the answers of an example, and returns the path of
 * its review.
 */
export async function completeDocumento(page: Page, slug: string, ejemplo: string, texto = slug): Promise<string> {
  const idProducto = (await (await page.request.get(`/api/public/productos/${slug}`)).json()).data.idProducto;
  const { idBorrador } = await send(page, borradores.create, {}, { idProducto });
  return answerAll(page, idBorrador, texto, ejemplo);
}

/** Answers a draft with an example, without the notary's answers, and returns the path of its review. */
export async function answerAll(page: Page, idBorrador: string, slug: string, ejemplo: string): Promise<string> {
  const { revision, version } = await send(page, borradores.read, { idBorrador });
  const { secciones } = version.entrevista;
  const suyas: string[] = secciones
    .filter((seccion: { visiblePara?: string }) => !seccion.visiblePara)
    .flatMap(({ preguntas }: { preguntas: { clave: string }[] }) => preguntas.map(({ clave }) => clave));
  const answers = new URL(`../document-engine/examples/${slug}/respuestas/${ejemplo}.json`, import.meta.url);
  const hoy = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONA_HORARIA }).format(new Date());
  const cambios = Object.entries<unknown>(enOtroDia(JSON.parse(readFileSync(answers, 'utf8')), hoy))
    .filter(([clave]) => suyas.includes(clave))
    .map(([clave, valor]) => ({ clave, valor }));
  await send(page, borradores.save, { idBorrador }, { revision, cambios });
  return `/productos/${slug}/${idBorrador}/${secciones.length}`;
}

/** Fills in the invoice data of an order. */
export async function fillInvoice(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'NIT' }).check();
  await page.getByRole('textbox', { name: 'NIT' }).fill('576937k');
  await page.getByLabel('Nombre en la factura').fill('Eva Morales');
  await page.getByLabel(/Acepto los términos/).check();
}

/** Types a card on the provider's page. The numbers of the test cards determine the result. */
export async function typeCard(page: Page, numero: string): Promise<void> {
  await page.getByLabel('Número de la tarjeta').fill(numero);
  await page.getByLabel('Vencimiento').fill('12/39');
  await page.getByLabel('Código CVC').fill('123');
  await page.getByLabel('Nombre en la tarjeta').fill('Eva Morales');
  await page.getByRole('button', { name: /^(Pagar|Guardar)/ }).click();
}

/** A new customer buys a document that needs no notary, where the purchase is not what the journey is about. */
export async function comprarComodato(page: Page): Promise<void> {
  await enter(page);
  await comprarPorLlamada(page, await completeDocumento(page, 'comodato', 'equipo'));
}

/** The signed-in customer buys the documents of these reviews by card, without a screen; returns the paid invoice. */
export async function comprarPorLlamada(page: Page, ...reviews: readonly string[]): Promise<Comprada> {
  for (const review of reviews) await send(page, api.carrito.add, {}, { idBorrador: review.split('/').at(-2) });
  const { totales } = await send(page, api.carrito.read, {});
  return pagarPorLlamada(page, api.facturas.buy, pagoCon(totales.total));
}

/** The invoice data and the method of a purchase by card. */
export function pagoCon(total: number) {
  const receptor = { tipo: 'NIT', numero: '576937K', nombre: 'Eva Morales', direccion: null };
  return { total, receptor, metodo: { tipo: 'tarjetaNueva', recordar: false }, terminos: true };
}

/** Makes the order of a call and sends the form of the provider's page. */
export async function pagarPorLlamada(page: Page, call: Endpoint, compra: object): Promise<Comprada> {
  const { idFactura, pagos } = await send(page, call, {}, compra);
  const tarjeta = { numero: '4242424242424242', vence: '12/39', cvc: '123', titular: 'Eva Morales' };
  await page.request.post(pagos[0].url, { form: tarjeta, maxRedirects: 0 });
  const pagada = await send(page, api.facturas.check, { idFactura }, {});
  expect(pagada.estado).toBe('pagada');
  return pagada;
}

interface Comprada {
  readonly idFactura: string;
  readonly numero: string;
  readonly lineas: readonly { readonly solicitud: { readonly idSolicitud: string; readonly numero: string } | null }[];
}

/** Makes a call as the person signed in on a page. */
// biome-ignore lint/suspicious/noExplicitAny: what a journey reads of an answer is checked by the server's own tests.
export async function send(page: Page, { method, path }: Endpoint, params: object, data?: object): Promise<any> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const url = `/api${fillPath(path, params as Record<string, unknown>)}`;
  const answer = await page.request.fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) },
    ...(data && { data }),
  });
  const body = await answer.json();
  expect(answer.ok(), JSON.stringify(body)).toBe(true);
  return body.data;
}
