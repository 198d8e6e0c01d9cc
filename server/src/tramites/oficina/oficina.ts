import {
  type EstadoTramite,
  type FiltrosDeTramites,
  type ordenesDeTramites,
  TOTAL_CONTADO,
  type TramiteDeOficina,
} from '@fedatario/contract';
import { type Claves, decodePosition, toOrderedPage } from '../../http/cursor.ts';
import { toTramite } from '../lectura.ts';
import { agentesDe, type Request } from '../paso.ts';
import { countOficina, listOficina, type OficinaRow } from './queries.ts';

const claves: Claves<(typeof ordenesDeTramites)[number]> = { antiguedad: 'string', vence: 'number' };

interface Lista extends FiltrosDeTramites {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

/** Of everybody, for the administration; of a notary, what is assigned to her. */
export async function listarOficina(
  { db, actor, now }: Request,
  { cursor, limite, orden = 'antiguedad', ...query }: Lista,
) {
  const filtros = {
    ...query,
    ...(actor.rol === 'notario' && { idNotario: actor.idUsuario }),
    porVencer: orden.endsWith('vence'),
  };
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listOficina(db, { filtros, orden, despuesDe, limite: limite + 1, now });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idSolicitud }) => idSolicitud });
  const total = await countOficina(db, { filtros, now }, TOTAL_CONTADO);
  return { data: data.map((row) => toTramiteDeOficina(row, actor)), siguiente, total };
}

function toTramiteDeOficina(row: OficinaRow, actor: Request['actor']): TramiteDeOficina {
  const { revision, idUsuario, nombreCompleto, idNotario, nombreNotario, idCategoria, categoria } = row;
  const estado = row.estado as EstadoTramite;
  return {
    ...toTramite({ ...row, estado }, agentesDe(actor, row)),
    revision,
    cliente: { idUsuario, nombre: nombreCompleto },
    notario: idNotario === null ? null : { idUsuario: idNotario, nombre: nombreNotario ?? '' },
    categoria: { idCategoria, nombre: categoria },
  };
}
