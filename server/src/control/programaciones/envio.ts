import { idDeRol, type Rol } from '@fedatario/contract/base';
import { type FiltrosDeVista, type Periodo, periodoDe } from '@fedatario/contract/control';
import { z } from 'zod';
import { notificar } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { defineJob, type OutsideTask } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { diaEscrito, diaLocal } from '../../services/hora-local.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { escribirReporte, leerReporte, periodoEscrito, titulosDeReporte } from '../reportes/reportes.ts';
import {
  findLector,
  findPendiente,
  findProgramacion,
  insertEntrega,
  listDestinatarios,
  type ProgramacionRow,
  takeEntrega,
  updateProgramacion,
} from './queries.ts';

export const enviarReporte = defineJob({
  name: 'enviar-reporte',
  data: z.object({ idProgramacion: z.uuid(), ocurrencia: z.iso.datetime(), idUsuario: z.uuid() }),
  retries: 6,
  pause: 30,
});

/** A mail for each person who receives it now; one that was there before is not made again. */
export async function encolar(db: Db, { idProgramacion }: ProgramacionRow, ocurrencia: Date, now: Date): Promise<void> {
  const personas = (await listDestinatarios(db, [idProgramacion])).filter(({ baja }) => !baja);
  const lectores = personas.filter(({ puede }) => puede);
  if (lectores.length < personas.length) await anotarFallo(db, idProgramacion, 'sinPermiso', now);
  if (lectores.length === 0) await anotarFallo(db, idProgramacion, 'sinDestinatarios', now);
  for (const { idUsuario } of lectores) {
    if (!(await insertEntrega(db, { idProgramacion, ocurrencia, idUsuario }))) continue;
    await enqueue(db, enviarReporte, { idProgramacion, ocurrencia: ocurrencia.toISOString(), idUsuario });
  }
}

interface Cual {
  readonly idProgramacion: string;
  readonly ocurrencia: Date;
  readonly idUsuario: string;
}

/** Makes the report with what its reader may see, and mails it in the transaction that notes it sent. */
export async function enviar(renderPdf: RenderPdf, { transact, now }: OutsideTask, cual: Cual): Promise<void> {
  const leido = await transact((db) => prepararse(db, cual, now));
  if (!leido) return;
  const { row, lector } = leido;
  const mirada = miradaDe(row, cual.ocurrencia);
  const actor = { ...lector, rol: rolDe(lector.idRol), idSesion: '' };
  const archivo = await leerReporte({ transact, actor, now }, mirada)
    .then((reporte) => escribirReporte(renderPdf, reporte, row.formato))
    .catch(async (error: unknown) => {
      await transact((db) => anotarFallo(db, cual.idProgramacion, 'sinArchivo', now));
      throw error;
    });
  const adjunto = { ...archivo, contenido: Buffer.from(archivo.contenido).toString('base64') };
  await transact(async (db) => {
    // Somebody may have left, or lost their account, while the file was made.
    if (!(await prepararse(db, cual, now)) || !(await takeEntrega(db, cual, now))) return;
    await updateProgramacion(db, cual.idProgramacion, { ultimaEn: now });
    await notificar(db, {
      tipo: 'reporteProgramado',
      idUsuario: cual.idUsuario,
      variables: {
        reporte: titulosDeReporte[row.lugar],
        vista: row.vista,
        periodo: periodoEscrito(mirada.periodo),
        dia: diaEscrito(diaLocal(cual.ocurrencia)),
      },
      enlace: enlaceDe(row, mirada.periodo),
      adjuntos: [adjunto],
      hecho: `reporte:${cual.idProgramacion}:${cual.ocurrencia.toISOString()}`,
    });
  });
}

/** Undefined for a mail that was sent, or whose reader may no longer see the report: looked at again when it leaves. */
async function prepararse(db: Db, cual: Cual, now: Date) {
  const row = await findProgramacion(db, cual.idProgramacion);
  const pendiente = await findPendiente(db, cual);
  const lector = await findLector(db, cual.idUsuario);
  if (!row || !pendiente) return undefined;
  const recibe = (await listDestinatarios(db, [cual.idProgramacion])).some(
    ({ idUsuario, baja }) => idUsuario === cual.idUsuario && !baja,
  );
  if (!recibe) return undefined;
  if (lector) return { row, lector };
  await anotarFallo(db, cual.idProgramacion, 'sinPermiso', now);
  return undefined;
}

/** The period as it was on the day of the occurrence, however late it is sent. */
function miradaDe({ lugar: reporte, filtros, orden, ocultas }: ProgramacionRow, ocurrencia: Date) {
  return { reporte, periodo: periodoDeVista(filtros, diaLocal(ocurrencia)), orden, ocultas };
}

function periodoDeVista(filtros: FiltrosDeVista, dia: string): Periodo {
  if (!('atajo' in filtros)) return filtros;
  const { desde, hasta } = periodoDe(filtros.atajo, dia);
  return { ...(desde && { desde }), ...(hasta && { hasta }) };
}

/** The screen of the report as it was mailed, with its schedules open, where the reader may leave. */
function enlaceDe({ lugar, orden, ocultas }: ProgramacionRow, { desde = '', hasta = '' }: Periodo): string {
  const vista = { ...(orden && { orden }), ...(ocultas.length > 0 && { ocultas: ocultas.join(',') }) };
  return `/admin/reporte/${lugar}?${new URLSearchParams({ desde, hasta, ...vista, vistas: 'si' })}`;
}

function rolDe(idRol: number): Rol {
  return idRol === idDeRol.admin ? 'admin' : 'notario';
}

async function anotarFallo(db: Db, id: string, fallo: 'sinDestinatarios' | 'sinPermiso' | 'sinArchivo', now: Date) {
  await updateProgramacion(db, id, { fallo, falloEn: now });
}
