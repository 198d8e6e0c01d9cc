import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetSession, isExpired, keepSession, readEmail, readToken, type Vault } from './token.ts';

const token = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.f`;

test('un token está vencido cuando su vencimiento ya pasó', () => {
  const now = Date.UTC(2026, 10, 21);
  assert.equal(isExpired(token({ exp: now / 1000 - 1 }), now), true);
  assert.equal(isExpired(token({ exp: now / 1000 + 1 }), now), false);
});

test('un token ilegible, o sin vencimiento, cuenta como vencido', () => {
  for (const text of ['', 'x', 'a.b.c', token({}), token({ exp: 'mañana' })]) assert.equal(isExpired(text), true, text);
});

test('un contenido con ñ y acentos también se lee', () => {
  assert.equal(isExpired(token({ sub: 'José Ñandú ??>>', exp: 4_000_000_000 })), false);
});

test('al cerrar sesión no quedan ni token ni correo', () => {
  const vault = fakeVault();
  keepSession('t', 'ana@demo.test', vault);
  assert.deepEqual([readToken(vault), readEmail(vault)], ['t', 'ana@demo.test']);
  forgetSession(vault);
  assert.deepEqual([readToken(vault), readEmail(vault)], [null, null]);
});

function fakeVault(): Vault {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
