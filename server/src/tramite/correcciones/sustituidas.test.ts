import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { conRespuestas } from '../../acto/firmas/testing/firmas.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../tramites/testing/tramites.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const admin = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Eva Paz' });
const ana = await createUsuario(db);

test('de un trámite salen sus respuestas con otras personas, y su dueña sabe quién las leyó', async () => {
  const { idSolicitud } = await createTramite(db, ana);
  await conRespuestas(db, idSolicitud, 'compraventa-vehiculo', 'contado');
  const { idProducto } = await db
    .selectFrom('solicitudes')
    .select('idProducto')
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  const { data: suyos } = await as(admin).call(api.respuestas.ofProducto, { params: { idProducto } });
  assert.deepEqual(
    suyos.map((one) => one.idSolicitud),
    [idSolicitud],
  );
  const { data, text } = await as(admin).call(api.respuestas.replaced, { params: { idSolicitud } });
  assert.equal(data.igual, true);
  assert.match(text, /"vendedores":\[\{"nombres":/);
  assert.doesNotMatch(text, /Morales|Ixcot|Luis Fernando|P-123BCD|2500004231601|3000000140901/i);
  const { data: consultas } = await as(ana).call(api.consultas.list, { query: { idSolicitud } });
  assert.deepEqual(
    consultas.map(({ quien, que }) => [quien, que]),
    [['Eva Paz', 'respuestas']],
  );
});

test('nadie más las pide: ni su dueña, ni un notario', async () => {
  const notario = await createUsuario(db, { rol: 'notario' });
  const { idSolicitud } = await createTramite(db, notario);
  for (const who of [ana, notario])
    assert.equal((await as(who).call(api.respuestas.replaced, { params: { idSolicitud } })).status, 403);
});
