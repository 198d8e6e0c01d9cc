import assert from 'node:assert/strict';
import type { TableroDeTramites } from '@fedatario/contract/control';
import type { EstadoCita, EstadoGestion } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { type Dias, entran } from './cuenta-llana.ts';

interface Gestion {
  readonly id: string;
  readonly estado: EstadoGestion;
  readonly creada: Date;
  readonly vence: Date | null;
}

interface Paso {
  readonly id: string;
  readonly a: EstadoGestion;
  readonly en: Date;
}

interface Cita {
  readonly estado: EstadoCita;
  readonly inicio: Date;
  readonly fin: Date;
}

export type FilasDeGestiones = Awaited<ReturnType<typeof leerGestionesYCitas>>;

/** Every row that the gestiones and the citas of the dashboard are of, read by the plainest SQL. */
export async function leerGestionesYCitas(db: Db) {
  const query = async <Row>(texto: string) => (await sql.raw<Row>(texto).execute(db)).rows;
  return {
    gestiones: await query<Gestion>(
      "select id_solicitud as id, estado, creada_en as creada, vence_en as vence from solicitudes where tipo = 'gestion'",
    ),
    pasos: await query<Paso>(`select h.id_solicitud as id, h.a, h.hecho_en as en from solicitud_historial h
      join solicitudes s using (id_solicitud) where s.tipo = 'gestion' order by h.id_solicitud, h.orden`),
    citas: await query<Cita>('select estado, inicio, fin from citas'),
  };
}

const terminales: readonly EstadoGestion[] = ['entregada', 'cerrada', 'cerradaSinExito', 'cancelada', 'caducada'];
const sinResultado: readonly EstadoGestion[] = ['cerradaSinExito', 'cancelada', 'caducada'];

const enDia = (en: Date, dias: number) => new Date(en.getTime() + dias * 86_400_000 - 6 * 3_600_000).toISOString();

/** Every figure of what is open or ahead now is a plain count of the rows. */
export function compararDeHoy({ gestiones, citas }: TableroDeTramites, filas: FilasDeGestiones, now: Date): void {
  const vivas = filas.gestiones.filter(({ estado }) => !terminales.includes(estado));
  assert.deepEqual(
    gestiones.abiertas.map(({ estado }) => estado).toSorted(),
    [...new Set(vivas.map(({ estado }) => estado))].toSorted(),
  );
  for (const { estado, cantidad, vencidas } of gestiones.abiertas) {
    const suyas = vivas.filter((una) => una.estado === estado);
    assert.deepEqual(
      [cantidad, vencidas],
      [suyas.length, suyas.filter(({ vence }) => vence && vence < now).length],
      estado,
    );
  }
  const porVenir = (dias: number) => {
    const [hoy, ultimo] = [enDia(now, 0).slice(0, 10), enDia(now, dias).slice(0, 10)];
    const entra = entran({ desde: hoy, hasta: ultimo });
    return filas.citas.filter(
      ({ estado, inicio, fin }) => ['solicitada', 'confirmada'].includes(estado) && entra(inicio) && fin > now,
    ).length;
  };
  assert.deepEqual([citas.hoy, citas.enSieteDias], [porVenir(0), porVenir(6)]);
}

/** Every figure of a period is a plain count of the rows. */
export function compararDelPeriodo({ gestiones, citas }: TableroDeTramites, filas: FilasDeGestiones, dias: Dias): void {
  const entra = entran(dias);
  const primeros = (estados: readonly EstadoGestion[]) =>
    filas.gestiones.filter((gestion) => {
      const paso = filas.pasos.find(({ id, a }) => id === gestion.id && estados.includes(a));
      return paso && entra(paso.en);
    }).length;
  assert.deepEqual(
    [gestiones.nuevas, gestiones.entregadas, gestiones.sinResultado],
    [filas.gestiones.filter(({ creada }) => entra(creada)).length, primeros(['entregada']), primeros(sinResultado)],
  );
  const suyas = Map.groupBy(
    filas.citas.filter(({ estado, inicio }) => !['retenida', 'vencida'].includes(estado) && entra(inicio)),
    ({ estado }) => estado,
  );
  assert.equal(citas.porEstado.length, suyas.size);
  for (const { estado, cantidad } of citas.porEstado) assert.equal(cantidad, suyas.get(estado)?.length, estado);
}
