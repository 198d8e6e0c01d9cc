import { HORAS_PARA_TRANSFERIR, type MetodoDePago, MINUTOS_PARA_PAGAR } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';

const MINUTE = 60_000;

/** Until when an order waits, by how it is paid. Source: docs/states.md. */
export function venceDe(metodo: MetodoDePago, now: Date): Date {
  const minutes = metodo === 'transferencia' ? HORAS_PARA_TRANSFERIR * 60 : MINUTOS_PARA_PAGAR;
  return new Date(now.getTime() + minutes * MINUTE);
}

// Made once: making one costs more than a query.
const year = new Intl.DateTimeFormat('en', { timeZone: jurisdiccion.zonaHoraria, year: 'numeric' });

/** The year that a series of numbers carries: the one it is where the company is. */
export function anioDe(now: Date): number {
  return Number(year.format(now));
}

/** Of an instant, the date and time where the company is, with its offset: `2026-01-15T03:00:00-06:00`. */
export function horaLocal(instante: Date): string {
  const { zonaHoraria: timeZone } = jurisdiccion;
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    instante,
  );
  return `${local.replace(' ', 'T')}${desfase(instante)}`;
}

/** `-06:00`. */
function desfase(instante: Date): string {
  const { zonaHoraria: timeZone } = jurisdiccion;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instante);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3) || 'Z';
}

/** Midnight of that day where the company is. Guatemala keeps one offset all year. */
export function inicioDelDia(dia: string): Date {
  return new Date(`${dia}T00:00:00${desfase(new Date(`${dia}T12:00:00Z`))}`);
}
