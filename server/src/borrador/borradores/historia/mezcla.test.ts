import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Respuestas } from '@fedatario/contract/borrador';
import fc from 'fast-check';
import { aplicar, diferencias, inversos, mezclar, retroceder, sinHistoria } from './mezcla.ts';

const clave = fc.constantFrom('a', 'b', 'c', 'd');
const valor = fc.constantFrom<unknown>('x', 'y', 1, { nombre: 'Ana' }, ['p', 'q'], false);
const respuestas = fc.dictionary(clave, valor, { noNullPrototype: true }) as fc.Arbitrary<Respuestas>;
const enviados = fc.uniqueArray(fc.record({ clave, valor: fc.option(valor) }), { selector: (sent) => sent.clave });
const put = (over: Respuestas, changes: readonly { clave: string; valor: unknown }[]) =>
  aplicar(
    over,
    changes.map((change) => ({ clave: change.clave, antes: null, despues: change.valor })),
  );

describe('mezclar pregunta por pregunta', () => {
  test('lo que solo cambió una parte queda como esa parte lo dejó', () => {
    const { cambios, ajenos, conflictos } = mezclar(
      { nombre: 'Ana', renta: 100 },
      { nombre: 'Ana María', renta: 100 },
      [{ clave: 'renta', valor: 200 }],
    );
    assert.deepEqual(cambios, [{ clave: 'renta', antes: 100, despues: 200 }]);
    assert.deepEqual(ajenos, [{ clave: 'nombre', valor: 'Ana María' }]);
    assert.deepEqual(conflictos, []);
  });

  test('lo que cambiaron las dos, distinto, es un conflicto con las dos respuestas; igual, no', () => {
    const desde = { renta: 100, plazo: 12 };
    const actuales = { renta: 150, plazo: 24 };
    const mezcla = mezclar(desde, actuales, [
      { clave: 'renta', valor: 200 },
      { clave: 'plazo', valor: 24 },
    ]);
    assert.deepEqual(mezcla.conflictos, [{ clave: 'renta', enviado: 200, guardado: 150 }]);
    assert.deepEqual([mezcla.cambios, mezcla.ajenos], [[], []]);
  });

  test('borrar también es cambiar', () => {
    assert.deepEqual(mezclar({ a: 1 }, {}, [{ clave: 'a', valor: 2 }]).conflictos, [
      { clave: 'a', enviado: 2, guardado: null },
    ]);
    assert.deepEqual(mezclar({ a: 1 }, { a: 1 }, [{ clave: 'a', valor: null }]).cambios, [
      { clave: 'a', antes: 1, despues: null },
    ]);
  });

  test('enviar lo que ya se sabía no pisa lo que otra pestaña escribió después', () => {
    const { cambios, ajenos, conflictos } = mezclar({ a: 1 }, { a: 2 }, [{ clave: 'a', valor: 1 }]);
    assert.deepEqual([cambios, conflictos, ajenos], [[], [], [{ clave: 'a', valor: 2 }]]);
  });

  test('sin conflictos, las dos partes acaban con las mismas respuestas y ninguna pierde lo suyo', () => {
    fc.assert(
      fc.property(respuestas, respuestas, enviados, (desde, actuales, sent) => {
        const { cambios, ajenos, conflictos } = mezclar(desde, actuales, sent);
        fc.pre(conflictos.length === 0);
        const server = aplicar(actuales, cambios);
        const browser = put(put(desde, sent), ajenos);
        assert.deepEqual(browser, server);
        const mine = sent.filter((one) => JSON.stringify(one.valor) !== JSON.stringify(desde[one.clave] ?? null));
        for (const one of mine) assert.deepEqual(server[one.clave] ?? null, one.valor);
      }),
      { numRuns: 2000 },
    );
  });

  test('con conflictos, cada uno lleva lo enviado y lo guardado, y son distintos de lo que se sabía', () => {
    fc.assert(
      fc.property(respuestas, respuestas, enviados, (desde, actuales, sent) => {
        for (const { clave: key, enviado, guardado } of mezclar(desde, actuales, sent).conflictos) {
          assert.deepEqual(guardado, actuales[key] ?? null);
          assert.deepEqual(enviado, sent.find((one) => one.clave === key)?.valor);
          assert.notDeepEqual(enviado, guardado);
          assert.notDeepEqual(guardado, desde[key] ?? null);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('sin historia nada se pisa: lo que difiere es conflicto y lo demás se cuenta', () => {
    assert.deepEqual(sinHistoria({ a: 1, b: 2 }, [{ clave: 'a', valor: 9 }]), {
      cambios: [],
      ajenos: [{ clave: 'b', valor: 2 }],
      conflictos: [{ clave: 'a', enviado: 9, guardado: 1 }],
    });
  });
});

describe('los cambios', () => {
  test('las diferencias llevan de unas respuestas a otras, y sus inversos de vuelta', () => {
    fc.assert(
      fc.property(respuestas, respuestas, (antes, despues) => {
        const cambios = diferencias(antes, despues);
        assert.deepEqual(aplicar(antes, cambios), despues);
        assert.deepEqual(aplicar(despues, inversos(cambios)), antes);
      }),
    );
  });

  test('retroceder una serie de cambios llega al principio', () => {
    fc.assert(
      fc.property(respuestas, fc.array(respuestas, { maxLength: 8 }), (first, rest) => {
        const states = [first, ...rest];
        const cambios = rest.map((after, i) => diferencias(states[i] ?? {}, after));
        assert.deepEqual(retroceder(states.at(-1) ?? {}, cambios.toReversed()), first);
      }),
    );
  });
});
