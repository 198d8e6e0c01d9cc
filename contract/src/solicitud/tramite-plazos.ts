/** PARAM tramite.horasParaAceptar: business hours a notary has to accept or give back. Source: docs/states.md. */
export const HORAS_PARA_ACEPTAR = 8;
/** PARAM tramite.diasParaCaducar: business days that a state of the customer waits for them. Source: docs/states.md. */
export const DIAS_PARA_CADUCAR = 30;
/** PARAM tramite.diasDeAviso: days after which they are reminded that it waits for them. Source: docs/states.md. */
export const DIAS_DE_AVISO = [3, 7, 14] as const;
/** PARAM tramite.minutosParaEntregar: minutes in which what is delivered at once is tried, before the office is called. Decision 0047. */
export const MINUTOS_PARA_ENTREGAR = 30;
/** PARAM gestion.horasSinSellar: hours after a delivery in which its statement is sealed, before the office is told that it is missing. */
export const HORAS_SIN_SELLAR = 2;
