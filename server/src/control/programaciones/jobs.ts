import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { periodic, type Worker, workerOutside } from '../../queue/job.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { encolar, enviar, enviarReporte } from './envio.ts';
import { siguienteOcurrencia, ultimaOcurrencia } from './ocurrencias.ts';
import { listPorSalir, updateProgramacion } from './queries.ts';

const POR_TURNO = 100;

/** Looks each five minutes for what is to leave: a schedule is of a whole hour. */
export function jobs({ renderPdf }: { readonly renderPdf: RenderPdf }): Worker[] {
  return [
    periodic('programar-reportes', '*/5 * * * *', z.unknown(), ({ db, now }) => programar(db, now)),
    workerOutside(enviarReporte, (task, { ocurrencia, ...cual }) =>
      enviar(renderPdf, task, { ...cual, ocurrencia: new Date(ocurrencia) }),
    ),
  ];
}

/** After a downtime the last occurrence that was missed is sent, and those before it are not. */
export async function programar(db: Db, now: Date): Promise<void> {
  for (const row of await listPorSalir(db, now, POR_TURNO)) {
    await encolar(db, row, ultimaOcurrencia(row, now), now);
    await updateProgramacion(db, row.idProgramacion, { proximaEn: siguienteOcurrencia(row, now) });
  }
}
