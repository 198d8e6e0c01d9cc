import assert from 'node:assert/strict';
import type { TableroDeTramites } from '@fedatario/contract/control';
import type { EstadoTramite } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { type Dias, entran } from './cuenta-llana.ts';

interface Solicitud {
  readonly id: string;
  readonly estado: EstadoTramite;
  readonly notario: string | null;
  readonly creada: Date;
  readonly vence: Date | null;
  readonly aceptada: Date | null;
}

interface Paso {
  readonly id: string;
  readonly a: EstadoTramite;
  readonly en: Date;
}

interface Nota {
  readonly notario: string;
  readonly puntos: number;
  readonly en: Date;
}

export type FilasDeTramites = Awaited<ReturnType<typeof leerTramites>>;

/** Every row that the dashboard of the trámites is of, read by the plainest SQL. */
export async function leerTramites(db: Db) {
  const query = async <Row>(texto: string) => (await sql.raw<Row>(texto).execute(db)).rows;
  return {
    solicitudes:
      await query<Solicitud>(`select id_solicitud as id, estado, id_notario as notario, creada_en as creada, vence_en as vence,
      aceptada_en as aceptada from solicitudes where tipo = 'tramite'`),
    pasos: await query<Paso>(
      `select h.id_solicitud as id, h.a, h.hecho_en as en from solicitud_historial h
      join solicitudes s using (id_solicitud) where s.tipo = 'tramite' order by h.id_solicitud, h.orden`,
    ),
    notas: await query<Nota>('select id_notario as notario, puntos, creada_en as en from calificaciones'),
  };
}

const terminales: readonly EstadoTramite[] = ['entregado', 'cerrado', 'cancelado', 'rechazado', 'caducado'];
const delCliente: readonly EstadoTramite[] = ['requisitosPendientes', 'enCorreccion', 'porAprobar'];

/** Every figure of what is open now is a plain count of the rows. */
export function compararAbiertos(tablero: TableroDeTramites, { solicitudes }: FilasDeTramites, now: Date): void {
  const vivas = solicitudes.filter(({ estado }) => !terminales.includes(estado));
  const esperan = vivas.filter(({ estado }) => delCliente.includes(estado)).length;
  assert.deepEqual([tablero.enProceso, tablero.delCliente], [vivas.length - esperan, esperan]);
  const deCada = Map.groupBy(vivas, ({ estado }) => estado);
  assert.deepEqual(tablero.abiertos.map(({ estado }) => estado).toSorted(), [...deCada.keys()].toSorted());
  for (const { estado, cantidad, vencidos } of tablero.abiertos) {
    const suyas = deCada.get(estado) ?? [];
    assert.deepEqual([cantidad, vencidos], [suyas.length, vencidas(suyas, now)], estado);
  }
  for (const { idNotario, ...notario } of tablero.notarios) {
    const suyas = vivas.filter((solicitud) => solicitud.notario === idNotario);
    assert.deepEqual([notario.enProceso + notario.delCliente, notario.vencidos], [suyas.length, vencidas(suyas, now)]);
  }
}

const vencidas = (solicitudes: readonly Solicitud[], now: Date) =>
  solicitudes.filter(({ vence }) => vence && vence < now).length;

/** Every figure of a period is a plain count of the rows. */
export function compararTramites(tablero: TableroDeTramites, filas: FilasDeTramites, dias: Dias): void {
  const entra = entran(dias);
  const primeros = (estados: readonly EstadoTramite[]) =>
    filas.solicitudes.flatMap((solicitud) => {
      const paso = filas.pasos.find(({ id, a }) => id === solicitud.id && estados.includes(a));
      return paso && entra(paso.en) ? [{ ...solicitud, en: paso.en }] : [];
    });
  const entregas = primeros(['entregado']);
  assert.deepEqual(
    [tablero.nuevos, tablero.entregados, tablero.sinEntregar],
    [
      filas.solicitudes.filter(({ creada }) => entra(creada)).length,
      entregas.length,
      primeros(['cancelado', 'rechazado', 'caducado']).length,
    ],
  );
  compararTiempos(tablero, filas, dias);
  for (const { idNotario, ...notario } of tablero.notarios) {
    const hechas = entregas.filter((solicitud) => solicitud.notario === idNotario);
    const horas = hechas.flatMap(({ aceptada, en }) => (aceptada ? [horasEntre(aceptada, en)] : []));
    assert.deepEqual(
      [notario.entregados, notario.horas],
      [hechas.length, horas.length > 0 ? aLoMas(horas, 0.5) : null],
    );
    const puntos = filas.notas
      .filter((nota) => nota.notario === idNotario && entra(nota.en))
      .map((nota) => nota.puntos);
    assert.equal(notario.calificacion?.cuantas ?? 0, puntos.length);
    const promedio = puntos.reduce((total, uno) => total + uno, 0) / puntos.length;
    if (puntos.length > 0) assert.equal(notario.calificacion?.promedio.toFixed(6), promedio.toFixed(6));
  }
}

/** Each stay in a state, step by step, by the instant it ended at. */
function compararTiempos(tablero: TableroDeTramites, { pasos }: FilasDeTramites, dias: Dias): void {
  const estancias = pasos.flatMap(({ id, a, en }, i) => {
    if (pasos[i - 1]?.id === id && pasos[i - 1]?.a === a) return [];
    const next = pasos.slice(i + 1).find((paso) => paso.id !== id || paso.a !== a);
    return next?.id === id && entran(dias)(next.en) ? [{ estado: a, horas: horasEntre(en, next.en) }] : [];
  });
  const suyas = Map.groupBy(estancias, ({ estado }) => estado);
  assert.equal(tablero.tiempos.length, suyas.size);
  for (const { estado, ...tiempo } of tablero.tiempos) {
    const horas = (suyas.get(estado) ?? []).map((estancia) => estancia.horas);
    assert.deepEqual(tiempo, { veces: horas.length, mediana: aLoMas(horas, 0.5), p90: aLoMas(horas, 0.9) }, estado);
  }
}

const horasEntre = (desde: Date, hasta: Date) => (hasta.getTime() - desde.getTime()) / 3_600_000;

/** The length of time that this part of them took at most, as people say it: none under an hour, whole hours, and from three days on days. */
function aLoMas(horas: readonly number[], parte: number): number {
  const una = horas.toSorted((a, b) => a - b)[Math.ceil(horas.length * parte - 1e-9) - 1] ?? 0;
  if (una < 1) return 0;
  return una < 72 ? Math.round(una) : 24 * Math.round(una / 24);
}
