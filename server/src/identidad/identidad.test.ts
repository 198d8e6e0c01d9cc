import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { correo, identidad, usuarios } from '@fedatario/contract';
import { startTestApp } from '../testing/client.ts';
import { CLAVE, createUsuario } from '../testing/factories.ts';

const { as, clock, database, close } = await startTestApp({ jobs: true });
const { db } = database.pools;
const guest = as(undefined);
after(close);

const persona = { nombreCompleto: 'Eva Morales', password: 'un gato en el tejado', aceptaTerminos: true } as const;

describe('abrir una cuenta', () => {
  test('con el código del correo queda confirmada y se puede entrar', async () => {
    const email = 'eva@ejemplo.com';
    assert.equal((await guest.call(usuarios.signUp, { body: { ...persona, email } })).status, 200);
    assert.equal((await signIn(email, persona.password)).codigo, 'cuenta-sin-confirmar');
    const codigo = await lastCode(email);
    assert.equal((await guest.call(identidad.confirm, { body: { email, codigo } })).status, 200);
    const { status, data, cookies } = await signIn(email, persona.password);
    assert.equal(status, 200);
    assert.equal(data.email, email);
    assert.ok(cookies.some(({ name }) => name === 'sesion'));
  });
});

function signIn(email: string, password: string) {
  return guest.call(identidad.signIn, { body: { email, password } });
}

/** The code of the newest mail, waiting for the queue to deliver one that came after `since`. */
async function lastCode(email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { data } = await guest.call(correo.buzon, { query: { para: email } });
    const codigo = /^\d{6}$/m.exec(data[0]?.texto ?? '')?.[0];
    if (codigo) return codigo;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`No llegó ningún código a ${email}.`);
}
