import assert from 'node:assert/strict';
import { createRequire, registerHooks } from 'node:module';
import { after, beforeEach, describe, test } from 'node:test';
import type { Endpoint, Input } from '@fedatario/contract/base';
import { identidad } from '@fedatario/contract/casa';
import pg from 'pg';

/** Work done for a call: the hashes verified or made, and the SQL sent. */
const work: string[] = [];

// The product imports these functions by name, so they are replaced before it is loaded.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');
const parameters = (hash: string) => hash.split('$').slice(0, 4).join('$');
const seen: Partial<typeof argon2> = {
  verify: (hash, ...rest) => {
    work.push(`verify ${parameters(String(hash))}`);
    return argon2.verify(hash, ...rest);
  },
  hash: async (...args) => {
    const hash = await argon2.hash(...args);
    work.push(`hash ${parameters(hash)}`);
    return hash;
  },
};
Object.assign(globalThis, { seenArgon2: seen });
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@node-rs/argon2'
      ? { url: 'data:text/javascript,export const { hash, verify } = globalThis.seenArgon2', shortCircuit: true }
      : next(specifier, context),
});
/** The queue tends its own tables at any moment; a job put into it belongs to the call. */
const isUpkeep = (text: string) => /\bpgboss\./i.test(text) && !/\binsert into pgboss\.job\b/i.test(text);
// Each statement as it goes out, whether alone or with others.
const query = pg.Client.prototype.query as (sent: pg.QueryConfig | string, ...rest: unknown[]) => unknown;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: Parameters<typeof query>) {
    const [sent] = args;
    const text = typeof sent === 'string' ? sent : sent.text;
    if (!isUpkeep(text)) work.push(text);
    return query.apply(this, args);
  },
});

const { startTestApp } = await import('../../testing/client.ts');
const { propio } = await import('./propio.ts');
const { openClaves } = await import('./clave.ts');
const { CLAVE, createUsuario } = await import('../../testing/factories.ts');
const app = await startTestApp({ provider: propio });
const { db } = app.database.pools;
const guest = app.as(undefined);
after(app.close);
/** An account whose password was hashed as in production, since the work of a test's account is less. */
async function createCuenta() {
  const usuario = await createUsuario(db);
  const claveHash = await openClaves().hash(CLAVE);
  await db.updateTable('cuentas').set({ claveHash }).where('idUsuario', '=', usuario.idUsuario).execute();
  return usuario;
}

beforeEach(async () => {
  await db.deleteFrom('intentos').execute();
});

/** One call: all that its caller sees but the request's own id, moment and place in its count, and the work behind it. */
async function observe<E extends Endpoint>(endpoint: E, input: Input<E>) {
  work.length = 0;
  const { status, text, headers } = await guest.call(endpoint, input);
  const { 'x-request-id': _, date: __, 'x-ratelimit-remaining': ___, ...rest } = headers;
  return { seen: { status, text: text.replace(/"idPeticion":"[^"]+"/, ''), headers: rest }, work: [...work] };
}

describe('no se nota si un correo tiene cuenta', () => {
  test('al entrar: la misma respuesta, una comprobación de los mismos parámetros y las mismas consultas', async () => {
    const { email } = await createCuenta();
    const password = 'no es esta';
    const known = await observe(identidad.signIn, { body: { email, password } });
    const unknown = await observe(identidad.signIn, { body: { email: 'nadie@ejemplo.com', password } });
    assert.deepEqual(unknown.seen, known.seen);
    assert.deepEqual(unknown.work, known.work);
    const verified = known.work.filter((step) => step.startsWith('verify'));
    assert.deepEqual(verified, ['verify $argon2id$v=19$m=19456,t=2,p=1']);
    assert.ok(known.work.some((step) => step.includes('"usuarios"')));
  });

  test('al entrar con una cuenta invitada que no tiene contraseña, lo mismo', async () => {
    const { email, idUsuario } = await createCuenta();
    await db.updateTable('cuentas').set({ claveHash: null }).where('idUsuario', '=', idUsuario).execute();
    const known = await observe(identidad.signIn, { body: { email, password: 'no es esta' } });
    const unknown = await observe(identidad.signIn, { body: { email: 'nadie@ejemplo.com', password: 'no es esta' } });
    assert.deepEqual(unknown, known);
  });

  test('al pedir un código, para confirmar o para recuperar', async () => {
    for (const endpoint of [identidad.resendCode, identidad.forgotPassword]) {
      const { email } = await createCuenta();
      const known = await observe(endpoint, { body: { email } });
      const unknown = await observe(endpoint, { body: { email: 'nadie@ejemplo.com' } });
      assert.deepEqual(unknown, known);
    }
  });

  test('al probar un código', async () => {
    const { email } = await createCuenta();
    const codigo = '123456';
    const known = await observe(identidad.confirm, { body: { email, codigo } });
    assert.deepEqual(await observe(identidad.confirm, { body: { email: 'nadie@ejemplo.com', codigo } }), known);
    const password = 'un gato en el tejado';
    const recovered = await observe(identidad.forgotPasswordSubmit, { body: { email, codigo, password } });
    const unknown = { email: 'nadie@ejemplo.com', codigo, password };
    assert.deepEqual(await observe(identidad.forgotPasswordSubmit, { body: unknown }), recovered);
    assert.ok(recovered.work.includes('hash $argon2id$v=19$m=19456,t=2,p=1'));
  });
});
