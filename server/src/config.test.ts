import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadConfig, productionWarnings } from './config.ts';
import { felWarnings } from './services/fel/settings.ts';

const production = {
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'sk_live_de_prueba',
  STRIPE_WEBHOOK_SECRET: 'whsec_de_prueba',
  APP_SECRET: 'f3Jk9sLq0zXv7Bn2Wm5Tr8Yp1Hd4Gc6A',
  SMTP_URL: 'smtp://correo.ejemplo.com',
  BASE_URL: 'https://notaria.ejemplo.com/',
  ADMIN_EMAIL: 'Directora@Ejemplo.com',
  FEL: 'infile',
  FEL_AMBIENTE: 'produccion',
  INFILE_USER: 'PREFIJO',
  INFILE_API_KEY: 'llave-secreta',
  INFILE_SIGNING_KEY: 'firma-secreta',
};

test('sin nada escrito vale lo de una máquina nueva', () => {
  const config = loadConfig({});
  assert.equal(config.PORT, 3000);
  assert.equal(config.baseUrl, 'http://localhost:3000');
  assert.equal(config.production, false);
  assert.equal(config.IDENTITY_PROVIDER, 'propio');
});

test('una variable mal escrita se nombra', () => {
  assert.throws(() => loadConfig({ PORT: 'tres mil' }), /PORT/);
  assert.throws(() => loadConfig({ LOG_LEVEL: 'mucho' }), /LOG_LEVEL/);
  assert.throws(() => loadConfig({ IDENTITY_PROVIDER: 'cognito' }), /COGNITO_CLIENT_ID/);
});

test('detrás de proxies se dice cuántos son o de qué redes; creerlo todo no se admite', () => {
  const of = (TRUST_PROXY: string) => loadConfig({ TRUST_PROXY }).TRUST_PROXY;
  assert.deepEqual([loadConfig({}).TRUST_PROXY, of(''), of('false'), of('0')], [false, false, false, false]);
  assert.equal(of('2'), 2);
  assert.deepEqual(of('10.0.0.0/8, loopback,fd00::/8'), ['10.0.0.0/8', 'loopback', 'fd00::/8']);
  for (const wrong of [
    'true',
    'yes',
    '*',
    '0.0.0.0/0',
    '::/0',
    '11',
    '-1',
    '10.0.0.0/33',
    '10.0.0/8',
    'balanceador',
    '1,true',
  ]) {
    assert.throws(() => of(wrong), /TRUST_PROXY.*(?:proxies|redes)/s, wrong);
  }
});

test('con quién se cobra es un ajuste: lo que falta o no cuadra se dice, y nunca una llave', () => {
  const llaves = {
    PAYMENTS: 'recurrente',
    RECURRENTE_PUBLIC_KEY: 'pk_live_1',
    RECURRENTE_SECRET_KEY: 'sk_live_secreta',
    RECURRENTE_WEBHOOK_SECRET: 'whsec_1',
  };
  assert.equal(loadConfig({}).PAYMENTS, 'sandbox');
  assert.equal(loadConfig({ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }).PAYMENTS, 'stripe');
  assert.equal(loadConfig(llaves).PAYMENTS, 'recurrente');
  assert.equal(loadConfig({ PAYMENTS: 'recurrente-prueba' }).PAYMENTS, 'recurrente-prueba');
  const wrong = [
    [{ PAYMENTS: 'efectivo' }, /Con quién se cobra es uno de: sandbox, stripe.*PAYMENTS/s],
    [{ PAYMENTS: 'stripe' }, /STRIPE_SECRET_KEY/],
    [{ PAYMENTS: 'recurrente' }, /faltan RECURRENTE_PUBLIC_KEY, RECURRENTE_SECRET_KEY y RECURRENTE_WEBHOOK_SECRET\./],
    [{ ...llaves, RECURRENTE_WEBHOOK_SECRET: '' }, /falta RECURRENTE_WEBHOOK_SECRET\./],
    [{ ...llaves, RECURRENTE_SECRET_KEY: 'secreta' }, /RECURRENTE_SECRET_KEY debe empezar con sk_live_ o sk_test_/],
    [{ ...llaves, RECURRENTE_PUBLIC_KEY: 'pk_test_1' }, /una es de prueba y la otra no/],
    [{ ...llaves, PAYMENTS: undefined }, /ponga PAYMENTS=recurrente/],
    [{ ...production, PAYMENTS: 'recurrente-prueba' }, /cobra de mentira/],
    [{ ...production, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }, /Falta con quién se cobra/],
  ] as const;
  for (const [env, says] of wrong)
    assert.throws(
      () => loadConfig(env),
      (error: Error) => says.test(error.message) && !/secreta/.test(error.message),
    );
  const dePrueba = { ...llaves, RECURRENTE_PUBLIC_KEY: 'pk_test_1', RECURRENTE_SECRET_KEY: 'sk_test_1' };
  assert.match(
    productionWarnings(loadConfig({ ...production, ...dePrueba })).join(),
    /llaves de recurrente son de prueba/,
  );
});

