import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { FacturaDetalle } from '@fedatario/contract/compra';
import type { EstadoDeSolicitud } from '@fedatario/contract/solicitud';
import { verificar } from '../../control/integridad/verificacion.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { openOficina } from './testing/reembolsos.ts';

const { as, bank, buy, clock, db, run, close } = await openOficina();
after(close);
const eva = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Eva Morales' });
const luz = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Luz Paz' });

const quote = (who: CreatedUsuario, { idFactura }: FacturaDetalle) =>
  as(who).call(api.reembolsos.quote, { params: { idFactura } });
const ask = (who: CreatedUsuario, { idFactura }: FacturaDetalle, lineas: number[], total: number) =>
  as(who).call(api.reembolsos.ask, { params: { idFactura }, body: { lineas, total, motivo: 'Ya no lo necesito' } });
const read = async (who: CreatedUsuario, { idFactura }: FacturaDetalle) =>
  (await as(who).call(api.facturas.read, { params: { idFactura } })).data;

interface Approval {
  idReembolso: string;
  revision: number;
}
const approve = (
  { idReembolso, revision }: Approval,
  partes: Record<number, number>,
  { by = eva, motivo = null, cancela = false }: { by?: CreatedUsuario; motivo?: string | null; cancela?: boolean } = {},
) => {
  const lineas = Object.entries(partes).map(([posicion, monto]) => ({ posicion: Number(posicion), monto, cancela }));
  return as(by).call(api.reembolsos.approve, { params: { idReembolso }, body: { revision, lineas, motivo } });
};
const stage = (factura: FacturaDetalle, estado: EstadoDeSolicitud) =>
  db.updateTable('solicitudes').set({ estado }).where('idFactura', '=', factura.idFactura).execute();
const rowOf = (idReembolso: string) =>
  db.selectFrom('reembolsos').selectAll().where('idReembolso', '=', idReembolso).executeTakeFirstOrThrow();
const refunds = async () => (await bank.control()).refunds;
const restOfTheDay = async <T>(work: () => Promise<T>) => {
  const before = clock.now;
  try {
    return await work();
  } finally {
    clock.now = before;
  }
};

test('antes de pedirlo ve cuánto recibe y por qué, según la etapa de cada línea', async () => {
  const { who, factura } = await buy([10_001]);
  const seen = [];
  const estados = ['sinAsignar', 'enPreparacion', 'porAprobar', 'porFirmar', 'presentada', 'entregado'] as const;
  for (const estado of estados) {
    await stage(factura, estado);
    const [linea] = (await quote(who, factura)).data.lineas;
    seen.push([linea?.etapa, linea?.porcentaje, linea?.monto, linea?.cancelable]);
  }
  assert.deepEqual(seen, [
    ['sinEmpezar', 100, 10_001, true],
    ['enRevision', 70, 7_001, true],
    ['porAprobar', 50, 5_001, true],
    ['porFirmar', 30, 3_000, true],
    ['presentada', 30, 3_000, true],
    ['terminado', 0, 0, false],
  ]);
});

test('pide, la oficina aprueba, la tarjeta lo recibe: nota de crédito, factura, trámite e historial lo dicen', async () => {
  const { who, factura } = await buy([10_000, 20_000]);
  const { data: pedido } = await ask(who, factura, [1], 10_000);
  assert.equal(pedido.estado, 'cotizado');
  const { data: aprobado } = await approve(pedido, { 1: 10_000 });
  assert.equal(aprobado.estado, 'aprobado');
  await run(pedido.idReembolso);
  const now = await read(who, factura);
  assert.deepEqual([now.estado, now.reembolsado], ['parcialmenteReembolsada', 10_000]);
  assert.deepEqual(
    now.lineas.map(({ reembolsado, solicitud }) => [reembolsado, solicitud?.estado]),
    [
      [10_000, 'cancelado'],
      [0, 'sinAsignar'],
    ],
  );
  assert.equal(now.notasDeCredito[0]?.total, 10_000);
  const { data } = await as(who).call(api.reembolsos.list, { params: { idFactura: factura.idFactura } });
  assert.equal(data[0]?.estado, 'completado');
  assert.equal(data[0]?.notaCredito?.numero, now.notasDeCredito[0]?.numero);
  assert.deepEqual(
    data[0]?.historial.map(({ accion, quien }) => [accion, quien]),
    [
      ['solicitar', 'Ana Ruiz'],
      ['cotizar', null],
      ['aprobar', null],
      ['devolver', null],
      ['completar', null],
    ],
  );
});

test('tres partes de una línea suman justo la línea, y no queda nada que pedir', async () => {
  const { who, factura } = await buy([9_999]);
  for (const monto of [3_333, 3_333, 3_333]) {
    const body = { lineas: [{ posicion: 1, monto, cancela: false }], motivo: 'Atraso nuestro' };
    const params = { idFactura: factura.idFactura };
    const { data } = await as(eva).call(api.reembolsos.order, { params, body });
    await run(data.idReembolso);
  }
  const now = await read(who, factura);
  assert.deepEqual(
    [now.estado, now.reembolsado, now.lineas[0]?.solicitud?.estado],
    ['reembolsada', 9_999, 'cancelado'],
  );
  const suma = await db
    .selectFrom('notasCredito')
    .select((eb) => [eb.fn.sum<number>('base').as('base'), eb.fn.sum<number>('iva').as('iva')])
    .where('idFactura', '=', factura.idFactura)
    .executeTakeFirstOrThrow();
  assert.deepEqual([Number(suma.base), Number(suma.iva)], [now.base, now.iva]);
  assert.equal((await ask(who, factura, [1], 0)).codigo, 'estado-no-permite');
});

