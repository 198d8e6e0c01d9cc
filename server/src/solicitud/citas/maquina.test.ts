import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type AccionCita, type Cita, DAY, HOUR, MINUTE } from '@fedatario/contract';
import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/errors.ts';
import { JUEVES, startCitas } from '../../testing/casos-de-citas.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createNotario } from '../../testing/notarios.ts';
import { actuarEnCita, crearCita, moverCita } from './citas.ts';

const { db, clock, close, idSede, admin, caso, correr } = await startCitas();
after(close);
const PASOS = 180;
const A_LA_VEZ = 6;
const MOTIVO = 'Surgió un viaje de trabajo';

/** The same sequence for the same seed, so that a failure can be seen again. */
function sorteo(semilla: number) {
  let estado = semilla;
  return (hasta: number) => {
    estado = (estado * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((estado / 2 ** 32) * hasta);
  };
}

const casos = await Promise.all(Array.from({ length: 6 }, () => caso()));
const notarios = await Promise.all(
  Array.from({ length: 2 }, () => createNotario(db, { modalidades: ['presencial', 'telefono'] })),
);
const clientes = await Promise.all(Array.from({ length: 8 }, () => createUsuario(db)));
const actorDe = (quien: CreatedUsuario) => ({ ...quien, idSesion: '' });
const lunes = Date.parse('2026-01-19T14:00:00.000Z');
const acciones = [
  'solicitar',
  'soltar',
  'confirmar',
  'rechazar',
  'cancelar',
  'aceptarCambio',
  'rechazarCambio',
] as const;

/** One random command of somebody; a refusal of the catalogue is an answer like any other, anything else fails the test. */
async function mandar(azar: (hasta: number) => number): Promise<'hecho' | 'negado'> {
  const now = clock.now;
  const inicio = new Date(lunes + azar(3) * DAY + azar(16) * 30 * MINUTE).toISOString();
  const deTodas = await db
    .selectFrom('citas')
    .selectAll()
    .where('estado', 'in', ['retenida', 'solicitada', 'confirmada'])
    .execute();
  const una = deTodas[azar(Math.max(1, deTodas.length))];
  const tarea = azar(10);
  try {
    if (tarea < 3) {
      const status = (await casos[azar(casos.length)]?.retener(inicio))?.status ?? 0;
      assert.ok(status < 500);
      return status === 200 ? 'hecho' : 'negado';
    }
    if (tarea < 5) await dar(azar, inicio, now);
    else if (una && tarea < 7) await mover(una, azar, inicio, now);
    else if (una) await actuar(una, azar, now);
    return 'hecho';
  } catch (error) {
    if (error instanceof AppError) return 'negado';
    throw error;
  }
}

function dar(azar: (hasta: number) => number, inicio: string, now: Date) {
  const idUsuario = clientes[azar(clientes.length)]?.idUsuario ?? '';
  const idNotario = notarios[azar(notarios.length)]?.idUsuario ?? '';
  const nueva = { idUsuario, idNotario, modalidad: azar(2) ? 'telefono' : 'presencial', inicio, notas: null } as const;
  const sede = nueva.modalidad === 'presencial' ? idSede : null;
  return inTransaction(db, (tx) => crearCita({ db: tx, actor: actorDe(admin), now }, { ...nueva, idSede: sede }));
}

interface Fila {
  readonly idCita: string;
  readonly idUsuario: string;
  readonly revision: number;
  readonly modalidad: string;
}

/** Its customer or the administration; a revision of a moment ago, as a screen that is left open sends it. */
function quienDe({ idUsuario }: Fila, azar: (hasta: number) => number) {
  return actorDe(azar(2) ? admin : { ...admin, idUsuario, rol: 'cliente' });
}

function mover(una: Fila, azar: (hasta: number) => number, inicio: string, now: Date): Promise<Cita> {
  const sede = una.modalidad === 'presencial' ? idSede : null;
  const cambio = { inicio, idSede: sede, revision: una.revision, motivo: MOTIVO, acordado: azar(3) === 0 };
  const actor = quienDe(una, azar);
  return inTransaction(db, (tx) => moverCita({ db: tx, actor, now }, una.idCita, cambio, () => Promise.resolve()));
}

function actuar(una: Fila, azar: (hasta: number) => number, now: Date): Promise<Cita> {
  const accion: AccionCita = acciones[azar(acciones.length)] ?? 'confirmar';
  const orden = { accion: accion as 'confirmar', revision: una.revision, motivo: MOTIVO };
  const actor = quienDe(una, azar);
  return inTransaction(db, (tx) => actuarEnCita({ db: tx, actor, now }, una.idCita, orden, () => Promise.resolve()));
}

/** Pairs that overlap, and live rows that no live appointment explains. */
async function faltas() {
  const { rows } = await sql<{ encimadas: number; huerfanas: number; sinTiempo: number }>`select
    (select count(*)::int from ocupaciones a join ocupaciones b on a.id_ocupacion < b.id_ocupacion and a.viva and b.viva
      and a.id_causa <> b.id_causa and a.rango && b.rango
      and (a.id_persona = b.id_persona or (a.id_sede = b.id_sede and a.sala = b.sala))) as encimadas,
    (select count(*)::int from ocupaciones o join citas c using (id_cita) where o.viva
      and (c.estado not in ('retenida', 'solicitada', 'confirmada') or o.propuesta and c.propuesta_inicio is null)) as huerfanas,
    (select count(*)::int from citas c where c.estado in ('retenida', 'solicitada', 'confirmada')
      and (select count(*) from ocupaciones o where o.id_cita = c.id_cita and o.viva and not o.propuesta
        and o.inicio = c.inicio and o.fin = c.fin) <> 2) as sin_tiempo`.execute(db);
  return rows[0];
}

test(`tras ${PASOS} órdenes al azar, de a ${A_LA_VEZ}, nada se encima y nada queda retenido para siempre`, async () => {
  const azar = sorteo(20_260_125);
  clock.now = JUEVES;
  const cuenta = { hecho: 0, negado: 0 };
  for (let paso = 0; paso < PASOS; paso += A_LA_VEZ) {
    for (const fin of await Promise.all(Array.from({ length: A_LA_VEZ }, () => mandar(azar)))) cuenta[fin] += 1;
    clock.now = new Date(clock.now.getTime() + azar(4) * MINUTE);
    if (azar(12) === 0) await correr('soltar-citas-retenidas');
    if (paso % (A_LA_VEZ * 25) === 0) assert.deepEqual(await faltas(), { encimadas: 0, huerfanas: 0, sinTiempo: 0 });
  }
  assert.ok(cuenta.hecho > 30 && cuenta.negado > 30, JSON.stringify(cuenta));
  clock.now = new Date(clock.now.getTime() + 60 * DAY + HOUR);
  await correr('soltar-citas-retenidas');
  const colgadas = await db
    .selectFrom('citas')
    .select('idCita')
    .where('estado', 'in', ['retenida', 'solicitada'])
    .execute();
  const propuestas = await db.selectFrom('citas').select('idCita').where('propuestaHasta', 'is not', null).execute();
  for (const { idCita } of [...colgadas, ...propuestas]) await correr('vencer-cita', { idCita });
  assert.deepEqual(await faltas(), { encimadas: 0, huerfanas: 0, sinTiempo: 0 });
  const restan = await db
    .selectFrom('citas')
    .select('estado')
    .where('estado', 'in', ['retenida', 'solicitada'])
    .execute();
  assert.deepEqual(restan, []);
});
