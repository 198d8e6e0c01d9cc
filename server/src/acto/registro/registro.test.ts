import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { sql } from 'kysely';
import { verificar } from '../../control/integridad/verificacion.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { firmarCabezas, verificarCadenas } from './registro.ts';
import { ACTO, createAsiento, createConRegistro } from './testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const numeros = async (idNotario: string) =>
  (
    await db
      .selectFrom('registroActuaciones')
      .select('numero')
      .where('idNotario', '=', idNotario)
      .orderBy('numero')
      .execute()
  ).map(({ numero }) => numero);

test('muchos a la vez se asientan uno tras otro: la cadena no se bifurca ni deja huecos', async () => {
  const { notario, idSolicitud } = await createConRegistro(db, 0);
  await Promise.all(Array.from({ length: 40 }, () => createAsiento(db, notario, idSolicitud)));
  assert.deepEqual(
    await numeros(notario.idUsuario),
    Array.from({ length: 40 }, (_, i) => i + 1),
  );
  const [cadena] = await verificarCadenas(db, notario.idUsuario);
  assert.deepEqual([cadena?.asientos, cadena?.rota], [40, null]);
});

test('lo que se deshace no deja número ni eslabón', async () => {
  const { notario, idSolicitud } = await createConRegistro(db, 2);
  const roto = {
    ...ACTO,
    get objeto(): string {
      throw new Error('se cayó');
    },
  };
  await assert.rejects(createAsiento(db, notario, idSolicitud, roto));
  assert.equal(await createAsiento(db, notario, idSolicitud), 3);
  assert.equal((await verificarCadenas(db, notario.idUsuario))[0]?.rota, null);
});

test('ni la base deja cambiar, borrar o vaciar lo asentado', async () => {
  await createConRegistro(db, 1);
  await firmarCabezas(db, clock.now);
  for (const table of ['registro_actuaciones', 'registro_cabezas'])
    for (const orden of [`update ${table} set numero = numero`, `delete from ${table}`, `truncate ${table}`])
      await assert.rejects(sql.raw(orden).execute(db), /no se cambia ni se borra/, orden);
  await assert.rejects(sql`delete from registro_cadenas`.execute(db), /no se cambia ni se borra/);
});

test('quien lo cambia por debajo queda a la vista, con el primer asiento que tocó', async () => {
  const { notario } = await createConRegistro(db, 5);
  await firmarCabezas(db, clock.now);
  const { idUsuario } = notario;
  const debajo = (orden: string) =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(orden).execute(tx);
    });
  await debajo(`update registro_actuaciones set datos = '{}' where id_notario = '${idUsuario}' and numero = 4`);
  const admin = await createUsuario(db, { rol: 'admin' });
  const { data } = await as(admin).call(api.registro.verificar, {});
  const suya = data.find(({ idNotario }) => idNotario === idUsuario);
  assert.deepEqual(suya?.rota, { numero: 4, rotura: 'cambiado' });
  await debajo(`delete from registro_actuaciones where id_notario = '${idUsuario}' and numero > 2`);
  await debajo(`update registro_cadenas set ultimo = 2, huella = (select huella from registro_actuaciones
    where id_notario = '${idUsuario}' and numero = 2) where id_notario = '${idUsuario}'`);
  assert.deepEqual((await verificarCadenas(db, idUsuario))[0]?.rota, { numero: 3, rotura: 'falta' });
  const promesa = (await verificar(db, new Date())).find(({ promesa: dicha }) =>
    dicha.includes('registro de actuaciones'),
  );
  assert.deepEqual(promesa?.faltas, [`${notario.nombreCompleto}: asiento 3 (falta)`]);
  // Leaves all chains whole for the other tests.
  await debajo(`delete from registro_cabezas where id_notario = '${idUsuario}'`);
});

test('una cadena se firma un día una vez, si creció', async () => {
  const { notario, idSolicitud } = await createConRegistro(db, 2);
  const cabezas = () =>
    db
      .selectFrom('registroCabezas')
      .select('numero')
      .where('idNotario', '=', notario.idUsuario)
      .orderBy('dia')
      .execute();
  for (let i = 0; i < 2; i += 1) await firmarCabezas(db, clock.now);
  assert.deepEqual(await cabezas(), [{ numero: 2 }]);
  await createAsiento(db, notario, idSolicitud);
  await firmarCabezas(db, new Date(clock.now.getTime() + 86_400_000));
  await firmarCabezas(db, new Date(clock.now.getTime() + 2 * 86_400_000));
  assert.deepEqual(await cabezas(), [{ numero: 2 }, { numero: 3 }]);
});

test('un notario lee y exporta lo suyo, y nada de otro; el administrador todo', async () => {
  const { notario } = await createConRegistro(db, 3);
  const { notario: otro } = await createConRegistro(db, 1);
  const suyo = await as(notario).call(api.registro.list, { query: { notario: otro.idUsuario } });
  assert.deepEqual(
    suyo.data.map(({ numero }) => numero),
    [3, 2, 1],
  );
  assert.deepEqual(suyo.data[0]?.datos, ACTO);
  const admin = await createUsuario(db, { rol: 'admin' });
  const deOtro = await as(admin).call(api.registro.list, { query: { notario: otro.idUsuario } });
  assert.equal(deOtro.data.length, 1);
  const page = await as(notario).call(api.registro.list, { query: { limite: 2 } });
  const next = await as(notario).call(api.registro.list, { query: { limite: 2, cursor: String(page.siguiente) } });
  assert.deepEqual(
    [...page.data, ...next.data].map(({ numero }) => numero),
    [3, 2, 1],
  );
  const { data } = await as(notario).call(api.registro.export, { query: { formato: 'csv', orden: 'fecha' } });
  const lines = Buffer.from(data.contenido).toString().trim().split('\r\n');
  assert.equal(lines.length, 4);
  assert.match(String(lines[1]), /Guatemala.*Ana Ruiz; Íñigo Peña.*20-22/);
});
