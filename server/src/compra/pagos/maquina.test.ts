import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { type MetodoElegido, type Receptor, totalizar } from '@fedatario/contract/compra';
import { runsByLength } from '@fedatario/document-engine/testing/length';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { verificar } from '../../control/integridad/verificacion.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openSandbox, typeCard } from '../../services/payments/testing/sandbox.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createCodigo } from '../codigos/testing.ts';
import { jobs } from './jobs.ts';
import { addNotarial, compraDe } from './testing/compras.ts';

const bank = await openSandbox();
const { as, clock, database, close } = await startTestApp({ payments: bank.payments });
const { db } = database.pools;
clock.now = new Date();
after(async () => {
  await close();
  await bank.stop();
});

type Estado = 'pendientePago' | 'pagada' | 'anulada' | 'vencida';

interface Model {
  /** Prices, in the order the lines were added. */
  lineas: number[];
  conCodigo: boolean;
  readonly pedidos: { idFactura: string; estado: Estado; precios: number[]; total: number }[];
}

interface Real {
  readonly who: CreatedUsuario;
  readonly buena: MetodoElegido;
  readonly mala: MetodoElegido;
  readonly codigo: string;
}

type Command = fc.AsyncCommand<Model, Real>;
type Metodo = 'buena' | 'mala' | 'transferencia';

const named = (key: string = uuidv7()) => ({ headers: { 'idempotency-key': key } });
const descuento = { tipo: 'porcentaje', valor: 10 } as const;
const nit: Receptor = { tipo: 'NIT', numero: '576937K', nombre: 'Ana Ruiz', direccion: null };

function totalOf({ lineas, conCodigo }: Pick<Model, 'lineas' | 'conCodigo'>): number {
  return totalizar(
    lineas.map((precio) => ({ precio, conDescuento: conCodigo })),
    conCodigo ? descuento : null,
  ).total;
}

/** The customer sees the state of the model after each step. */
async function same(model: Model, { who }: Real): Promise<void> {
  const { data: carrito } = await as(who).call(api.carrito.read, {});
  assert.deepEqual(carrito.lineas.map(({ precio }) => precio).sort(), [...model.lineas].sort());
  assert.equal(carrito.totales.total, totalOf(model));
  const { data: lista } = await as(who).call(api.facturas.list, { query: { limite: '100' } as never });
  assert.deepEqual(
    lista.map(({ idFactura, estado, total }) => ({ idFactura, estado, total })).sort(byId),
    model.pedidos.map(({ idFactura, estado, total }) => ({ idFactura, estado, total })).sort(byId),
  );
}

const byId = (a: { idFactura: string }, b: { idFactura: string }) => (a.idFactura < b.idFactura ? -1 : 1);

const add = (precio: number): Command => ({
  check: ({ lineas }) => lineas.length < 20,
  run: async (model, real) => {
    await addNotarial(db, real.who, { precio });
    model.lineas.push(precio);
    await same(model, real);
  },
  toString: () => `agregar ${precio}`,
});

const remove = (n: number): Command => ({
  check: ({ lineas }) => lineas.length > 0,
  run: async (model, real) => {
    const { data } = await as(real.who).call(api.carrito.read, {});
    const linea = data.lineas[n % data.lineas.length];
    await as(real.who).call(api.carrito.remove, { params: { idLinea: linea?.idLinea ?? '' } });
    model.lineas.splice(model.lineas.indexOf(linea?.precio ?? 0), 1);
    await same(model, real);
  },
  toString: () => `quitar ${n}`,
});

const code = (con: boolean): Command => ({
  check: () => true,
  run: async (model, real) => {
    const { who, codigo } = real;
    if (con) await as(who).call(api.carrito.applyCode, { body: { codigo } });
    else await as(who).call(api.carrito.removeCode, {});
    model.conCodigo = con;
    await same(model, real);
  },
  toString: () => (con ? 'poner el código' : 'quitar el código'),
});

const buy = (metodo: Metodo, times: number): Command => ({
  check: () => true,
  run: async (model, real) => {
    const total = totalOf(model);
    const elegido: MetodoElegido = metodo === 'transferencia' ? { tipo: 'transferencia' } : real[metodo];
    const body = { ...compraDe(total, elegido), receptor: nit };
    const key = uuidv7();
    const send = () => as(real.who).call(api.facturas.buy, { body }, named(key));
    const answers = await Promise.all(Array.from({ length: times }, send));
    if (model.lineas.length === 0) {
      assert.deepEqual(new Set(answers.map(({ codigo }) => codigo)), new Set(['carrito-vacio']));
      return;
    }
    assert.equal(new Set(answers.map(({ data }) => data.idFactura)).size, 1);
    const idFactura = answers[0]?.data.idFactura ?? '';
    const estado = total === 0 || metodo === 'buena' ? 'pagada' : 'pendientePago';
    model.pedidos.push({ idFactura, estado, precios: model.lineas, total });
    model.lineas = [];
    model.conCodigo = false;
    await settled(real, idFactura);
    await same(model, real);
  },
  toString: () => `comprar con ${metodo} ${times} veces`,
});

