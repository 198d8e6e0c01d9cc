import { api } from '@fedatario/contract';
import type { Browser, Page } from '@playwright/test';
import { completeDocumento, comprarPorLlamada, enter, send } from './compras.ts';
import { demoAccount, expect, signInAs } from './product.ts';
import { openWindow } from './ventanas.ts';

/** A PNG of one white pixel, used as a picture or as a scanned sheet. */
export const FOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);

/** The customer uploads the first missing requisito. */
async function handIn(page: Page): Promise<void> {
  const file = { name: 'dpi.png', mimeType: 'image/png', buffer: FOTO };
  await page.getByLabel('Elegir archivo').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Entregar esta página' }).click();
}

/** The customer uploads the only requisito of a sworn statement. */
export async function handInAll(page: Page): Promise<void> {
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Le estamos asignando un notario' })).toBeVisible();
}

/** The customer reads why one was rejected and uploads it again; the notary accepts it. */
export async function reponer(page: Page, notario: Page): Promise<void> {
  await expect(page.getByText('Motivo: No se lee el número').first()).toBeVisible();
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Su notario lo está revisando' })).toBeVisible();
  await notario.reload();
  await notario.getByRole('button', { name: /^Aceptar / }).click();
  await expect(notario.getByRole('button', { name: /^Aceptar / })).toHaveCount(0);
}

/** The number of the trámite, from its detail. */
export async function numeroDe(page: Page): Promise<string> {
  await expect(page.getByText(/T-\d{4}-\d{6}/).first()).toBeVisible();
  return /T-\d{4}-\d{6}/.exec(String(await page.getByRole('main').textContent()))?.[0] ?? '';
}

/** Opens a window signed in as a member of the staff. */
export async function openAs(browser: Browser, rol: 'admin' | 'notario'): Promise<Page> {
  const page = await openWindow(browser);
  await signInAs(page, rol);
  return page;
}

/** The signed-in customer buys a complete acta, a sworn statement unless told otherwise; returns the id of its trámite. */
export async function comprarActa(page: Page, slug = 'declaracion-jurada', caso = 'ingresos'): Promise<string> {
  const { lineas } = await comprarPorLlamada(page, await completeDocumento(page, slug, caso));
  return lineas[0]?.solicitud?.idSolicitud ?? '';
}

interface EnRevision {
  readonly idSolicitud: string;
  readonly admin: Page;
  readonly notario: Page;
}

/**
 * A new customer's trámite under review, with its notary and the administration, each in a browser context of their
 * own.
 */
export async function abrirEnRevision(
  page: Page,
  browser: Browser,
  [slug, caso]: readonly [slug?: string, caso?: string] = [],
): Promise<EnRevision> {
  await enter(page);
  const idSolicitud = await comprarActa(page, slug, caso);
  const [admin, notario] = [await openAs(browser, 'admin'), await openAs(browser, 'notario')];
  await ponerEnRevision(admin, notario, idSolicitud);
  return { idSolicitud, admin, notario };
}

/** The office waives the requisitos and the notary accepts the trámite. */
export async function ponerEnRevision(admin: Page, notario: Page, idSolicitud: string): Promise<void> {
  await dispensarTodo(admin, idSolicitud);
  await asignarYAceptar(admin, notario, idSolicitud);
}

/** The office waives the requisitos and assigns the trámite to the demo's notary. */
export async function asignarPorLlamada(admin: Page, idSolicitud: string): Promise<void> {
  await dispensarTodo(admin, idSolicitud);
  await asignar(admin, idSolicitud);
}

async function dispensarTodo(admin: Page, idSolicitud: string): Promise<void> {
  const { requisitos } = await send(admin, api.tramites.read, { idSolicitud });
  for (const { idRequisito, revision, obligatorio } of requisitos)
    if (obligatorio)
      await send(admin, api.requisitos.waive, { idRequisito }, { revision, motivo: 'Ya lo vimos antes' });
}

/** The office gives the trámite to the demo's notary, who accepts it. */
export async function asignarYAceptar(admin: Page, notario: Page, idSolicitud: string): Promise<void> {
  await asignar(admin, idSolicitud);
  const asignado = await send(notario, api.tramites.read, { idSolicitud });
  const accion = { accion: 'aceptar', revision: asignado.revision, motivo: null };
  await send(notario, api.tramites.act, { idSolicitud }, accion);
}

async function asignar(admin: Page, idSolicitud: string): Promise<void> {
  const { revision } = await send(admin, api.tramites.read, { idSolicitud });
  const { email } = demoAccount('notario');
  const { idUsuario } = await send(admin, api.usuarios.byEmail, { email });
  await send(admin, api.asignaciones.assign, { idSolicitud }, { revision, idNotario: idUsuario, motivo: null });
}

/** From the review on: the text is written, approved and signed, and the document is delivered. */
export async function entregar(
  cliente: Page,
  notario: Page,
  idSolicitud: string,
  clase: 'legalizacionFirmas' | 'actaNotarial',
): Promise<void> {
  await aprobarTexto(cliente, notario, idSolicitud);
  expect((await firmarPorLlamada(notario, idSolicitud, { clase, instrumento: null, folios: null })).status).toBe(200);
  await expect(async () => {
    expect((await send(notario, api.tramites.read, { idSolicitud })).entregado).toBe(true);
  }).toPass();
}

