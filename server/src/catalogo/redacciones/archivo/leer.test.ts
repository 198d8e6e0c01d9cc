import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppError } from '../../../http/errors.ts';
import { archivoDePrueba, enBytes } from '../testing/archivos.ts';
import { leerArchivo } from './leer.ts';

/** The first field that is refused, with its words. */
function rechazo(bytes: Uint8Array): [campo: string, mensaje: string] {
  try {
    leerArchivo(bytes);
  } catch (error) {
    const { codigo, extras } = error as AppError;
    const [primero] = extras.errores ?? [];
    return [primero?.campo ?? codigo, primero?.mensaje ?? ''];
  }
  return ['', ''];
}

const con = (cambio: object) => enBytes({ ...archivoDePrueba(), ...cambio });

test('un archivo entero se lee', () => {
  assert.deepEqual(rechazo(con({})), ['', '']);
});

test('lo que no es un archivo de producto se rechaza y dice qué es y dónde', () => {
  const casos: [Uint8Array, string, RegExp][] = [
    [Buffer.from(''), 'archivo-vacio', /^$/],
    [Buffer.from('hola'), 'archivo', /no es JSON/],
    [Buffer.from('{\n  "formato": 1\n  "ficha": 2\n}'), 'archivo', /línea 3, columna 3/],
    [Buffer.from([0xff, 0xfe, 0x00]), 'archivo', /UTF-8/],
    [Buffer.from('[]'), 'formato', /no es el archivo de un producto/],
    [Buffer.from('null'), 'formato', /no es el archivo de un producto/],
    [Buffer.from('{"entrevista":{},"plantilla":{}}'), 'formato', /Versiones/],
    [con({ formato: 2 }), 'formato', /formato 2 y aquí se lee hasta el 1/],
    [con({ formato: 0 }), 'formato', /./],
    [Buffer.from(`${'['.repeat(2_000_000)}`), 'archivo', /demasiadas partes/],
    [
      Buffer.from(`{"formato":1,"ficha":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`),
      'archivo',
      /demasiadas partes/,
    ],
    [Buffer.from(`{"formato":1,"ficha":"${'\\"'.repeat(1_500_000)}"}`), 'ficha', /./],
  ];
  for (const [bytes, campo, mensaje] of casos) {
    const [dicho, palabras] = rechazo(bytes);
    assert.equal(dicho, campo, bytes.subarray(0, 40).toString());
    assert.match(palabras, mensaje);
  }
});

test('cada parte que falta o está mal se nombra', () => {
  const { ficha } = archivoDePrueba() as { ficha: object };
  const casos: [object, string][] = [
    [{ ficha: { ...ficha, slug: '../../etc' } }, 'ficha.slug'],
    [{ ficha: { ...ficha, precio: -1 } }, 'ficha.precio'],
    [{ ficha: { ...ficha, precio: 1e300 } }, 'ficha.precio'],
    [{ ficha: { ...ficha, modalidad: 'gestion' } }, 'ficha.modalidad'],
    [{ ficha: { ...ficha, instrumento: 'constructor' } }, 'ficha.instrumento'],
    [{ ficha: { ...ficha, admin: true } }, 'ficha.admin'],
    [{ idProducto: 'x' }, 'idProducto'],
    [{ entrevista: { secciones: [] } }, 'entrevista'],
    [{ entrevista: 'x' }, 'entrevista'],
    [{ plantilla: { titulo: 'X', contenido: { type: 'doc', content: [{ type: 'script' }] } } }, 'plantilla'],
    [{ respuestas: { dos: {} } }, 'esperado.dos'],
    [{ respuestas: {} }, 'esperado.uno'],
    [{ contextos: { uno: { hoy: '2026-99-99' } } }, 'contextos.uno.hoy'],
    [{ respuestas: { uno: { alfa: '\u0000' } } }, 'archivo'],
    [{ respuestas: Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`c${i}`, {}])) }, 'respuestas'],
    [{ producto: {} }, 'producto.resumen'],
  ];
  for (const [cambio, campo] of casos)
    assert.equal(rechazo(con(cambio))[0], campo, JSON.stringify(cambio).slice(0, 80));
});
