import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparecienteDicho, otorgantesDe } from './otorgantes.ts';

const CAFE = { nombre: 'CAFÉ DE ALTURA, S.A.', genero: 'femenino' } as const;
const PEDRO = { nombre: 'PEDRO LÓPEZ', genero: 'masculino' } as const;
const sola = (nombre: string) => ({ nombre, porSi: true, representados: [] });
const por = (nombre: string, ...representados: { nombre: string; genero: 'femenino' | 'masculino' | null }[]) => ({
  nombre,
  porSi: false,
  representados,
});

test('otorga quien es representado, y se nombra con quien firmó por él', () => {
  assert.deepEqual(otorgantesDe([por('ANA LÓPEZ', CAFE), sola('LUIS RUIZ')]), [
    'CAFÉ DE ALTURA, S.A., representada por ANA LÓPEZ',
    'LUIS RUIZ',
  ]);
});

test('padre y madre firman por un hijo, que se nombra una vez; quien firma por sí y por otra se nombra dos', () => {
  assert.deepEqual(otorgantesDe([por('ANA LÓPEZ', PEDRO), por('LUIS RUIZ', PEDRO)]), [
    'PEDRO LÓPEZ, representado por ANA LÓPEZ y LUIS RUIZ',
  ]);
  assert.deepEqual(otorgantesDe([por('ANA LÓPEZ', CAFE), por('INÉS RUIZ', CAFE)]), [
    'CAFÉ DE ALTURA, S.A., representada por ANA LÓPEZ e INÉS RUIZ',
  ]);
  const ambas = { ...por('ANA LÓPEZ', CAFE), porSi: true };
  assert.deepEqual(otorgantesDe([ambas]), ['ANA LÓPEZ', 'CAFÉ DE ALTURA, S.A., representada por ANA LÓPEZ']);
  assert.equal(comparecienteDicho(ambas), 'ANA LÓPEZ, por sí y en representación de CAFÉ DE ALTURA, S.A.');
});

test('sin saber el sexo del representado, no concuerda con él', () => {
  assert.deepEqual(otorgantesDe([por('ANA LÓPEZ', { nombre: 'JO RUIZ', genero: null })]), [
    'JO RUIZ, por medio de ANA LÓPEZ',
  ]);
});