/**
 * Signs with the proposed values and these changes, with the password typed again; returns the status and the refused
 * field.
 */
export async function firmarPorLlamada(notario: Page, idSolicitud: string, cambio: object) {
  const propuesta = await send(notario, api.firmas.propose, { idSolicitud });
  const { protocolo, clase, lugar, fecha, comparecientes, preguntas } = propuesta;
  const horas: Record<string, string> = { horaInicio: '00:00', horaFin: '00:01' };
  const dichas = preguntas.map(({ ruta }: { ruta: string }) => [ruta, horas[ruta]]);
  const { revision } = await send(notario, api.tramites.read, { idSolicitud });
  const { numero, folio } = protocolo;
  const body = {
    revision,
    clase,
    fecha,
    comparecientes,
    lugar: lugar || 'Guatemala',
    hojas: 1,
    acto: Object.fromEntries(dichas),
    instrumento: String(numero),
    folios: String(folio),
    archivos: [await subirHoja(notario)],
    ...cambio,
  };
  await send(notario, api.identidad.signInAgain, {}, { password: demoAccount('notario').clave });
  const token = await notario.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await notario.request.post(`/api/private/tramites/${idSolicitud}/firma`, { headers, data: body });
  const { errores = [] } = await answer.json();
  return { status: answer.status(), campo: errores[0]?.campo as string | undefined, clave: errores[0]?.clave };
}

/** One upload at a time for each account: uploads of other journeys go first. */
async function subirHoja(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
  let idArchivo = '';
  await expect(async () => {
    const kept = await page.request.post('/api/private/archivos?nombre=hoja.png', { headers, data: FOTO });
    expect(kept.ok(), await kept.text()).toBe(true);
    idArchivo = (await kept.json()).data.idArchivo;
  }).toPass();
  return idArchivo;
}

/** The notary completes and sends the text, and the customer approves it. */
export async function aprobarTexto(cliente: Page, notario: Page, idSolicitud: string): Promise<void> {
  const { trabajo } = await send(notario, api.minutas.read, { idSolicitud });
  const contenido = JSON.parse(JSON.stringify(trabajo.contenido), (_, node) => {
    const isBlank = node?.type === 'blanco' || (node?.type === 'dato' && !node.attrs.texto && !node.attrs.alFirmar);
    return isBlank ? { type: 'text', text: 'lo que falta' } : node;
  });
  const escrito = await send(notario, api.minutas.save, { idSolicitud }, { revision: trabajo.revision, contenido });
  const { versiones, tramite } = await send(
    notario,
    api.minutas.saveVersion,
    { idSolicitud },
    { revision: escrito.revision },
  );
  const [ultima] = versiones.toSorted((a: { version: number }, b: { version: number }) => b.version - a.version);
  const { version, sha256 } = ultima;
  await send(notario, api.minutas.send, { idSolicitud }, { revision: tramite.revision, version });
  await send(cliente, api.minutas.approve, { idSolicitud }, { version, sha256 });
}

/** Empties the place that an act takes from the notary's last one. */
export async function quitarLugar(notario: Page, idSolicitud: string): Promise<void> {
  const { acto } = await send(notario, api.minutas.read, { idSolicitud });
  const respuestas = { lugar: null, direccionDiligencia: null };
  await send(notario, api.minutas.saveActo, { idSolicitud }, { revision: acto.revision, respuestas });
}

/** Answers in the panel of the editor where the act is, and waits for it to stand in the text. */
export async function escribirLugar(notario: Page): Promise<void> {
  const panel = notario.getByRole('region', { name: 'Datos del acto' });
  await panel.getByLabel('Departamento').selectOption('Guatemala');
  await panel.getByLabel('Municipio').selectOption('Mixco');
  await panel.getByLabel('Dirección de la diligencia').fill('la octava avenida nueve guion diez');
  await panel.getByLabel('Dirección de la diligencia').press('Tab');
  await expect(panel.getByText('No falta nada por escribir')).toBeVisible();
  const sheet = notario.getByRole('textbox', { name: 'Texto del documento' });
  await expect(sheet).toContainText('En el municipio de Mixco, departamento de Guatemala');
}

/** Sends the text in the editor as the notary does, confirming the recipient; `salir` skips the minute to undo it. */
export async function enviarTexto(notario: Page, salir = true): Promise<void> {
  await notario.getByRole('button', { name: 'Enviar para su aprobación' }).click();
  const asking = notario.getByRole('dialog', { name: '¿Enviar el documento?' });
  await asking.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(asking).toBeHidden();
  if (salir) await notario.getByRole('button', { name: 'Enviar ya' }).click();
}

/** Assigns the open trámite to the demo's notary, whatever their load and the day of the week. */
export async function asignarleAJulio(oficina: Page): Promise<void> {
  await oficina.getByRole('button', { name: 'Asignar a Julio Arriaga' }).click();
  const anyway = oficina.getByRole('button', { name: 'Asignar de todos modos' });
  await expect(anyway.or(oficina.getByText(/es ahora de Julio Arriaga/))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
}
