import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { ClaseDeActo } from '@fedatario/contract/acto';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createAprobada, createConMinuta } from '../../tramite/minutas/testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2026-01-15T15:00:00Z');
const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });

const aprobado = (clase?: ClaseDeActo | null) => createAprobada(db, julia, clase);
const print = (who: CreatedUsuario, idSolicitud: string, query: object = {}) =>
  as(who).call(api.protocolo.print, {
    params: { idSolicitud },
    query: { lado: 'anverso', renglon: '1', ajuste: '0', ...query } as never,
  });

test('el texto aprobado de un instrumento se imprime para su papel sellado, con lo que se salva', {
  skip: absent('pdftotext') || absent('pdfinfo'),
}, async () => {
  const { idSolicitud } = await aprobado();
  const corregido = { lado: 'reverso', renglon: '7', entreLineas: 'dos veces\n\n', testado: 'una vez' };
  const { status, headers, data } = await print(julia, idSolicitud, corregido);
  assert.equal(status, 200);
  assert.match(String(headers['content-disposition']), /protocolo/);
  assert.match(ask('pdfinfo', data.contenido, (file) => [file]).text, /Page size: +612 x 936/);
  const text = ask('pdftotext', data.contenido, (file) => ['-raw', file, '-']).text.replace(/\s+/g, ' ');
  assert.match(text, /Entre líneas: «dos veces»\. Léase\. Testado: «una vez»\. Omítase\./);
  assert.doesNotMatch(text, /T-2026|Página|BORRADOR/);
  const actos = await db
    .selectFrom('auditoria')
    .select(['objeto', 'accion'])
    .where('idObjeto', '=', idSolicitud)
    .execute();
  assert.deepEqual(actos, [{ objeto: 'minuta', accion: 'ver' }]);
});

test('no se imprime lo que va fuera del protocolo, ni lo que nadie aprobó', async () => {
  assert.equal((await print(julia, (await aprobado('actaNotarial')).idSolicitud)).codigo, 'estado-no-permite');
  assert.equal((await print(julia, (await aprobado(null)).idSolicitud)).status, 200);
  const { idSolicitud } = await createConMinuta(db, julia, { notario: julia });
  assert.equal((await print(julia, idSolicitud)).codigo, 'estado-no-permite');
});

test('lo imprime la oficina, no el cliente ni otro notario', async () => {
  const { idSolicitud, cliente } = await aprobado();
  assert.equal((await print(cliente, idSolicitud)).status, 403);
  assert.equal((await print(await createUsuario(db, { rol: 'notario' }), idSolicitud)).status, 404);
});

test('un renglón o un ajuste que no caben en la hoja se niegan por su nombre', async () => {
  const { idSolicitud } = await aprobado();
  for (const [campo, valor, clave] of [
    ['renglon', '26', 'renglonDeHoja'],
    ['renglon', '0', 'renglonDeHoja'],
    ['ajuste', '31', 'ajusteDeHoja'],
    ['testado', '漢', 'caracter'],
  ] as const) {
    const { status, problem } = await print(julia, idSolicitud, { [campo]: valor });
    const [error] = problem?.errores ?? [];
    assert.deepEqual([status, error?.campo, error?.clave], [422, campo, clave]);
  }
});
