import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asistentesDe, otraPersona, valoresDe } from './llegada.ts';

const luis = {
  nombre: 'Luis Morales',
  calidad: 'parte',
  llegada: 'llego',
  identificacion: 'dpi',
  numero: '2500004231601',
} as const;

test('lo que no se cambia vuelve igual', () => {
  const conocida = { ...luis, identificacion: 'conocido', numero: null } as const;
  assert.deepEqual(asistentesDe(valoresDe([luis, conocida])), [luis, conocida]);
});

test('el número se queda solo con quien mostró su documento', () => {
  const [persona] = valoresDe([luis]);
  assert.ok(persona);
  const numeroDe = (otro: object) => asistentesDe([{ ...persona, ...otro }])[0]?.numero;
  assert.equal(numeroDe({ identificacion: 'conocido' }), null);
  assert.equal(numeroDe({ llegada: 'noLlego' }), null);
  assert.deepEqual(asistentesDe([{ ...persona, llegada: 'noLlego' }])[0]?.identificacion, null);
});

test('quien se agrega llega como testigo, sin identificar', () => {
  assert.deepEqual(asistentesDe([{ ...otraPersona, nombre: 'Rosa Tum' }]), [
    { nombre: 'Rosa Tum', calidad: 'testigo', llegada: 'llego', identificacion: null, numero: null },
  ]);
});
