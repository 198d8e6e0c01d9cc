import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { v7 as uuidv7 } from 'uuid';
import type { AppError } from '../../http/errors.ts';
import { useSecret } from '../cipher.ts';
import { type FileStore, sealedFiles } from './files.ts';
import { localFiles } from './local.ts';
import { s3Files } from './s3.ts';
import { startFakeS3 } from './testing/s3.ts';

useSecret('un secreto de prueba que nadie más usa 0123456789');
const folder = mkdtempSync(join(tmpdir(), 'fedatario-archivos-'));
const keys = { id: 'AKIDEPRUEBA', secret: 'un secreto del almacén de prueba' };
const fake = await startFakeS3('fedatario', keys.id);
after(() => {
  fake.stop();
  rmSync(folder, { recursive: true });
});

const text = Buffer.from('lo que dice la cédula de Ana');
const placeOf = (id: string) => join(folder, id.slice(-2), id);
const bucket = { bucket: 'fedatario', region: 'us-east-1', endpoint: fake.endpoint, keys };

/** A folder that is full once a file is begun. */
const fullFolder = localFiles(folder, async (path, flags, mode) => {
  const handle: FileHandle = await open(path, flags, mode);
  return {
    writeFile: async (bytes) => {
      await handle.writeFile((bytes as Buffer).subarray(0, 5));
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
    sync: () => handle.sync(),
    close: () => handle.close(),
  };
});

interface Almacen {
  readonly store: FileStore;
  /** A store without room. */
  readonly full: FileStore;
  readonly raw: (id: string) => Buffer | undefined;
  readonly write: (id: string, bytes: Buffer) => void;
}

const almacenes: Readonly<Record<string, Almacen>> = {
  'una carpeta': {
    store: localFiles(folder),
    full: fullFolder,
    raw: (id) => {
      const found = readdirSync(join(folder, id.slice(-2))).filter((name) => name.startsWith(id));
      return found[0] === undefined ? undefined : readFileSync(join(folder, id.slice(-2), found[0]));
    },
    write: (id, bytes) => writeFileSync(placeOf(id), bytes),
  },
  'un almacén S3': {
    store: s3Files(bucket),
    full: {
      ...s3Files(bucket),
      put: async (id, bytes) => {
        fake.state.full = true;
        await s3Files(bucket)
          .put(id, bytes)
          .finally(() => {
            fake.state.full = false;
          });
      },
    },
    raw: (id) => fake.kept.get(`archivos/${id}`),
    write: (id, bytes) => void fake.kept.set(`archivos/${id}`, bytes),
  },
};

for (const [name, { store, full, raw, write }] of Object.entries(almacenes)) {
  const files = sealedFiles(store);
  describe(`los archivos de ${name}`, () => {
    test('vuelven como se guardaron, y donde están no se leen', async () => {
      const id = uuidv7();
      await files.put(id, text);
      assert.deepEqual(await files.get(id), text);
      assert.equal(raw(id)?.includes('Ana'), false);
      await files.remove(id);
      await files.remove(id);
      assert.equal(await files.get(id), undefined);
    });

    test('guardados otra vez son los últimos', async () => {
      const id = uuidv7();
      await files.put(id, text);
      await files.put(id, Buffer.from('otro'));
      assert.equal(String(await files.get(id)), 'otro');
    });

    test('uno grande vuelve entero', async () => {
      const [id, large] = [uuidv7(), Buffer.alloc(12_000_000, 'á')];
      await files.put(id, large);
      assert.ok((await files.get(id))?.equals(large));
      await files.remove(id);
    });

    test('uno puesto en el lugar de otro no se abre', async () => {
      const [id, other] = [uuidv7(), uuidv7()];
      await files.put(id, text);
      await files.put(other, text);
      write(other, raw(id) ?? Buffer.alloc(0));
      await assert.rejects(files.get(other));
    });

    test('un nombre que no es nuestro no sale de su sitio', async () => {
      for (const id of ['../secreto', '/etc/passwd', 'a/b', `../../${uuidv7()}`, '']) {
        await assert.rejects(files.put(id, text));
        await assert.rejects(files.get(id));
        await assert.rejects(files.remove(id));
      }
    });

    test('sin espacio se dice, y no queda nada a medias', async () => {
      const id = uuidv7();
      await files.put(id, text);
      await files.remove(id);
      await assert.rejects(full.put(id, text), (error: AppError) => error.codigo === 'sin-espacio');
      assert.equal(raw(id), undefined);
      assert.equal(await full.get(id), undefined);
    });
  });
}

test('un almacén S3 que falla un momento se vuelve a preguntar; uno que no conoce la llave no da nada', async () => {
  const id = uuidv7();
  const store = s3Files(bucket);
  fake.state.failing = 2;
  await store.put(id, text);
  assert.deepEqual(await store.get(id), text);
  await assert.rejects(s3Files({ ...bucket, keys: { ...keys, id: 'OTRA' } }).get(id), /SignatureDoesNotMatch/);
});

test('un almacén S3 que no responde se dice, y no pasa por un archivo que no está', async () => {
  const noResponde = (error: AppError) => error.codigo === 'servicio-no-disponible';
  const id = uuidv7();
  fake.state.failing = 9;
  await assert.rejects(s3Files(bucket).put(id, text), noResponde);
  fake.state.failing = 9;
  await assert.rejects(s3Files(bucket).get(id), noResponde);
  fake.state.failing = 0;
  const nadie = s3Files({ ...bucket, endpoint: 'http://127.0.0.1:1' });
  await assert.rejects(nadie.put(id, text), noResponde);
  await assert.rejects(nadie.get(id), noResponde);
});
