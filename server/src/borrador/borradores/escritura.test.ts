import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { borradores } from '@fedatario/contract/borrador';
import { createBorrador } from './testing/borradores.ts';
import { actualDe, startEscritorio } from './testing/escritorio.ts';

const { as, ana, answersOf, close, db, move, nuevo, read, save } = await startEscritorio();
after(close);

describe('guardar', () => {
  test('guarda, sube la revisión y dice el avance; completo cuando nada falta, y otra vez en progreso si falta', async () => {
    const idBorrador = await nuevo();
    const first = await save(idBorrador, 1, { alfa: 'uno' }, { indice: 1 });
    assert.deepEqual(
      [first.data.revision, first.data.estado, first.data.indice, first.data.progreso],
      [2, 'enProgreso', 1, { respondidas: 1, total: 3 }],
    );
    const whole = await save(idBorrador, 2, { beta: 'dos', gama: 'tres' });
    assert.equal(whole.data.estado, 'completo');
    const { data } = await save(idBorrador, 3, { beta: null });
    assert.deepEqual([data.estado, data.progreso], ['enProgreso', { respondidas: 2, total: 3 }]);
    assert.deepEqual(await answersOf(idBorrador), { alfa: 'uno', gama: 'tres' });
    assert.equal((await read(idBorrador)).indice, 1);
  });

  test('las respuestas están cifradas en la base de datos, su historia también', async () => {
    const idBorrador = await nuevo();
    await save(idBorrador, 1, { alfa: 'CUI 2500004231601' });
    const draft = await db
      .selectFrom('borradores')
      .select('respuestasCifradas')
      .where('idBorrador', '=', idBorrador)
      .executeTakeFirstOrThrow();
    const step = await db
      .selectFrom('borradorCambios')
      .select('contenidoCifrado')
      .where('idBorrador', '=', idBorrador)
      .executeTakeFirstOrThrow();
    for (const bytes of [draft.respuestasCifradas, step.contenidoCifrado]) assert.ok(!bytes.includes('2500004231601'));
  });

  test('mover solo el lugar, o guardar lo mismo, no hace otra revisión', async () => {
    const idBorrador = await nuevo();
    await save(idBorrador, 1, { alfa: 'uno' });
    assert.equal((await save(idBorrador, 2, { alfa: 'uno' })).data.revision, 2);
    const { data } = await save(idBorrador, 2, {}, { indice: 1 });
    assert.deepEqual([data.revision, data.indice, (await read(idBorrador)).indice], [2, 1, 1]);
  });

  test('una respuesta de ninguna pregunta, mal nombrada o demasiado honda se rechaza y nada cambia', async () => {
    const idBorrador = await nuevo();
    let deep: unknown = 'fondo';
    for (let i = 0; i < 30; i += 1) deep = [deep];
    const wrong: [string, unknown, string][] = [
      ['otra', 'x', 'cambios.0.clave'],
      ['__proto__', 'x', 'cambios.0.clave'],
      ['constructor', 'x', 'cambios.0.clave'],
      ['alfa.beta', 'x', 'cambios.0.clave'],
      ['alfa', deep, 'cambios.0.valor'],
    ];
    for (const [clave, valor, campo] of wrong) {
      const body = { revision: 1, cambios: [{ clave, valor }] } as never;
      const { status, problem } = await as(ana).call(borradores.save, { params: { idBorrador }, body });
      assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, campo], clave);
    }
    assert.deepEqual(await answersOf(idBorrador), {});
  });

  test('lo que no cabe se rechaza y lo guardado sigue', async () => {
    const idBorrador = await nuevo();
    await save(idBorrador, 1, { alfa: 'a'.repeat(100_000) });
    const { codigo } = await save(idBorrador, 2, { beta: 'b'.repeat(100_000) });
    assert.equal(codigo, 'respuestas-demasiado-grandes');
    assert.deepEqual(Object.keys(await answersOf(idBorrador)), ['alfa']);
  });

  test('un borrador descartado ya no se escribe, ni se deshace', async () => {
    const { idBorrador } = await createBorrador(db, ana, 'descartado');
    assert.equal((await save(idBorrador, 1, { alfa: 'x' })).codigo, 'estado-no-permite');
    assert.equal((await move(idBorrador, 'undo', 1)).codigo, 'estado-no-permite');
  });
});

describe('dos pestañas', () => {
  test('que contestan preguntas distintas se mezclan, y cada una recibe lo que no tenía', async () => {
    const idBorrador = await nuevo();
    await save(idBorrador, 1, { alfa: 'de una' });
    const { data } = await save(idBorrador, 1, { beta: 'de otra' });
    assert.deepEqual(data.cambios, [{ clave: 'alfa', valor: 'de una' }]);
    assert.deepEqual(await answersOf(idBorrador), { alfa: 'de una', beta: 'de otra' });
  });

  test('que contestan la misma reciben 409 con las dos respuestas; nada se guarda hasta elegir', async () => {
    const idBorrador = await nuevo();
    await save(idBorrador, 1, { alfa: 'de una', beta: 'nueva' });
    const { codigo, problem } = await save(idBorrador, 1, { alfa: 'de otra', gama: 'también' });
    assert.equal(codigo, 'conflicto-revision');
    const actual = actualDe(problem);
    assert.deepEqual(actual.conflictos, [{ clave: 'alfa', enviado: 'de otra', guardado: 'de una' }]);
    assert.deepEqual([actual.revision, actual.cambios], [2, [{ clave: 'beta', valor: 'nueva' }]]);
    assert.equal('gama' in (await answersOf(idBorrador)), false);
    await save(idBorrador, actual.revision, { alfa: 'de otra', gama: 'también' });
    assert.deepEqual(await answersOf(idBorrador), { alfa: 'de otra', beta: 'nueva', gama: 'también' });
  });

  test('veinte a la vez con tres preguntas: lo que se aceptó queda, y nada se pierde en silencio', async () => {
    const idBorrador = await nuevo();
    const claves = ['alfa', 'beta', 'gama'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => save(idBorrador, 1, { [claves[i % 3] ?? '']: `valor ${i}` })),
    );
    const done = answers.filter(({ status }) => status === 200);
    assert.equal(done.length, 3);
    assert.ok(answers.every(({ status, codigo }) => status === 200 || codigo === 'conflicto-revision'));
    const { revision, respuestas } = await read(idBorrador);
    assert.deepEqual([revision, Object.keys(respuestas).sort()], [4, claves]);
  });

  test('una revisión que ya no se recuerda, o que no existe, no pisa nada', async () => {
    const idBorrador = await nuevo();
    await save(idBorrador, 1, { alfa: 'uno' });
    await db.deleteFrom('borradorCambios').where('idBorrador', '=', idBorrador).execute();
    for (const revision of [1, 99]) {
      const { problem } = await save(idBorrador, revision, { alfa: 'dos' });
      assert.deepEqual(actualDe(problem).conflictos, [{ clave: 'alfa', enviado: 'dos', guardado: 'uno' }]);
    }
  });
});
