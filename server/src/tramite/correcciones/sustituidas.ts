import { randomInt } from 'node:crypto';
import { type RespuestasSustituidas, TRAMITES_OFRECIDOS, type TramiteDeProducto } from '@fedatario/contract/tramite';
import { inventos, sustituir } from '@fedatario/document-engine';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { exigirTramite } from '../tramites/tramites.ts';
import { interviewOf } from './entrevista.ts';
import { hasProducto, listDeProducto } from './queries.ts';

const PRECISION = 2 ** 32;
/** Nobody who knows how the data are replaced can work them out again. */
const azar = () => randomInt(PRECISION) / PRECISION;

/** The newest trámites of a product by their number: whoever makes a case chooses one without reading whose it is. */
export async function tramitesDeProducto(db: Db, idProducto: string): Promise<TramiteDeProducto[]> {
  if (!(await hasProducto(db, idProducto))) throw new AppError('no-encontrado');
  const rows = await listDeProducto(db, idProducto, TRAMITES_OFRECIDOS);
  return rows.map(({ idSolicitud, serie, numero, version, creadaEn }) => ({
    idSolicitud,
    numero: formatNumber(serie, numero),
    version,
    creadaEn: creadaEn.toISOString(),
  }));
}

/** The answers of a trámite with invented people. They are read as any look at them is, and told to their owner. */
export async function leerSustituidas(
  { db, actor }: Context<'all'>,
  idSolicitud: string,
): Promise<RespuestasSustituidas> {
  await exigirTramite(db, actor, idSolicitud);
  const { version, respuestas, contexto } = await interviewOf(db, idSolicitud);
  const made = sustituir(respuestas, { entrevista: version.entrevista, hoy: contexto.hoy, azar, inventos });
  return { respuestas: made.respuestas, dia: made.hoy, igual: made.igual };
}
