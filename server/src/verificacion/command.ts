import { join } from 'node:path';
import { openPools } from '../db/db.ts';
import { startEmbedded } from '../db/embedded/cluster.ts';
import { useSecret } from '../services/cipher.ts';
import { sealedFiles } from '../services/files/files.ts';
import { localFiles } from '../services/files/local.ts';
import { keptSecret } from '../services/secret.ts';
import { verificar, verificarArchivos } from './verificacion.ts';

export interface VerifyOptions {
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
  readonly APP_SECRET?: string | undefined;
}

const SHOWN = 10;

/** Tells each promise and what breaks it; false when something does. */
export async function verifyData(
  { DATABASE_URL, DATA_DIR, APP_SECRET }: VerifyOptions,
  say: (text: string) => void,
): Promise<boolean> {
  const database = DATABASE_URL ? undefined : await startEmbedded({ dataDir: DATA_DIR });
  const pools = openPools({ url: DATABASE_URL ?? database?.url ?? '', max: 2 });
  try {
    useSecret(APP_SECRET ?? keptSecret(DATA_DIR));
    const files = sealedFiles(localFiles(join(DATA_DIR, 'archivos')));
    const results = [...(await verificar(pools.dbRead)), await verificarArchivos(pools.dbRead, files)];
    for (const { promesa, faltas } of results) {
      say(`${faltas.length === 0 ? '✓' : '✗'} ${promesa}`);
      for (const falta of faltas.slice(0, SHOWN)) say(`    ${falta}`);
      if (faltas.length > SHOWN) say(`    y ${faltas.length - SHOWN} más`);
    }
    return results.every(({ faltas }) => faltas.length === 0);
  } finally {
    await pools.close();
    await database?.stop();
  }
}
