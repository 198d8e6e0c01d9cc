import { readFileSync } from 'node:fs';
import { api } from '@fedatario/contract';
import type { Page } from '@playwright/test';
import { enter, send } from './compras.ts';
import { visit } from './pantalla.ts';
import { expect, test } from './product.ts';
import { abrirEnRevision, comprarActa, openAs } from './tramites.ts';

interface Spec {
  readonly admin: readonly (readonly [string, string])[];
}
const spec: Spec = JSON.parse(readFileSync(new URL('../web/src/app/routes.spec.json', import.meta.url), 'utf8'));

/** Addresses of the office beside the specification, and the sections of screens that have them. */
const MORE = [
  ...['facturacion', 'apariencia', 'legales', 'calendario', 'ley'].map(
    (parte) => `/admin/generales/informacion-general?seccion=${parte}`,
  ),
  '/admin/deberes',
  '/admin/registro',
  '/admin/seguridad/auditoria',
];
/** Screens that only the administration may edit: a notary finds no button there. */
const SOLO_LEE =
  /catalogos|codigos-promocionales|historial-ventas|seguridad|generales|planes\/(?!citas)|suscripciones|dashboards|reporte/;
const ESCRIBE =
  /^(?:Guardar|Crear|Nuev[oa]|Agregar|Publicar|Invitar|Aceptar|Rechazar|Revisar|Borrar|Archivar|Bloquear|Subir|Quitar|Reembolsar|Anular|Cambiar|Restaurar|Enviar|Pedir|Reintentar|Retirar|Poner|Dejar|Vender)/;

interface Ajeno {
  readonly idSolicitud: string;
  readonly idFactura: string;
  readonly email: string;
}

/** Every address of the office, with ids of somebody else's objects. */
function direcciones({ idSolicitud, idFactura }: Ajeno): string[] {
  const valores: Record<string, string> = {
    idSolicitud,
    idFactura,
    idTramite: idSolicitud,
    idNotario: idSolicitud,
    idGestor: idSolicitud,
    filter: 'todos',
    rol: 'todos',
    viewHandle: 'info',
    folderHandle: 'sin-leer',
    tipoProducto: 'todos',
  };
  const llena = (path: string) =>
    path.replace(/\/\{(\w+)(\??)\}/g, (_, name: string, opcional: string) =>
      opcional ? '' : `/${valores[name] ?? 'nuevo'}`,
    );
  return [...spec.admin.map(([path]) => llena(path)), ...MORE];
}

test('una notaria recorre toda la oficina: nada ajeno, nada que escribir de la administración, ningún error', async ({
  page,
  browser,
}) => {
  await enter(page);
  const idSolicitud = await comprarActa(page);
  const { idFactura } = await send(page, api.tramites.read, { idSolicitud });
  const email = await page.evaluate(() => String(localStorage.getItem('email') ?? ''));
  const notario = await openAs(browser, 'notario');
  const wrong: string[] = [];
  notario.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && [401, 403, 500, 502, 503].includes(response.status()))
      wrong.push(`${response.status()} ${pathname} en ${new URL(notario.url()).pathname}`);
  });
  for (const path of direcciones({ idSolicitud, idFactura, email })) await mirar(notario, path, email);
  expect(wrong).toEqual([]);
});

async function mirar(notario: Page, path: string, ajeno: string): Promise<void> {
  await visit(notario, path);
  const main = notario.getByRole('main');
  await expect(main.getByRole('heading').first(), path).toBeVisible();
  await expect(notario, path).toHaveURL(/\/admin\//);
  await expect(main.locator('[aria-busy="true"]'), path).toHaveCount(0);
  expect(ajeno).toMatch(/@/);
  await expect(main.getByText(ajeno), path).toHaveCount(0);
  if (!SOLO_LEE.test(path)) return;
  const nombres = [
    ...(await main.getByRole('button').allInnerTexts()),
    ...(await main.getByRole('link').allInnerTexts()),
  ];
  expect(
    nombres.filter((nombre) => ESCRIBE.test(nombre.trim())),
    path,
  ).toEqual([]);
}

test('la clienta lee quién abrió su trámite, y la administración dice para qué ve un número de identidad', async ({
  page,
  browser,
}) => {
  const { idSolicitud, admin, notario } = await abrirEnRevision(page, browser);
  const detalle = `/admin/tramites-en-proceso/detalle/${idSolicitud}`;
  await notario.goto(detalle);
  await expect(notario.getByText(/^\d{4} \d{5} \d{4}$/).first()).toBeAttached();
  await admin.goto(detalle);
  await expect(admin.getByText('•••• ••••').first()).toBeAttached();
  await admin.getByRole('button', { name: 'Ver números de identidad' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Para corregir su factura');
  await dialog.getByRole('button', { name: 'Ver', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByText('•••• ••••')).toHaveCount(0);
  await page.goto(`/tramites/${idSolicitud}/detalle`);
  const consultas = page.getByRole('region', { name: 'Quién consultó lo suyo' });
  await expect(consultas.getByText('Leyó sus respuestas').first()).toBeVisible();
  await expect(consultas.getByText(/\(Notaría\)/).first()).toBeVisible();
  await expect(consultas.getByText('Para: Para corregir su factura')).toBeVisible();
  await page.goto('/perfil-usuario/seguridad');
  await expect(page.getByText('Para: Para corregir su factura')).toBeVisible();
});
