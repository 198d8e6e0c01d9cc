import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { mailboxOf } from '../../casa/identidad/testing/identidad.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createPagada } from '../pagos/testing/compras.ts';

const app = await startTestApp({ jobs: true });
const { as, clock, database, close } = app;
const { db } = database.pools;
const mailbox = mailboxOf(app);
after(close);
const eva = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Eva Morales' });

const ask = (who: CreatedUsuario, idFactura: string, total: number) =>
  as(who).call(api.reembolsos.ask, {
    params: { idFactura },
    body: { lineas: [1], total, motivo: 'Ya no lo necesito' },
  });
const withdraw = (who: CreatedUsuario, idReembolso: string) =>
  as(who).call(api.reembolsos.withdraw, { params: { idReembolso } });
const approve = (idReembolso: string, revision: number, monto: number) =>
  as(eva).call(api.reembolsos.approve, {
    params: { idReembolso },
    body: { revision, lineas: [{ posicion: 1, monto, cancela: true }], motivo: 'Así lo acordamos' },
  });
const deny = (idReembolso: string, revision: number) =>
  as(eva).call(api.reembolsos.deny, {
    params: { idReembolso },
    body: { revision, motivo: 'No corresponde al caso' },
  });
const rowOf = (idFactura: string) =>
  db.selectFrom('facturaLineas').selectAll().where('idFactura', '=', idFactura).executeTakeFirstOrThrow();

/** A customer who asked for their money back. */
async function pidio(precio = 10_000) {
  const ana = await createUsuario(db);
  const idFactura = await createPagada(db, ana, [precio]);
  const { data } = await ask(ana, idFactura, precio);
  return { ana, idFactura, ...data };
}

test('retira lo que pidió: queda quién y cuándo, a la oficina ya no se le pide, y a las dos partes se les dice', async () => {
  const { ana, idFactura, idReembolso, retirable } = await pidio();
  assert.equal(retirable, true);
  const porDecidir = async () =>
    (await as(eva).call(api.panel.data, {})).data.esperan.find(({ que }) => que === 'reembolsosPorDecidir')?.cantidad;
  const enLista = async () =>
    (await as(eva).call(api.ventas.list, { query: { reembolso: 'pendiente' } })).data.map((venta) => venta.idFactura);
  assert.ok((await enLista()).includes(idFactura));
  const antes = (await porDecidir()) ?? 0;
  clock.now = new Date(clock.now.getTime() + 60_000);
  const { data } = await withdraw(ana, idReembolso);
  assert.deepEqual([data.estado, data.monto, data.retirable], ['retirado', null, false]);
  const { accion, a, quien, hechoEn } = data.historial.at(-1) ?? {};
  assert.deepEqual([accion, a, quien, hechoEn], ['retirar', 'retirado', 'Ana Ruiz', clock.now.toISOString()]);
  assert.equal((await porDecidir()) ?? 0, antes - 1);
  assert.equal((await enLista()).includes(idFactura), false);
  const { data: venta } = await as(eva).call(api.ventas.read, { params: { idFactura } });
  const hecho = venta.hechos.find(({ sobre }) => sobre === 'retirar');
  assert.deepEqual([hecho?.quien, hecho?.monto], ['Ana Ruiz', 10_000]);
  let suyo = '';
  while (!suyo.startsWith('Retiró su solicitud de reembolso de F-')) suyo = (await mailbox.next(ana.email)).asunto;
  let deOficina = '';
  while (!deOficina.startsWith('Ya no piden el reembolso de F-')) deOficina = (await mailbox.next(eva.email)).asunto;
  const { data: cuenta } = await as(ana).call(api.privacidad.closing, {});
  assert.equal(
    cuenta.impedimentos.some(({ tipo }) => tipo === 'reembolso'),
    false,
  );
  const { data: nota } = await as(ana).call(api.reembolsos.quote, { params: { idFactura } });
  assert.deepEqual([nota.lineas[0]?.enCurso, nota.lineas[0]?.monto], [false, 10_000]);
});

