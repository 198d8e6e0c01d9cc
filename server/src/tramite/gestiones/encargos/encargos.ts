import type { GestionDetalle, GestorCandidato } from '@fedatario/contract/tramite';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import type { SolicitudRow } from '../../../solicitud/solicitudes/solicitudes.ts';
import * as expedientes from '../../expedientes/expedientes.ts';
import { leerGestion } from '../filas/lectura.ts';
import { findEncargo, hasGestor, listGestores } from './queries.ts';

interface Encargo {
  readonly revision: number;
  /** Null: the most suitable one. */
  readonly idGestor: string | null;
  readonly motivo: string | null;
}

/** Active gestores, first those who attend to most of its institutions, then those with the least work, then the most practised. */
export async function candidatos({ db }: Pick<Context<'all'>, 'db'>, idSolicitud: string): Promise<GestorCandidato[]> {
  const encargo = await findEncargo(db, idSolicitud);
  if (!encargo) throw new AppError('no-encontrado');
  const gestores = (await listGestores(db, encargo.idProducto)).map(({ instituciones, ...gestor }) => {
    const atiende = encargo.instituciones.filter((una) => instituciones.includes(una));
    const faltan = encargo.instituciones.filter((una) => !instituciones.includes(una));
    return { ...gestor, atiende, faltan };
  });
  return gestores.sort(
    (a, b) =>
      a.faltan.length - b.faltan.length ||
      a.carga - b.carga ||
      b.hechas - a.hechas ||
      (a.idGestor < b.idGestor ? -1 : 1),
  );
}

/** Gives it to an active gestor of the catalogue; taking it from another needs a reason. */
export async function encargar(
  request: Context<'all'>,
  idSolicitud: string,
  encargo: Encargo,
): Promise<GestionDetalle> {
  const clase = { tipo: 'gestion', leer: leerGestion } as const;
  const { row } = await expedientes.tomarRevision(request, clase, idSolicitud, encargo.revision);
  const idGestor = encargo.idGestor ?? (await elegir(request.db, row));
  if (!idGestor) throw new AppError('sin-gestores');
  await dar(request, row, idGestor, encargo.motivo);
  return leerGestion(request, idSolicitud);
}

/** Gives each that still waits, one by one in order, so that the automatic choice counts the ones just given. */
export async function encargarVarias(
  request: Context<'all'>,
  { idSolicitudes, idGestor: pedido }: { idSolicitudes: readonly string[]; idGestor: string | null },
) {
  const { db, actor } = request;
  const hechas: { idSolicitud: string; idGestor: string | null }[] = [];
  for (const idSolicitud of await expedientes.listPorAsignar(db, 'gestion', idSolicitudes)) {
    const { row } = await expedientes.tomarSolicitud(db, actor, idSolicitud, 'gestion');
    const espera = row.estado === 'sinAsignar';
    const idGestor = espera ? (pedido ?? (await elegir(db, row)) ?? null) : null;
    if (idGestor) await dar(request, row, idGestor, null);
    hechas.push({ idSolicitud, idGestor });
  }
  return hechas;
}

async function dar({ db, actor, now }: Context<'all'>, row: SolicitudRow, idGestor: string, motivo: string | null) {
  if (!(await hasGestor(db, idGestor))) throw new AppError('gestor-inactivo');
  const accion = row.idGestor === null ? 'asignar' : 'reasignar';
  const paso = { accion, como: ['admin'], idUsuario: actor.idUsuario, motivo, now } as const;
  await expedientes.darPaso(db, row, paso, { idGestor });
}

/** The most suitable gestor, who attends to at least one of its institutions. */
async function elegir(db: Db, { idSolicitud, idGestor }: SolicitudRow): Promise<string | undefined> {
  const posibles = await candidatos({ db }, idSolicitud);
  return posibles.find((uno) => uno.atiende.length > 0 && uno.idGestor !== idGestor)?.idGestor;
}
