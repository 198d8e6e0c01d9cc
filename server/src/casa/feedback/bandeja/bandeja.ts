import { TOTAL_CONTADO } from '@fedatario/contract/base';
import { carpetasFeedback, type FeedbackRecibido } from '@fedatario/contract/casa';
import { decodePosition, toOrderedPage } from '../../../http/cursor.ts';
import type { Context } from '../../../http/route.ts';
import { countBandeja, type Filtros, listBandeja } from './queries.ts';

type BandejaRequest = Pick<Context<'staff'>, 'db' | 'actor'>;

interface Lista extends Omit<Filtros, 'actor'> {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

/** Characters of a message that a row of the inbox shows. */
const EXTRACTO = 140;
const orden = '-movido' as const;

export async function listarBandeja({ db, actor }: BandejaRequest, { cursor, limite, ...resto }: Lista) {
  const filtros = { ...resto, actor };
  const despuesDe = decodePosition(cursor, orden, { movido: 'number' });
  const rows = await listBandeja(db, { ...filtros, despuesDe, limite: limite + 1 });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idFeedback }) => idFeedback });
  return { data: data.map(toRecibido), siguiente, total: await countBandeja(db, filtros, TOTAL_CONTADO) };
}

/** Folders are counted to ten thousand, like every list. */
export async function contarCarpetas({ db, actor }: BandejaRequest) {
  const conteos = [];
  for (const carpeta of carpetasFeedback)
    conteos.push({ carpeta, total: await countBandeja(db, { actor, carpeta }, TOTAL_CONTADO) });
  return conteos;
}

function toRecibido(row: Awaited<ReturnType<typeof listBandeja>>[number]): FeedbackRecibido {
  const { clave: _, idUsuario, idResponsable, nombreResponsable, movidoEn, texto, ...resto } = row;
  return {
    ...resto,
    conCuenta: idUsuario !== null,
    extracto: texto.slice(0, EXTRACTO).replace(/\s+/g, ' '),
    responsable: idResponsable === null ? null : { idUsuario: idResponsable, nombre: nombreResponsable ?? '' },
    movidoEn: movidoEn.toISOString(),
  };
}
