import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import type { Identity } from './casa/identidad/identidad.ts';
import { allRoutes } from './routes.ts';
import { sealedFiles } from './services/files/files.ts';
import { memoryFiles } from './services/files/testing/memory.ts';
import { closedPayments } from './services/payments/closed.ts';
import { startPdf } from './services/pdf/pdf.ts';
import { type Area, nounsByArea } from './testing/access-areas.ts';
import { accessCases, allEndpoints } from './testing/access-cases.ts';

const baseUrl = 'http://localhost';

test('cada llamada del contrato tiene su ruta, una vez, y su caso de prueba', () => {
  const promised = allEndpoints.map(nameOf).sort();
  const served = allRoutes(
    { baseUrl } as Identity,
    { payments: closedPayments, baseUrl },
    startPdf().renderPdf,
    sealedFiles(memoryFiles()),
  ).map(({ endpoint }) => nameOf(endpoint));
  assert.deepEqual(served.sort(), promised);
  assert.deepEqual(Object.keys(accessCases).sort(), promised);
});

test('cada llamada se prueba como cada quien en los accesos de un área, y de una sola', () => {
  assert.deepEqual(Object.values(nounsByArea).flat().sort(), Object.keys(api).sort());
  for (const area of Object.keys(nounsByArea) as Area[])
    assert.ok(existsSync(new URL(`./${area}/access.test.ts`, import.meta.url)), area);
});

test('lo público es público y lo privado no', () => {
  for (const { path, access } of allEndpoints) assert.equal(path.startsWith('/public/'), access === 'public', path);
});
