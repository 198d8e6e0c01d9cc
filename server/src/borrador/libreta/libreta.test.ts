import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ENTRADAS_MAXIMAS, libreta } from '@fedatario/contract/borrador';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createDirecciones, createEntrada, PERSONA } from './testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
let ana: CreatedUsuario;
before(async () => {
  ana = await createUsuario(db);
});
after(close);

const keep = (who: CreatedUsuario, more: object = {}) => {
  const body = { tipo: 'persona', nombre: 'Luz Choc', datos: PERSONA, documentoVence: null, consentimiento: true };
  return as(who).call(libreta.keep, { body: { ...body, ...more } as never });
};
const list = async (who: CreatedUsuario) => (await as(who).call(libreta.list, {})).data;
const read = (who: CreatedUsuario, idEntrada: string) => as(who).call(libreta.read, { params: { idEntrada } });

describe('guardar en la libreta', () => {
  test('con su consentimiento se guarda, y se lee con todos sus datos', async () => {
    const { data } = await keep(ana);
    assert.deepEqual([data.nombre, data.documento, data.nueva, data.vigencia], ['Luz Choc', '1601', true, null]);
    assert.deepEqual((await read(ana, data.idEntrada)).data.datos, PERSONA);
    const [shown] = await list(ana);
    assert.equal(shown?.idEntrada, data.idEntrada);
    assert.ok(!JSON.stringify(shown).includes(PERSONA.cui));
  });

  test('sin consentimiento no se guarda nada', async () => {
    const eva = await createUsuario(db);
    for (const consentimiento of [false, undefined]) {
      const { status, problem } = await keep(eva, { consentimiento });
      assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, 'consentimiento']);
    }
    assert.deepEqual(await list(eva), []);
  });

  test('el mismo documento de identidad es la misma persona, escrito como sea: quedan sus datos nuevos', async () => {
    const eva = await createUsuario(db);
    const first = (await keep(eva)).data;
    const datos = { ...PERSONA, cui: '2500 00423 1601', profesion: 'maestra' };
    const { data } = await keep(eva, { datos, nombre: 'Doña Luz' });
    assert.deepEqual([data.idEntrada, data.nueva, data.nombre], [first.idEntrada, false, 'Doña Luz']);
    assert.equal((await list(eva)).length, 1);
    assert.equal((await read(eva, data.idEntrada)).data.datos.profesion, 'maestra');
  });

  test('de donde se le preguntó menos no se pierde lo que ya se sabía de ella', async () => {
    const eva = await createUsuario(db);
    const antes = { ...PERSONA, direccion: '4a calle 1-20', representacion: { entidad: 'Ánfora, S.A.', folio: '7' } };
    await keep(eva, { datos: antes });
    const { nombres, cui } = PERSONA;
    const { data } = await keep(eva, { datos: { nombres, cui, profesion: 'maestra', representacion: { folio: '8' } } });
    assert.deepEqual((await read(eva, data.idEntrada)).data.datos, {
      ...antes,
      profesion: 'maestra',
      representacion: { entidad: 'Ánfora, S.A.', folio: '8' },
    });
  });

  test('guardada diez veces a la vez es una', async () => {
    const eva = await createUsuario(db);
    const answers = await Promise.all(Array.from({ length: 10 }, () => keep(eva)));
    assert.equal(new Set(answers.map(({ data }) => data.idEntrada)).size, 1);
  });

  test('lo que ninguna pregunta pide no se guarda; vacía o enorme se rechaza', async () => {
    const { data } = await keep(ana, { datos: { ...PERSONA, secreto: 'x', representacion: { otro: 1 } } });
    const { datos } = (await read(ana, data.idEntrada)).data;
    assert.deepEqual([datos.secreto, datos.representacion], [undefined, {}]);
    assert.equal((await keep(ana, { datos: { secreto: 'x' } })).problem?.errores?.[0]?.campo, 'datos');
    assert.equal((await keep(ana, { datos: { ...PERSONA, direccion: 'x'.repeat(10_001) } })).status, 422);
    const hondo = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) as unknown;
    assert.equal((await keep(ana, { datos: { ...PERSONA, profesion: hondo } })).status, 400);
    assert.equal((await keep(ana, { nombre: ' ' })).status, 422);
  });

  test('por quién firma se guarda como se pregunta hoy y como se preguntaba antes', async () => {
    const representacion = { clase: 'mandato', numeroPoder: '512345-E', entidad: 'Ánfora, S.A.', registro: '654321' };
    const { data } = await keep(ana, { datos: { ...PERSONA, actuaEnRepresentacion: true, representacion } });
    assert.deepEqual((await read(ana, data.idEntrada)).data.datos.representacion, representacion);
  });

  test('un vehículo y un inmueble también se guardan', async () => {
    const eva = await createUsuario(db);
    const vehiculo = await keep(eva, { tipo: 'vehiculo', nombre: 'El rojo', datos: { placa: 'P-123BCD' } });
    const inmueble = await keep(eva, { tipo: 'inmueble', nombre: 'La casa', datos: { direccion: '4a calle 1-20' } });
    assert.deepEqual([vehiculo.data.documento, inmueble.data.documento], ['3BCD', null]);
    assert.deepEqual(
      (await list(eva)).map(({ nombre }) => nombre),
      ['El rojo', 'La casa'],
    );
  });

  test('tiene un tope, también cuando se guardan a la vez', async () => {
    const eva = await createUsuario(db);
    await createDirecciones(db, eva, ENTRADAS_MAXIMAS - 2);
    const casa = { tipo: 'direccion', nombre: 'Otra casa', datos: { linea: '9a calle' } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => keep(eva, casa)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 2);
    assert.equal(answers.filter(({ codigo }) => codigo === 'limite-libreta').length, 3);
    assert.equal((await list(eva)).length, ENTRADAS_MAXIMAS);
  });
});

