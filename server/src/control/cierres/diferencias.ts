import { createHash } from 'node:crypto';
import type { DiferenciaDeDia, SumasDeDia } from '@fedatario/contract';
import { notificarRoles } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { diaEscrito } from '../../services/hora-local.ts';
import { findCierre, readSumasDeDia } from './queries.ts';

/** Days that are compared one by one, and named in a notice. */
const MAXIMO = 31;

/** The days that differed at the last review, with what is kept of each and what its rows say now. */
export async function diferencias(db: Db): Promise<DiferenciaDeDia[]> {
  return compararDias(db, (await findCierre(db))?.difieren ?? []);
}

/** Tells the administration of days that differ, once for each set of differences, however often it is reviewed. */
export async function avisarDiferencias(db: Db, difieren: readonly string[]): Promise<void> {
  if (difieren.length === 0) return;
  const huella = createHash('sha256')
    .update(JSON.stringify([difieren.length, await compararDias(db, difieren)]))
    .digest('base64url');
  const nombrados = difieren.slice(0, MAXIMO).map(diaEscrito).join(', ');
  const dias = difieren.length > MAXIMO ? `${nombrados}…` : nombrados;
  await notificarRoles(db, ['admin'], {
    tipo: 'sumasQueDifieren',
    variables: { dias, cuantos: String(difieren.length) },
    enlace: '/admin/dashboards/venta',
    hecho: `sumas:${huella}`,
  });
}

async function compararDias(db: Db, dias: readonly string[]): Promise<DiferenciaDeDia[]> {
  const comparados: DiferenciaDeDia[] = [];
  for (const dia of dias.slice(0, MAXIMO)) {
    const { guardado, filas } = await readSumasDeDia(db, dia);
    comparados.push({ dia, guardado: enNumeros(guardado), filas: enNumeros(filas) });
  }
  return comparados;
}

function enNumeros(sumas: Readonly<Record<keyof SumasDeDia, string>>): SumasDeDia {
  const { pedidos, ingresos, devuelto, vendidos, cobrado } = sumas;
  return {
    pedidos: Number(pedidos),
    ingresos: Number(ingresos),
    devuelto: Number(devuelto),
    vendidos: Number(vendidos),
    cobrado: Number(cobrado),
  };
}
