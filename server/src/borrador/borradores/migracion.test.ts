import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { borradores } from '@fedatario/contract/borrador';
import { publicarVersion } from '../../catalogo/productos/productos.ts';
import { textoDePrueba } from '../../catalogo/productos/testing.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { hojasDe } from './hojas.ts';
import { createBorrador } from './testing/borradores.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
let ana: CreatedUsuario;
before(async () => {
  ana = await createUsuario(db);
});
after(close);

const read = async (idBorrador: string) => (await as(ana).call(borradores.read, { params: { idBorrador } })).data;
const preview = (idBorrador: string) => as(ana).call(borradores.previewMigration, { params: { idBorrador } });
const migrate = (idBorrador: string, revision: number) =>
  as(ana).call(borradores.migrate, { params: { idBorrador }, body: { revision } });
const save = (idBorrador: string, revision: number, answers: object) =>
  as(ana).call(borradores.save, {
    params: { idBorrador },
    body: { revision, cambios: Object.entries(answers).map(([clave, valor]) => ({ clave, valor })) as never },
  });

/** A draft with everything answered, and then a version without `alfa`, with `delta`, where `gama` is a number. */
async function desactualizado() {
  const { idBorrador, idProducto } = await createBorrador(db, ana);
  await save(idBorrador, 1, { alfa: 'uno', beta: 'dos', gama: 'no es un número' });
  const texto = textoDePrueba(['beta', 'delta'], [{ clave: 'gama', etiqueta: 'La gama', tipo: 'numero' }]);
  await publicarVersion(db, idProducto, { precio: 12_000, texto }, clock.now);
  return { idBorrador, idProducto };
}

describe('una versión nueva del producto', () => {
  test('no cambia el borrador: sigue en la suya, con su precio, y lo dice', async () => {
    const { idBorrador } = await desactualizado();
    const { desactualizado: old, version, versionVigente, producto, estado } = await read(idBorrador);
    assert.deepEqual([old, version.numero, versionVigente, producto.precio, estado], [true, 1, 2, 10_000, 'completo']);
    assert.equal((await save(idBorrador, 2, { alfa: 'sigue' })).status, 200);
  });

  test('antes de pasar se ve qué queda, qué se va y qué hay que mirar, y los dos textos', async () => {
    const { idBorrador } = await desactualizado();
    const { data } = await preview(idBorrador);
    assert.deepEqual([data.deVersion, data.aVersion, data.precioAnterior, data.precioNuevo], [1, 2, 10_000, 12_000]);
    assert.deepEqual(data.conservadas, [{ ruta: 'beta', etiqueta: 'La beta' }]);
    assert.deepEqual(data.descartadas, [{ ruta: 'alfa', etiqueta: 'La alfa', valor: 'uno' }]);
    assert.deepEqual(
      data.reabiertas.map(({ ruta }) => ruta),
      ['delta', 'gama'],
    );
    assert.match(data.reabiertas[0]?.mensaje ?? '', /falta su respuesta/);
    assert.match(data.textoAnterior, /uno\s+dos/);
    assert.ok(!data.textoNuevo.includes('uno') && data.textoNuevo.includes('dos'));
    assert.equal((await read(idBorrador)).version.numero, 1);
  });

  test('al pasar se conserva cada respuesta que aún cabe y se va a la primera pregunta que falta', async () => {
    const { idBorrador } = await desactualizado();
    const plan = (await preview(idBorrador)).data;
    const { data } = await migrate(idBorrador, 2);
    assert.deepEqual(data.migracion, plan);
    const { borrador } = data;
    assert.deepEqual(borrador.respuestas, { beta: 'dos', gama: 'no es un número' });
    assert.deepEqual(
      [borrador.version.numero, borrador.desactualizado, borrador.revision, borrador.estado, borrador.indice],
      [2, false, 3, 'enProgreso', 0],
    );
    assert.deepEqual([borrador.puedeDeshacer, borrador.producto.precio], [false, 12_000]);
    assert.equal((await save(idBorrador, 3, { delta: 'cuatro', gama: 7 })).data.estado, 'completo');
  });

  test('lo que otra pestaña escribía en la versión vieja recibe 409 si su pregunta ya no está', async () => {
    const { idBorrador } = await desactualizado();
    await migrate(idBorrador, 2);
    const { problem } = await save(idBorrador, 2, { alfa: 'desde la otra pestaña' });
    assert.deepEqual((problem?.actual as { conflictos: unknown } | undefined)?.conflictos, [
      { clave: 'alfa', enviado: 'desde la otra pestaña', guardado: null },
    ]);
    assert.equal((await save(idBorrador, 2, { beta: 'cabe' })).status, 200);
  });

  test('volver a un punto de la versión vieja trae solo lo que aún cabe', async () => {
    const { idBorrador } = await desactualizado();
    await migrate(idBorrador, 2);
    await save(idBorrador, 3, { beta: 'otra', gama: 5 });
    await as(ana).call(borradores.goBackTo, { params: { idBorrador }, body: { revision: 4, hasta: 2 } });
    assert.deepEqual((await read(idBorrador)).respuestas, { beta: 'dos', gama: 'no es un número' });
  });

  test('con una revisión vieja, al día, o descartado, no se pasa', async () => {
    const { idBorrador } = await desactualizado();
    assert.equal((await migrate(idBorrador, 1)).codigo, 'conflicto-revision');
    await migrate(idBorrador, 2);
    assert.equal((await migrate(idBorrador, 3)).codigo, 'borrador-al-dia');
    assert.equal((await preview(idBorrador)).codigo, 'borrador-al-dia');
    const otro = await createBorrador(db, ana, 'descartado');
    assert.equal((await preview(otro.idBorrador)).codigo, 'estado-no-permite');
  });

  test('dos que pasan a la vez pasan una vez', async () => {
    const { idBorrador } = await desactualizado();
    const answers = await Promise.all([migrate(idBorrador, 2), migrate(idBorrador, 2), migrate(idBorrador, 2)]);
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal((await read(idBorrador)).revision, 3);
  });
});

test('las hojas de unas respuestas son cada dato con su lugar, y lo vacío no cuenta', () => {
  const respuestas = { fiador: { cui: '1', nit: '' }, bienes: [{ valor: 5 }, { valor: null }], listo: false };
  assert.deepEqual(hojasDe(respuestas), [
    { ruta: 'fiador.cui', valor: '1' },
    { ruta: 'bienes.0.valor', valor: 5 },
    { ruta: 'listo', valor: false },
  ]);
});
