import type { Notario } from '@fedatario/contract/casa';
import type { Candidato, TramiteDetalle } from '@fedatario/contract/tramite';
import { exigirQueEjerza, notariosQueEjercen } from '../../casa/notarios/notarios.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import type { SolicitudRow } from '../../solicitud/solicitudes/solicitudes.ts';
import { listPorAsignar } from '../expedientes/expedientes.ts';
import { leerTramite } from './lectura.ts';
import { darPaso, tomar } from './paso.ts';
import { findCategoria } from './queries.ts';

interface Asignacion {
  readonly revision: number;
  /** Null: the most suitable one. */
  readonly idNotario: string | null;
  readonly motivo: string | null;
}

/**
 * Notaries who may be given the trámite today: first those with room, then those of the speciality, then those with the least
 * work.
 */
export async function candidatos(
  { db, now }: Pick<Context<'all'>, 'db' | 'now'>,
  idSolicitud: string,
): Promise<Candidato[]> {
  const idCategoria = await findCategoria(db, idSolicitud);
  if (!idCategoria) throw new AppError('no-encontrado');
  const todos = (await notariosQueEjercen(db, now)).map(
    ({ idUsuario, nombreCompleto: nombre, carga, cargaMaxima, calificacion, especialidades, ...horas }) => {
      const especialista = especialidades.length === 0 || especialidades.includes(idCategoria);
      const hoy = tramosDe(horas, diaLocal(now));
      return { idUsuario, nombre, carga, cargaMaxima, calificacion, especialista, hoy };
    },
  );
  return todos.sort((a, b) => rangoDe(a) - rangoDe(b) || a.carga - b.carga || (a.idUsuario < b.idUsuario ? -1 : 1));
}

/** The hours of a day: its own, or those of its day of the week. */
function tramosDe({ horario, excepciones }: Pick<Notario, 'horario' | 'excepciones'>, dia: string): Candidato['hoy'] {
  const propia = excepciones.find((una) => una.dia === dia);
  return propia?.tramos ?? horario[new Date(`${dia}T12:00:00Z`).getUTCDay()] ?? [];
}

function rangoDe({ carga, cargaMaxima, especialista }: Candidato): number {
  return (carga < cargaMaxima ? 0 : 2) + (especialista ? 0 : 1);
}

/** Assigns it to a notary who may practise today; taking it from another needs a reason. */
export async function asignar(
  request: Context<'all'>,
  idSolicitud: string,
  asignacion: Asignacion,
): Promise<TramiteDetalle> {
  const { db, actor } = request;
  const { row } = await tomar(db, actor, idSolicitud);
  if (row.revision !== asignacion.revision)
    throw new AppError('conflicto-revision', { actual: await leerTramite(request, idSolicitud) });
  const idNotario = asignacion.idNotario ?? (await elegir(request, row));
  if (!idNotario) throw new AppError('sin-notarios');
  await dar(request, row, idNotario, asignacion.motivo);
  return leerTramite(request, idSolicitud);
}

/** Assigns each that still waits, one by one in order, so that the automatic choice counts the ones just given. */
export async function asignarVarios(
  request: Context<'all'>,
  { idSolicitudes, idNotario: pedido }: { idSolicitudes: readonly string[]; idNotario: string | null },
) {
  const { db } = request;
  const hechos: { idSolicitud: string; idNotario: string | null }[] = [];
  for (const idSolicitud of await listPorAsignar(db, 'tramite', idSolicitudes)) {
    const { row } = await tomar(db, request.actor, idSolicitud);
    const espera = row.estado === 'sinAsignar';
    const idNotario = espera ? (pedido ?? (await elegir(request, row)) ?? null) : null;
    if (idNotario) await dar(request, row, idNotario, null);
    hechos.push({ idSolicitud, idNotario });
  }
  return hechos;
}

async function dar({ db, actor, now }: Context<'all'>, row: SolicitudRow, idNotario: string, motivo: string | null) {
  await exigirQueEjerza(db, idNotario, now);
  if (idNotario === row.idUsuario) throw new AppError('notario-no-ejerce');
  const accion = row.idNotario === null ? 'asignar' : 'reasignar';
  await darPaso(db, row, { accion, como: ['admin'], idUsuario: actor.idUsuario, motivo, now }, { idNotario });
}

/** The most suitable notary with room for it. */
async function elegir({ db, now }: { db: Db; now: Date }, { idSolicitud, idNotario, idUsuario }: SolicitudRow) {
  const posibles = await candidatos({ db, now }, idSolicitud);
  return posibles.find(
    (uno) => uno.carga < uno.cargaMaxima && uno.idUsuario !== idNotario && uno.idUsuario !== idUsuario,
  )?.idUsuario;
}