const payAgain = (n: number): Command => ({
  check: ({ pedidos }) => pedidos.length > 0,
  run: async (model, real) => {
    const pedido = at(model, n);
    const { idFactura, estado } = pedido;
    const input = { params: { idFactura }, body: real.buena };
    const { data } = await as(real.who).call(api.facturas.payAgain, input, named());
    if (estado === 'pendientePago') pedido.estado = 'pagada';
    assert.equal(data.estado, pedido.estado);
    await same(model, real);
  },
  toString: () => `pagar de nuevo ${n}`,
});

const giveUp = (n: number, how: 'anulada' | 'vencida'): Command => ({
  check: ({ pedidos }) => pedidos.length > 0,
  run: async (model, real) => {
    const pedido = at(model, n);
    const { idFactura } = pedido;
    if (how === 'anulada') await as(real.who).call(api.facturas.cancel, { params: { idFactura } });
    else await expire(idFactura);
    if (pedido.estado === 'pendientePago') {
      pedido.estado = how;
      model.lineas.push(...pedido.precios);
    }
    await same(model, real);
  },
  toString: () => `${how} ${n}`,
});

function at({ pedidos }: Model, n: number): Model['pedidos'][number] {
  return pedidos[n % pedidos.length] as Model['pedidos'][number];
}

async function expire(idFactura: string): Promise<void> {
  const found = jobs({ payments: bank.payments, baseUrl: 'http://localhost' }).find(
    ({ job }) => job.name === 'vencer-factura',
  );
  const now = new Date(clock.now.getTime() + 49 * 3_600_000);
  const transact = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work);
  await found?.handle({ transact, now, idJob: uuidv7() } as never, { idFactura });
}

/** Two identical requests at once: one may be answered before the other knows the bank's outcome. */
async function settled({ who }: Real, idFactura: string): Promise<void> {
  await as(who).call(api.facturas.check, { params: { idFactura } });
}

async function customer(codigo: string): Promise<Real> {
  const who = await createUsuario(db);
  const card = async (kind: 'aceptada' | 'rechazadaDespues'): Promise<MetodoElegido> => {
    const { url } = (await as(who).call(api.formasPago.open, {})).data;
    const { goTo } = await typeCard(url, kind);
    const referencia = new URL(goTo ?? '').searchParams.get('referencia') ?? '';
    const { data } = await as(who).call(api.formasPago.confirm, { body: { referencia } });
    const ending = kind === 'aceptada' ? '4242' : '0341';
    const found = data.find(({ ultimosCuatro }) => ultimosCuatro === ending);
    return { tipo: 'tarjetaGuardada', idFormaPago: found?.idFormaPago ?? '' };
  };
  return { who, codigo, buena: await card('aceptada'), mala: await card('rechazadaDespues') };
}

test('cualquier orden de carrito, código, pedido, pago y abandono deja lo que la máquina dice', async () => {
  const { codigo } = await createCodigo(db);
  const index = fc.nat(30);
  const commands = fc.commands(
    [
      fc.integer({ min: 0, max: 300_000 }).map(add),
      index.map(remove),
      fc.boolean().map(code),
      fc
        .tuple(fc.constantFrom<Metodo>('buena', 'mala', 'transferencia'), fc.integer({ min: 1, max: 3 }))
        .map(([metodo, times]) => buy(metodo, times)),
      index.map(payAgain),
      fc.tuple(index, fc.constantFrom('anulada' as const, 'vencida' as const)).map(([n, how]) => giveUp(n, how)),
    ],
    { maxCommands: 14 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const real = await customer(codigo);
      const model = (): Model => ({ lineas: [], conCodigo: false, pedidos: [] });
      await fc.asyncModelRun(() => ({ model: model(), real }), steps);
    }),
    { ...runsByLength(3, 12), endOnFailure: true },
  );
  for (const { promesa, faltas } of await verificar(db, new Date())) assert.deepEqual(faltas, [], promesa);
});
