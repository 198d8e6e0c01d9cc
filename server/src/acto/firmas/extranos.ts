import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { personasDelActo } from '../../tramite/minutas/minutas.ts';
import { faltaDeComparecientes } from './comparecientes.ts';
import { listComparecieron, listFirmas } from './queries.ts';

const POR_VUELTA = 500;

/** Numbers of the signed acts whose appearing persons include a stranger, or lack a signatory. Reads them all. */
export async function firmasConExtranos(db: Db): Promise<string[]> {
  const faltas: string[] = [];
  let despuesDe = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const firmas = await listFirmas(db, despuesDe, POR_VUELTA);
    for (const { idSolicitud, serie, numero } of firmas) {
      const comparecieron = await listComparecieron(db, idSolicitud);
      if (faltaDeComparecientes(comparecieron, await personasDelActo(db, idSolicitud)))
        faltas.push(formatNumber(serie, numero));
    }
    const last = firmas.at(-1);
    if (!last) return faltas;
    despuesDe = last.idSolicitud;
  }
}
