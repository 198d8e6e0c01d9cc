import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { borradores, type Respuestas } from '@fedatario/contract/borrador';
import fc from 'fast-check';
import { actualDe, startEscritorio } from './testing/escritorio.ts';

const { as, ana, answersOf, clock, close, db, move, nuevo, read, save } = await startEscritorio();
after(close);

describe('deshacer y rehacer', () => {
  test('sin nada que deshacer o rehacer se dice', async () => {
    const idBorrador = await nuevo();
    for (const how of ['undo', 'redo'] as const) {
      assert.equal((await move(idBorrador, how, 1)).codigo, 'nada-que-deshacer');
    }
  });

  test('con una revisión vieja no se deshace lo de otra pestaña: se cuenta', async () => {
    const idBorrador = await nuevo();
    await save(idBorrador, 1, { alfa: 'uno' });
    const { codigo, problem } = await move(idBorrador, 'undo', 1);
    assert.equal(codigo, 'conflicto-revision');
    assert.deepEqual(actualDe(problem).cambios, [{ clave: 'alfa', valor: 'uno' }]);
    assert.deepEqual(await answersOf(idBorrador), { alfa: 'uno' });
  });

  test('cualquier serie de cambios, vueltas y avances deja lo que dejaría en un papel', async () => {
    const valor = fc.option(fc.constantFrom('x', 'y', 'z'));
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ clave: fc.constantFrom('alfa', 'beta', 'gama'), valor }) },
      { weight: 2, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
    ) as fc.Arbitrary<PasoDePrueba>;
    const uno = { clave: 'alfa', valor: 'x' };
    const dos = { clave: 'beta', valor: 'y' };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const idBorrador = await nuevo();
        let at = { papel: { hojas: [{}], despues: [] } as Papel, revision: 1 };
        for (const one of steps) at = await darPaso(idBorrador, at, one);
        const { respuestas, puedeDeshacer, puedeRehacer } = await read(idBorrador);
        assert.deepEqual(respuestas, at.papel.hojas.at(-1));
        assert.deepEqual([puedeDeshacer, puedeRehacer], [at.papel.hojas.length > 1, at.papel.despues.length > 0]);
      }),
      { numRuns: 60, examples: [[[uno, dos, 'undo', 'undo', 'redo', 'redo']], [[uno, 'undo', dos, 'redo', 'undo']]] },
    );
  });
});

describe('el historial', () => {
  test('vuelve a cualquier punto, y volver también se deshace', async () => {
    const idBorrador = await nuevo();
    await save(idBorrador, 1, { alfa: 'uno', beta: 'dos' });
    await save(idBorrador, 2, { alfa: 'otro', gama: 'tres' });
    const back = await as(ana).call(borradores.goBackTo, { params: { idBorrador }, body: { revision: 3, hasta: 2 } });
    assert.deepEqual(back.data.cambios, [
      { clave: 'alfa', valor: 'uno' },
      { clave: 'gama', valor: null },
    ]);
    assert.deepEqual(await answersOf(idBorrador), { alfa: 'uno', beta: 'dos' });
    await move(idBorrador, 'undo', 4);
    assert.deepEqual(await answersOf(idBorrador), { alfa: 'otro', beta: 'dos', gama: 'tres' });
    const pages = await as(ana).call(borradores.history, { params: { idBorrador }, query: { limite: 3 } });
    assert.deepEqual(
      pages.data.map(({ motivo, claves }) => [motivo, claves.length]),
      [
        ['deshecho', 2],
        ['restaurado', 2],
        ['guardado', 2],
      ],
    );
    const rest = await as(ana).call(borradores.history, {
      params: { idBorrador },
      query: { cursor: String(pages.siguiente) },
    });
    assert.deepEqual([rest.data.length, rest.siguiente], [1, null]);
  });

  test('a un punto que no existe o que ya no se guarda no se vuelve', async () => {
    const idBorrador = await nuevo();
    await save(idBorrador, 1, { alfa: 'uno' });
    const goTo = (hasta: number) =>
      as(ana).call(borradores.goBackTo, { params: { idBorrador }, body: { revision: 2, hasta } });
    assert.equal((await goTo(9)).status, 404);
    await db.deleteFrom('borradorCambios').where('idBorrador', '=', idBorrador).execute();
    assert.equal((await goTo(1)).status, 404);
  });

  test('no crece sin fin: se guardan los últimos 500 cambios, y lo que ya no está no se ofrece deshacer', async () => {
    const idBorrador = await nuevo();
    const grande = 'a'.repeat(60_000);
    for (let revision = 1; revision < 100; revision += 1) {
      clock.now = new Date(clock.now.getTime() + 1000);
      await save(idBorrador, revision, { alfa: `${grande}${revision}` });
    }
    const { rows, bytes } = await db
      .selectFrom('borradorCambios')
      .select((eb) => [eb.fn.countAll<number>().as('rows'), eb.fn.max('revision').as('last')])
      .select((eb) => eb.fn.sum<number>(eb.fn('octet_length', ['contenidoCifrado'])).as('bytes'))
      .where('idBorrador', '=', idBorrador)
      .executeTakeFirstOrThrow();
    assert.ok(Number(bytes) < 4_000_000 && Number(rows) > 20, `${bytes} ${rows}`);
    let undone = 0;
    for (let { revision, puedeDeshacer } = await read(idBorrador); puedeDeshacer; undone += 1) {
      ({ revision, puedeDeshacer } = (await move(idBorrador, 'undo', revision)).data);
    }
    assert.ok(undone >= 20 && undone <= Number(rows), String(undone));
  });
});

/** Model of the history: all saved states, and those undone, the next one to redo last. */
interface Papel {
  readonly hojas: readonly Respuestas[];
  readonly despues: readonly Respuestas[];
}

function escribir(papel: Papel, { clave, valor }: { clave: string; valor: string | null }): Papel {
  const { [clave]: before, ...rest } = papel.hojas.at(-1) ?? {};
  if ((before ?? null) === valor) return papel;
  return { hojas: [...papel.hojas, valor === null ? rest : { ...rest, [clave]: valor }], despues: [] };
}

/** Undefined when there is no state in that direction. */
function hojear({ hojas, despues }: Papel, how: 'undo' | 'redo'): Papel | undefined {
  const sheet = how === 'undo' ? hojas.at(-1) : despues.at(-1);
  if (!sheet || (how === 'undo' && hojas.length === 1)) return undefined;
  if (how === 'undo') return { hojas: hojas.slice(0, -1), despues: [...despues, sheet] };
  return { hojas: [...hojas, sheet], despues: despues.slice(0, -1) };
}

type PasoDePrueba = 'undo' | 'redo' | { readonly clave: string; readonly valor: string | null };

/** Takes a step on the model and on the draft: a step the model cannot take is refused. */
async function darPaso(idBorrador: string, { papel, revision }: { papel: Papel; revision: number }, one: PasoDePrueba) {
  const isMove = typeof one === 'string';
  const next = isMove ? hojear(papel, one) : escribir(papel, one);
  const sent = isMove ? move(idBorrador, one, revision) : save(idBorrador, revision, { [one.clave]: one.valor });
  const { status, data } = await sent;
  assert.equal(status, next ? 200 : 409);
  return next ? { papel: next, revision: data.revision } : { papel, revision };
}
