import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { loadConfig } from '../../config.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createUsuario } from '../../testing/factories.ts';
import { abrirPreparacion, type Preparacion } from './preparacion.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-preparacion-'));
const abiertas: (() => Promise<void>)[] = [];
after(async () => {
  for (const cerrar of abiertas.reverse()) await cerrar();
  rmSync(dataDir, { recursive: true, force: true });
});

const now = new Date('2026-11-28T12:00:00Z');

async function nuevaBase() {
  const { url, pools, drop } = await createTestDatabase();
  abiertas.push(drop);
  const dicho: string[] = [];
  const abrir = async (change: Record<string, string> = {}, conAnio = true): Promise<Preparacion> => {
    const config = loadConfig({ DATABASE_URL: url, DATA_DIR: dataDir, ...change });
    const say = (text: string) => void dicho.push(text);
    const preparacion = await abrirPreparacion({ config, direct: url, now, say, conAnio });
    abiertas.push(preparacion.stop);
    return preparacion;
  };
  return { db: pools.db, abrir, dicho };
}

test('un primer inicio prepara un año: siembra la demostración como era entonces', async () => {
  const { abrir } = await nuevaBase();
  const preparacion = await abrir();
  assert.equal(preparacion.comienzo?.toISOString(), '2025-11-28T12:00:00.000Z');
  assert.equal(preparacion.hasta, now);
  assert.equal(preparacion.enCurso(), true);
});

test('no se prepara nada donde ya hay alguien, ni cuando no se pide, ni con un cobro, un correo o una identidad de verdad', async () => {
  const { db, abrir } = await nuevaBase();
  const negadas = [
    await abrir({ DEMO_YEAR: 'false' }),
    await abrir({}, false),
    await abrir({ RUN_JOBS: 'false' }),
    await abrir({ SMTP_URL: 'smtp://127.0.0.1:1' }),
    await abrir({ STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec' }),
    await abrir({ IDENTITY_PROVIDER: 'cognito', COGNITO_CLIENT_ID: 'uno' }),
  ];
  await createUsuario(db);
  negadas.push(await abrir());
  for (const { enCurso, comienzo, avance } of negadas)
    assert.deepEqual([enCurso(), comienzo, avance()], [false, undefined, undefined]);
});

test('otro proceso que inicia a la vez no la prepara por segunda vez: la sigue', async () => {
  const { abrir } = await nuevaBase();
  await abrir();
  const otro = await abrir();
  assert.equal(otro.comienzo, undefined);
  assert.equal(otro.enCurso(), true);
});

test('lo que quedó a medias se vacía en el siguiente inicio, también si ya no se quiere un año', async () => {
  const { db, abrir, dicho } = await nuevaBase();
  await (await abrir()).stop();
  await createUsuario(db);
  const otra = await abrir();
  assert.match(dicho.join(), /quedó a medio preparar/);
  assert.equal(otra.enCurso(), true);
  assert.deepEqual(await db.selectFrom('usuarios').select('idUsuario').execute(), []);
  await otra.stop();
  await createUsuario(db);
  assert.equal((await abrir({ DEMO_YEAR: 'false' })).enCurso(), false);
  assert.deepEqual(await db.selectFrom('usuarios').select('idUsuario').execute(), []);
  assert.deepEqual(await db.selectFrom('preparacionDemostracion').select('hasta').execute(), []);
});

test('una demostración que se terminó de preparar no se vuelve a tocar', async () => {
  const { db, abrir } = await nuevaBase();
  await (await abrir()).stop();
  await createUsuario(db);
  await db.updateTable('preparacionDemostracion').set({ terminadaEn: now }).execute();
  assert.equal((await abrir()).enCurso(), false);
  assert.equal((await db.selectFrom('usuarios').select('idUsuario').execute()).length, 1);
});
