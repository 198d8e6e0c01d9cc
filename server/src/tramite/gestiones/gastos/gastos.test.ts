import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { abandonarFactura, lockFactura } from '../../../compra/facturas/facturas.ts';
import { promesasDeGastos } from '../../../control/integridad/gastos/queries.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { createArchivo, PUNTO } from '../../../testing/archivos.ts';
import { entrarComoGestor, gasto } from '../../../testing/casos-de-gestor.ts';
import { startTestApp } from '../../../testing/client.ts';
import { pagarPedido } from '../../../testing/compras.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { createGestion, createGestor } from '../../../testing/gestiones.ts';
import { saldar, seguir } from './jobs.ts';

const app = await startTestApp();
const { as, clock, database, close } = app;
const { db } = database.pools;
after(close);
clock.now = new Date('2026-01-15T15:00:00Z');
const ana = await createUsuario(db);
const admin = await createUsuario(db, { rol: 'admin' });
const idGestor = await createGestor(db);

/** A gestión being prepared, with expenses estimated at these amounts. */
async function open(estimados: readonly number[]) {
  const { idSolicitud } = await createGestion(db, ana, { estado: 'enPreparacion', idGestor });
  for (const [i, estimado] of estimados.entries())
    await db
      .insertInto('gestionGastos')
      .values({ idSolicitud, orden: i + 1, concepto: `Tasa ${i + 1}`, estimado })
      .execute();
  return idSolicitud;
}

const read = async (idSolicitud: string) =>
  (await as(admin).call(api.gestiones.read, { params: { idSolicitud } })).data;

/** Adds an expense that was not estimated, unless it ended; the id of the last one. */
async function add(idSolicitud: string, estimado: number): Promise<string> {
  const { revision } = await read(idSolicitud);
  const body = { revision, concepto: 'Certificación', estimado };
  await as(admin).call(api.diligencias.propose, { params: { idSolicitud }, body });
  return (await read(idSolicitud)).gastos.filas.at(-1)?.idGasto ?? '';
}

async function spend(idSolicitud: string, idGasto: string, gastado: number, paga: 'cliente' | 'oficina' = 'cliente') {
  const { revision } = await read(idSolicitud);
  const body = { revision, gastado, gastadoEl: '2026-01-15', paga, comprobante: await createArchivo(db, admin) };
  return as(admin).call(api.diligencias.spend, { params: { idSolicitud, idGasto }, body });
}

const primero = async (idSolicitud: string) => (await read(idSolicitud)).gastos.filas[0]?.idGasto ?? '';

async function charge(idSolicitud: string) {
  const { revision, gastos } = await read(idSolicitud);
  const body = { revision, total: gastos.cuenta.porCobrar };
  return as(admin).call(api.diligencias.charge, { params: { idSolicitud }, body });
}

async function pay(idSolicitud: string) {
  const { porPagar } = (await read(idSolicitud)).gastos;
  await inTransaction(db, (tx) => pagarPedido(tx, porPagar ?? '', clock.now));
  await inTransaction(db, (tx) => seguir(tx, idSolicitud, clock.now));
}

async function cancel(idSolicitud: string) {
  const { revision, devolucion } = await read(idSolicitud);
  const body = { revision, motivo: 'Ya no la necesito', total: devolucion?.monto ?? 0 };
  await as(admin).call(api.gestiones.cancel, { params: { idSolicitud }, body });
  await inTransaction(db, (tx) => saldar(tx, idSolicitud, clock.now));
}

async function present(idSolicitud: string) {
  const { revision } = await read(idSolicitud);
  const presentada = { institucion: 'RENAP', numero: '45', nota: '', presentadaEl: '2026-01-15' };
  const body = { revision, ...presentada, comprobante: await createArchivo(db, admin) };
  await as(admin).call(api.diligencias.present, { params: { idSolicitud }, body });
}

async function resolve(idSolicitud: string) {
  const { revision } = await read(idSolicitud);
  const resuelto = { favorable: true, numero: null, folio: null, libro: null, nota: '', venceEl: null };
  const body = { revision, ...resuelto, resueltaEl: '2026-01-15', archivos: [await createArchivo(db, admin)] };
  return (await as(admin).call(api.diligencias.resolve, { params: { idSolicitud }, body })).data;
}

/** Cases that break a promise of the ledger, as if all had happened hours ago. */
async function broken(): Promise<string[]> {
  await sql`update solicitudes set actualizada_en = '2026-01-15T15:00:00Z' where tipo = 'gestion'`.execute(db);
  const found = [];
  for (const [promesa, query] of Object.entries(promesasDeGastos))
    for (const { caso } of (await query.execute(db)).rows) found.push(`${promesa}: ${caso}`);
  return found;
}

