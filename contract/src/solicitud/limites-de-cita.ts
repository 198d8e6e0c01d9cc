/** PARAM citas.minutosDeRetencion: minutes a time is kept while its customer chooses or pays. */
export const MINUTOS_DE_RETENCION = 10;
/** PARAM citas.retencionesDeUnaHora: times that one customer keeps the same hour within sixty minutes. */
export const RETENCIONES_DE_UNA_HORA = 4;
/** PARAM citas.horasDePropuesta: hours in which the other side answers a proposed time. */
export const HORAS_DE_PROPUESTA = 48;
/** PARAM citas.diasPorConsulta: days of free times that one call answers at most. */
export const DIAS_DE_HORAS = 45;
/** PARAM citas.minutosDeEspera: minutes after the beginning from which somebody did not come. */
export const MINUTOS_DE_ESPERA = 15;

/** PARAM citas.horasDeReclamo: hours after the end in which its customer may say that the notary did not come, and in which the office answers. */
export const HORAS_DE_RECLAMO = 72;

/** PARAM citas.diasSinAnotar: days after the end of a confirmed appointment of which nobody noted anything; it then counts as held. */
export const DIAS_SIN_ANOTAR = 7;

/** PARAM citas.minutosDeEnlace: minutes around a video call in which its address is given. */
export const MINUTOS_DE_ENLACE = { antes: 15, despues: 60 } as const;

/** PARAM citas.equipoMaximo: members of the office who attend one appointment beside its notary. */
export const EQUIPO_MAXIMO = 5;
