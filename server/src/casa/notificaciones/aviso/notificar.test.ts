import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { inTransaction } from '../../../db/transaction.ts';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { correosPara } from '../testing.ts';
import { type Aviso, notificar, notificarRoles } from './notificar.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const listo: Aviso<'documentoListo'> = {
  tipo: 'documentoListo',
  variables: { tramite: 'T-2026-000123', producto: 'Contrato <b>de</b> {{empresa}}' },
  enlace: '/detalle-pago/1',
};
const tell = (who: CreatedUsuario, more: Partial<Aviso<'documentoListo'>> = {}) =>
  inTransaction(db, (tx) => notificar(tx, { ...listo, ...more, idUsuario: who.idUsuario }));
const avisosDe = async (who: CreatedUsuario) => (await as(who).call(api.notificaciones.list, { query: {} })).data;
const prefiere = (who: CreatedUsuario, clave: string, correo: boolean, enApp: boolean) =>
  db.insertInto('preferenciasNotificacion').values({ idUsuario: who.idUsuario, clave, correo, enApp }).execute();

test('un aviso llega al producto y por correo, con lo que dice tal como es', async () => {
  const ana = await createUsuario(db);
  await tell(ana);
  const [aviso, ...more] = await avisosDe(ana);
  assert.equal(more.length, 0);
  assert.equal(aviso?.titulo, 'Su documento está listo: Contrato <b>de</b> {{empresa}}');
  assert.deepEqual([aviso?.enlace, aviso?.leidaEn], ['/detalle-pago/1', null]);
  const [mail, ...others] = await correosPara(db, ana.email);
  assert.equal(others.length, 0);
  assert.equal(mail?.asunto, aviso?.titulo);
  assert.match(String(mail?.texto), /^Ana Ruiz, su documento/m);
  assert.match(String(mail?.texto), /http:\/\/localhost\/detalle-pago\/1/);
  assert.match(String(mail?.html), /&lt;b&gt;de&lt;\/b&gt;/);
});

test('lo que se deshace no se avisó nunca', async () => {
  const ana = await createUsuario(db);
  const undone = inTransaction(db, async (tx) => {
    await notificar(tx, { ...listo, idUsuario: ana.idUsuario });
    throw new Error('deshacer');
  });
  await assert.rejects(undone, /deshacer/);
  assert.deepEqual([await avisosDe(ana), await correosPara(db, ana.email)], [[], []]);
});

test('un mismo hecho se avisa una sola vez a cada quien, también a la vez', async () => {
  const ana = await createUsuario(db);
  const luz = await createUsuario(db);
  await Promise.all([1, 2, 3, 4].map(() => tell(ana, { hecho: 'entrega-1' })));
  await tell(luz, { hecho: 'entrega-1' });
  await tell(ana, { hecho: 'entrega-2' });
  assert.equal((await avisosDe(ana)).length, 2);
  assert.equal((await correosPara(db, ana.email)).length, 2);
  assert.equal((await avisosDe(luz)).length, 1);
});

test('quien no quiere correo lo ve solo en el producto, y quien no quiere nada, en ninguna parte', async () => {
  const [ana, luz, sol] = await Promise.all([createUsuario(db), createUsuario(db), createUsuario(db)]);
  await prefiere(ana, 'documentoListo', false, true);
  await prefiere(luz, 'documentoListo', true, false);
  await prefiere(sol, 'documentoListo', false, false);
  for (const who of [ana, luz, sol]) await tell(who, { hecho: 'entrega' });
  const llego = async (who: CreatedUsuario) => [
    (await avisosDe(who)).length,
    (await correosPara(db, who.email)).length,
  ];
  assert.deepEqual(
    [await llego(ana), await llego(luz), await llego(sol)],
    [
      [1, 0],
      [0, 1],
      [0, 0],
    ],
  );
  await tell(luz, { hecho: 'entrega' });
  assert.deepEqual(await llego(luz), [0, 1]);
});

test('lo de su seguridad le llega aunque haya dicho que no', async () => {
  const ana = await createUsuario(db);
  await prefiere(ana, 'claveCambiada', false, false);
  const aviso = { tipo: 'claveCambiada', variables: {}, enlace: '/recover-password' } as const;
  await inTransaction(db, (tx) => notificar(tx, { ...aviso, idUsuario: ana.idUsuario }));
  assert.equal((await avisosDe(ana)).length, 1);
  assert.equal((await correosPara(db, ana.email)).length, 1);
});

test('a quien está desactivado no se le avisa nada', async () => {
  const ana = await createUsuario(db, { activo: false });
  await tell(ana);
  assert.deepEqual(await correosPara(db, ana.email), []);
});

test('lo de la oficina llega a cada persona de esos roles', async () => {
  const admin = await createUsuario(db, { rol: 'admin' });
  const notario = await createUsuario(db, { rol: 'notario' });
  const ana = await createUsuario(db);
  const variables = { numero: 'F-2026-000001', monto: 'Q 100.00', motivo: 'Ya no lo necesito' };
  const aviso = { tipo: 'reembolsoPorDecidir', variables, enlace: '/admin/historial-ventas/1' } as const;
  await inTransaction(db, (tx) => notificarRoles(tx, ['admin'], aviso));
  assert.equal((await avisosDe(admin))[0]?.titulo, 'Piden el reembolso de F-2026-000001');
  assert.deepEqual([await avisosDe(notario), await avisosDe(ana)], [[], []]);
});
