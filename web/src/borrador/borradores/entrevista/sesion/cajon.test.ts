import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY } from '@fedatario/contract/base';
import { armarioDe } from '../testing/armario.ts';
import { cajonDe, quedaAlgoDe, tirarLoViejo, vaciarLosDe } from './cajon.ts';

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

test('lo de una pestaña no pisa lo de otra ni lo borra, y lo de una que se cerró lo toma la siguiente', () => {
  const armario = armarioDe();
  const una = cajonDe('ana', 'b1', armario, () => 1);
  const otra = cajonDe('ana', 'b1', armario, () => 2);
  una.poner(pendientes);
  otra.poner({ ...pendientes, cambios: { alfa: 'dos' } });
  otra.vaciar();
  const siguiente = cajonDe('ana', 'b1', armario);
  assert.deepEqual(siguiente.leer(), pendientes);
  assert.equal(cajonDe('ana', 'b', armario).leer(), undefined);
  siguiente.poner(pendientes);
  assert.equal(armario.length, 1);
  siguiente.vaciar();
  assert.equal(armario.length, 0);
});

test('lo que otra pestaña sigue escribiendo después de que ésta lo tomó no se borra', () => {
  const armario = armarioDe();
  const viva = cajonDe('ana', 'b1', armario);
  viva.poner(pendientes);
  const otra = cajonDe('ana', 'b1', armario);
  otra.leer();
  viva.poner({ ...pendientes, cambios: { alfa: 'y más' } });
  otra.vaciar();
  assert.deepEqual(cajonDe('ana', 'b1', armario).leer()?.cambios, { alfa: 'y más' });
});
