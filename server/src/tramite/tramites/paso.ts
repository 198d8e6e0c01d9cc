import {
  type AccionTramite,
  type AgenteTramite,
  maquinaDeTramite,
  type SituacionTramite,
} from '@fedatario/contract/solicitud';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Actor } from '../../http/route.ts';
import type { Cambio, SolicitudRow } from '../../solicitud/solicitudes/solicitudes.ts';
import * as expedientes from '../expedientes/expedientes.ts';

export { agentesDe, esDeOficina } from '../expedientes/expedientes.ts';

/** A step of a trámite: the words of its own machine, for the code that serves both kinds. */
export interface Paso extends expedientes.Paso {
  readonly accion: AccionTramite;
  readonly como: readonly AgenteTramite[];
}

export const darPaso: (db: Db, row: SolicitudRow, paso: Paso, datos?: Cambio) => Promise<SolicitudRow> =
  expedientes.darPaso;

/** Refuses a step that the machine does not allow to these roles now. */
export function exigirPaso(row: SolicitudRow, accion: AccionTramite, como: readonly AgenteTramite[]) {
  return expedientes.exigirPaso(row, accion, como);
}

/** A trámite that the actor may touch, held; anyone else's does not exist. */
export function tomar(db: Db, actor: Pick<Actor, 'idUsuario' | 'rol'>, idSolicitud: string) {
  return expedientes.tomarSolicitud(db, actor, idSolicitud, 'tramite');
}

/** A trámite that the actor may touch as the office, locked. */
export async function tomarEnOficina(db: Db, actor: Pick<Actor, 'idUsuario' | 'rol'>, idSolicitud: string) {
  const found = await tomar(db, actor, idSolicitud);
  if (!expedientes.esDeOficina(actor, found.row)) throw new AppError('no-encontrado');
  return found;
}

type Situado = Pick<SolicitudRow, 'estado' | 'estadoAnterior' | 'idNotario' | 'aceptadaEn' | 'automatica'>;

export function situacionDe(row: Situado): SituacionTramite {
  const { estado, estadoAnterior, ...situacion } = expedientes.situacionDe({ ...row, idGestor: null });
  return {
    ...situacion,
    estado: maquinaDeTramite.suyo(estado),
    estadoAnterior: estadoAnterior === null ? null : maquinaDeTramite.suyo(estadoAnterior),
  };
}