test('retirarla otra vez, o veinte a la vez, es retirarla una', async () => {
  const { ana, idReembolso } = await pidio();
  const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(ana, idReembolso)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  const { status, data } = await withdraw(ana, idReembolso);
  assert.equal(status, 200);
  assert.deepEqual(
    data.historial.map(({ accion }) => accion),
    ['solicitar', 'cotizar', 'retirar'],
  );
});

test('solo su cliente la retira: ni otra persona, ni la oficina, ni lo que la oficina propuso por su cuenta', async () => {
  const { ana, idReembolso, idFactura } = await pidio(240_000);
  assert.equal((await withdraw(await createUsuario(db), idReembolso)).codigo, 'no-encontrado');
  assert.equal((await withdraw(eva, idReembolso)).codigo, 'no-encontrado');
  await withdraw(ana, idReembolso);
  const { data } = await as(eva).call(api.reembolsos.order, {
    params: { idFactura },
    body: { lineas: [{ posicion: 1, monto: 240_000, cancela: false }], motivo: 'Atraso nuestro' },
  });
  assert.deepEqual([data.estado, data.faltaOtraPersona, data.retirable], ['cotizado', true, false]);
  assert.equal((await withdraw(ana, data.idReembolso)).codigo, 'estado-no-permite');
});

describe('con la decisión de la oficina', () => {
  test('decidido primero, no se retira; retirado primero, no se decide, y cada parte lee por qué', async () => {
    const uno = await pidio();
    assert.equal((await deny(uno.idReembolso, uno.revision)).status, 200);
    assert.deepEqual(await refusal(withdraw(uno.ana, uno.idReembolso)), [409, 'reembolso-decidido']);
    const otro = await pidio();
    await withdraw(otro.ana, otro.idReembolso);
    const { idReembolso, revision } = otro;
    // The revision from before it, and the one of now.
    for (const una of [revision, revision + 1]) {
      assert.deepEqual(await refusal(approve(idReembolso, una, 10_000)), [409, 'reembolso-retirado']);
      assert.deepEqual(await refusal(deny(idReembolso, una)), [409, 'reembolso-retirado']);
    }
    assert.equal((await rowOf(otro.idFactura)).comprometido, 0);
  });

  test('a la vez, gana quien llega primero y la otra parte no cambia nada', async () => {
    for (let vez = 0; vez < 10; vez += 1) {
      const { ana, idFactura, idReembolso, revision } = await pidio();
      const decide = () => (vez % 3 === 0 ? deny(idReembolso, revision) : approve(idReembolso, revision, 10_000));
      const turnos = [() => withdraw(ana, idReembolso), decide];
      if (vez % 2 === 1) turnos.reverse();
      const codigos = (await Promise.all(turnos.map((act) => act()))).map(({ codigo }) => codigo);
      const [perdio] = codigos.filter((codigo) => codigo !== undefined);
      assert.equal(codigos.filter((codigo) => codigo === undefined).length, 1, `${codigos}`);
      const [{ estado } = { estado: '' }] = (await as(ana).call(api.reembolsos.list, { params: { idFactura } })).data;
      assert.equal(perdio, estado === 'retirado' ? 'reembolso-retirado' : 'reembolso-decidido');
      const { comprometido } = await rowOf(idFactura);
      assert.equal(comprometido, ['retirado', 'negado'].includes(estado) ? 0 : 10_000);
    }
  });

  test('lo que una persona propuso a otra se acaba con ella, y a su cliente no se le dice', async () => {
    const { ana, idFactura, idReembolso, revision } = await pidio(240_000);
    assert.equal((await approve(idReembolso, revision, 230_000)).data.faltaOtraPersona, true);
    await withdraw(ana, idReembolso);
    const [suyo] = (await as(ana).call(api.reembolsos.list, { params: { idFactura } })).data;
    assert.deepEqual([suyo?.monto, suyo?.lineas[0]?.monto, suyo?.respuesta], [null, null, null]);
    const negado = await pidio(240_000);
    await approve(negado.idReembolso, negado.revision, 230_000);
    await deny(negado.idReembolso, negado.revision + 1);
    const [visto] = (await as(negado.ana).call(api.reembolsos.list, { params: { idFactura: negado.idFactura } })).data;
    assert.deepEqual([visto?.monto, visto?.lineas[0]?.monto], [null, null]);
    assert.equal(visto?.respuesta, 'No corresponde al caso');
  });
});