test('en la base de datos está cifrada: ni el nombre ni el documento se leen', async () => {
  const { idEntrada } = await createEntrada(db, ana);
  const row = await db.selectFrom('libreta').selectAll().where('idEntrada', '=', idEntrada).executeTakeFirstOrThrow();
  const bytes = Buffer.concat([row.contenidoCifrado, row.huella ?? Buffer.alloc(0)]).toString('latin1');
  for (const word of ['Choc', PERSONA.cui]) assert.ok(!bytes.includes(word));
});

test('dice si el documento de identidad vence pronto o ya venció; el último día todavía vale', async () => {
  const { data } = await keep(ana);
  const vigencia = async (documentoVence: string) => {
    const { revision } = (await read(ana, data.idEntrada)).data;
    const body = { nombre: 'Luz', documentoVence, revision };
    return (await as(ana).call(libreta.edit, { params: { idEntrada: data.idEntrada }, body })).data.vigencia;
  };
  const hoy = clock.now.toISOString().slice(0, 10);
  const enDias = (days: number) => new Date(clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  assert.deepEqual(
    [await vigencia(enDias(-1)), await vigencia(hoy), await vigencia(enDias(60)), await vigencia(enDias(61))],
    ['vencido', 'porVencer', 'porVencer', 'vigente'],
  );
});

test('cambiarla con una revisión vieja no pisa lo que otro dispositivo cambió; borrada, no existe', async () => {
  const { idEntrada, revision } = (await keep(ana)).data;
  const edit = (nombre: string) =>
    as(ana).call(libreta.edit, { params: { idEntrada }, body: { nombre, documentoVence: null, revision } });
  assert.equal((await edit('Uno')).status, 200);
  const { codigo, problem } = await edit('Dos');
  assert.deepEqual(
    [codigo, (problem?.actual as { nombre: string } | undefined)?.nombre],
    ['conflicto-revision', 'Uno'],
  );
  const forget = () => as(ana).call(libreta.forget, { params: { idEntrada } });
  assert.deepEqual([(await forget()).status, (await forget()).status], [200, 404]);
  assert.equal((await read(ana, idEntrada)).status, 404);
});
