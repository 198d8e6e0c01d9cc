import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Problema } from '@fedatario/contract/base';
import { type NotarioNuevo, puedeEjercer } from '@fedatario/contract/casa';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { createProducto } from '../../catalogo/productos/testing.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { exigirQueEjerza, notariosQueEjercen } from './notarios.ts';
import { createNotario, notarioNuevo } from './testing/notarios.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const admin = await createUsuario(db, { rol: 'admin' });
const HOY = '2026-01-15';

const { list, read, create, update, activate, opciones } = api.notarios;
const make = (options: Partial<NotarioNuevo>) => as(admin).call(create, { body: notarioNuevo(options) });
const wrongOf = ({ problem }: { problem: Problema | undefined }) =>
  problem?.errores?.map(({ campo, clave }) => `${campo} ${clave}`);

/** The fields of a profile that are written. */
function perfilDe(options: Partial<NotarioNuevo> = {}) {
  const { idUsuario: _, nombreCompleto: __, email: ___, ...perfil } = notarioNuevo(options);
  return perfil;
}

describe('un notario se hace', () => {
  test('de quien ya tiene el rol, que deja de ofrecerse', async () => {
    const { idUsuario } = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Rosa Solís' });
    const offered = async () => (await as(admin).call(opciones, {})).data.usuarios.map((one) => one.idUsuario);
    assert.ok((await offered()).includes(idUsuario));
    const { status, data } = await make({ idUsuario, colegiado: '4417' });
    assert.equal(status, 200);
    assert.deepEqual(
      [data.nombreCompleto, data.colegiado, data.impedimento, data.carga],
      ['Rosa Solís', '4417', null, 0],
    );
    assert.ok(!(await offered()).includes(idUsuario));
    assert.deepEqual(wrongOf(await make({ idUsuario })), ['idUsuario opcion']);
  });

  test('de quien no tiene cuenta: se le invita, y no ejerce hasta que entra', async () => {
    const email = 'nuevo.notario@ejemplo.com';
    const { data } = await make({ nombreCompleto: 'Luis Paredes', email });
    assert.equal(data.impedimento, 'sinEntrar');
    const { data: cuenta } = await as(admin).call(api.cuentas.read, { params: { idUsuario: data.idUsuario } });
    assert.deepEqual([cuenta.rol.nombre, cuenta.estado], ['notario', 'invitado']);
    assert.equal((await make({ nombreCompleto: 'Otro', email })).codigo, 'correo-en-uso');
  });

  const refused: Record<string, [Partial<NotarioNuevo>, string]> = {
    'sin decir quién': [{}, 'nombreCompleto requerido'],
    'con letras en el colegiado': [{ colegiado: '12A' }, 'colegiado digitos'],
    'sin un día de trabajo': [{ horario: [[], [], [], [], [], [], []] }, 'horario horarioVacio'],
    'sin modalidad de cita': [{ modalidades: [] }, 'modalidades requerido'],
    'inhabilitado sin motivo': [{ inhabilitadoDesde: '2026-01-01' }, 'inhabilitadoPor requerido'],
    'con un final de inhabilitación sin comienzo': [{ inhabilitadoHasta: '2026-01-01' }, 'inhabilitadoDesde requerido'],
    'con una especialidad que no existe': [
      { nombreCompleto: 'Eva', email: 'e@ejemplo.com', especialidades: [uuidv7()] },
      'especialidades objetoInexistente',
    ],
  };
  for (const [how, [options, wrong]] of Object.entries(refused)) {
    test(`no ${how}`, async () => {
      const answer = await make(options);
      assert.equal(answer.status, 422);
      assert.ok(wrongOf(answer)?.includes(wrong), String(wrongOf(answer)));
    });
  }

  test('no de una clienta, ni con el colegiado de otro', async () => {
    const { idUsuario } = await createUsuario(db);
    assert.deepEqual(wrongOf(await make({ idUsuario })), ['idUsuario opcion']);
    const { colegiado } = await createNotario(db);
    const otro = await createUsuario(db, { rol: 'notario' });
    assert.deepEqual(wrongOf(await make({ idUsuario: otro.idUsuario, colegiado })), ['colegiado colegiadoRepetido']);
  });
});