test('lo estimado se cobra aparte, se gasta con su recibo, y al entregarse lo que sobra vuelve solo', async () => {
  const idSolicitud = await open([3_000, 2_500]);
  const cobrada = (await charge(idSolicitud)).data;
  assert.deepEqual([cobrada.estado, cobrada.gastos.cuenta.porCobrar], ['gastosPorPagar', 5_500]);
  const idFactura = cobrada.gastos.porPagar ?? '';
  const { data: factura } = await as(ana).call(api.facturas.read, { params: { idFactura } });
  assert.deepEqual([factura.total, factura.lineas.length, factura.lineas[0]?.solicitud], [5_500, 1, null]);
  await pay(idSolicitud);
  const pagada = await read(idSolicitud);
  assert.deepEqual([pagada.estado, pagada.gastos.cuenta.cobrado], ['enPreparacion', 5_500]);
  const una = await primero(idSolicitud);
  await spend(idSolicitud, una, 2_800);
  assert.equal((await spend(idSolicitud, una, 1)).codigo, 'estado-no-permite');
  await present(idSolicitud);
  assert.equal((await resolve(idSolicitud)).estado, 'entregada');
  await inTransaction(db, (tx) => saldar(tx, idSolicitud, clock.now));
  const { cuenta } = (await read(idSolicitud)).gastos;
  assert.deepEqual([cuenta.debido, cuenta.cobrado, cuenta.sobra], [2_800, 2_800, 0]);
  const { data: reembolsos } = await as(ana).call(api.reembolsos.list, { params: { idFactura } });
  assert.deepEqual(
    reembolsos.map(({ monto }) => monto),
    [2_700],
  );
  await inTransaction(db, (tx) => saldar(tx, idSolicitud, clock.now));
  assert.equal((await as(ana).call(api.reembolsos.list, { params: { idFactura } })).data.length, 1);
  assert.deepEqual(await broken(), []);
});

test('lo gastado sin cobrar se cobra con el resultado, y al pagarse se entrega solo', async () => {
  const idSolicitud = await open([3_000, 2_500]);
  await present(idSolicitud);
  await spend(idSolicitud, await primero(idSolicitud), 2_000);
  const resuelta = await resolve(idSolicitud);
  assert.equal(resuelta.estado, 'gastosPorPagar');
  const { data: factura } = await as(ana).call(api.facturas.read, {
    params: { idFactura: resuelta.gastos.porPagar ?? '' },
  });
  assert.equal(factura.total, 2_000);
  await pay(idSolicitud);
  assert.equal((await read(idSolicitud)).estado, 'entregada');
  assert.deepEqual(await broken(), []);
});

test('de lo estimado no se cobra más aunque cueste más, y lo que paga la oficina no se cobra', async () => {
  const idSolicitud = await open([3_000]);
  await spend(idSolicitud, await primero(idSolicitud), 4_500);
  await spend(idSolicitud, await add(idSolicitud, 900), 900, 'oficina');
  assert.equal((await read(idSolicitud)).gastos.cuenta.porCobrar, 3_000);
  const { revision } = await read(idSolicitud);
  const otro = { params: { idSolicitud }, body: { revision, total: 4_500 } };
  assert.equal((await as(admin).call(api.diligencias.charge, otro)).codigo, 'cotizacion-cambiada');
});

test('lo que nadie estimó lo debe el cliente solo cuando lo aceptó pagando; puede rechazarlo', async () => {
  const idSolicitud = await open([]);
  const idGasto = await add(idSolicitud, 4_000);
  assert.equal((await spend(idSolicitud, idGasto, 4_000)).codigo, 'gasto-sin-aceptar');
  const idFactura = (await charge(idSolicitud)).data.gastos.porPagar ?? '';
  assert.equal((await as(ana).call(api.facturas.cancel, { params: { idFactura } })).data.estado, 'anulada');
  await inTransaction(db, (tx) => seguir(tx, idSolicitud, clock.now));
  const rechazada = await read(idSolicitud);
  assert.deepEqual(
    [rechazada.estado, rechazada.historial.at(-1)?.motivo],
    ['enPreparacion', 'La factura de los gastos no se pagó'],
  );
  await charge(idSolicitud);
  await pay(idSolicitud);
  assert.equal((await spend(idSolicitud, idGasto, 4_100)).data.gastos.cuenta.debido, 4_000);
  assert.deepEqual(await broken(), []);
});

test('la factura de los gastos dura lo que la gestión espera; vencida, la gestión caduca', async () => {
  const idSolicitud = await open([3_000]);
  const { limiteEn, gastos } = (await charge(idSolicitud)).data;
  const idFactura = gastos.porPagar ?? '';
  const { data } = await as(ana).call(api.facturas.read, { params: { idFactura } });
  assert.equal(data.venceEn, limiteEn);
  const luego = new Date(limiteEn ?? '');
  await inTransaction(db, async (tx) => {
    const factura = await lockFactura(tx, idFactura);
    if (factura) await abandonarFactura(tx, factura, 'vencida', luego);
    await seguir(tx, idSolicitud, luego);
  });
  assert.equal((await read(idSolicitud)).estado, 'caducada');
});

