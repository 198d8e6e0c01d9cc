import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { startTestApp } from '../../testing/client.ts';
import { entrarComoGestor } from '../../tramite/gestiones/testing/casos-de-gestor.ts';
import { createGestor } from '../../tramite/gestiones/testing/gestiones.ts';
import { PUNTO } from '../archivos/testing/archivos.ts';

const testApp = await startTestApp();
const { as, database } = testApp;
after(testApp.close);
const { db } = database.pools;

test('dos gestores de una misma oficina suben a la vez; a uno solo se le hace fila, y lo que no cabe se rechaza', async () => {
  const cookies = [];
  for (let n = 0; n < 2; n += 1) cookies.push(await entrarComoGestor(testApp, await createGestor(db)));
  const subir = (cookie: string | undefined) =>
    as(undefined).call(
      api.enlacesDeGestor.upload,
      { query: { nombre: 'boleta.png' }, body: PUNTO },
      { cookies: { gestor: cookie ?? '' } },
    );
  const [una, otra] = cookies;
  const juntos = await Promise.all([subir(una), subir(otra)]);
  assert.deepEqual(
    juntos.map(({ status }) => status),
    [200, 200],
  );
  const repetidos = await Promise.all(Array.from({ length: 20 }, () => subir(una)));
  const veces = (codigo: number) => repetidos.filter(({ status }) => status === codigo).length;
  assert.ok(veces(200) >= 4 && veces(429) > 0, `${veces(200)} y ${veces(429)}`);
  assert.equal(veces(200) + veces(429), 20);
});
