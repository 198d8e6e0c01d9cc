import type { Archivo, FormatoDeExportacion } from '@fedatario/contract/base';
import { columnasDeFiltro } from '@fedatario/contract/solicitud';
import type { FiltrosDeTramites, TramiteDeOficina } from '@fedatario/contract/tramite';
import { jurisdiccion } from '@fedatario/document-engine';
import type { Context } from '../../http/route.ts';
import { writeSheet } from '../../services/sheet/sheet.ts';
import { columnasDeTablero, filasDeExportacion, listarDeOficina, type OficinaRow } from '../expedientes/expedientes.ts';
import { columnas } from './columnas.ts';
import { toTramite } from './lectura.ts';
import { agentesDe } from './paso.ts';

interface Lista extends FiltrosDeTramites {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

/** The administration lists every trámite; a notary those assigned to them. */
export async function listarOficina(request: Context<'all'>, lista: Lista) {
  const { data, ...pagina } = await listarDeOficina(request, 'tramite', lista);
  return { data: data.map((row) => toTramiteDeOficina(row, request.actor)), ...pagina };
}

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarOficina(
  request: Context<'all'>,
  { formato, ...query }: FiltrosDeTramites & { readonly formato: FormatoDeExportacion },
): Promise<Archivo> {
  const rows = await filasDeExportacion(request, 'tramite', query);
  const filas = rows.map((row) => ({ tramite: toTramiteDeOficina(row, request.actor), email: row.email }));
  return writeSheet({ nombre: 'tramites', columnas, filas, zonaHoraria: jurisdiccion.zonaHoraria }, formato);
}

/** The same trámites by state. */
export async function leerTablero(request: Context<'all'>, query: FiltrosDeTramites) {
  const tablero = await columnasDeTablero(request, 'tramite', query, columnasDeFiltro(query.estado));
  return tablero.map(({ rows, ...columna }) => ({
    ...columna,
    tramites: rows.map((row) => toTramiteDeOficina(row, request.actor)),
  }));
}

function toTramiteDeOficina(row: OficinaRow, actor: Context<'all'>['actor']): TramiteDeOficina {
  const { revision, idUsuario, nombreCompleto, idNotario, nombreNotario, idCategoria, categoria, sinLeer } = row;
  return {
    ...toTramite(row, agentesDe(actor, row)),
    revision,
    cliente: { idUsuario, nombre: nombreCompleto },
    notario: idNotario === null ? null : { idUsuario: idNotario, nombre: nombreNotario ?? '' },
    categoria: { idCategoria, nombre: categoria },
    sinLeer,
  };
}
