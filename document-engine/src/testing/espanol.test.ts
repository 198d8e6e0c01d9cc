import assert from 'node:assert/strict';
import { test } from 'node:test';
import { malesDe } from './espanol.ts';

test('el español roto se reconoce', () => {
  for (const roto of [
    'dentro de los un día siguiente a la entrega',
    'durante un día contados desde hoy',
    'se descontarán UN QUETZAL (Q1.00)',
    'del cual recibe hoy CERO QUETZALES (Q0.00)',
    'de cero años de edad',
    'consta de una hojas',
    'veinte días contado desde hoy',
    'en la la ciudad',
    'el pago de el saldo',
    'la parte ()',
    'conforme a: .',
    'se pagará en.',
    'agua y internet',
    'uno o otro',
    'dos renta de penalización',
    'para que y en su nombre realice',
  ]) {
    assert.notDeepEqual(malesDe(roto), [], roto);
  }
});

test('el español correcto se acepta', () => {
  for (const recto of [
    'treinta y un días contados desde hoy, en una hoja, un mes después',
    'con Código Único de Identificación dos mil, cero cero cero cero cuatro, cero ciento ocho (2000 00004 0108), extendido',
    'se descontará UN QUETZAL (Q1.00); la suma de MIL UN QUETZALES (Q1,001.00)',
    'TREINTA Y UN QUETZALES CON CINCUENTA CENTAVOS (Q31.50)',
    'agua e internet, o ninguno',
  ]) {
    assert.deepEqual(malesDe(recto), [], recto);
  }
});
