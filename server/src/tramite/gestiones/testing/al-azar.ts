import { type EstadoCita, type EstadoGestion, estadosCita, estadosGestion } from '@fedatario/contract/solicitud';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { createGestion } from './gestiones.ts';

/** A generator of numbers that gives the same ones at each run (Lehmer). */
let semilla = 20_260_721;
const azar = (n: number) => {
  semilla = (semilla * 48_271) % 2_147_483_647;
  return semilla % n;
};
const uno = <X>(de: readonly X[]) => de[azar(de.length)] as X;
const entre = (desde: string, dias: number) => new Date(Date.parse(desde) + azar(dias * 86_400) * 1000);

const fines: readonly EstadoGestion[] = ['entregada', 'cerrada', 'cerradaSinExito', 'cancelada', 'caducada'];
const abiertos = estadosGestion.filter((estado) => !fines.includes(estado));
const vuelven: readonly EstadoGestion[] = ['enPausa', 'gastosPorPagar'];

/** Gestiones of sixteen months before March 2026, open or ended, some of them delivered and claimed more than once; the same at each run. */
export async function createGestionesAlAzar(db: Db, cuantas: number): Promise<void> {
  const cliente = await createUsuario(db);
  for (let n = 0; n < cuantas; n++) await gestionAlAzar(db, cliente);
}

async function gestionAlAzar(db: Db, cliente: CreatedUsuario) {
  const creada = entre('2024-11-20T00:00:00Z', 460);
  const entregas = Array.from({ length: azar(3) }, (): EstadoGestion[] => ['entregada', 'resuelta']).flat();
  const estado = uno(azar(2) ? abiertos : fines);
  const estadoAnterior = vuelven.includes(estado) ? 'presentada' : undefined;
  const { idSolicitud } = await createGestion(db, cliente, {
    estado,
    ...(estadoAnterior && { estadoAnterior }),
    now: creada,
  });
  const venceEn = abiertos.includes(estado) && azar(2) ? entre('2026-03-01T00:00:00Z', 40) : null;
  await db
    .updateTable('solicitudes')
    .set({ venceEn, relojDesde: venceEn && creada })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  await db.deleteFrom('solicitudHistorial').where('idSolicitud', '=', idSolicitud).execute();
  const pasos = [...Array.from({ length: 1 + azar(3) }, () => uno(abiertos)), ...entregas, estado];
  let hechoEn = creada;
  const filas = pasos.map((a, i) => {
    hechoEn = new Date(hechoEn.getTime() + 1000 + azar(20 * 86_400) * 1000);
    return { idSolicitud, a, hechoEn, orden: i + 1, de: pasos[i - 1] ?? null };
  });
  await db
    .insertInto('solicitudHistorial')
    .values(filas.map((fila) => ({ ...fila, accion: 'asignar', idUsuario: null, motivo: null })))
    .execute();
}

/** Those ahead more often than the others. */
const estadosDeCitas: readonly EstadoCita[] = [...estadosCita, 'solicitada', 'confirmada', 'confirmada'];

/** Hours of an instant that a test looks at: some appointments are before, at and after it. */
const CERCA = 240;

/** Appointments by telephone of all states, each of another customer: of sixteen months, and about an instant; the same at each run. */
export async function createCitasAlAzar(
  db: Db,
  { notarios, cuantas, now }: { notarios: readonly CreatedUsuario[]; cuantas: number; now: Date },
): Promise<void> {
  for (let n = 0; n < cuantas; n++) {
    const estado = uno(estadosDeCitas);
    const cerca = new Date(now.getTime() + (azar(CERCA) - CERCA / 4) * 3_600_000);
    const inicio = azar(2) ? cerca : entre('2024-11-20T00:00:00Z', 470);
    const fin = new Date(inicio.getTime() + 3_600_000);
    await db
      .insertInto('citas')
      .values({
        idCita: uuidv7(),
        clase: 'asesoria',
        modalidad: 'telefono',
        idUsuario: (await createUsuario(db)).idUsuario,
        idNotario: uno(notarios).idUsuario,
        estado,
        inicio,
        fin,
        zona: 'America/Guatemala',
        retenidaHasta: estado === 'retenida' ? inicio : null,
        respuestaHasta: estado === 'reclamada' ? fin : null,
        creadaEn: inicio,
        actualizadaEn: inicio,
      })
      .execute();
  }
}
