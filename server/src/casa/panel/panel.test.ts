import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { esperas } from '@fedatario/contract/casa';
import { createEntregado } from '../../acto/deberes/testing.ts';
import { createPagada } from '../../compra/pagos/testing/compras.ts';
import { createPorPagar, createReembolso } from '../../compra/reembolsos/testing/reembolsos.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createGestion } from '../../tramite/gestiones/testing/gestiones.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { createComprobante } from '../archivos/testing/archivos.ts';
import { createNotificacion } from '../notificaciones/testing.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const admin = await createUsuario(db, { rol: 'admin' });
const notario = await createUsuario(db, { rol: 'notario' });
const ana = await createUsuario(db);
const suyas = ['tramitesPorAceptar', 'tramitesPorRevisar', 'tramitesPorFirmar', 'tramitesVencidos'];
const panelDe = async (who: typeof admin) => (await as(who).call(api.panel.data, {})).data;

test('en una oficina sin nada pendiente todo está en cero, y la agenda vacía', async () => {
  const { agenda, esperan, avisos, sinLeer } = await panelDe(admin);
  assert.deepEqual([agenda, avisos, sinLeer], [[], [], 0]);
  assert.deepEqual(
    esperan.map(({ que, cantidad, desde }) => [que, cantidad, desde]),
    esperas.filter((que) => !suyas.includes(que)).map((que) => [que, 0, null]),
  );
});

test('cuenta lo que espera por la administración, desde cuándo y dónde se resuelve', async () => {
  await createComprobante(db, ana);
  await createReembolso(db, ana);
  await createPorPagar(db, ana);
  await createPagada(db, ana);
  await createGestion(db, ana);
  const { esperan } = await panelDe(admin);
  const cantidades = Object.fromEntries(esperan.map(({ que, cantidad }) => [que, cantidad]));
  assert.deepEqual(cantidades, {
    comprobantes: 1,
    reembolsosPorDecidir: 1,
    reembolsosPorPagar: 1,
    // Three purchases; the refunded one was cancelled.
    tramitesSinAsignar: 2,
    tramitesNoEntregados: 0,
    gestionesSinAsignar: 1,
    deberes: 0,
    dtesDetenidos: 0,
    trabajosDetenidos: 0,
  });
  const [comprobantes] = esperan;
  assert.equal(comprobantes?.enlace, '/admin/historial-ventas');
  assert.equal(comprobantes?.desde, '2026-01-15T09:00:00.000Z');
});

test('a un notario le dice solo lo que él puede resolver', async () => {
  const { esperan } = await panelDe(notario);
  assert.deepEqual(
    esperan.map(({ que }) => que),
    [...suyas, 'deberes'],
  );
});

test('a un notario le cuenta sus trámites por aceptar, revisar y firmar, y los que se vencieron; los de otro no', async () => {
  const julia = await createUsuario(db, { rol: 'notario' });
  for (const estado of ['asignado', 'enRevision', 'enRevision', 'porFirmar', 'porAprobar'] as const)
    await createTramite(db, julia, { estado });
  const { idSolicitud } = await createTramite(db, julia, { estado: 'porFirmar' });
  const reloj = { relojDesde: new Date(0), venceEn: new Date('2026-01-14T09:00:00Z') };
  await db
    .updateTable('solicitudes')
    .set({ venceEn: null, relojDesde: null })
    .where('idNotario', '=', julia.idUsuario)
    .execute();
  await db.updateTable('solicitudes').set(reloj).where('idSolicitud', '=', idSolicitud).execute();
  const { esperan } = await panelDe(julia);
  const cuentas = esperan.filter(({ que }) => suyas.includes(que)).map(({ cantidad }) => cantidad);
  assert.deepEqual(cuentas, [1, 2, 2, 1]);
  assert.equal(esperan[2]?.enlace, '/admin/tramites-en-proceso/por-firmar');
  const otro = (await panelDe(notario)).esperan.filter(({ que }) => suyas.includes(que));
  assert.deepEqual(
    otro.map(({ cantidad }) => cantidad),
    [0, 0, 0, 0],
  );
});

test('cuenta los deberes vencidos o por vencer en una semana: de un notario los suyos, de la administración todos', async () => {
  const julia = await createUsuario(db, { rol: 'notario' });
  await createEntregado(db, julia, { fecha: '2025-12-10' });
  await createEntregado(db, julia, { fecha: '2026-01-14' });
  const deberesDe = async (who: typeof admin) =>
    (await panelDe(who)).esperan.find(({ que }) => que === 'deberes')?.cantidad;
  assert.deepEqual([await deberesDe(julia), await deberesDe(notario), await deberesDe(admin)], [1, 0, 1]);
});

test('trae los últimos avisos propios y cuántos no se han leído', async () => {
  const otro = await createUsuario(db, { rol: 'notario' });
  await createNotificacion(db, ana, { titulo: 'De otra persona' });
  for (const titulo of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'])
    await createNotificacion(db, otro, { titulo, leida: titulo === 'seis' });
  const { avisos, sinLeer } = await panelDe(otro);
  assert.deepEqual(
    avisos.map(({ titulo }) => titulo),
    ['seis', 'cinco', 'cuatro', 'tres', 'dos'],
  );
  assert.equal(sinLeer, 5);
});
