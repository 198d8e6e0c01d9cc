import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { api } from '@fedatario/contract';
import { idDeRol } from '@fedatario/contract/base';
import type { Cita } from '@fedatario/contract/solicitud';
import type { CreatedUsuario } from '../../testing/factories.ts';
import { JUEVES, startCitas } from './testing/casos.ts';

const { db, as, clock, close, admin, confirmada, actuar } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const { list, read } = api.citas;

/** The appointment among those that wait for somebody, as that reader sees it; undefined when it is not there. */
async function pendiente(quien: CreatedUsuario, { idCita }: Cita): Promise<Cita | undefined> {
  const { data } = await as(quien).call(list, { query: { filtro: 'pendientes', limite: 100 } });
  return data.find((cita) => cita.idCita === idCita);
}

async function perfil(idUsuario: string, cambio: object): Promise<void> {
  const antes = { activo: true, solventeHasta: '2026-12-31', inhabilitadoDesde: null, inhabilitadoHasta: null };
  await db
    .updateTable('perfilesNotario')
    .set({ ...antes, ...cambio, inhabilitadoPor: 'inhabilitadoDesde' in cambio ? 'Licencia' : null })
    .where('idUsuario', '=', idUsuario)
    .execute();
}

test('la cita de quien ese día no puede ejercer espera a la oficina, hasta que pueda o se cancele', async () => {
  const { ana, notario, cita } = await confirmada();
  assert.equal(await pendiente(admin, cita), undefined);
  for (const cambio of [
    { activo: false },
    { solventeHasta: '2026-01-19' },
    { inhabilitadoDesde: '2026-01-20' },
    { inhabilitadoDesde: '2026-01-01', inhabilitadoHasta: '2026-01-20' },
  ]) {
    await perfil(notario.idUsuario, cambio);
    assert.equal((await pendiente(admin, cita))?.notarioImpedido, true, JSON.stringify(cambio));
  }
  await perfil(notario.idUsuario, { inhabilitadoDesde: '2026-01-01', inhabilitadoHasta: '2026-01-19' });
  assert.equal(await pendiente(admin, cita), undefined, 'puede otra vez desde ese día');
  await db.updateTable('usuarios').set({ activo: false }).where('idUsuario', '=', notario.idUsuario).execute();
  assert.equal((await pendiente(admin, cita))?.notarioImpedido, true, 'su cuenta está bloqueada');
  await db
    .updateTable('usuarios')
    .set({ activo: true, idRol: idDeRol.admin })
    .where('idUsuario', '=', notario.idUsuario)
    .execute();
  assert.equal((await pendiente(admin, cita))?.notarioImpedido, true, 'ya no es notario');
  const { data: dicha } = await as(ana).call(read, { params: { idCita: cita.idCita } });
  assert.equal(dicha.notarioImpedido, false, 'a la clienta no se le dice');
  assert.equal(await pendiente(ana, cita), undefined);
  const { data: cancelada } = await actuar(admin, cita, 'cancelar', 'Su notario dejó la oficina.');
  assert.deepEqual([cancelada.estado, cancelada.notarioImpedido], ['canceladaPersonal', false]);
  assert.equal(await pendiente(admin, cita), undefined);
});
