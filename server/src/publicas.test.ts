import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameOf } from '@fedatario/contract/base';
import type { Identity } from './casa/identidad/identidad.ts';
import { allRoutes } from './routes.ts';
import { sealedFiles } from './services/files/files.ts';
import { memoryFiles } from './services/files/testing/memory.ts';
import { closedPayments } from './services/payments/closed.ts';
import { startPdf } from './services/pdf/pdf.ts';

/** Reads that anybody may ask for and whose answer is made anew each time, and why that is cheap or kept from strangers. */
const sinMemoria: Readonly<Record<string, string>> = {
  'GET /public/archivos/:enlace': 'one stored file, by a signed link of some minutes',
  'GET /public/copias/:enlace': 'one stored file, by a signed link of some minutes',
  'GET /public/calendario/:clave/citas.ics': 'by a secret address',
  'GET /public/gestor/casos': 'by the cookie of a link',
  'GET /public/gestor/caso': 'by the cookie of a link',
  'GET /public/buzon': 'in development only',
  'GET /public/verificar/:codigo': 'two rows found by an index',
  'GET /public/feedback/formulario': 'a short list, and a pass of its own for each form',
  'GET /public/logos/:clase': 'one stored file of 640 pixels, kept by browsers',
  'GET /public/productos/:idProducto/imagen': 'one stored file, kept by browsers',
};

test('lo que cualquiera puede pedir se recuerda, o se dice por qué no hace falta', () => {
  const baseUrl = 'http://localhost';
  const services = { payments: closedPayments, baseUrl };
  const routes = allRoutes({ baseUrl } as Identity, services, startPdf().renderPdf, sealedFiles(memoryFiles()));
  const publicas = routes.filter(({ endpoint }) => endpoint.access === 'public' && endpoint.method === 'GET');
  const hechasCadaVez = publicas.filter(({ edicion }) => !edicion).map(({ endpoint }) => nameOf(endpoint));
  assert.deepEqual(hechasCadaVez.sort(), Object.keys(sinMemoria).sort());
});