test('la que acompaña a un trámite cancelado no se retira, que lo dejaría sin trabajo y sin dinero, ni su correo lo ofrece', async () => {
  const ana = await createUsuario(db);
  const idFactura = await createPagada(db, ana, [10_000]);
  const { idSolicitud } = await db
    .selectFrom('solicitudes')
    .select('idSolicitud')
    .where('idFactura', '=', idFactura)
    .executeTakeFirstOrThrow();
  const params = { idSolicitud };
  const { data: tramite } = await as(ana).call(api.tramites.read, { params });
  const body = { revision: tramite.revision, motivo: 'Ya no lo necesito', total: 10_000 };
  assert.equal((await as(ana).call(api.tramites.cancel, { params, body })).status, 200);
  const [pedido] = (await as(ana).call(api.reembolsos.list, { params: { idFactura } })).data;
  assert.deepEqual([pedido?.estado, pedido?.retirable], ['cotizado', false]);
  assert.equal((await withdraw(ana, pedido?.idReembolso ?? '')).codigo, 'reembolso-de-detenido');
  const deCancelado = await recibido(ana);
  assert.match(deCancelado, /No tiene que hacer nada más/);
  assert.doesNotMatch(deCancelado, /retirar/);
  assert.match(await recibido((await pidio()).ana), /puede retirarla en su compra/);
});

test('de lo que ya no se trabaja no se retira, y se dice en qué; lo que la plataforma intenta entregar otra vez, sí', async () => {
  const ana = await createUsuario(db);
  const idFactura = await createPagada(db, ana, [10_000, 20_000]);
  const { data } = await as(ana).call(api.reembolsos.ask, {
    params: { idFactura },
    body: { lineas: [1, 2], total: 30_000, motivo: 'Ya no lo necesito' },
  });
  const { nombre } = await db
    .selectFrom('facturaLineas')
    .select('nombre')
    .where('idFactura', '=', idFactura)
    .where('posicion', '=', 1)
    .executeTakeFirstOrThrow();
  const primera = db.updateTable('solicitudes').where('idFactura', '=', idFactura).where('posicion', '=', 1);
  for (const estado of ['cancelado', 'rechazado', 'caducado', 'noEntregado'] as const) {
    await primera.set({ estado, automatica: false }).execute();
    const [pedido] = (await as(ana).call(api.reembolsos.list, { params: { idFactura } })).data;
    assert.equal(pedido?.retirable, false, estado);
    const { codigo, text } = await withdraw(ana, data.idReembolso);
    assert.equal(codigo, 'reembolso-de-detenido');
    assert.ok(text.includes(`en ${nombre} nadie trabaja ya`), text);
  }
  await primera.set({ automatica: true }).execute();
  assert.equal((await withdraw(ana, data.idReembolso)).status, 200);
});

test('pedirla y retirarla muchas veces no quita el derecho a pedirla en su último día', async () => {
  const { ana, idFactura, idReembolso } = await pidio();
  await withdraw(ana, idReembolso);
  for (let vez = 0; vez < 8; vez += 1) await withdraw(ana, (await ask(ana, idFactura, 10_000)).data.idReembolso);
  assert.equal((await ask(ana, idFactura, 10_000)).status, 200);
});

/** The mail that says that a request was received. */
async function recibido({ email }: CreatedUsuario): Promise<string> {
  let correo = await mailbox.next(email);
  while (!correo.asunto.startsWith('Recibimos su solicitud de reembolso')) correo = await mailbox.next(email);
  return correo.texto;
}

async function refusal(answer: Promise<{ readonly status: number; readonly codigo?: string | undefined }>) {
  const { status, codigo } = await answer;
  return [status, codigo];
}
