/** An instant in a time zone, in the form of a date-time field: `2026-11-21T10:30`. Empty for null. */
export function toLocal(instante: string | null, zonaHoraria: string): string {
  if (instante === null) return '';
  const shifted = new Date(Date.parse(instante) + offsetOf(Date.parse(instante), zonaHoraria));
  return shifted.toISOString().slice(0, 16);
}

/** The instant of a local time in a time zone; null for empty text, and invalid text unchanged. */
export function fromLocal(local: string, zonaHoraria: string): string | null {
  if (local === '') return null;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return local;
  // The offset depends on the instant, which is not known yet: near a change of hour the second step corrects the
  // first.
  const near = asUtc - offsetOf(asUtc, zonaHoraria);
  return new Date(asUtc - offsetOf(near, zonaHoraria)).toISOString();
}

/** Milliseconds by which the time zone is ahead of UTC at that moment. */
function offsetOf(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
