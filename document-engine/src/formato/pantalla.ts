/** The reader's IANA time zone (`America/Guatemala`) and BCP 47 locale (`es-GT`), to show instants. */
export type Lectura = { zonaHoraria: string; locale: string };

/**
 * An instant (a Date or its ISO 8601 text) as screens show it: `21 nov 2026, 10:30`, 24 hours.
 * Throws RangeError on an unreadable instant, an unknown time zone or a malformed locale.
 */
export function formatFechaHora(instante: Date | string, lectura: Lectura): string {
  return `${formatFecha(instante, lectura)}, ${formatHora(instante, lectura)}`;
}

/** The day an instant falls on in that time zone, `21 nov 2026`. Throws as {@link formatFechaHora}. */
export function formatFecha(instante: Date | string, { zonaHoraria, locale }: Lectura): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zonaHoraria,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).formatToParts(new Date(instante));
  const value = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${value('day')} ${value('month').replace('.', '')} ${value('year')}`;
}

/** The time of an instant in that time zone, `10:30`. Throws as {@link formatFechaHora}. */
export function formatHora(instante: Date | string, { zonaHoraria, locale }: Lectura): string {
  const options = { timeZone: zonaHoraria, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(instante));
}

/** A calendar day `2026-11-21`, which no time zone moves, as screens show it: `21 nov 2026`. Throws RangeError. */
export function formatDia(dia: string, locale: string): string {
  return formatFecha(`${dia}T12:00:00Z`, { zonaHoraria: 'UTC', locale });
}
