import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { type Ajustes, ajustesPorOmision } from '@fedatario/contract';
import { shown } from '../ui/snackbar/store.ts';
import { adoptAjustes, changeAjustes, currentAjustes, releaseAjustes } from './ajustes.ts';
import { keepSession } from './token.ts';

const kept = new Map<string, string>();
const inTab = new Map<string, string>();
const storageOf = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
  removeItem: (key: string) => values.delete(key),
});
Object.assign(globalThis, {
  localStorage: storageOf(kept),
  sessionStorage: storageOf(inTab),
  document: { addEventListener: () => undefined },
});

let sent: { path: string; body: Ajustes }[];
let answer: () => Response;
mock.method(globalThis, 'fetch', async (path: string, { body }: RequestInit) => {
  sent.push({ path, body: JSON.parse(String(body)) });
  return answer();
});

const idUsuario = 'ana';
const rtl = (before: Ajustes): Ajustes => ({ ...before, direction: 'rtl' });
const still = (before: Ajustes): Ajustes => ({ ...before, animations: false });
const pause = () => new Promise((done) => setTimeout(done, 650));

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ data: {} });
  kept.clear();
  inTab.clear();
  releaseAjustes();
  keepSession(`h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.f`, 'ana@demo.test');
});

test('a guest’s settings stay in her browser, and nowhere else', async () => {
  changeAjustes(rtl);
  releaseAjustes();
  assert.equal(currentAjustes().direction, 'rtl');
  await pause();
  assert.deepEqual(sent, []);
});

test('who comes in has her own settings; when she leaves, the guest’s are as they were', () => {
  changeAjustes(rtl);
  adoptAjustes({ idUsuario, ajustes: still(ajustesPorOmision) });
  assert.deepEqual(currentAjustes(), still(ajustesPorOmision));
  releaseAjustes();
  assert.deepEqual(currentAjustes(), rtl(ajustesPorOmision));
});

test('who never chose brings what she chose as a guest to her profile', async () => {
  changeAjustes(rtl);
  adoptAjustes({ idUsuario, ajustes: null });
  await pause();
  assert.deepEqual(sent, [{ path: '/api/private/usuario/ana/ajustes', body: rtl(ajustesPorOmision) }]);
});

test('several changes in a row hold at once and are saved once, the last as it is', async () => {
  adoptAjustes({ idUsuario, ajustes: ajustesPorOmision });
  changeAjustes(rtl);
  changeAjustes(still);
  assert.deepEqual(currentAjustes(), still(rtl(ajustesPorOmision)));
  await pause();
  assert.deepEqual(
    sent.map(({ body }) => body),
    [still(rtl(ajustesPorOmision))],
  );
});

test('what was not saved when the page is loaded again goes before what the profile has, until it is saved', async () => {
  adoptAjustes({ idUsuario, ajustes: ajustesPorOmision });
  changeAjustes(rtl);
  assert.equal(inTab.size, 1);
  adoptAjustes({ idUsuario: 'otra', ajustes: ajustesPorOmision });
  assert.deepEqual(currentAjustes(), ajustesPorOmision);
  adoptAjustes({ idUsuario, ajustes: ajustesPorOmision });
  assert.deepEqual(currentAjustes(), rtl(ajustesPorOmision));
  await pause();
  assert.deepEqual(sent.at(-1)?.body, rtl(ajustesPorOmision));
  assert.equal(inTab.size, 0);
});

test('what could not be saved is said', async () => {
  answer = () => Response.json({ codigo: 'error-interno', idPeticion: 'r1' }, { status: 500 });
  adoptAjustes({ idUsuario, ajustes: ajustesPorOmision });
  changeAjustes(rtl);
  await pause();
  assert.ok(shown().some(({ variant, text }) => variant === 'error' && /guardar sus ajustes/.test(text)));
});

test('what was kept and cannot be read is as by default', () => {
  kept.set('ajustes', '{');
  releaseAjustes();
  assert.deepEqual(currentAjustes(), ajustesPorOmision);
});
