import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../../lib/api-error.ts';
import { nameOf } from '../../../lib/file.ts';
import { cabeEnLaPagina, leerAlDia } from './pdf.ts';
import { type Cola, escribir } from './sesion/guardado.ts';

/** A queue that saves only when told, over a server that answers or fails. */
function colaDe(guardar: Cola['effects']['guardar']): Cola {
  const actual: Cola['actual'] = {
    respuestas: {},
    base: {},
    revision: 1,
    indice: 0,
    indiceGuardado: 0,
    fase: 'guardado',
    guardadoEn: 0,
    puedeDeshacer: false,
    puedeRehacer: false,
    conflictos: [],
  };
  const cajon = { leer: () => undefined, poner: () => undefined, vaciar: () => undefined };
  const effects = { guardar, mover: () => Promise.reject(), cajon, ahora: () => 0, esperar: () => () => undefined };
  return { actual, effects, avisar: () => undefined, intentos: 0 };
}

const saved = { revision: 2, estado: 'enProgreso', indice: 0, progreso: { respondidas: 1, total: 2 } } as const;
const after = { ...saved, puedeDeshacer: true, puedeRehacer: false, actualizadoEn: '', cambios: [], conflictos: [] };

test('el PDF se pide después de guardar lo escrito', async () => {
  const order: string[] = [];
  const cola = colaDe(async () => {
    order.push('saved');
    return after;
  });
  escribir(cola, { alfa: 'uno' });
  assert.equal(await leerAlDia(cola, async () => order.push('read')), 2);
  assert.deepEqual(order, ['saved', 'read']);
});

test('sin conexión no se muestra nada anterior: se dice que no pudo guardarse', async () => {
  const cola = colaDe(() => Promise.reject(new ApiError('sin-conexion')));
  escribir(cola, { alfa: 'uno' });
  const read = () => assert.fail('an older PDF was read');
  await assert.rejects(leerAlDia(cola, read), (error: ApiError) => error.codigo === 'sin-conexion');
});

test('los teléfonos abren el PDF aparte', () => {
  assert.equal(cabeEnLaPagina({ pdfViewerEnabled: true }, 1440), true);
  assert.equal(cabeEnLaPagina({ pdfViewerEnabled: true }, 390), false);
  assert.equal(cabeEnLaPagina({ pdfViewerEnabled: false }, 1440), false);
});

test('un archivo conserva el nombre con que llegó', () => {
  assert.equal(nameOf(`inline; filename="Casa Pena.pdf"; filename*=UTF-8''Casa%20Pe%C3%B1a.pdf`), 'Casa Peña.pdf');
  assert.equal(nameOf('inline'), 'documento');
});
