import { DAY } from '@fedatario/contract/base';
import { jurisdiccion } from '@fedatario/document-engine';
import type { OutsideTask } from '../../../queue/job.ts';
import { FalloDeCalendario, type LeerOcupado } from '../../../services/ics/ics.ts';
import { listCorreos, replaceOcupado, upsertLectura } from './queries.ts';

/** Days ahead of which busy times are kept: more than any hour that is offered. */
const DIAS_DE_OCUPADO = 400;

interface Calendario {
  readonly idUsuario: string;
  readonly url: string;
}

/**
 * Reads a notary's private calendar; its busy times of before stay when the other side cannot be read. One that is read in part is a failure
 * that the office sees, and its hours block nevertheless.
 */
export async function leerAjeno(leer: LeerOcupado, { transact, now }: OutsideTask, { idUsuario, url }: Calendario) {
  const ventana = { inicio: now.getTime() - DAY, fin: now.getTime() + DIAS_DE_OCUPADO * DAY };
  try {
    const correos = await transact((db) => listCorreos(db, idUsuario));
    const { tramos, completo } = await leer(url, { ...ventana, zona: jurisdiccion.zonaHoraria, correos });
    await transact(async (db) => {
      await upsertLectura(db, { idUsuario, url, fallo: completo ? null : 'formato', now });
      await replaceOcupado(db, idUsuario, tramos);
    });
  } catch (error) {
    if (!(error instanceof FalloDeCalendario)) throw error;
    const fallo = error.motivo;
    await transact((db) => upsertLectura(db, { idUsuario, url, fallo, now }));
  }
}
