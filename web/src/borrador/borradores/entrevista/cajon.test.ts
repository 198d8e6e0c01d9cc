import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY } from '@fedatario/contract';
import { cajonDe, quedaAlgoDe, tirarLoViejo, vaciarLosDe } from './cajon.ts';
import { armarioDe } from './testing/armario.ts';

const pendientes = { revision: 3, cambios: { alfa: 'uno' }, antes: { alfa: null } };

test('lo que espera de una persona no lo ve otra en el mismo navegador', () => {
  const armario = armarioDe();
  cajonDe('ana', 'b1', armario).poner(pendientes);
  assert.deepEqual(cajonDe('ana', 'b1', armario).leer(), pendientes);
  assert.equal(cajonDe('eva', 'b1', armario).leer(), undefined);
  assert.deepEqual(
    [quedaAlgoDe('ana', armario), quedaAlgoDe('eva', armario), quedaAlgoDe('an', armario)],
    [true, false, false],
  );
});

test('guardado, no queda; al salir se tira todo lo suyo y nada de otros', () => {
  const armario = armarioDe();
  const mio = cajonDe('ana', 'b1', armario);
  mio.poner(pendientes);
  mio.vaciar();
  assert.equal(quedaAlgoDe('ana', armario), false);
  for (const id of ['b1', 'b2', 'b3']) cajonDe('ana', id, armario).poner(pendientes);
  cajonDe('eva', 'b9', armario).poner(pendientes);
  vaciarLosDe('ana', armario);
  assert.deepEqual([quedaAlgoDe('ana', armario), quedaAlgoDe('eva', armario)], [false, true]);
});

test('después de siete días no espera más, ni lo que nadie sabe de cuándo es', () => {
  const armario = armarioDe();
  armario.setItem('borrador:viejo', JSON.stringify(pendientes));
  armario.setItem('idioma', 'en');
  cajonDe('ana', 'b1', armario, () => 0).poner(pendientes);
  tirarLoViejo(armario, 7 * DAY);
  assert.deepEqual([quedaAlgoDe('ana', armario), armario.getItem('borrador:viejo')], [true, null]);
  tirarLoViejo(armario, 7 * DAY + 1);
  assert.deepEqual([quedaAlgoDe('ana', armario), armario.getItem('idioma')], [false, 'en']);
});
