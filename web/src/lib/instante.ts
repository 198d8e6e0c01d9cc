/** `2026-11-21T10:30`, as a field of date and time holds it, of an instant at a time zone. Empty for none. */
export function toLocal(instante: string | null, zonaHoraria: string): string {
  if (instante === null) return '';
  const shifted = new Date(Date.parse(instante) + offsetOf(Date.parse(instante), zonaHoraria));
  return shifted.toISOString().slice(0, 16);
}

/** The instant at which clocks of a time zone show it; null for none, and text that is no such time as it is. */
export function fromLocal(local: string, zonaHoraria: string): string | null {
  if (local === '') return null;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return local;
  // The offset is that of the instant, which is known only after it: near a change of hour the second look corrects the first.
  const near = asUtc - offsetOf(asUtc, zonaHoraria);
  return new Date(asUtc - offsetOf(near, zonaHoraria)).toISOString();
}

/** Milliseconds that clocks of the time zone are ahead of UTC at that moment. */
function offsetOf(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
