import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entrevista } from '../modelo/entrevista.ts';
import { compararRespuestas, grafoDe, reabre } from './grafo.ts';
import { leerEntrevista } from './leer.ts';

const VENTA: Entrevista = {
  secciones: [
    {
      clave: 'venta',
      titulo: 'La venta',
      preguntas: [
        { clave: 'vendedor', etiqueta: 'Quién vende', tipo: 'persona' },
        { clave: 'fechaFirma', etiqueta: 'Fecha de firma', tipo: 'fecha' },
        { clave: 'precio', etiqueta: 'Precio', tipo: 'moneda' },
        { clave: 'aPlazos', etiqueta: '¿A plazos?', tipo: 'siNo' },
        {
          clave: 'inicial',
          etiqueta: 'Pago de hoy',
          tipo: 'moneda',
          visibleSi: { var: 'aPlazos' },
          max: { var: 'precio' },
        },
        { clave: 'saldoFecha', etiqueta: 'Fecha del saldo', tipo: 'fecha', visibleSi: { '>': [{ var: 'saldo' }, 0] } },
        { clave: 'color', etiqueta: 'Color', tipo: 'texto' },
      ],
    },
  ],
  derivados: [{ clave: 'saldo', tipo: 'moneda', valor: { '-': [{ var: 'precio' }, { var: 'inicial' }] } }],
};
const read = leerEntrevista(VENTA);
assert.ok(read.ok);
const venta = read.entrevista;

test('el grafo dice qué lee cada pregunta, también dentro de una persona', () => {
  const grafo = grafoDe(venta);
  assert.deepEqual(grafo.get('inicial'), ['aPlazos', 'precio']);
  assert.deepEqual(grafo.get('vendedor.cui'), ['vendedor.tipoDocumento']);
  assert.ok(grafo.get('vendedor.fechaNacimiento')?.includes('fechaFirma'));
});

test('un cambio reabre lo que depende de él, directamente o no, y nada más', () => {
  const grafo = grafoDe(venta);
  assert.deepEqual(reabre(grafo, 'aPlazos').sort(), ['inicial', 'saldo', 'saldoFecha']);
  assert.deepEqual(reabre(grafo, 'precio').sort(), ['inicial', 'saldo', 'saldoFecha']);
  assert.deepEqual(reabre(grafo, 'vendedor.tipoDocumento').sort(), [
    'vendedor.cui',
    'vendedor.domicilioDepartamento',
    'vendedor.domicilioPais',
    'vendedor.pasaporteNumero',
    'vendedor.pasaportePais',
  ]);
  assert.deepEqual(reabre(grafo, 'color'), []);
});

test('al cambiar una respuesta se sabe qué aparece, qué se va y qué hay que revisar', () => {
  const antes = { precio: 100_000, aPlazos: true, inicial: 50_000, saldoFecha: '2027-01-01' };
  const hoy = { contexto: { hoy: '2026-11-21' } };
  assert.deepEqual(compararRespuestas(venta, antes, { ...antes, aPlazos: false }, hoy), {
    aparecen: [],
    desaparecen: ['inicial', 'saldoFecha'],
    porRevisar: [],
  });
  assert.deepEqual(compararRespuestas(venta, antes, { ...antes, precio: 40_000 }, hoy), {
    aparecen: [],
    desaparecen: ['saldoFecha'],
    porRevisar: ['inicial'],
  });
  const sinPlazos = { precio: 100_000, aPlazos: false };
  assert.deepEqual(compararRespuestas(venta, sinPlazos, { ...sinPlazos, aPlazos: true }, hoy), {
    aparecen: ['inicial'],
    desaparecen: [],
    porRevisar: ['inicial'],
  });
});