test('el gestor anota por su enlace lo que pagó, con su recibo; lo que el cliente no aceptó no lo puede anotar', async () => {
  const idSolicitud = await open([3_000]);
  const estimado = await primero(idSolicitud);
  const agregado = await add(idSolicitud, 900);
  const cookie = await entrarComoGestor(app, idGestor);
  const { casosDeGestor, enlacesDeGestor } = api;
  const enviar = { cookies: { gestor: cookie } };
  const anotar = async (idGasto: string) => {
    const subido = { query: { nombre: 'recibo.png' }, body: PUNTO } as never;
    const { idArchivo } = (await as(undefined).call(enlacesDeGestor.upload, subido, enviar)).data;
    const { revision } = await read(idSolicitud);
    const body = gasto(idGasto, idArchivo, { idSolicitud, revision });
    return as(undefined).call(casosDeGestor.spend, { body }, enviar);
  };
  const { data } = await anotar(estimado);
  assert.deepEqual(
    data.gastos.map(({ gastado, aceptado }) => [gastado, aceptado]),
    [
      [2_500, true],
      [null, false],
    ],
  );
  assert.equal((await anotar(agregado)).codigo, 'gasto-sin-aceptar');
  assert.equal((await anotar(estimado)).codigo, 'estado-no-permite');
  const { cuenta, filas } = (await read(idSolicitud)).gastos;
  assert.deepEqual([cuenta.debido, filas[0]?.paga, filas[0]?.comprobante?.nombre], [2_500, 'cliente', 'recibo.png']);
});

test('cancelada mientras espera el pago, su factura se anula y nadie la puede pagar', async () => {
  const idSolicitud = await open([3_000]);
  const idFactura = (await charge(idSolicitud)).data.gastos.porPagar ?? '';
  await cancel(idSolicitud);
  assert.equal((await as(ana).call(api.facturas.read, { params: { idFactura } })).data.estado, 'anulada');
  assert.deepEqual(await broken(), []);
});

interface Jugada {
  readonly idSolicitud: string;
  /** The expense that was not spent yet, if there is one. */
  readonly libre: string | undefined;
  readonly porPagar: string | null;
  readonly monto: number;
  readonly paga: 'cliente' | 'oficina';
}

const jugadas: Readonly<Record<string, (jugada: Jugada) => Promise<unknown>>> = {
  gastar: async ({ idSolicitud, libre, monto, paga }) => libre && spend(idSolicitud, libre, monto, paga),
  agregar: ({ idSolicitud, monto }) => add(idSolicitud, monto + 1),
  cobrar: ({ idSolicitud }) => charge(idSolicitud),
  pagar: async ({ idSolicitud, porPagar }) => porPagar && pay(idSolicitud),
  cancelar: ({ idSolicitud }) => cancel(idSolicitud),
  entregar: async ({ idSolicitud }) => {
    await present(idSolicitud);
    await resolve(idSolicitud);
  },
};

const jugadasAlAzar = fc.array(
  fc.record({
    // Moves of money are the likeliest.
    que: fc.constantFrom(...Object.keys(jugadas), 'gastar', 'cobrar', 'pagar', 'pagar'),
    monto: fc.integer({ min: 0, max: 9_999 }),
    paga: fc.constantFrom('cliente', 'oficina'),
  }),
  { minLength: 5, maxLength: 12 },
);
const estimadosAlAzar = fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 3 });

/** Makes one move, settles what ended, and reads the account. */
async function jugar(idSolicitud: string, { que, monto, paga }: { que: string; monto: number; paga: string }) {
  const { filas, porPagar } = (await read(idSolicitud)).gastos;
  const libre = filas.find(({ gastado }) => gastado === null)?.idGasto;
  const quien = paga === 'oficina' ? 'oficina' : 'cliente';
  await jugadas[que]?.({ idSolicitud, libre, porPagar, monto, paga: quien });
  await inTransaction(db, (tx) => saldar(tx, idSolicitud, clock.now));
  const { estado, gastos } = await read(idSolicitud);
  if (estado === 'entregada') assert.equal(gastos.cuenta.cobrado, gastos.cuenta.debido);
  return gastos.cuenta;
}

test('al azar: gastos, cobros, pagos y cancelaciones dejan el libro igual a sus facturas, al centavo', async () => {
  let cobradas = 0;
  await fc.assert(
    fc.asyncProperty(estimadosAlAzar, jugadasAlAzar, async (estimados, pasos) => {
      const idSolicitud = await open(estimados);
      for (const paso of pasos) if ((await jugar(idSolicitud, paso)).cobrado > 0) cobradas += 1;
      assert.deepEqual(await broken(), []);
    }),
    { numRuns: 40, seed: 91 },
  );
  assert.ok(cobradas > 0);
});