test('su perfil se cambia, y quien tenía una copia vieja lo recibe como está', async () => {
  const { idUsuario, colegiado } = await createNotario(db);
  const send = (body: object) => as(admin).call(update, { params: { idUsuario }, body: body as never });
  const first = await send({ ...perfilDe({ colegiado, cargaMaxima: 3 }), revision: 1 });
  assert.deepEqual([first.data.cargaMaxima, first.data.revision], [3, 2]);
  const second = await send({ ...perfilDe({ colegiado }), revision: 1 });
  assert.equal(second.codigo, 'conflicto-revision');
  const other = await createNotario(db);
  const third = await send({ ...perfilDe({ colegiado: other.colegiado }), revision: 2 });
  assert.deepEqual(wrongOf(third), ['colegiado colegiadoRepetido']);
});

test('solo puede recibir trámites quien puede ejercer hoy', async () => {
  const { idUsuario } = await createNotario(db, { cargaMaxima: 7 });
  const offered = async () => (await notariosQueEjercen(db, clock.now)).find((one) => one.idUsuario === idUsuario);
  assert.equal((await offered())?.cargaMaxima, 7);
  await exigirQueEjerza(db, idUsuario, clock.now);
  await as(admin).call(activate, { params: { idUsuario }, body: { activo: false } });
  assert.equal(await offered(), undefined);
  await assert.rejects(exigirQueEjerza(db, idUsuario, clock.now), { codigo: 'notario-no-ejerce' });
  await as(admin).call(activate, { params: { idUsuario }, body: { activo: true } });
  await as(admin).call(api.cuentas.activate, {
    params: { idUsuario },
    body: { activo: false, motivo: 'Se separó de la oficina.' },
  });
  assert.equal((await as(admin).call(read, { params: { idUsuario } })).data.impedimento, 'bloqueado');
  assert.equal(await offered(), undefined);
});

test('quien pierde el rol deja de ser notario, y lo recupera con su perfil', async () => {
  const { idUsuario } = await createNotario(db);
  const name = (IdRol: number) => as(admin).call(api.cuentas.changeRol, { params: { idUsuario }, body: { IdRol } });
  await name(3);
  assert.equal((await as(admin).call(read, { params: { idUsuario } })).status, 404);
  await assert.rejects(exigirQueEjerza(db, idUsuario, clock.now), { codigo: 'notario-no-ejerce' });
  await name(2);
  assert.equal((await as(admin).call(read, { params: { idUsuario } })).status, 200);
});

test('la lista filtra por ejercicio como la regla lo dice, para cualquier perfil', async () => {
  const dia = fc.constantFrom('2026-01-14', HOY, '2026-01-16');
  const perfil = fc.record({ activo: fc.boolean(), solventeHasta: dia, desde: fc.option(dia), hasta: fc.option(dia) });
  const { idUsuario, colegiado } = await createNotario(db, { colegiado: '99991' });
  await fc.assert(
    fc.asyncProperty(perfil, async ({ activo, solventeHasta, desde, hasta }) => {
      fc.pre(desde === null ? hasta === null : hasta === null || desde <= hasta);
      const values = { activo, solventeHasta, inhabilitadoDesde: desde, inhabilitadoHasta: hasta };
      await db
        .updateTable('perfilesNotario')
        .set({ ...values, inhabilitadoPor: desde && 'Cargo público' })
        .where('idUsuario', '=', idUsuario)
        .execute();
      const puede = puedeEjercer({ ...values, cuentaActiva: true, confirmado: true }, HOY);
      for (const ejercicio of ['ejerce', 'noEjerce'] as const) {
        const { data } = await as(admin).call(list, { query: { texto: colegiado, ejercicio } });
        assert.equal(data.length, (ejercicio === 'ejerce') === puede ? 1 : 0);
      }
    }),
    { numRuns: 60 },
  );
});

test('se ordena, se filtra por especialidad y se exporta; quien no dijo ninguna las atiende todas', async () => {
  const { categoria } = await createProducto(db);
  const especialista = await createNotario(db, { especialidades: [categoria.idCategoria], colegiado: '77001' });
  const general = await createNotario(db, { colegiado: '77002' });
  const otra = (await createProducto(db)).categoria;
  const de = async (especialidad: string) =>
    (await as(admin).call(list, { query: { texto: '7700', especialidad, orden: '-colegiado' } })).data.map(
      (n) => n.idUsuario,
    );
  assert.deepEqual(await de(categoria.idCategoria), [general.idUsuario, especialista.idUsuario]);
  assert.deepEqual(await de(otra.idCategoria), [general.idUsuario]);
  const { data } = await as(admin).call(api.notarios.export, { query: { formato: 'csv', texto: '77001' } });
  const lines = Buffer.from(data.contenido).toString().trimEnd().split('\r\n');
  assert.equal(lines.length, 2);
  assert.match(lines[1] ?? '', /,77001,Abogada y Notaria,Puede ejercer,2027-12-31,0,,20$/);
});
