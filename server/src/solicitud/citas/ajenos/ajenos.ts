import { DAY } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import type { OutsideTask } from '../../../queue/job.ts';
import { FalloDeCalendario, type LeerOcupado } from '../../../services/ics/ics.ts';
import { replaceOcupado, upsertLectura } from './queries.ts';

/** Days ahead of which busy times are kept: more than any hour that is offered. */
const DIAS_DE_OCUPADO = 400;

interface Calendario {
  readonly idUsuario: string;
  readonly url: string;
}

/** Reads a notary's private calendar; its busy times of before stay when the other side cannot be read. */
export async function leerAjeno(leer: LeerOcupado, { transact, now }: OutsideTask, { idUsuario, url }: Calendario) {
  const ventana = { inicio: now.getTime() - DAY, fin: now.getTime() + DIAS_DE_OCUPADO * DAY };
  try {
    const tramos = await leer(url, { ...ventana, zona: jurisdiccion.zonaHoraria });
    await transact(async (db) => {
      await upsertLectura(db, { idUsuario, url, fallo: null, now });
      await replaceOcupado(db, idUsuario, tramos);
    });
  } catch (error) {
    if (!(error instanceof FalloDeCalendario)) throw error;
    const fallo = error.motivo;
    await transact((db) => upsertLectura(db, { idUsuario, url, fallo, now }));
  }
}
