import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import { sha256 } from '../../services/cipher.ts';
import type { FileStore } from '../../services/files/files.ts';
import { atMost } from '../../services/files/turns.ts';
import { faultOfSeal } from '../../services/seal/check.ts';
import { listSellados } from './queries.ts';

type Store = Pick<FileStore, 'get'>;

interface Sellado {
  readonly idArchivo: string;
  readonly sha256: Buffer;
  readonly certificadoSha256: Buffer;
}

/** Files read at once, each of some megabytes: anybody may ask. */
const AT_ONCE = 3;
const turn = atMost(AT_ONCE);

/** The fault of the stored file of a document, in words; undefined when it is as it was sealed and its signature verifies. */
export function faltaDeSello(files: Store, { idArchivo, sha256: huella, certificadoSha256 }: Sellado) {
  return turn(async () => {
    const pdf = await leer(files, idArchivo);
    if (!pdf) return 'el archivo no está guardado';
    if (!sha256(pdf).equals(huella)) return 'el archivo no es el que se selló';
    return faultOfSeal(pdf, certificadoSha256);
  });
}

/** A store that does not answer is no fault of the document; a file altered in it cannot be unsealed. */
async function leer(files: Store, idArchivo: string): Promise<Buffer | undefined> {
  try {
    return await files.get(idArchivo);
  } catch (error) {
    if (error instanceof AppError) throw error;
    return undefined;
  }
}

const POR_VUELTA = 200;
const DESDE_EL_PRIMERO = '00000000-0000-0000-0000-000000000000';

/** Names each delivered document whose signature does not verify, or whose file is not as it was sealed. Reads them all. */
export async function sellosQueNoValen(db: Db, files: Store): Promise<string[]> {
  const faltas: string[] = [];
  let despuesDe = DESDE_EL_PRIMERO;
  for (;;) {
    const rows = await listSellados(db, despuesDe, POR_VUELTA);
    for (const row of rows) {
      const falta = await faltaDeSello(files, row);
      if (falta) faltas.push(`${formatNumber(row.serie, row.numero)}, versión ${row.version} (${falta})`);
    }
    const last = rows.at(-1);
    if (!last) return faltas;
    despuesDe = last.idDocumento;
  }
}
