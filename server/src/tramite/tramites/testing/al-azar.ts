import { type EstadoTramite, estadosTramite } from '@fedatario/contract/solicitud';
import type { Db } from '../../../db/db.ts';
import type { CreatedUsuario } from '../../../testing/factories.ts';
import { createTramite } from './tramites.ts';

/** A generator of numbers that gives the same ones at each run (Lehmer). */
let semilla = 20_260_320;
const azar = (n: number) => {
  semilla = (semilla * 48_271) % 2_147_483_647;
  return semilla % n;
};
const uno = <X>(de: readonly X[]) => de[azar(de.length)] as X;
const entre = (desde: string, dias: number) => new Date(Date.parse(desde) + azar(dias * 86_400) * 1000);

/** Trámites of sixteen months before March 2026, some of them rated; the same at each run. */
export async function createTramitesAlAzar(
  db: Db,
  notarios: readonly CreatedUsuario[],
  cuantos: number,
): Promise<void> {
  for (let n = 0; n < cuantos; n++) await tramiteAlAzar(db, uno(notarios));
}

/** A pause also needs the state before it, which changes nothing here. */
const estados = estadosTramite.filter((estado) => estado !== 'enPausa');

/** A trámite with a history of random states, which may repeat one, and maybe a rating. */
async function tramiteAlAzar(db: Db, notario: CreatedUsuario) {
  const creada = entre('2024-11-20T00:00:00Z', 460);
  const pasos: { a: EstadoTramite; en: Date }[] = [];
  let en = creada;
  for (let n = 0; n < 2 + azar(6); n++) {
    pasos.push({ a: uno(n > 0 && azar(4) === 0 ? [pasos[n - 1]?.a ?? 'asignado'] : estados), en });
    en = new Date(en.getTime() + 1000 + azar(6 * 86_400) * 1000);
  }
  const { idSolicitud, cliente } = await createTramite(db, notario, { estado: pasos.at(-1)?.a ?? 'asignado' });
  const venceEn = azar(2) === 0 ? null : entre('2026-03-01T00:00:00Z', 40);
  await db
    .updateTable('solicitudes')
    .set({
      creadaEn: creada,
      venceEn,
      relojDesde: venceEn && creada,
      aceptadaEn: azar(4) === 0 ? null : (pasos[1]?.en ?? null),
    })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  await db.deleteFrom('solicitudHistorial').where('idSolicitud', '=', idSolicitud).execute();
  const filas = pasos.map(({ a, en: hechoEn }, i) => ({ a, hechoEn, orden: i + 1, de: pasos[i - 1]?.a ?? null }));
  const comun = { idSolicitud, accion: 'asignar', idUsuario: null, motivo: null };
  await db
    .insertInto('solicitudHistorial')
    .values(filas.map((fila) => ({ ...fila, ...comun })))
    .execute();
  if (azar(2) === 0) return;
  const dada = entre('2025-01-20T00:00:00Z', 420);
  const nota = { idSolicitud, idNotario: notario.idUsuario, idUsuario: cliente.idUsuario, comentario: null };
  const { idProducto } = await db
    .selectFrom('solicitudes')
    .select('idProducto')
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('calificaciones')
    .values({ ...nota, idProducto, puntos: 1 + azar(5), creadaEn: dada, actualizadaEn: dada })
    .execute();
}
