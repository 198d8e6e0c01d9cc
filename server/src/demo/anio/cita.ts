import { DAY, type Input } from '@fedatario/contract/base';
import { asesorias } from '@fedatario/contract/compra';
import { type Cita, citas, type OrdenDeCita } from '@fedatario/contract/solicitud';
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

/** Weeks after those days in which an hour is looked for where none of them has one. */
const SEMANAS = 4;
const UNA_SEMANA = 7;

/** The hours that are free in those days or, where there is none, in the first week after them that has one. */
async function horasLibres(
  { llamar }: Oficina,
  quien: Persona,
  consulta: Omit<Input<typeof citas.horas>['query'], 'desde' | 'hasta'>,
  { desde, dias }: Ventana,
) {
  const fin = (semana: number) => despues(desde, (dias + semana * UNA_SEMANA) * DAY);
  for (let semana = 0; semana <= SEMANAS; semana += 1) {
    const comienza = semana === 0 ? desde : fin(semana - 1);
    const query = { ...consulta, desde: comienza.toISOString(), hasta: fin(semana).toISOString() };
    const libres = await llamar(quien, citas.horas, { query });
    if (libres.horas.length > 0) return libres;
  }
  throw new Error(`No hay ninguna hora libre en ${SEMANAS} semanas desde el ${desde.toISOString()}.`);
}

/** Keeps an hour to sign a trámite, one of those that are free in those days. */
export async function retenerParaFirmar(
  { oficina, cliente, idSolicitud }: Caso,
  azar: Azar,
  ventana: Ventana,
): Promise<Cita> {
  const { horas, sedes } = await horasLibres(oficina, cliente, { idSolicitud }, ventana);
  const { inicio } = azar.uno(horas);
  return oficina.llamar(cliente, citas.hold, { body: { idSolicitud, inicio, idSede: sedes[0]?.idSede ?? null } });
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
  oficina: Oficina,
  { admin, notario, cliente, conPlan }: Reunion,
  azar: Azar,
  ventana: Ventana,
): Promise<Cita> {
  const modalidad = 'presencial';
  const consulta = { modalidad, idNotario: notario.idUsuario } as const;
  const { horas, sedes } = await horasLibres(oficina, admin, consulta, ventana);
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
  return oficina.llamar(admin, asesorias.create, { body });
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
