import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { v7 as uuidv7 } from 'uuid';
import type { AppError } from '../../http/errors.ts';
import { useSecret } from '../cipher.ts';
import { sealedFiles } from './files.ts';
import { localFiles } from './local.ts';

useSecret('un secreto de prueba que nadie más usa 0123456789');
const folder = mkdtempSync(join(tmpdir(), 'fedatario-archivos-'));
after(() => rmSync(folder, { recursive: true }));

const files = sealedFiles(localFiles(folder));
const text = Buffer.from('lo que dice la cédula de Ana');
const placeOf = (id: string) => join(folder, id.slice(-2), id);

describe('los archivos de una carpeta', () => {
  test('vuelven como se guardaron, y en el disco no se leen', async () => {
    const id = uuidv7();
    await files.put(id, text);
    assert.deepEqual(await files.get(id), text);
    assert.equal(readFileSync(placeOf(id)).includes('Ana'), false);
    await files.remove(id);
    await files.remove(id);
    assert.equal(await files.get(id), undefined);
  });

  test('uno puesto en el lugar de otro no se abre', async () => {
    const [id, other] = [uuidv7(), uuidv7()];
    await files.put(id, text);
    await files.put(other, text);
    renameSync(placeOf(id), placeOf(other));
    await assert.rejects(files.get(other));
  });

  test('un nombre que no es nuestro no sale de la carpeta', async () => {
    for (const id of ['../secreto', '/etc/passwd', 'a/b', `../../${uuidv7()}`, '']) {
      await assert.rejects(files.put(id, text));
      await assert.rejects(files.get(id));
      await assert.rejects(files.remove(id));
    }
  });

  test('sin espacio se dice, y no queda nada a medias', async () => {
    const full = localFiles(folder, async (path, flags, mode) => {
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
    const id = uuidv7();
    await assert.rejects(full.put(id, text), (error: AppError) => error.codigo === 'sin-espacio');
    assert.deepEqual(
      readdirSync(join(folder, id.slice(-2))).filter((name) => name.startsWith(id)),
      [],
    );
    assert.equal(await full.get(id), undefined);
  });
});
