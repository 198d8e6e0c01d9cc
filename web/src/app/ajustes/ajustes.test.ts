import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { type Ajustes, ajustesPorOmision } from '@fedatario/contract/casa';
import { keepSession } from '../../lib/token.ts';
import { shown } from '../../ui/snackbar/store.ts';
import { adoptAjustes, changeAjustes, currentAjustes, releaseAjustes } from './ajustes.ts';

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
mock.timers.enable({ apis: ['setTimeout'] });
/** Lets the pause before saving pass, and what it begins end: an answer takes some turns of the loop to be read, and no time. */
async function pause(): Promise<void> {
  await import('./guardar-ajustes.ts');
  mock.timers.tick(500);
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
}

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ data: {} });
  kept.clear();
  inTab.clear();
  releaseAjustes();
  keepSession(`h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.f`, 'ana@demo.test');
});

test('los ajustes de un invitado quedan en su navegador, y en ningún otro lugar', async () => {
  changeAjustes(rtl);
  releaseAjustes();
  assert.equal(currentAjustes().direction, 'rtl');
  await pause();
  assert.deepEqual(sent, []);
});

test('quien inicia sesión tiene sus propios ajustes; cuando sale, los del invitado están como estaban', () => {
  changeAjustes(rtl);
  adoptAjustes({ idUsuario, ajustes: still(ajustesPorOmision) });
  assert.deepEqual(currentAjustes(), still(ajustesPorOmision));
  releaseAjustes();
  assert.deepEqual(currentAjustes(), rtl(ajustesPorOmision));
});

test('quien nunca eligió lleva a su perfil lo que eligió como invitado', async () => {
  changeAjustes(rtl);
  adoptAjustes({ idUsuario, ajustes: null });
  await pause();
  assert.deepEqual(sent, [{ path: '/api/private/usuario/ana/ajustes', body: rtl(ajustesPorOmision) }]);
});

test('varios cambios seguidos valen al instante y se guardan una vez, con el último', async () => {
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

test('lo que no se guardó antes de recargar la página vale más que lo del perfil, hasta que se guarda', async () => {
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

test('lo que no pudo guardarse se dice', async () => {
  answer = () => Response.json({ codigo: 'error-interno', idPeticion: 'r1' }, { status: 500 });
  adoptAjustes({ idUsuario, ajustes: ajustesPorOmision });
  changeAjustes(rtl);
  await pause();
  assert.ok(shown().some(({ variant, text }) => variant === 'error' && /guardar sus ajustes/.test(text)));
});

test('lo que se guardó y no puede leerse queda como por omisión', () => {
  kept.set('ajustes', '{');
  releaseAjustes();
  assert.deepEqual(currentAjustes(), ajustesPorOmision);
});
