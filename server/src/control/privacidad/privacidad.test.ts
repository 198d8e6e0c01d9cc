import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import { DIAS_PARA_ARREPENTIRSE } from '@fedatario/contract/control';
import { createSellado } from '../../acto/marcas/testing.ts';
import { createBorrador } from '../../borrador/borradores/testing/borradores.ts';
import { PUNTO } from '../../casa/archivos/testing/archivos.ts';
import { browserOf, mailboxOf } from '../../casa/identidad/testing/identidad.ts';
import { notificar } from '../../casa/notificaciones/notificaciones.ts';
import { createPagada, createPedido, createTarjeta } from '../../compra/pagos/testing/compras.ts';
import { inTransaction } from '../../db/transaction.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { closedPayments } from '../../services/payments/closed.ts';
import { startTestApp } from '../../testing/client.ts';
import { CLAVE, type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { cerrarCuenta } from './borrado/borrado.ts';

const files = memoryFiles();
const olvidadas: string[] = [];
const payments = { ...closedPayments, forgetCard: async (tarjeta: string) => void olvidadas.push(tarjeta) };
const app = await startTestApp({ jobs: true, files, payments });
const { as, clock, database, close } = app;
const { db } = database.pools;
const { next } = mailboxOf(app);
after(close);
const { privacidad } = api;

const cerrar = (who: CreatedUsuario, confirmacion = who.email) =>
  as(who).call(privacidad.close, { body: { confirmacion } });
const ejecutar = (who: CreatedUsuario, dias: number) =>
  inTransaction(db, (tx) => cerrarCuenta(tx, who.idUsuario, new Date(clock.now.getTime() + dias * DAY)));

test('lo que está en curso lo impide, y se dice qué es; lo que la ley conserva, con su artículo', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { estado: 'enRevision' });
  const idFactura = await createPedido(db, ana);
  const { data } = await as(ana).call(privacidad.closing, {});
  assert.deepEqual(data.impedimentos.map(({ tipo, id }) => [tipo, id]).sort(), [
    ['pedido', idFactura],
    ['tramite', idSolicitud],
  ]);
  assert.deepEqual(data.conserva, [
    { clase: 'fiscal', cuantos: 1, norma: 'Código Tributario, arts. 47 y 112', hasta: '2030-12-31' },
  ]);
  assert.equal((await cerrar(ana)).codigo, 'cierre-impedido');
});

test('se confirma con el correo y la contraseña recién escrita; cierra las sesiones y entrar la conserva', async () => {
  const ana = await createUsuario(db);
  const browser = browserOf(app);
  await browser.signIn(ana.email, CLAVE);
  const wrong = await browser.call(privacidad.close, { body: { confirmacion: 'otra@ejemplo.com' } });
  assert.deepEqual(
    wrong.problem?.errores?.map(({ clave }) => clave),
    ['correoDistinto'],
  );
  const { data } = await browser.call(privacidad.close, { body: { confirmacion: ana.email } });
  assert.equal(data.cierraEn, new Date(clock.now.getTime() + DIAS_PARA_ARREPENTIRSE * DAY).toISOString());
  assert.match((await next(ana.email)).asunto, /^Cerraremos su cuenta el 29\/01\/2026/);
  assert.equal((await browser.call(privacidad.read, {})).status, 401);
  assert.equal(await ejecutar(ana, 13), false);
  assert.equal((await browser.signIn(ana.email, CLAVE)).status, 200);
  assert.equal((await next(ana.email)).asunto, 'Su cuenta sigue abierta');
  assert.equal(await ejecutar(ana, 15), false);
});

test('pasados los días se borra todo con sus archivos y tarjetas, le llega la constancia y puede volver a abrir otra', async () => {
  const ana = await createUsuario(db, { nombreCompleto: 'Ana Única' });
  await createBorrador(db, ana, 'escrito');
  await createPagada(db, ana);
  await db.updateTable('solicitudes').set({ estado: 'cancelada' }).where('idUsuario', '=', ana.idUsuario).execute();
  const idFormaPago = await createTarjeta(db, ana);
  const { idArchivo } = (await as(ana).call(api.archivos.upload, { query: { nombre: 'x.png' }, body: PUNTO })).data;
  assert.equal((await cerrar(ana)).status, 200);
  await next(ana.email);
  // Two workers at once, and one of them again: it is done once.
  const done = await Promise.all([ejecutar(ana, 15), ejecutar(ana, 15)]);
  assert.deepEqual(done.sort(), [false, true]);
  // The customer's earlier messages were erased from the mailbox too.
  const mailbox = mailboxOf(app);
  const { asunto, texto } = await mailbox.next(ana.email);
  assert.match(asunto, /^Constancia/);
  const constancia = await db.selectFrom('constanciasDeCierre').selectAll().executeTakeFirstOrThrow();
  assert.ok(texto.includes(constancia.folio) && texto.includes(constancia.sha256.toString('hex')));
  assert.match(texto, /Facturas y lo que las respalda \(1\): hasta el 31\/12\/2030\. Código Tributario/);
  assert.ok(!constancia.contenido.includes(ana.idUsuario) && !constancia.contenido.includes(ana.email));
  await until(async () => (files.kept.has(idArchivo) || olvidadas.length === 0 ? undefined : true));
  assert.deepEqual(olvidadas, [`pm_${idFormaPago}`]);
  const left = await db
    .selectFrom('usuarios')
    .selectAll()
    .where('idUsuario', '=', ana.idUsuario)
    .executeTakeFirstOrThrow();
  assert.deepEqual([left.nombreCompleto, left.activo, left.telefono], ['Cuenta cerrada', false, null]);
  const body = { nombreCompleto: 'Ana Otra', email: ana.email, password: CLAVE, aceptaTerminos: true } as const;
  assert.equal((await as(undefined).call(api.usuarios.signUp, { body })).status, 200);
  assert.match((await mailbox.next(ana.email)).asunto, /código/);
});

