import { DAY } from '@fedatario/contract/base';

/** `20261125T031700Z`, an instant in UTC: names sort by time. */
export function nombreDe(instante: Date): string {
  return instante.toISOString().replace(/[-:]|[.]\d+/g, '');
}

export function instanteDe(nombre: string): Date {
  return new Date(nombre.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

const SEMANA = 7 * DAY;
const SEMANAS = 8;
const MESES = 12;

/**
 * The backups that stay: all of the last days, one of each of the eight weeks before today and one of each of the twelve months
 * before it, the newest of each, and the newest of all whatever its age.
 */
export function quedan(nombres: readonly string[], hoy: Date, dias: number): ReadonlySet<string> {
  const nuevos = [...nombres].sort().reverse();
  const vivos = new Set(nuevos.slice(0, 1));
  const vistos = new Set<string>();
  for (const nombre of nuevos) {
    const hace = hoy.getTime() - instanteDe(nombre).getTime();
    if (hace < dias * DAY) vivos.add(nombre);
    // Weeks and months of the calendar, not of age: the newest of one that is over stays the newest.
    const semana = Math.floor(instanteDe(nombre).getTime() / SEMANA);
    const mes = nombre.slice(0, 6);
    for (const [grupo, cabe] of [
      [`s${semana}`, hace < SEMANAS * SEMANA],
      [`m${mes}`, hace < MESES * 31 * DAY],
    ] as const) {
      if (!cabe || vistos.has(grupo)) continue;
      vistos.add(grupo);
      vivos.add(nombre);
    }
  }
  return vivos;
}
