import { openLastingKeys } from '../../db/centinela.ts';
import { type DatabaseOptions, withDatabase } from '../../db/with-database.ts';
import { lastingCipher, useSecret } from '../../services/cipher.ts';
import { type FileSettings, openFiles } from '../../services/files/open.ts';
import { type SecretSettings, secretsOf } from '../../services/secret.ts';
import { verificar, verificarArchivos, verificarSellos } from './verificacion.ts';

export interface VerifyOptions extends DatabaseOptions, FileSettings, SecretSettings {}

const SHOWN = 10;

/** Prints each promise with the rows that break it; false when there are any. */
export function verifyData(options: VerifyOptions, now: Date, say: (text: string) => void): Promise<boolean> {
  return withDatabase(options, async ({ dbRead }) => {
    useSecret(...secretsOf(options));
    await openLastingKeys(dbRead, lastingCipher);
    const files = openFiles(options);
    const deArchivos = [await verificarArchivos(dbRead, files), await verificarSellos(dbRead, files)];
    const results = [...(await verificar(dbRead, now)), ...deArchivos];
    for (const { promesa, faltas } of results) {
      say(`${faltas.length === 0 ? '✓' : '✗'} ${promesa}`);
      for (const falta of faltas.slice(0, SHOWN)) say(`    ${falta}`);
      if (faltas.length > SHOWN) say(`    y ${faltas.length - SHOWN} más`);
    }
    return results.every(({ faltas }) => faltas.length === 0);
  });
}
