import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { simulador } from '../../../services/fel/simulador.ts';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { guardarEstadoDePago } from '../../pagos/resultado.ts';
import { addNotarial, compraDe } from '../../pagos/testing/compras.ts';
import { abandonarFactura, lockFactura } from '../facturas.ts';
import { EMISOR, ponerEmisor } from '../testing/facturacion.ts';
import { createFacturador } from '../testing/facturador.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
clock.now = new Date(Date.now() + 60_000);
const renderPdf = () => Promise.reject(new Error('Aquí no se compone nada.'));
const { drain, correosPara } = createFacturador({ db, clock, certificador: simulador(), renderPdf });
before(() => ponerEmisor(db));
after(close);

const comprar = async (ana: CreatedUsuario, tipo: 'transferencia' | 'tarjetaNueva') => {
  await addNotarial(db, ana);
  const body = compraDe(10_000, tipo === 'transferencia' ? { tipo } : { tipo, recordar: false });
  const headers = { 'idempotency-key': uuidv7() };
  return (await as(ana).call(api.facturas.buy, { body }, { headers })).data;
};
const inTx = <T>(work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) =>
  db.transaction().execute(work) as Promise<T>;

test('quien paga por transferencia recibe cuánto, a dónde y con qué referencia', async () => {
  const ana = await createUsuario(db);
  const { referencia, idFactura } = await comprar(ana, 'transferencia');
  await drain();
  const [mail, ...more] = await correosPara(ana.email);
  assert.deepEqual([mail?.asunto, more.length], [`Cómo pagar su pedido ${referencia}`, 0]);
  for (const said of ['Q\u00a0100.00', referencia, EMISOR.datosTransferencia, `/detalle-pago/${idFactura}`])
    assert.ok(mail?.texto.includes(said), said);
});

test('un pago rechazado dice por qué y hasta cuándo puede intentar; si ya se anuló, nada', async () => {
  const ana = await createUsuario(db);
  const { idFactura, pagos } = await comprar(ana, 'tarjetaNueva');
  const pago = { idFactura, idPago: String(pagos[0]?.idPago) };
  await inTx((tx) => guardarEstadoDePago(tx, pago, 'rechazado', clock.now, 'fondosInsuficientes'));
  await inTx((tx) => guardarEstadoDePago(tx, pago, 'rechazado', clock.now, 'fondosInsuficientes'));
  await drain();
  const [mail, ...more] = await correosPara(ana.email);
  assert.equal(more.length, 0);
  assert.match(String(mail?.asunto), /^No se pudo cobrar su pedido FD-/);
  assert.match(String(mail?.texto), /no tiene fondos suficientes/);
  const luz = await createUsuario(db);
  const otra = await comprar(luz, 'tarjetaNueva');
  const suyo = { idFactura: otra.idFactura, idPago: String(otra.pagos[0]?.idPago) };
  await inTx((tx) => guardarEstadoDePago(tx, suyo, 'rechazado', clock.now, 'otro'));
  await as(luz).call(api.facturas.cancel, { params: { idFactura: otra.idFactura } });
  await drain();
  assert.deepEqual(await correosPara(luz.email), []);
});

test('un pedido que vence lo dice, y que sus cosas están otra vez en el carrito', async () => {
  const ana = await createUsuario(db);
  const { idFactura, referencia } = await comprar(ana, 'tarjetaNueva');
  await inTx(async (tx) => {
    const factura = await lockFactura(tx, idFactura);
    assert.ok(factura);
    await abandonarFactura(tx, factura, 'vencida', clock.now);
  });
  await drain();
  const [mail] = await correosPara(ana.email);
  assert.equal(mail?.asunto, `Su pedido ${referencia} venció`);
  assert.match(String(mail?.texto), /otra vez en su carrito/);
});
