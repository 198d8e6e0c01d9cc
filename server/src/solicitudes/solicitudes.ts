import { esCancelable, type Modalidad } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '../db/db.ts';
import { defineJob } from '../queue/job.ts';
import { enqueue } from '../queue/queue.ts';
import { findPorCrear, insertSolicitudes, lockDeLinea, lockEstado, moveSolicitud } from './queries.ts';

export { findPorEntregar, findSinEntregar } from './queries.ts';

/** Makes, seals and delivers the document of a trámite that waits for nobody. */
export const entregarSolicitud = defineJob({ name: 'entregar-solicitud', data: z.object({ idSolicitud: z.uuid() }) });

interface Compra {
  readonly idFactura: string;
  readonly idUsuario: string;
  readonly anio: number;
  readonly now: Date;
}

/** The solicitudes of the lines of an invoice as far as they can be made before they have a number. */
export async function alistarSolicitudes(db: Db, { idFactura, idUsuario, anio, now }: Compra) {
  const lineas = await findPorCrear(db, idFactura);
  return lineas.map(({ idProducto, idVersion, idBorrador, posicion, nombre, respuestas, ...linea }) => {
    const gestion = linea.tipo === 'gestion';
    const solicitud = {
      ...{ idSolicitud: uuidv7(), idUsuario, idProducto, idVersion, idFactura, posicion, nombre, respuestas },
      ...{ serie: `${gestion ? 'G' : 'T'}-${anio}`, tipo: gestion ? 'gestion' : 'tramite' },
      ...{ estado: primerEstado(linea.modalidad as Modalidad, linea.pide), creadaEn: now, actualizadaEn: now },
    };
    return { idBorrador, solicitud };
  });
}

type Lista = Awaited<ReturnType<typeof alistarSolicitudes>>[number];

/** The series that these solicitudes are numbered in, and how many of each. */
export function seriesDe(listas: readonly Lista[]): Record<string, number> {
  const cuenta: Record<string, number> = {};
  for (const { solicitud } of listas) cuenta[solicitud.serie] = (cuenta[solicitud.serie] ?? 0) + 1;
  return cuenta;
}

/** One solicitud for each paid line, with its own copy of the answers. `numeros` are the first of each series. */
export async function crearSolicitudes(
  db: Db,
  listas: readonly Lista[],
  numeros: ReadonlyMap<string, number>,
): Promise<void> {
  const next = new Map(numeros);
  const rows = listas.map(({ solicitud }) => {
    const numero = next.get(solicitud.serie) ?? 0;
    next.set(solicitud.serie, numero + 1);
    return { ...solicitud, numero };
  });
  await insertSolicitudes(db, rows);
  for (const { estado, idSolicitud } of rows) {
    if (estado === 'firmado') await enqueue(db, entregarSolicitud, { idSolicitud });
  }
}

/** False when it is not to be delivered, or not any more. The caller delivers it in the same transaction. */
export async function anotarEntrega(db: Db, idSolicitud: string, now: Date): Promise<boolean> {
  if ((await lockEstado(db, idSolicitud)) !== 'firmado') return false;
  const paso = { de: 'firmado', a: 'entregado', accion: 'entregar', idUsuario: null, motivo: null, hechoEn: now };
  await moveSolicitud(db, { idSolicitud, ...paso });
  return true;
}

interface Cancelacion {
  readonly idFactura: string;
  readonly posiciones: readonly number[];
  readonly idUsuario: string;
  readonly motivo: string;
  readonly now: Date;
}

/** Stops the work on these lines, whose price is given back; what is finished already stays as it is. */
export async function cancelarSolicitudes(db: Db, cancelacion: Cancelacion): Promise<void> {
  const { idFactura, posiciones, idUsuario, motivo, now } = cancelacion;
  for (const posicion of [...posiciones].sort((a, b) => a - b)) {
    const solicitud = await lockDeLinea(db, idFactura, posicion);
    if (!solicitud || !esCancelable(solicitud.estado)) continue;
    const { idSolicitud, tipo, estado: de } = solicitud;
    const a = tipo === 'gestion' ? 'cancelada' : 'cancelado';
    await moveSolicitud(db, { idSolicitud, de, a, accion: 'cancelar', idUsuario, motivo, hechoEn: now });
  }
}

/** An autoservicio waits for nobody: the system makes, seals and delivers it. Source: docs/states.md. */
function primerEstado(modalidad: Modalidad, pideRequisitos: boolean): string {
  if (modalidad === 'autoservicio' || modalidad === 'autoservicioConAutentica') return 'firmado';
  return pideRequisitos ? 'requisitosPendientes' : 'sinAsignar';
}
