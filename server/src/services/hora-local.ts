import { jurisdiccion } from '@fedatario/document-engine';

const { locale, zonaHoraria: timeZone } = jurisdiccion;

// Made once: making a formatter costs more than using it.
const days = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const clock = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' });
const offsets = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

/** The day that an instant falls on where the company is: `2026-01-15`. */
export function diaLocal(instante: Date): string {
  return days.format(instante);
}

/** Date and time of an instant where the company is, with offset: `2026-01-15T03:00:00-06:00`. */
export function horaLocal(instante: Date): string {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    instante,
  );
  return `${local.replace(' ', 'T')}${desfase(instante)}`;
}

/** `-06:00`. Years before time zones had one of seconds too, which no date can be read with: they are left out. */
function desfase(instante: Date): string {
  const parts = offsets.formatToParts(instante);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3, 9) || 'Z';
}

/** A day as it is read: `15/01/2026`. */
export function diaEscrito(dia: string): string {
  return dia.split('-').reverse().join('/');
}

/** An instant as it is read where the company is: `15/01/2026, 3:00 a. m.` */
export function momentoEscrito(instante: Date): string {
  return `${diaEscrito(diaLocal(instante))}, ${clock.format(instante)}`;
}

/** Midnight of that day where the company is. Guatemala keeps one offset all year. */
export function inicioDelDia(dia: string): Date {
  return new Date(`${dia}T00:00:00${desfase(new Date(`${dia}T12:00:00Z`))}`);
}
