import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONTEXTO_DEL_EJEMPLO, enOtroDia } from './ejemplos.ts';

test('las respuestas de un ejemplo se mueven con el día, y solo sus días', () => {
  const respuestas = {
    firma: '2026-11-21',
    cuotas: [{ dia: '2026-12-31' }],
    texto: 'el 2026-11-21',
    monto: 5,
    no: null,
  };
  assert.deepEqual(enOtroDia(respuestas, '2027-11-21'), {
    firma: '2027-11-21',
    cuotas: [{ dia: '2027-12-31' }],
    texto: 'el 2026-11-21',
    monto: 5,
    no: null,
  });
  assert.deepEqual(enOtroDia(respuestas, CONTEXTO_DEL_EJEMPLO.hoy), respuestas);
});