test('si algo nuevo está en curso el día del cierre, se espera, y se dice una vez a quien es y a la oficina', async () => {
  const [ana, eva] = [
    await createUsuario(db, { nombreCompleto: 'Ana Espera' }),
    await createUsuario(db, { rol: 'admin' }),
  ];
  assert.equal((await cerrar(ana)).status, 200);
  await next(ana.email);
  const idFactura = await createPedido(db, ana);
  await next(ana.email);
  const { referencia } = await db
    .selectFrom('facturas')
    .select('referencia')
    .where('idFactura', '=', idFactura)
    .executeTakeFirstOrThrow();
  const cierreDe = async () =>
    (await as(eva).call(api.cuentas.read, { params: { idUsuario: ana.idUsuario } })).data.cierre?.detenidoPor;
  assert.equal(await cierreDe(), null);
  for (const dias of [15, 16]) assert.equal(await ejecutar(ana, dias), false);
  assert.match((await next(ana.email)).texto, new RegExp(`sigue en curso: el pedido «${referencia}»`));
  assert.match((await next(eva.email)).asunto, /La cuenta de Ana Espera no se pudo cerrar/);
  const avisos = await db
    .selectFrom('notificaciones')
    .select(['tipo', 'idUsuario'])
    .where('tipo', 'in', ['cierreDetenido', 'cierreDetenidoOficina'])
    .where('idUsuario', 'in', [ana.idUsuario, eva.idUsuario])
    .execute();
  assert.deepEqual(avisos, [{ tipo: 'cierreDetenidoOficina', idUsuario: eva.idUsuario }]);
  assert.equal(await cierreDe(), `el pedido «${referencia}»`);
  await db.updateTable('facturas').set({ estado: 'vencida' }).where('idFactura', '=', idFactura).execute();
  assert.equal(await ejecutar(ana, 17), true);
});

test('dos cierres a la vez hacen uno: el otro se rechaza, y llega un solo correo', async () => {
  const ana = await createUsuario(db);
  const answers = await Promise.all([cerrar(ana), cerrar(ana), cerrar(ana)]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  for (const { status } of answers) assert.ok([200, 401, 409].includes(status), String(status));
  await next(ana.email);
  // Sent after everything queued before it.
  await notificar(db, { idUsuario: ana.idUsuario, tipo: 'cierreDeshecho', variables: {}, enlace: '/perfil' });
  assert.match((await next(ana.email)).asunto, /sigue abierta/);
});

test('la cuenta de la oficina la cierra otra persona que administra; la de un notario con registro, nadie', async () => {
  const [jefa, eva] = [await createUsuario(db, { rol: 'admin' }), await createUsuario(db, { rol: 'admin' })];
  assert.deepEqual((await cerrar(eva)).data, { cierraEn: null });
  assert.match((await next(jefa.email)).asunto, /pide cerrar su cuenta/);
  const closeOf = (who: CreatedUsuario, boss = jefa) =>
    as(boss).call(api.cuentas.close, { params: { idUsuario: who.idUsuario } });
  assert.equal((await closeOf(jefa)).codigo, 'cuenta-propia');
  assert.equal((await closeOf(await createUsuario(db))).codigo, 'estado-no-permite');
  const notario = await createUsuario(db, { rol: 'notario' });
  await createSellado(db, await createUsuario(db), notario);
  assert.equal((await closeOf(notario)).codigo, 'notario-con-registro');
  assert.equal((await closeOf(eva)).data.estado, 'bloqueado');
  // Activating the account again cancels its erasure.
  await as(jefa).call(api.cuentas.activate, { params: { idUsuario: eva.idUsuario }, body: { activo: true } });
  assert.equal(await ejecutar(eva, 15), false);
});
