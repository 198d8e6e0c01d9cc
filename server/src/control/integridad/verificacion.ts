import { entregadosComoBorrador, sellosQueNoValen } from '../../acto/documentos/documentos.ts';
import { firmasConExtranos } from '../../acto/firmas/firmas.ts';
import { verificarCadenas } from '../../acto/registro/registro.ts';
import { valoresFueraDeLimites } from '../../casa/valores-de-ley/limites.ts';
import type { Db } from '../../db/db.ts';
import { sha256 } from '../../services/cipher.ts';
import type { FileStore } from '../../services/files/files.ts';
import { queDifieren, todosLosGuardados } from '../cierres/cierres.ts';
import { verificarCompletos } from './pedidos/completos.ts';
import { findFaltas, listAdjuntos, promesas } from './queries.ts';

export interface Verificacion {
  readonly promesa: string;
  /** Names of the rows that break it, as people know them. */
  readonly faltas: readonly string[];
}

/** Checks the promises that span several rows, which no constraint can hold. */
export async function verificar(db: Db, now: Date): Promise<Verificacion[]> {
  const results: Verificacion[] = [];
  for (const promesa of Object.keys(promesas)) results.push({ promesa, faltas: await findFaltas(db, promesa) });
  const comparecientes = 'en cada acto de notario comparecieron las personas de sus respuestas, y quienes lo firman';
  results.push({ promesa: comparecientes, faltas: await firmasConExtranos(db) });
  const definitivos = 'ningún documento entregado dice que es un modelo, ni lleva la fe de un notario en blanco';
  results.push({ promesa: definitivos, faltas: await entregadosComoBorrador(db) });
  const deLey = 'cada valor de ley que la oficina escribió está dentro de sus límites';
  results.push({ promesa: deLey, faltas: await valoresFueraDeLimites(db) });
  for (const guardado of todosLosGuardados)
    results.push({ promesa: guardado.promesa, faltas: await queDifieren(db, guardado) });
  return [...results, ...(await verificarCompletos(db, now)), await verificarRegistro(db)];
}

/** Names the first entry of each chain that is not as it was written. */
async function verificarRegistro(db: Db): Promise<Verificacion> {
  const faltas = (await verificarCadenas(db)).flatMap(({ notario, rota }) =>
    rota ? [`${notario}: asiento ${rota.numero} (${rota.rotura})`] : [],
  );
  return { promesa: 'el registro de actuaciones de cada notario está como se escribió', faltas };
}

const POR_VUELTA = 100;

/** Checks that every attached file is stored and unchanged. Reads them all. */
export async function verificarArchivos(db: Db, files: Pick<FileStore, 'get'>): Promise<Verificacion> {
  const faltas: string[] = [];
  let despuesDe = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await listAdjuntos(db, despuesDe, POR_VUELTA);
    for (const { idArchivo, nombre, sha256: huella } of rows) {
      // A file altered on disk cannot even be unsealed.
      const bytes = await files.get(idArchivo).catch(() => undefined);
      if (!bytes || !sha256(bytes).equals(huella)) faltas.push(`${idArchivo} (${nombre})`);
    }
    const last = rows.at(-1);
    if (!last) return { promesa: 'cada archivo adjunto está guardado tal como se recibió o se hizo', faltas };
    despuesDe = last.idArchivo;
  }
}

/** Checks the signature of every delivered document, in its stored file. Reads them all. */
export async function verificarSellos(db: Db, files: Pick<FileStore, 'get'>): Promise<Verificacion> {
  const promesa = 'la firma de cada documento entregado se comprueba en el archivo que se guarda de él';
  return { promesa, faltas: await sellosQueNoValen(db, files) };
}
