import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { catalogos, preguntasFrecuentes } from '@fedatario/contract/casa';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createEntrada } from '../catalogos/testing/catalogos.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

test('un visitante lee las que están activas, en su orden y sin lo que es de la oficina', async () => {
  const one = await createEntrada(db, 'preguntas', { pregunta: 'Segunda', respuesta: 'Dos.' });
  const other = await createEntrada(db, 'preguntas', { pregunta: 'Primera', respuesta: 'Uno.' });
  const gone = await createEntrada(db, 'preguntas', { pregunta: 'Retirada', respuesta: 'Cero.' });
  const staff = as(await createUsuario(db, { rol: 'admin' }));
  const { move, activate } = catalogos.preguntas.llamadas;
  await staff.call(activate, { params: { id: gone }, body: { activo: false } });
  await staff.call(move, { params: { id: other }, body: { vecino: one, lado: 'antes' } });
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