test('el almacén S3 se dice entero', () => {
  const almacen = { S3_BUCKET: 'fedatario', S3_ACCESS_KEY_ID: 'AKID', S3_SECRET_ACCESS_KEY: 'secreto' };
  assert.equal(loadConfig(almacen).S3_REGION, 'us-east-1');
  assert.equal(loadConfig({ S3_BUCKET: 'fedatario' }).S3_ACCESS_KEY_ID, undefined);
  assert.throws(() => loadConfig({ ...almacen, S3_SECRET_ACCESS_KEY: '' }), /S3_SECRET_ACCESS_KEY/);
  assert.throws(() => loadConfig({ ...almacen, S3_BUCKET: '' }), /S3_BUCKET/);
});

test('quién certifica es un ajuste: lo que falta o no cuadra se dice, y nunca una llave', () => {
  const infile = { FEL: 'infile', FEL_AMBIENTE: 'pruebas', INFILE_USER: 'PREFIJO', INFILE_API_KEY: 'llave-secreta' };
  const digifact = { FEL: 'digifact', FEL_AMBIENTE: 'produccion', DIGIFACT_PASSWORD: 'clave-secreta' };
  assert.equal(loadConfig({}).FEL, 'simulador');
  assert.equal(loadConfig({ ...infile, INFILE_SIGNING_KEY: 'x' }).FEL, 'infile');
  assert.equal(loadConfig({ ...digifact, DIGIFACT_USER: 'GT.00000576937K.NOTARIA' }).FEL, 'digifact');
  const malos: [Record<string, string>, RegExp][] = [
    [{ FEL: 'megaprint' }, /uno de: simulador, infile/],
    [infile, /Para FEL=infile falta INFILE_SIGNING_KEY/],
    [{ ...infile, INFILE_SIGNING_KEY: 'x', FEL_AMBIENTE: 'casi' }, /pruebas o produccion/],
    [{ FEL: 'infile' }, /faltan INFILE_USER, INFILE_API_KEY, INFILE_SIGNING_KEY y FEL_AMBIENTE/],
    [{ ...infile, INFILE_SIGNING_KEY: 'x', INFILE_SIGNING_KEY_ENDS: '31/05/2027' }, /2027-05-31/],
    [{ ...digifact, DIGIFACT_USER: 'NOTARIA' }, /DIGIFACT_USER debe ser como/],
    [{ DIGIFACT_PASSWORD: 'clave-secreta' }, /Hay llaves de digifact que no se usan/],
    [{ FEL_CERTIFICADOR: 'simulador' }, /FEL_CERTIFICADOR se llama ahora FEL/],
    [{ ...production, FEL: 'simulador' }, /en producción no se admite/],
    [{ ...production, FEL: 'infile-prueba' }, /en producción no se admite/],
  ];
  for (const [ajustes, dicho] of malos)
    assert.throws(
      () => loadConfig(ajustes),
      ({ message }: Error) => dicho.test(message) && !/secreta/.test(message),
      String(dicho),
    );
});

describe('en producción', () => {
  test('con todo lo suyo vale', () => {
    const config = loadConfig(production);
    assert.equal(config.baseUrl, 'https://notaria.ejemplo.com');
    assert.equal(config.ADMIN_EMAIL, 'directora@ejemplo.com');
  });

  test('un secreto que falta, es corto, repetido o conocido se rechaza', () => {
    for (const APP_SECRET of [
      '',
      'corto',
      'a'.repeat(40),
      'changeme1234567890abcdefghijklmnop',
      'fedatario-abcdefghijklmnopqrstuvw',
    ]) {
      assert.throws(() => loadConfig({ ...production, APP_SECRET }), /APP_SECRET/);
    }
  });

  test('sin correo, sin https o sin administrador no inicia', () => {
    assert.throws(() => loadConfig({ ...production, SMTP_URL: '' }), /SMTP_URL/);
    assert.throws(() => loadConfig({ ...production, BASE_URL: 'http://x.ejemplo.com' }), /BASE_URL/);
    assert.throws(() => loadConfig({ ...production, ADMIN_EMAIL: undefined }), /ADMIN_EMAIL/);
    assert.throws(() => loadConfig({ ...production, STRIPE_SECRET_KEY: undefined }), /STRIPE_SECRET_KEY/);
  });

  test('con un certificador en pruebas o sello de desarrollo inicia, pero lo avisa; quien solo prueba no lo oye', () => {
    const avisos = productionWarnings(loadConfig({ ...production, FEL_AMBIENTE: 'pruebas' }));
    assert.equal(avisos.length, 2);
    assert.match(avisos[0] ?? '', /FEL=infile certifica en pruebas/);
    assert.match(avisos[1] ?? '', /PLATFORM_CERTIFICATE/);
    const vence = { INFILE_SIGNING_KEY_ENDS: '2026-12-20', FEL: 'infile', production: true } as const;
    assert.match(felWarnings(vence, new Date('2026-11-29'))[0] ?? '', /vence el 2026-12-20/);
    assert.deepEqual(felWarnings(vence, new Date('2026-11-01')), []);
    assert.deepEqual(productionWarnings(loadConfig({})), []);
  });
});
