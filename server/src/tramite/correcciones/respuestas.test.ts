import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { RespuestasDeTramite } from '@fedatario/contract/tramite';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createConRespuestas } from './testing.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const notario = await createUsuario(db, { rol: 'notario' });
const ana = await createUsuario(db);
const read = (who: Parameters<typeof as>[0], idSolicitud: string) =>
  as(who).call(api.respuestas.read, { params: { idSolicitud } });

test('el notario lee lo que la clienta respondió, por capítulos y en palabras, sin lo que es de él', async () => {
  const { idSolicitud } = await createConRespuestas(db, ana, { notario });
  const { data } = await read(notario, idSolicitud);
  assert.deepEqual(
    data.capitulos.map(({ titulo }) => titulo),
    ['Quien declara', 'Lo que declara'],
  );
  const [persona, bienes] = data.capitulos;
  assert.deepEqual(persona?.grupos[0]?.respuestas, [
    { ruta: 'nombre', etiqueta: 'Su nombre', texto: 'Ana Ruis', comprada: null },
    { ruta: 'casada', etiqueta: '¿Está casada?', texto: 'No', comprada: null },
  ]);
  assert.deepEqual(
    bienes?.grupos.map(({ nombre, respuestas }) => [nombre, respuestas.map(({ texto }) => texto)]),
    [
      ['Bienes › Bien 1', ['Toyota', 'Q\u00a050,000.00']],
      ['Bienes › Bien 2', ['Honda', 'Q\u00a01,500.00']],
      ['', ['12', '10', '']],
    ],
  );
});

test('las ve la administración; otro notario no sabe que existen, y la clienta las lee en lo suyo', async () => {
  const { idSolicitud } = await createConRespuestas(db, ana, { notario });
  assert.equal((await read(await createUsuario(db, { rol: 'admin' }), idSolicitud)).status, 200);
  assert.equal((await read(await createUsuario(db, { rol: 'notario' }), idSolicitud)).status, 404);
  assert.equal((await read(ana, idSolicitud)).status, 403);
});

test('son las que compró, aunque cambie el borrador de donde salieron', async () => {
  const { idSolicitud, idBorrador } = await createConRespuestas(db, ana, { notario });
  const before = (await read(notario, idSolicitud)).data;
  await db
    .updateTable('borradores')
    .set({ respuestasCifradas: Buffer.alloc(40) })
    .where('idBorrador', '=', idBorrador)
    .execute();
  assert.deepEqual((await read(notario, idSolicitud)).data, before);
});

test('los números de identidad los lee su notario; la administración, cuando dice por qué', async () => {
  const admin = await createUsuario(db, { rol: 'admin' });
  const { idSolicitud } = await createConRespuestas(db, ana, { notario, cui: '2500004231601' });
  const numero = ({ data }: { data: RespuestasDeTramite }) =>
    data.capitulos.at(-1)?.grupos[0]?.respuestas.map(({ texto }) => texto.replaceAll(/\s/g, ' '));
  const suya = await read(notario, idSolicitud);
  assert.deepEqual([suya.data.ocultas, numero(suya)], [false, ['2500 00423 1601']]);
  const oculta = await read(admin, idSolicitud);
  assert.deepEqual([oculta.data.ocultas, numero(oculta)], [true, ['•••• •••• 1601']]);
  assert.doesNotMatch(oculta.text, /00423/);
  const ask = (motivo: string) =>
    as(admin).call(api.respuestas.identidad, { params: { idSolicitud }, body: { motivo } });
  assert.equal((await ask('sí')).status, 422);
  const revelada = await ask('Para corregir su factura');
  assert.deepEqual([revelada.data.ocultas, numero(revelada)], [false, ['2500 00423 1601']]);
});
