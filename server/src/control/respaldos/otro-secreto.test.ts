import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { v7 as uuidv7 } from 'uuid';
import { startEmbedded } from '../../db/embedded/cluster.ts';
import { prepareDatabase } from '../../prepare.ts';
import { nameOfSecret, sealBytes, useSecret } from '../../services/cipher.ts';
import { localFiles } from '../../services/files/local.ts';
import { openFiles } from '../../services/files/open.ts';
import { secretos } from '../secretos/command.ts';
import { carpeta } from './destino.ts';
import { respaldar } from './respaldo.ts';
import { restaurar } from './restauracion.ts';

const ANTES = 'un secreto de prueba que nadie más usa 0123456789';
const NUEVO = 'el secreto nuevo, que todavía no ha visto nadie 98765432';
const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'fedatario-otro-secreto-'));
  chmodSync(made, 0o755);
  folders.push(made);
  return made;
}

const BACKUP_TARGET = folder();
const common = { DATABASE_PREPARE: true, S3_REGION: 'us-east-1', BACKUP_TARGET, BACKUP_KEEP_DAYS: 14 };
const here = { ...common, DATA_DIR: folder() };
const dia = (numero: number) => new Date(`2026-11-${String(numero).padStart(2, '0')}T03:17:00Z`);
const lines: string[] = [];
const say = (text: string) => void lines.push(text);
const nombres = { antes: '20261101T031700Z', despues: '20261102T031700Z' };

test('lo respaldado después de cambiar el secreto se abre con el nuevo solo; lo de antes, con los dos', async () => {
  useSecret(ANTES);
  const embedded = await startEmbedded({ dataDir: here.DATA_DIR, settings: { fsync: 'off' } });
  await prepareDatabase(embedded.url);
  const id = uuidv7();
  await localFiles(join(here.DATA_DIR, 'archivos')).put(id, sealBytes(Buffer.from('contenido'), `archivo:${id}`));
  await embedded.stop();
  await respaldar({ ...here, APP_SECRET: ANTES }, dia(1));

  const dos = { APP_SECRET: NUEVO, APP_SECRETS_READ: ANTES };
  assert.ok(await secretos({ ...here, ...dos }, ['sellar'], say), lines.join('\n'));
  await respaldar({ ...here, APP_SECRET: NUEVO }, dia(2));
  const clave = `archivos/${id.slice(-2)}/${id}`;
  assert.deepEqual(
    (await carpeta(BACKUP_TARGET).list('archivos/')).filter((una) => una.endsWith(nameOfSecret(0))),
    [`${clave}-${nameOfSecret(0)}`],
  );

  const abierto = async (nombre: string, secrets: { APP_SECRET: string; APP_SECRETS_READ?: string }) => {
    const there = { ...common, DATA_DIR: folder(), ...secrets };
    assert.ok(await restaurar(there, nombre, dia(28), say), lines.join('\n'));
    return String(await openFiles(there).get(id));
  };
  assert.equal(await abierto(nombres.despues, { APP_SECRET: NUEVO }), 'contenido');
  assert.equal(await abierto(nombres.antes, dos), 'contenido');
  await assert.rejects(abierto(nombres.antes, { APP_SECRET: NUEVO }), /agréguelo en APP_SECRETS_READ/);
});
