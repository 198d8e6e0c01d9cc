import { type Dia, diaDeSemana, sumarDias } from '@fedatario/document-engine';

export const vistas = ['dia', 'semana', 'mes', 'lista'] as const;
export type Vista = (typeof vistas)[number];

export interface Ventana {
  readonly desde: Dia;
  readonly hasta: Dia;
}

/** The Monday of the week of a day. */
const lunesDe = (dia: Dia): Dia => sumarDias(dia, -((diaDeSemana(dia) + 6) % 7));

/** The days that a view of the calendar shows; the list begins with the chosen day, and a month is whole weeks. */
export function ventanaDe(vista: Vista, fecha: Dia): Ventana {
  if (vista === 'dia') return { desde: fecha, hasta: fecha };
  if (vista === 'lista') return { desde: fecha, hasta: sumarDias(fecha, 6) };
  if (vista === 'semana') return { desde: lunesDe(fecha), hasta: sumarDias(lunesDe(fecha), 6) };
  const ultimo = sumarDias(mesDespues(fecha, 1), -1);
  return { desde: lunesDe(primeroDe(fecha)), hasta: sumarDias(lunesDe(ultimo), 6) };
}

export const primeroDe = (fecha: Dia): Dia => `${fecha.slice(0, 8)}01`;

/** The first day of the month so many after that of a day. */
function mesDespues(fecha: Dia, meses: 1 | -1): Dia {
  const anio = Number(fecha.slice(0, 4));
  const mes = Number(fecha.slice(5, 7));
  return new Date(Date.UTC(anio, mes - 1 + meses, 1)).toISOString().slice(0, 10);
}

/** The day that the same view shows one step later, or earlier. */
export function saltar(vista: Vista, fecha: Dia, pasos: 1 | -1): Dia {
  if (vista === 'mes') return mesDespues(fecha, pasos);
  return sumarDias(fecha, pasos * (vista === 'dia' ? 1 : 7));
}

/** Every day of a window. */
export function diasDe({ desde, hasta }: Ventana): Dia[] {
  const dias: Dia[] = [];
  for (let dia = desde; dia <= hasta; dia = sumarDias(dia, 1)) dias.push(dia);
  return dias;
}
