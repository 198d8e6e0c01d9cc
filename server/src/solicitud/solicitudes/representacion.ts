import { evaluarEntrevista, hayRepresentacion } from '@fedatario/document-engine';
import { contextoDe, versionDe } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';

interface Comprado {
  readonly idVersion: string | null;
  readonly respuestas: string | null;
  readonly creadaEn: Date;
}

/** Whether somebody acts for another in these answers, as of the day of purchase; never in what has no interview. */
export async function firmanPorOtro(db: Db, { idVersion, respuestas, creadaEn }: Comprado): Promise<boolean> {
  if (idVersion === null || respuestas === null) return false;
  const { entrevista } = await versionDe(db, idVersion);
  const contexto = contextoDe(creadaEn);
  return hayRepresentacion(
    entrevista,
    evaluarEntrevista(entrevista, JSON.parse(respuestas), { contexto, rol: 'cliente' }),
  );
}
