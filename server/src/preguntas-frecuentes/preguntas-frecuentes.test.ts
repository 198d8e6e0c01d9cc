import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { preguntasFrecuentes } from '@fedatario/contract';
import { startTestApp } from '../testing/client.ts';
import { crearPregunta } from './preguntas-frecuentes.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

test('un visitante lee las que están activas, en su orden y sin lo que es de la oficina', async () => {
  await crearPregunta(db, { pregunta: 'Segunda', respuesta: 'Dos.', orden: 2 }, clock.now);
  await crearPregunta(db, { pregunta: 'Primera', respuesta: 'Uno.', orden: 1 }, clock.now);
  await crearPregunta(db, { pregunta: 'Retirada', respuesta: 'Cero.', orden: 0, activa: false }, clock.now);
  const { data } = await as(undefined).call(preguntasFrecuentes.list, {});
  assert.deepEqual(
    data.map(({ pregunta, respuesta }) => [pregunta, respuesta]),
    [
      ['Primera', 'Uno.'],
      ['Segunda', 'Dos.'],
    ],
  );
  assert.deepEqual(Object.keys(data[0] ?? {}).sort(), ['idPregunta', 'pregunta', 'respuesta']);
});
