import type { Archivo, FormatoDeExportacion } from '@fedatario/contract/base';
import { columnasDeGestion, type EstadoGestion } from '@fedatario/contract/solicitud';
import type { GestionDeOficina } from '@fedatario/contract/tramite';
import { jurisdiccion } from '@fedatario/document-engine';
import type { Db } from '../../../db/db.ts';
import type { Context } from '../../../http/route.ts';
import { writeSheet } from '../../../services/sheet/sheet.ts';
import * as expedientes from '../../expedientes/expedientes.ts';
import { toGestion } from '../filas/lectura.ts';
import { columnas } from './columnas.ts';
import { listInstituciones } from './queries.ts';

interface Lista extends expedientes.FiltrosDeLista {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

/** The administration lists every gestión; a notary has none. */
export async function listarEncargos(request: Context<'all'>, lista: Lista) {
  const { data, ...pagina } = await expedientes.listarDeOficina(request, 'gestion', lista);
  return { data: await deOficina(request, data), ...pagina };
}

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarEncargos(
  request: Context<'all'>,
  { formato, ...query }: expedientes.FiltrosDeLista & { readonly formato: FormatoDeExportacion },
): Promise<Archivo> {
  const rows = await expedientes.filasDeExportacion(request, 'gestion', query);
  const gestiones = await deOficina(request, rows);
  const filas = gestiones.map((gestion, i) => ({ gestion, email: rows[i]?.email ?? '' }));
  return writeSheet({ nombre: 'gestiones', columnas, filas, zonaHoraria: jurisdiccion.zonaHoraria }, formato);
}

/** The same gestiones by state. */
export async function leerTablero(request: Context<'all'>, query: expedientes.FiltrosDeLista) {
  const estados: readonly EstadoGestion[] = columnasDeGestion(query.estado);
  const tablero = await expedientes.columnasDeTablero(request, 'gestion', query, estados);
  return Promise.all(
    tablero.map(async ({ rows, ...columna }) => ({ ...columna, gestiones: await deOficina(request, rows) })),
  );
}

async function deOficina({ db, actor }: Pick<Context<'all'>, 'db' | 'actor'>, rows: readonly expedientes.OficinaRow[]) {
  const instituciones = await institucionesDe(db, rows);
  return rows.map((row): GestionDeOficina => {
    const { idSolicitud, revision, idUsuario, nombreCompleto, idGestor, nombreGestor, idCategoria } = row;
    return {
      ...toGestion(row, expedientes.agentesDe(actor, row)),
      revision,
      cliente: { idUsuario, nombre: nombreCompleto },
      gestor: idGestor === null ? null : { idGestor, nombre: nombreGestor ?? '' },
      categoria: { idCategoria, nombre: row.categoria },
      instituciones: (instituciones.get(idSolicitud) ?? []).map(({ institucion }) => institucion),
      sinLeer: row.sinLeer,
    };
  });
}

async function institucionesDe(db: Db, rows: readonly expedientes.OficinaRow[]) {
  const ids = rows.map(({ idSolicitud }) => idSolicitud);
  return Map.groupBy(await listInstituciones(db, ids), ({ idSolicitud }) => idSolicitud);
}
