type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** An instant as clocks of a time zone show it, each part with its zeros. */
export function localParts(instante: Date, zonaHoraria: string): Readonly<Record<Part, string>> {
  const found = formatterOf(zonaHoraria).formatToParts(instante);
  return Object.fromEntries(found.map(({ type, value }) => [type, value])) as Record<Part, string>;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit';
  const options = { month: two, day: two, hour: two, minute: two, second: two, hourCycle: 'h23' } as const;
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', ...options });
  formatters.set(timeZone, formatter);
  return formatter;
}
