import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { createArchivo, PUNTO } from '../../../casa/archivos/testing/archivos.ts';
import { abandonarFactura, lockFactura } from '../../../compra/facturas/facturas.ts';
import { pagarPedido } from '../../../compra/pagos/testing/compras.ts';
import { abrirLibro } from '../../../control/integridad/testing.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { vencer } from '../../expedientes/jobs.ts';
import { entrarComoGestor, gasto } from '../testing/casos-de-gestor.ts';
import { saldar, seguir } from './jobs.ts';

const libro = await abrirLibro();
const { app, ana, admin, idGestor } = libro;
const { open, read, add, spend, assume, primero, charge, pay, cancel, present, resolve, broken } = libro;
const { as, clock, database, close } = app;
const { db } = database.pools;
after(close);

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

test('en los reportes, lo cobrado por gastos es dinero de su producto y no una venta más', async () => {
  const idSolicitud = await open([3_000]);
  const ventas = async () => (await as(admin).call(api.tableros.ventas, { query: {} })).data;
  const suma = (categorias: { vendidos: number; cobrado: number }[]) => [
    categorias.reduce((n, { vendidos }) => n + vendidos, 0),
    categorias.reduce((n, { cobrado }) => n + cobrado, 0),
  ];
  const antes = await ventas();
  await charge(idSolicitud);
  await pay(idSolicitud);
  const despues = await ventas();
  assert.equal(despues.ingresos - antes.ingresos, 3_000);
  const [vendidos = 0, cobrado = 0] = suma(antes.categorias);
  assert.deepEqual(suma(despues.categorias), [vendidos, cobrado + 3_000]);
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
  assert.deepEqual(rechazada.gastos.filas, []);
  const otro = await add(idSolicitud, 4_000);
  await charge(idSolicitud);
  await pay(idSolicitud);
  assert.equal((await spend(idSolicitud, otro, 4_100)).data.gastos.cuenta.debido, 4_000);
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

test('lo que se agrega mientras se paga no vuelve la factura pagada en una sin pagar, ni da por aceptado lo que no lo está', async () => {
  const idSolicitud = await open([3_000]);
  await charge(idSolicitud);
  const agregado = await add(idSolicitud, 900);
  const { limiteEn, gastos } = await read(idSolicitud);
  await inTransaction(db, (tx) => pagarPedido(tx, gastos.porPagar ?? '', clock.now));
  const luego = new Date(limiteEn ?? '');
  await inTransaction(db, (tx) => vencer(tx, idSolicitud, luego));
  await inTransaction(db, (tx) => seguir(tx, idSolicitud, luego));
  assert.equal((await read(idSolicitud)).estado, 'enPreparacion');
  await spend(idSolicitud, await primero(idSolicitud), 500);
  assert.equal((await spend(idSolicitud, agregado, 900)).codigo, 'gasto-sin-aceptar');
  assert.deepEqual(await broken(), []);
});

test('después de un reclamo, pagar otro gasto no entrega otra vez el resultado equivocado', async () => {
  const idSolicitud = await open([]);
  await present(idSolicitud);
  assert.equal((await resolve(idSolicitud)).estado, 'entregada');
  const { revision } = await read(idSolicitud);
  const orden = { accion: 'reclamar' as const, revision, motivo: 'El nombre está mal' };
  await as(ana).call(api.gestiones.act, { params: { idSolicitud }, body: orden });
  await add(idSolicitud, 4_000);
  await charge(idSolicitud);
  await pay(idSolicitud);
  assert.equal((await read(idSolicitud)).estado, 'resuelta');
});

test('con una transferencia en revisión, ni se cancela ni caduca: primero se decide', async () => {
  const idSolicitud = await open([3_000]);
  const { limiteEn, gastos } = (await charge(idSolicitud)).data;
  const comprobante = { idComprobante: uuidv7(), idFactura: gastos.porPagar ?? '', estado: 'enRevision' } as const;
  await db
    .insertInto('comprobantes')
    .values({ ...comprobante, idArchivo: await createArchivo(db, ana), creadoEn: clock.now })
    .execute();
  const { revision, devolucion } = await read(idSolicitud);
  const body = { revision, motivo: 'Ya no la necesito', total: devolucion?.monto ?? 0 };
  const cancelada = await as(admin).call(api.gestiones.cancel, { params: { idSolicitud }, body });
  assert.equal(cancelada.codigo, 'comprobante-en-revision');
  await inTransaction(db, (tx) => vencer(tx, idSolicitud, new Date(limiteEn ?? '')));
  assert.equal((await read(idSolicitud)).estado, 'gastosPorPagar');
});

test('lo que se anotó a cargo del cliente y no paga, la oficina lo asume, y el resultado se entrega', async () => {
  const idSolicitud = await open([3_000]);
  const idGasto = await primero(idSolicitud);
  assert.equal((await assume(idSolicitud, idGasto)).codigo, 'estado-no-permite');
  await spend(idSolicitud, idGasto, 2_000);
  await present(idSolicitud);
  const idFactura = (await resolve(idSolicitud)).gastos.porPagar ?? '';
  assert.equal((await assume(idSolicitud, idGasto)).codigo, 'estado-no-permite');
  await as(ana).call(api.facturas.cancel, { params: { idFactura } });
  await inTransaction(db, (tx) => seguir(tx, idSolicitud, clock.now));
  const { data } = await assume(idSolicitud, idGasto);
  assert.deepEqual([data.estado, data.gastos.cuenta.debido, data.gastos.filas[0]?.paga], ['entregada', 0, 'oficina']);
  assert.equal((await assume(idSolicitud, idGasto)).codigo, 'estado-no-permite');
  assert.deepEqual(await broken(), []);
});

test('lo asumido que el cliente ya pagó le vuelve solo cuando la gestión termina', async () => {
  const idSolicitud = await open([3_000]);
  await charge(idSolicitud);
  await pay(idSolicitud);
  const idGasto = await primero(idSolicitud);
  await spend(idSolicitud, idGasto, 2_800);
  await assume(idSolicitud, idGasto);
  await present(idSolicitud);
  assert.equal((await resolve(idSolicitud)).estado, 'entregada');
  await inTransaction(db, (tx) => saldar(tx, idSolicitud, clock.now));
  const { cuenta } = (await read(idSolicitud)).gastos;
  assert.deepEqual([cuenta.debido, cuenta.cobrado, cuenta.sobra], [0, 0, 0]);
  assert.deepEqual(await broken(), []);
});

test('el mismo recibo en dos gastos se señala', async () => {
  const idSolicitud = await open([3_000, 2_500]);
  const idGasto = await primero(idSolicitud);
  await spend(idSolicitud, idGasto, 2_000);
  const segundo = (await read(idSolicitud)).gastos.filas[1]?.idGasto ?? '';
  const { data } = await spend(idSolicitud, segundo, 2_000);
  assert.deepEqual(
    data.gastos.filas.map(({ mismoReciboQue }) => mismoReciboQue),
    ['Tasa 2', 'Tasa 1'],
  );
});

test('de un monto que exige NIT no se factura a consumidor final: se pide, y con él va a su nombre', async () => {
  const idSolicitud = await open([400_000]);
  assert.equal((await charge(idSolicitud)).codigo, 'gasto-exige-nit');
  await db.updateTable('usuarios').set({ nit: '576937K' }).where('idUsuario', '=', ana.idUsuario).execute();
  const idFactura = (await charge(idSolicitud)).data.gastos.porPagar ?? '';
  const { data } = await as(ana).call(api.facturas.read, { params: { idFactura } });
  assert.deepEqual([data.receptor.tipo, data.receptor.numero], ['NIT', '576937K']);
});
