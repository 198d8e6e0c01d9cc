import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { createNotario } from '../../../casa/notarios/testing/notarios.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { MARTES_9, startCitas } from '../../../solicitud/citas/testing/casos.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { cerrarCuenta } from './borrado.ts';

const { db, as, clock, close, admin } = await startCitas();
after(close);

/** A customer, a notary, and an appointment of theirs that is confirmed. */
async function conCita() {
  const ana = await createUsuario(db);
  const { idUsuario: idNotario } = await createNotario(db, { modalidades: ['telefono'] });
  const nueva = { idUsuario: ana.idUsuario, idNotario, modalidad: 'telefono', inicio: MARTES_9, idSede: null } as const;
  const { data } = await as(admin).call(api.asesorias.create, { body: { ...nueva, notas: null, conPlan: false } });
  assert.equal(data.estado, 'confirmada');
  return { ana, idNotario, ...data };
}

async function cerrar(idUsuario: string) {
  const hoy = { cierrePedidoEn: clock.now, cierraEn: clock.now };
  await db.updateTable('cuentas').set(hoy).where('idUsuario', '=', idUsuario).execute();
  assert.equal(await inTransaction(db, (tx) => cerrarCuenta(tx, idUsuario, clock.now)), true);
}

const canceladasDe = async (idUsuario: string) =>
  (
    await db
      .selectFrom('notificaciones')
      .select('idNotificacion')
      .where('tipo', '=', 'citaCancelada')
      .where('idUsuario', '=', idUsuario)
      .execute()
  ).length;
const ocupadas = (idPersona: string) =>
  db
    .selectFrom('ocupaciones')
    .select('idOcupacion')
    .where('idPersona', '=', idPersona)
    .where('viva', '=', true)
    .execute();

test('quien cierra su cuenta deja libre la hora, y su notario lo sabe', async () => {
  const { ana, idNotario } = await conCita();
  await cerrar(ana.idUsuario);
  assert.deepEqual([await canceladasDe(idNotario), await ocupadas(idNotario)], [1, []]);
});

test('si se cierra la cuenta del notario, su cliente lo sabe y la cita no queda a nombre de nadie', async () => {
  const { ana, idNotario, idCita } = await conCita();
  await cerrar(idNotario);
  const { data } = await as({ ...ana, rol: 'cliente' } as CreatedUsuario).call(api.citas.read, { params: { idCita } });
  assert.deepEqual([data.estado, await canceladasDe(ana.idUsuario)], ['canceladaPersonal', 1]);
});
