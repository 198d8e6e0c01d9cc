import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { habilidades } from '@fedatario/contract/control';
import { vigilar } from '../../compra/pagos/pagos.ts';
import { closedPayments } from '../../services/payments/closed.ts';
import { PaymentError, type Payments } from '../../services/payments/payments.ts';
import { modeOf } from '../../services/payments/settings.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { leerCobranza, type Servicios } from './cobranza.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const eva = await createUsuario(db, { rol: 'admin' });
const servicios = (proveedor: string): Servicios => ({
  pagos: { proveedor, modo: 'prueba', llaves: ['RECURRENTE_SECRET_KEY'] },
  facturas: { certificador: 'simulador', modo: 'simulado' },
});
const leer = (proveedor: string) => leerCobranza({ db } as Parameters<typeof leerCobranza>[0], servicios(proveedor));

test('la administración lee con quién se cobra; nadie más', async () => {
  const { status, data } = await as(eva).call(api.cobranza.read, {});
  assert.equal(status, 200);
  assert.deepEqual(data.facturas, {
    certificador: 'simulador',
    modo: 'simulado',
    porCertificar: 0,
    rechazadas: 0,
    certificadaEn: null,
  });
  for (const rol of ['notario', 'cliente'] as const)
    assert.equal((await as(await createUsuario(db, { rol })).call(api.cobranza.read, {})).status, 403);
});

test('de cada proveedor dice lo que puede y lo que no, de la tabla de sus capacidades', async () => {
  const { pagos } = await leer('recurrente');
  const puede = Object.fromEntries(pagos.habilidades.map(({ cual, puede: si }) => [cual, si]));
  assert.deepEqual(Object.keys(puede), [...habilidades]);
  assert.deepEqual([puede.devolucionParcial, puede.tarjetaGuardada, puede.avisosFirmados], [false, true, true]);
  assert.deepEqual([pagos.diasDeDevolucion, pagos.monedas], [30, ['GTQ', 'USD']]);
  assert.deepEqual((await leer('otro')).pagos.habilidades, []);
});

/** A provider that answers as told. */
function conRespuestas(de: Partial<Payments>) {
  return vigilar(db, { ...closedPayments, codigo: 'recurrente', ...de }, () => clock.now);
}

test('dice cuándo llegó su último aviso, y el último fallo con su hora; un aviso falso es un fallo y no un aviso', async () => {
  assert.deepEqual((await leer('recurrente')).pagos.avisoEn, null);
  const falso = conRespuestas({});
  await assert.rejects(async () => falso.readEvent(Buffer.alloc(0), () => undefined), PaymentError);
  await until(async () => (await leer('recurrente')).pagos.fallo !== null);
  const antes = (await leer('recurrente')).pagos;
  assert.deepEqual([antes.fallo?.cual, antes.avisoEn], ['firma-invalida', null]);
  await conRespuestas({ readEvent: async () => null }).readEvent(Buffer.alloc(0), () => undefined);
  await until(async () => (await leer('recurrente')).pagos.avisoEn !== null);
  const { fallo, avisoEn } = (await leer('recurrente')).pagos;
  assert.deepEqual([fallo?.en, avisoEn], [clock.now.toISOString(), clock.now.toISOString()]);
});

test('una tarjeta rechazada no es un fallo del proveedor, y quien llama recibe lo mismo que sin vigilarlo', async () => {
  const refuse = () => Promise.reject(new PaymentError('rechazado'));
  const payments = vigilar(db, { ...closedPayments, codigo: 'stripe', readCobro: refuse }, () => clock.now);
  await assert.rejects(
    payments.readCobro('cs_1'),
    (error) => error instanceof PaymentError && error.codigo === 'rechazado',
  );
  await assert.rejects(payments.readSetup('cs_1'), (error) => error instanceof PaymentError);
  await until(async () => (await leer('stripe')).pagos.fallo !== null);
  assert.equal((await leer('stripe')).pagos.fallo?.cual, 'no-disponible');
});

test('el modo lo dice la llave: de prueba o de verdad; lo que se juega aquí, simulado', () => {
  const de = (settings: Parameters<typeof modeOf>[0]) => modeOf(settings);
  const production = false;
  assert.equal(de({ production }), 'simulado');
  assert.equal(de({ production, PAYMENTS: 'recurrente', RECURRENTE_SECRET_KEY: 'sk_test_1' }), 'prueba');
  assert.equal(de({ production, PAYMENTS: 'recurrente', RECURRENTE_SECRET_KEY: 'sk_live_1' }), 'produccion');
  assert.equal(de({ production, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }), 'produccion');
});
