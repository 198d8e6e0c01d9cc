import { DAY } from '@fedatario/contract/base';
import {
  DIAS_DE_AVISO,
  DIAS_PARA_CADUCAR,
  DIAS_PARA_RECLAMAR,
  type EstadoDeSolicitud,
  HORAS_PARA_ACEPTAR,
  hechosDeSolicitud,
} from '@fedatario/contract/solicitud';
import {
  type Horario,
  horasHabilesEntre,
  sumarDiasHabiles,
  sumarHorasHabiles,
} from '../../casa/calendario/calendario.ts';

/** The clock of the promised hours: those that passed until it last stopped, and since when it runs. */
export interface RelojDeSolicitud {
  readonly plazoHoras: number;
  readonly horasConsumidas: number;
  readonly relojDesde: Date | null;
  readonly venceEn: Date | null;
}

export const relojParado = { horasConsumidas: 0, relojDesde: null, venceEn: null };

export function correEn(estado: EstadoDeSolicitud): boolean {
  return hechosDeSolicitud[estado].reloj === 'corre';
}

/** Starts or stops the clock; unchanged if it already runs or stands. An overdue one falls due at once when it starts again. */
export function moverReloj(reloj: RelojDeSolicitud, corre: boolean, now: Date, calendario: Horario) {
  const { plazoHoras, horasConsumidas, relojDesde, venceEn } = reloj;
  if (corre === (relojDesde !== null)) return { horasConsumidas, relojDesde, venceEn };
  if (relojDesde) {
    const pasadas = horasHabilesEntre(relojDesde, now, calendario);
    return { horasConsumidas: horasConsumidas + Math.max(0, pasadas), relojDesde: null, venceEn: null };
  }
  const quedan = Math.max(0, plazoHoras - horasConsumidas);
  return { horasConsumidas, relojDesde: now, venceEn: sumarHorasHabiles(now, quedan, calendario) };
}

/** Business hours that passed of those that were promised, those of a clock that runs now among them. */
export function horasPasadas(
  { horasConsumidas, relojDesde }: Pick<RelojDeSolicitud, 'horasConsumidas' | 'relojDesde'>,
  now: Date,
  calendario: Horario,
): number {
  return horasConsumidas + (relojDesde ? Math.max(0, horasHabilesEntre(relojDesde, now, calendario)) : 0);
}

/**
 * The clock of a solicitud whose next act has an agreed hour that ends at `fin`: it counts from then on, because nobody can act before.
 * Without such an hour (null), a clock that waited for one counts from now on. Unchanged if it stands.
 */
export function relojConCita(reloj: RelojDeSolicitud, fin: Date | null, now: Date, calendario: Horario) {
  const { horasConsumidas, relojDesde, venceEn } = reloj;
  const espera = fin !== null && fin > now;
  const esperaba = relojDesde !== null && relojDesde > now;
  if (relojDesde === null || (!espera && !esperaba)) return { horasConsumidas, relojDesde, venceEn };
  const parado = { ...reloj, ...moverReloj(reloj, false, now, calendario) };
  return moverReloj(parado, true, espera ? fin : now, calendario);
}

/** Time at which the system acts in a state, and time of the customer's first reminder. */
export function plazosDe(estado: EstadoDeSolicitud, now: Date, calendario: Horario) {
  const { agente, alVencer } = hechosDeSolicitud[estado];
  if (alVencer === 'devolver')
    return { limiteEn: sumarHorasHabiles(now, HORAS_PARA_ACEPTAR, calendario), avisoEn: null, avisos: 0 };
  if (alVencer === 'cerrar')
    return { limiteEn: new Date(now.getTime() + DIAS_PARA_RECLAMAR * DAY), avisoEn: null, avisos: 0 };
  if (agente === 'cliente')
    return { limiteEn: sumarDiasHabiles(now, DIAS_PARA_CADUCAR, calendario), ...avisoTras(now, 0) };
  return { limiteEn: null, avisoEn: null, avisos: 0 };
}

/** Time of the next reminder in a state that began at `desde`, after so many; null after the last. */
export function avisoTras(desde: Date, avisos: number) {
  const dias = DIAS_DE_AVISO[avisos];
  return { avisoEn: dias === undefined ? null : new Date(desde.getTime() + dias * DAY), avisos };
}
