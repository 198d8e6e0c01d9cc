import type { TipoDeDeber } from '@fedatario/contract/acto';
import { type Dia, deberesLegales } from '@fedatario/document-engine';
import { calendarioActual } from '../../casa/calendario/calendario.ts';
import type { Db } from '../../db/db.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { primerAviso } from './plazo.ts';
import { listPendientesEn, updateDeber } from './queries.ts';

/** The last day of a duty that counts from `desde`, and the day of its first notice. */
export async function plazoDe(db: Db, tipo: TipoDeDeber, desde: Dia, now: Date) {
  const { traslado, feriadosLocales: locales, cierresDeRegistros } = await calendarioActual(db);
  const cierres = cierresDeRegistros.map(({ dia }) => dia);
  const venceEl = deberesLegales.vence(tipo, desde, { traslado, locales, cierres });
  return { venceEl, avisoEl: primerAviso(venceEl, diaLocal(now)) };
}

/** Brings forward the pending duties that would end on a day on which registers receive nothing, noted after they were recorded. */
export async function adelantarDeberes(db: Db, now: Date): Promise<void> {
  const { cierresDeRegistros } = await calendarioActual(db);
  const hoy = diaLocal(now);
  const cierres = cierresDeRegistros.map(({ dia }) => dia).filter((dia) => dia >= hoy);
  if (cierres.length === 0) return;
  for (const { idDeber, tipo, desde } of await listPendientesEn(db, cierres))
    await updateDeber(db, idDeber, await plazoDe(db, tipo as TipoDeDeber, desde, now));
}
