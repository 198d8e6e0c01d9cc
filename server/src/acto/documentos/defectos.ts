import { versionDe } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { findAprobada, findVersion } from '../../tramite/minutas/minutas.ts';
import { type EntregadoRow, listEntregados } from './queries.ts';

const POR_VUELTA = 200;
const DESDE_EL_PRIMERO = '00000000-0000-0000-0000-000000000000';

/**
 * Names each delivered document that, by the text that is kept of it, says of itself that it is a draft, or ends in a notary's attestation
 * in blank. Reads them all.
 */
export async function entregadosComoBorrador(db: Db): Promise<string[]> {
  const faltas: string[] = [];
  let despuesDe = DESDE_EL_PRIMERO;
  for (;;) {
    const rows = await listEntregados(db, despuesDe, POR_VUELTA);
    for (const row of rows) {
      const dichos = row.automatica ? await defectosDeAutomatica(db, row) : await defectosDeFirmado(db, row);
      if (dichos.length > 0) faltas.push(`${formatNumber(row.serie, row.numero)} (${dichos.join(', ')})`);
    }
    const last = rows.at(-1);
    if (!last) return faltas;
    despuesDe = last.idDocumento;
  }
}

const DE_MODELO = 'dice que es un modelo';
const EN_BLANCO = 'lleva una auténtica en blanco';

/** A document with a stored text was printed as {@link definitivo}; an older one printed all of its template. */
async function defectosDeAutomatica(db: Db, { contenido, idVersion, respuestas }: EntregadoRow): Promise<string[]> {
  if (contenido !== null) return tienePie(contenido) ? [DE_MODELO] : [];
  if (respuestas === null) return [];
  const { plantilla } = await versionDe(db, idVersion);
  const { conAutentica }: { conAutentica?: unknown } = JSON.parse(respuestas);
  const atestigua = plantilla.jurisdiccion.parcialesDeFe.some((nombre) => nombre in plantilla.parciales);
  return [
    ...(plantilla.pagina.pie.length > 0 ? [DE_MODELO] : []),
    ...(atestigua && conAutentica === true ? [EN_BLANCO] : []),
  ];
}

/** The defects of the approved version, which is the one that was printed to be signed. */
async function defectosDeFirmado(db: Db, { idSolicitud }: EntregadoRow): Promise<string[]> {
  const aprobada = await findAprobada(db, idSolicitud);
  const texto = aprobada && (await findVersion(db, idSolicitud, aprobada.version));
  return texto && tienePie(texto.contenido) ? [DE_MODELO] : [];
}

function tienePie(contenido: string): boolean {
  const { pie }: { pie?: unknown } = JSON.parse(contenido);
  return Array.isArray(pie) && pie.length > 0;
}
