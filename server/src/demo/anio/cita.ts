import { asesorias, type Cita, citas, DAY, type OrdenDeCita } from '@fedatario/contract';
import type { Azar } from './azar.ts';
import type { Persona } from './llamada.ts';
import type { Oficina } from './oficina.ts';
import { despues } from './tiempo.ts';
import type { Caso } from './tramite.ts';

/** Days in which the hour of a cita is looked for. */
interface Ventana {
  readonly desde: Date;
  readonly dias: number;
}

/** Keeps an hour to sign a trámite, one of those that are free in those days. */
export async function retenerParaFirmar(
  { oficina: { llamar }, cliente, idSolicitud }: Caso,
  azar: Azar,
  { desde, dias }: Ventana,
): Promise<Cita> {
  const query = { desde: desde.toISOString(), hasta: despues(desde, dias * DAY).toISOString(), idSolicitud };
  const { horas, sedes } = await llamar(cliente, citas.horas, { query });
  const { inicio } = azar.uno(horas);
  return llamar(cliente, citas.hold, { body: { idSolicitud, inicio, idSede: sedes[0]?.idSede ?? null } });
}

/** Those of an hour of advice, and whether their plan pays for it. */
interface Reunion {
  readonly admin: Persona;
  readonly notario: Persona;
  readonly cliente: Persona;
  readonly conPlan: boolean;
}

/** An hour of advice that the office gives a customer, as if they had called. */
export async function darAsesoria(
  { llamar }: Oficina,
  { admin, notario, cliente, conPlan }: Reunion,
  azar: Azar,
  { desde, dias }: Ventana,
): Promise<Cita> {
  const modalidad = 'presencial';
  const ventana = { desde: desde.toISOString(), hasta: despues(desde, dias * DAY).toISOString() };
  const query = { ...ventana, modalidad, idNotario: notario.idUsuario } as const;
  const { horas, sedes } = await llamar(admin, citas.horas, { query });
  const { inicio } = azar.uno(horas);
  const quienes = { idUsuario: cliente.idUsuario, idNotario: notario.idUsuario };
  const body = {
    ...quienes,
    modalidad,
    inicio,
    idSede: sedes[0]?.idSede ?? null,
    notas: null,
    conPlan,
  } as const;
  return llamar(admin, asesorias.create, { body });
}

/** Takes a step of a cita as it is now. */
export async function moverCita(
  { llamar }: Oficina,
  quien: Persona,
  idCita: string,
  accion: OrdenDeCita['accion'],
  motivo: string | null = null,
): Promise<Cita> {
  const params = { idCita };
  const { revision } = await llamar(quien, citas.read, { params });
  return llamar(quien, citas.act, { params, body: { accion, revision, motivo } });
}