test('veinte aprobaciones a la vez son una sola devolución del proveedor', async () => {
  const { who, factura } = await buy([10_000]);
  const { data: pedido } = await ask(who, factura, [1], 10_000);
  const before = await refunds();
  const answers = await Promise.all(Array.from({ length: 20 }, () => approve(pedido, { 1: 10_000 })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array.from({ length: 19 }, () => 409)]);
  assert.deepEqual(new Set(answers.flatMap(({ codigo }) => codigo ?? [])), new Set(['conflicto-revision']));
  await Promise.all(Array.from({ length: 5 }, () => run(pedido.idReembolso)));
  assert.equal(await refunds(), before + 1);
  assert.equal((await read(who, factura)).estado, 'reembolsada');
});

test('dos reembolsos a la vez nunca prometen más que la línea', async () => {
  const { factura } = await buy([10_000]);
  const params = { idFactura: factura.idFactura };
  const body = { lineas: [{ posicion: 1, monto: 6_000, cancela: false }], motivo: 'Atraso nuestro' };
  const answers = await Promise.all([1, 2].map(() => as(eva).call(api.reembolsos.order, { params, body })));
  assert.deepEqual(answers.map(({ codigo }) => codigo ?? 'hecho').sort(), ['hecho', 'nota-excede']);
  const write = db
    .updateTable('facturaLineas')
    .set({ comprometido: 10_001 })
    .where('idFactura', '=', factura.idFactura);
  await assert.rejects(write.execute(), /factura_lineas_comprometido/);
  const more = db.updateTable('facturaLineas').set({ reembolsado: 6_001 }).where('idFactura', '=', factura.idFactura);
  await assert.rejects(more.execute(), /factura_lineas_reembolsado/);
});

test('si la respuesta del proveedor se pierde queda en proceso, y al día siguiente no se devuelve otra vez', () =>
  restOfTheDay(async () => {
    const { who, factura } = await buy([10_000]);
    const { data: pedido } = await ask(who, factura, [1], 10_000);
    const before = await refunds();
    await approve(pedido, { 1: 10_000 });
    await bank.control({ next: { how: 'lose', path: 'refunds', times: 2 } });
    await run(pedido.idReembolso);
    assert.equal(await refunds(), before + 1);
    assert.equal((await read(who, factura)).estado, 'pagada');
    const estado = async () => (await rowOf(pedido.idReembolso)).estado;
    assert.equal(await estado(), 'enProceso');
    await run(pedido.idReembolso);
    assert.equal(await estado(), 'enProceso', 'todavía no es hora de preguntar');
    clock.now = new Date(clock.now.getTime() + 25 * 3_600_000);
    await run(pedido.idReembolso, { ...bank.payments, refund: () => assert.fail('se pidió otra vez') });
    assert.equal(await estado(), 'completado');
    assert.equal(await refunds(), before + 1);
  }));

test('dos turnos a la vez del mismo reembolso lo anotan una sola vez', async () => {
  const { who, factura } = await buy([10_000]);
  const { data: pedido } = await ask(who, factura, [1], 10_000);
  await approve(pedido, { 1: 10_000 });
  const { idReembolso } = pedido;
  const refund: typeof bank.payments.refund = async (...input) => {
    await db.updateTable('reembolsos').set({ siguienteEn: clock.now }).where('idReembolso', '=', idReembolso).execute();
    await run(idReembolso);
    return bank.payments.refund(...input);
  };
  const before = await refunds();
  await run(idReembolso, { ...bank.payments, refund });
  assert.equal(await refunds(), before + 1);
  assert.equal((await read(who, factura)).notasDeCredito.length, 1);
});

test('si la tarjeta no lo acepta, alguien lo transfiere y anota la referencia; antes de eso nadie puede cerrarlo', async () => {
  const { who, factura } = await buy([10_000], 'reembolsoFalla');
  const { data: pedido } = await ask(who, factura, [1], 10_000);
  const { data: aprobado } = await approve(pedido, { 1: 10_000 });
  const settle = (revision: number) =>
    as(luz).call(api.reembolsos.settle, {
      params: { idReembolso: pedido.idReembolso },
      body: { revision, referencia: 'BI-778812' },
    });
  assert.equal((await settle(aprobado.revision)).codigo, 'estado-no-permite');
  await run(pedido.idReembolso);
  const { devolucion } = await rowOf(pedido.idReembolso);
  await until(async () => (await bank.payments.readDevolucion(devolucion ?? '')).estado === 'rechazado');
  await restOfTheDay(async () => {
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await run(pedido.idReembolso);
  });
  const row = await rowOf(pedido.idReembolso);
  assert.deepEqual([row.medio, row.estado], ['manual', 'enProceso']);
  const { data } = await settle(row.revision);
  assert.equal(data.estado, 'completado');
  assert.equal(data.historial.at(-1)?.motivo, 'BI-778812');
  assert.equal((await read(who, factura)).estado, 'reembolsada');
});

test('al final los datos guardan lo que se prometió de ellos', async () => {
  // The states of trámites are set by hand here.
  const deDinero = (await verificar(db, new Date())).filter(({ promesa }) => !promesa.includes('trámite'));
  const broken = deDinero.filter(({ faltas }) => faltas.length > 0);
  assert.deepEqual(broken, []);
});
