import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { textoCon } from '../testing/texto-con.ts';
import { mezclar } from './mezclar.ts';
import type { Texto } from './texto.ts';

const etiquetasDe = (texto: Texto | undefined) =>
  texto?.entrevista.secciones.flatMap(({ preguntas }) => preguntas.map(({ etiqueta }) => etiqueta.slice(3)));

/** The template of these paragraphs. */
function conParrafos(...parrafos: readonly string[]): Texto {
  const content = parrafos.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  return { ...textoCon('alfa'), plantilla: { titulo: 'Prueba', contenido: { type: 'doc', content } } };
}

test('lo que cambió una sola persona se toma de ella: preguntas, párrafos y respuestas', () => {
  const base = textoCon('alfa', 'beta', 'gama');
  const mio = textoCon('alfa mía', 'beta', 'gama', 'nueva');
  const suyo = textoCon('suya', 'alfa', 'gama suya');
  assert.deepEqual(etiquetasDe(mezclar(base, mio, suyo)), ['suya', 'alfa mía', 'gama suya', 'nueva']);
  assert.deepEqual(
    mezclar(conParrafos('Uno.', 'Dos.'), conParrafos('Uno.', 'Dos mío.'), conParrafos('Cero.', 'Uno.', 'Dos.')),
    conParrafos('Cero.', 'Uno.', 'Dos mío.'),
  );
  assert.deepEqual(
    mezclar(conParrafos('Uno.', 'Dos.'), conParrafos('Uno.', 'Dos mío.'), conParrafos('Uno suyo.', 'Dos.')),
    conParrafos('Uno suyo.', 'Dos mío.'),
  );
  const respuestas = (cambio: object) => ({ ...base, respuestas: { alfa: 'a', beta: 'b', ...cambio } });
  assert.deepEqual(mezclar(respuestas({}), respuestas({ alfa: 'mía' }), respuestas({ beta: 'suya' }))?.respuestas, {
    alfa: 'mía',
    beta: 'suya',
  });
});

test('lo que cambiaron las dos no lo decide nadie por ellas', () => {
  const base = textoCon('alfa', 'beta');
  for (const [mio, suyo] of [
    [textoCon('alfa mía', 'beta'), textoCon('alfa suya', 'beta')],
    [textoCon('beta'), textoCon('alfa suya', 'beta')],
    [conParrafos('Uno mío.'), conParrafos('Uno suyo.')],
    [
      { ...base, respuestas: { alfa: 'mía' } },
      { ...base, respuestas: { alfa: 'suya' } },
    ],
    [conCondicion(base, { var: 'beta' }), conCondicion(base, { '!': [{ var: 'beta' }] })],
  ] as const)
    assert.equal(mezclar(base, mio, suyo), undefined);
});

function conCondicion(base: Texto, visibleSi: object): Texto {
  const [seccion] = base.entrevista.secciones;
  const preguntas = seccion?.preguntas.map((one) => (one.clave === 'alfa' ? { ...one, visibleSi } : one));
  return { ...base, entrevista: { secciones: [{ ...seccion, preguntas }] } } as unknown as Texto;
}

test('de lo que una cambia y la otra no toca, nada se pierde', () => {
  const claves = ['a', 'b', 'c', 'd', 'e', 'f'];
  const lado = fc.record({
    cambiadas: fc.subarray(claves),
    quitadas: fc.subarray(claves, { maxLength: 2 }),
    nueva: fc.option(fc.integer({ min: 0, max: 4 })),
  });
  type Lado = { cambiadas: string[]; quitadas: string[]; nueva: number | null };
  const escrito = ({ cambiadas, quitadas, nueva }: Lado, quien: string) => {
    const nombres = claves
      .filter((one) => !quitadas.includes(one))
      .map((one) => (cambiadas.includes(one) ? `${one} ${quien}` : one));
    return nueva === null ? nombres : nombres.toSpliced(nueva, 0, `nueva${quien}`);
  };
  fc.assert(
    fc.property(lado, lado, (una, otra) => {
      const [mias, suyas] = [escrito(una, 'mía'), escrito(otra, 'suya')];
      const mezcladas = etiquetasDe(mezclar(textoCon(...claves), textoCon(...mias), textoCon(...suyas)));
      if (!mezcladas) return;
      for (const nombre of [...mias, ...suyas].filter((one) => /mía|suya/.test(one)))
        assert.ok(mezcladas.includes(nombre), `${nombre} no está en ${mezcladas.join(', ')}`);
      for (const quitada of [...una.quitadas, ...otra.quitadas]) assert.ok(!mezcladas.includes(quitada));
      assert.equal(new Set(mezcladas).size, mezcladas.length);
    }),
    { numRuns: 400 },
  );
});
