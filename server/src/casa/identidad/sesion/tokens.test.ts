import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { identidad } from '@fedatario/contract/casa';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { signingKey } from '../../../services/cipher.ts';
import { startTestApp } from '../../../testing/client.ts';
import { CLAVE, createUsuario } from '../../../testing/factories.ts';
import { browserOf } from '../testing/identidad.ts';

const app = await startTestApp();
const { clock, database, close } = app;
after(close);

const { email } = await createUsuario(database.pools.db);
const browser = browserOf(app);
await browser.signIn(email, CLAVE);
const good = browser.token ?? '';
const claims = decodeJwt(good);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function answerTo(authorization: string) {
  const { status, codigo } = await app.as(undefined).call(identidad.listSesiones, {}, { headers: { authorization } });
  return codigo ?? status;
}

function signed(key: KeyObject, alg: string, changed: object = {}) {
  return new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg }).sign(key);
}

describe('un token de acceso', () => {
  test('firmado por nosotros vale', async () => {
    assert.deepEqual(decodeProtectedHeader(good), { alg: 'EdDSA' });
    assert.equal(await answerTo(`Bearer ${good}`), 200);
    assert.equal(await answerTo(`Bearer ${await signed(signingKey(), 'EdDSA')}`), 200);
  });

  test('sin firma no vale', async () => {
    assert.equal(await answerTo(`Bearer ${encode({ alg: 'none' })}.${encode(claims)}.`), 'sesion-vencida');
    const [header, payload] = good.split('.');
    assert.equal(await answerTo(`Bearer ${header}.${payload}.`), 'sesion-vencida');
  });

  test('de otro algoritmo no vale, tampoco con nuestra clave pública por secreto', async () => {
    const unsigned = `${encode({ alg: 'HS256' })}.${encode(claims)}`;
    const { x = '' } = signingKey().export({ format: 'jwk' });
    for (const secret of [Buffer.from(x, 'base64url'), Buffer.from(x)]) {
      const hmac = createHmac('sha256', secret).update(unsigned).digest('base64url');
      assert.equal(await answerTo(`Bearer ${unsigned}.${hmac}`), 'sesion-vencida');
    }
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    assert.equal(await answerTo(`Bearer ${await signed(privateKey, 'RS256')}`), 'sesion-vencida');
  });

  test('de otra clave no vale', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    assert.equal(await answerTo(`Bearer ${await signed(privateKey, 'EdDSA')}`), 'sesion-vencida');
  });

  test('alterado no vale', async () => {
    const [header, , signature] = good.split('.');
    const other = encode({ ...claims, sub: '0192f7a0-0000-7000-8000-000000000000' });
    assert.equal(await answerTo(`Bearer ${header}.${other}.${signature}`), 'sesion-vencida');
    const flipped = good.at(-2) === 'A' ? 'B' : 'A';
    assert.equal(await answerTo(`Bearer ${good.slice(0, -2)}${flipped}${good.slice(-1)}`), 'sesion-vencida');
  });

  test('nuestro, pero sin vencimiento, vencido, de otro emisor, de otra persona o de otra sesión, no vale', async () => {
    const wrong = [
      { exp: undefined },
      { exp: Math.floor(clock.now.getTime() / 1000) },
      { iss: 'otro' },
      { sub: '0192f7a0-0000-7000-8000-000000000000' },
      { sub: undefined },
      { sid: '0192f7a0-0000-7000-8000-000000000000' },
      { sid: 7 },
      { gen: undefined },
    ];
    for (const change of wrong) {
      const token = await signed(signingKey(), 'EdDSA', change);
      assert.equal(await answerTo(`Bearer ${token}`), 'sesion-vencida', JSON.stringify(change));
    }
  });

  test('en otro esquema, repetido o cortado no vale', async () => {
    for (const header of [good, `Basic ${good}`, `Bearer ${good} ${good}`, 'Bearer', `Bearer ${good.slice(0, 40)}`]) {
      assert.equal(await answerTo(header), 'sesion-vencida');
    }
  });
});
