import assert from 'node:assert/strict';
import { test } from 'node:test';
import { receptorInicial } from './receptor.ts';

const guardado = { tipo: 'NIT', numero: '576937K', nombre: 'Ana', direccion: null } as const;

test('la factura comienza con los datos de la anterior, escritos como se leen', () => {
  assert.deepEqual(receptorInicial({ receptor: guardado, exigeIdentificar: true }), {
    ...guardado,
    numero: '576937-K',
    direccion: '',
  });
  const cui = { ...guardado, tipo: 'CUI', numero: '1234567890101' } as const;
  assert.equal(receptorInicial({ receptor: cui, exigeIdentificar: false }).numero, '1234 56789 0101');
});

test('quien era consumidor final debe identificarse desde el límite, y conserva su nombre', () => {
  const cf = { ...guardado, tipo: 'CF', numero: 'CF' } as const;
  assert.equal(receptorInicial({ receptor: cf, exigeIdentificar: false }).tipo, 'CF');
  assert.deepEqual(receptorInicial({ receptor: cf, exigeIdentificar: true }), {
    tipo: 'NIT',
    numero: '',
    nombre: 'Ana',
    direccion: '',
  });
});
