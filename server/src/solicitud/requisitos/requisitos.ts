import { admiteArchivo, dichoDeAdmision } from '@fedatario/contract/base';
import type { ArchivoGuardado } from '@fedatario/contract/casa';
import {
  type AccionRequisito,
  accionesDeRequisito,
  estaEntregado,
  maquinaDeRequisito,
} from '@fedatario/contract/solicitud';
import type { Requisito } from '@fedatario/contract/tramite';
import type { Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { listDeSolicitud, type RequisitoRow, updateRequisito } from './queries.ts';

export {
  findRequisito,
  findVencidos,
  insertDeProductoLater as copiarRequisitos,
  insertPaginas,
  listDeSolicitud as requisitosDe,
  listPaginas,
  type RequisitoRow,
} from './queries.ts';

/** Takes one step of a requisito whose solicitud the caller holds; refuses one that its machine does not allow. */
export async function darPasoDeRequisito(
  db: Db,
  row: RequisitoRow,
  accion: AccionRequisito,
  values: Updateable<DB['requisitos']>,
): Promise<void> {
  const paso = maquinaDeRequisito.paso(row.estado, accion);
  if (!paso) throw new AppError('estado-no-permite');
  await updateRequisito(db, row, { ...values, estado: paso.a });
}

/** Whether an obligatory one is missing, rejected or expired, so that the work cannot go on. */
export async function faltanRequisitos(db: Db, idSolicitud: string): Promise<boolean> {
  const rows = await listDeSolicitud(db, idSolicitud);
  return rows.some(({ obligatorio, estado }) => obligatorio && !estaEntregado(estado));
}

/** Refuses files that the requisito does not accept: another format by their content, or a larger size. Names the first. */
export function exigirAdmision(requisito: RequisitoRow, archivos: readonly ArchivoGuardado[]): void {
  const malo = archivos.find((archivo) => !admiteArchivo(requisito, archivo));
  const dicho = dichoDeAdmision(requisito);
  if (malo && dicho)
    throw invalidField('archivos', 'archivoDeRequisito', {
      archivo: malo.nombre,
      requisito: requisito.nombre,
      ...dicho,
    });
}

type Rest<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Others] ? Others : never;

/** The requisito in a solicitud of this state, with the actions of these roles. */
export function toRequisito(
  row: RequisitoRow,
  ...[estado, agentes]: Rest<Parameters<typeof accionesDeRequisito>>
): Requisito {
  const { revision, idRequisito, nombre, instrucciones, obligatorio, originalEnFirma, motivo, venceEl } = row;
  const { formatos, tamanoMaximo, entregadoEn } = row;
  return {
    revision,
    idRequisito,
    nombre,
    instrucciones,
    obligatorio,
    originalEnFirma,
    motivo,
    venceEl,
    formatos,
    tamanoMaximo,
    estado: row.estado,
    acciones: accionesDeRequisito(row.estado, estado, agentes),
    entregadoEn: entregadoEn?.toISOString() ?? null,
  };
}
