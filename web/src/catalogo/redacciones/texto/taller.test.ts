import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextoDeProducto } from '@fedatario/contract/catalogo';
import { ApiError } from '../../../lib/api-error.ts';
import type { Pendiente } from '../../../lib/guardado-solo.ts';
import { textoCon } from '../testing/texto-con.ts';
import { Taller } from './taller.ts';
import { estragosDe, type Texto } from './texto.ts';

const delServidor = (texto: Texto, revision: number) =>
  ({ idProducto: '', revision, ...texto }) as unknown as TextoDeProducto;

/** A writer over a server that keeps one text under its revision. */
function escenario(inicial: Texto, kept?: Pendiente) {
  let actual = delServidor(inicial, 1);
  let guardado = kept;
  let now = 0;
  const taller = new Taller({
    inicial: actual,
    ahora: () => {
      now += 2000;
      return now;
    },
    cajon: {
      leer: () => guardado,
      poner: (one) => {
        guardado = one;
      },
      vaciar: () => {
        guardado = undefined;
      },
    },
    leer: async () => actual,
    enviar: async ({ revision, contenido }) => {
      if (revision !== actual.revision) throw new ApiError('conflicto-revision', { actual });
      actual = delServidor(contenido as Texto, revision + 1);
      return actual;
    },
  });
  const otra = (texto: Texto) => {
    actual = delServidor(texto, actual.revision + 1);
  };
  return { taller, otra, servidor: () => actual, enElNavegador: () => guardado };
}

test('lo escrito se guarda, se deshace paso a paso y se rehace', async () => {
  const { taller, servidor } = escenario(textoCon('alfa'));
  const [dos, tres] = [textoCon('alfa', 'beta'), textoCon('alfa', 'beta', 'gama')];
  taller.escribir(dos, 'uno');
  taller.escribir(tres, 'dos');
  await taller.flush();
  assert.deepEqual(servidor().entrevista, tres.entrevista);
  taller.deshacer();
  assert.deepEqual(taller.mesa().texto, dos);
  taller.deshacer();
  assert.deepEqual([taller.mesa().texto, taller.mesa().puedeDeshacer], [textoCon('alfa'), false]);
  taller.rehacer();
  taller.rehacer();
  await taller.flush();
  assert.deepEqual([taller.mesa().texto, servidor().plantilla], [tres, tres.plantilla]);
  taller.cerrar();
});

test('lo que el motor no lee se queda en el navegador, dice por qué, y se guarda al poder leerse', async () => {
  const { taller, servidor, enElNavegador } = escenario(textoCon('alfa'));
  taller.escribir({ entrevista: textoCon('alfa', 'alfa').entrevista }, 'a');
  await taller.flush();
  assert.match(taller.mesa().leido.problemas[0] ?? '', /repetida/);
  assert.deepEqual([servidor().revision, enElNavegador()?.revision], [1, 1]);
  taller.escribir({ entrevista: textoCon('alfa', 'beta').entrevista }, 'a');
  await taller.flush();
  assert.deepEqual([servidor().revision, taller.mesa().leido.problemas], [2, []]);
  taller.cerrar();
});

test('lo que quedó sin enviar en este navegador se retoma al abrir', async () => {
  const mio = textoCon('alfa', 'beta');
  const { taller, servidor } = escenario(textoCon('alfa'), { revision: 1, contenido: mio });
  assert.deepEqual(taller.mesa().texto, mio);
  await taller.flush();
  assert.deepEqual(servidor().entrevista, mio.entrevista);
  taller.cerrar();
});

test('lo que quedó sobre un texto que ya cambió no lo pisa: se pregunta', async () => {
  const mio = textoCon('alfa', 'beta');
  const { taller, servidor } = escenario(textoCon('gama'), { revision: 0, contenido: mio });
  await taller.flush();
  assert.equal(taller.mesa().situacion.clase, 'conflicto');
  assert.deepEqual(servidor().entrevista, textoCon('gama').entrevista);
  taller.cerrar();
});

test('quien cambia la muestra y quien cambia la plantilla no se estorban; la misma pregunta se pregunta', async () => {
  const { taller, otra, servidor } = escenario(textoCon('alfa'));
  otra({ ...textoCon('alfa'), respuestas: { alfa: 'suya' } });
  const { entrevista, plantilla } = textoCon('alfa', 'beta');
  taller.escribir({ entrevista, plantilla }, 'a');
  await taller.flush();
  await taller.flush();
  assert.deepEqual([servidor().respuestas, servidor().entrevista], [{ alfa: 'suya' }, entrevista]);
  otra({ entrevista: textoCon('alfa de ella', 'beta').entrevista, plantilla, respuestas: {} });
  taller.escribir({ entrevista: textoCon('alfa mía', 'beta').entrevista }, 'b');
  await taller.flush();
  const { situacion } = taller.mesa();
  assert.ok(situacion.clase === 'conflicto');
  taller.elegir(situacion.actual, false);
  assert.deepEqual(taller.mesa().texto.entrevista, textoCon('alfa de ella', 'beta').entrevista);
  taller.cerrar();
});

test('deshacer no quita lo que otra persona escribió entretanto', async () => {
  const { taller, otra, servidor } = escenario(textoCon('alfa', 'beta'));
  otra(textoCon('alfa de ella', 'beta'));
  taller.escribir(textoCon('alfa', 'beta mía'), 'a');
  await taller.flush();
  await taller.flush();
  assert.deepEqual(servidor().entrevista, textoCon('alfa de ella', 'beta mía').entrevista);
  taller.deshacer();
  await taller.flush();
  assert.deepEqual(servidor().entrevista, textoCon('alfa de ella', 'beta').entrevista);
  taller.cerrar();
});

test('quitar una pregunta que la plantilla imprime dice dónde', () => {
  const antes = textoCon('alfa', 'beta');
  const [estrago] = estragosDe(antes, { ...antes, entrevista: textoCon('alfa').entrevista });
  assert.match(estrago ?? '', /Plantilla.*párrafo 2.*«beta»/);
  assert.deepEqual(estragosDe(antes, textoCon('alfa')), []);
});
