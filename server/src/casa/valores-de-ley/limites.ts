import { parametrosDeLey } from '@fedatario/document-engine';
import type { Db } from '../../db/db.ts';
import { listEscritos } from './queries.ts';

/**
 * The office's values of law that no call would accept today, as people know them: of a key that is gone, or out of bounds that were
 * narrowed after they were written. Documents answered from their day on would use them.
 */
export async function valoresFueraDeLimites(db: Db): Promise<string[]> {
  const limites = new Map(parametrosDeLey.map((parametro) => [parametro.clave, parametro]));
  return (await listEscritos(db)).flatMap(({ clave, desde, valor }) => {
    const limite = limites.get(clave);
    if (limite && valor >= limite.minimo && valor <= limite.maximo) return [];
    const debe = limite ? `debe estar entre ${limite.minimo} y ${limite.maximo}` : 'esta clave no existe';
    return [`${clave} desde ${desde}: ${valor} (${debe})`];
  });
}
