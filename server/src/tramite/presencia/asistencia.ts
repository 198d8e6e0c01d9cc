import { HOUR } from '@fedatario/contract/base';
import { type Cita, type EstadoDeSolicitud, estadosConLlegadaDeCita, faseDeCita } from '@fedatario/contract/solicitud';
import { type AsistenciaDeCita, type Asistente, HORAS_DE_LLEGADA } from '@fedatario/contract/tramite';
import { igualable } from '@fedatario/document-engine';
import type { Db } from '../../db/db.ts';
import type { Context } from '../../http/route.ts';
import { citaDeTramite } from '../../solicitud/citas/citas.ts';
import { type PersonaDelActo, personasDelActo, quienesFirman } from '../minutas/minutas.ts';
import { type AsistenciaRow, findAsistencia } from './queries.ts';

/** A check-in is noted near the hour of a confirmed cita, until its act is signed. */
export function sePuedeAnotar(
  estadoDeCita: Cita['estado'],
  inicio: Date,
  { estado, now }: { estado: EstadoDeSolicitud; now: Date },
): boolean {
  const cerca = now.getTime() >= inicio.getTime() - HORAS_DE_LLEGADA * HOUR;
  return faseDeCita(estadoDeCita) === 'acordada' && estado === 'porFirmar' && cerca;
}

/** The check-in of a cita for the office, as it was noted or with the signatories that are expected. */
export async function asistenciaDe(
  { db, now }: Context<'all'>,
  cita: Cita | null,
  { estado, personas }: { estado: EstadoDeSolicitud; personas: readonly PersonaDelActo[] },
): Promise<AsistenciaDeCita | null> {
  if (!cita || !estadosConLlegadaDeCita.includes(cita.estado)) return null;
  const inicio = new Date(cita.inicio);
  const hecha = await findAsistencia(db, cita.idCita, inicio);
  const puede = sePuedeAnotar(cita.estado, inicio, { estado, now });
  if (!hecha && !puede) return null;
  return {
    sePuede: puede,
    revision: hecha?.revision ?? 0,
    registradaPor: hecha?.registradaPor ?? null,
    registradaEn: hecha?.registradaEn.toISOString() ?? null,
    asistentes: hecha?.asistentes ?? esperados(personas),
  };
}

function esperados(personas: readonly PersonaDelActo[]): Asistente[] {
  return firmantesPropuestos(personas).map((uno) => ({ ...uno, llegada: 'esperada' }));
}

/** The signatories of an act, each once, with the document that the case knows of them. */
export function firmantesPropuestos(personas: readonly PersonaDelActo[]) {
  const unicas = new Map(quienesFirman(personas).map((una) => [igualable(una.nombre), una]));
  return [...unicas.values()].map(({ nombre, documento, firma }) => ({
    nombre,
    calidad: firma === 'aRuego' ? ('testigo' as const) : ('parte' as const),
    identificacion: documentoDe(documento?.tipo),
    numero: documento?.numero ?? null,
  }));
}

function documentoDe(tipo: string | undefined) {
  if (tipo === undefined) return 'conocido' as const;
  return tipo === 'PASAPORTE' ? ('pasaporte' as const) : ('dpi' as const);
}

/** The check-in of the signing of a trámite, with the signatories who are not noted as arrived; undefined when nothing was noted. */
export async function llegadaDe(
  request: Context<'all'>,
  idSolicitud: string,
): Promise<(AsistenciaRow & { faltan: string[] }) | undefined> {
  const cita = await citaDeTramite(request, idSolicitud);
  const hecha = cita ? await findAsistencia(request.db, cita.idCita, new Date(cita.inicio)) : undefined;
  if (!hecha) return undefined;
  return { ...hecha, faltan: await quienesFaltan(request.db, idSolicitud, hecha.asistentes) };
}

async function quienesFaltan(db: Db, idSolicitud: string, asistentes: readonly Asistente[]): Promise<string[]> {
  const llegaron = new Set(asistentes.flatMap((uno) => (uno.llegada === 'llego' ? [igualable(uno.nombre)] : [])));
  const firman = new Set(quienesFirman(await personasDelActo(db, idSolicitud)).map(({ nombre }) => nombre));
  return [...firman].filter((nombre) => !llegaron.has(igualable(nombre)));
}
