import { type Dia, parseDia } from '../calendario/dia.ts';
import { limpiarTexto } from '../texto/limpiar.ts';
import { nombreMes } from './fecha.ts';

/** `mensaje` says in Spanish, after the field's name, what to do. */
export type FechaLeida = { ok: true; dia: Dia } | { ok: false; mensaje: string };

/** How a year of two figures is understood: of `hoy` and whether the day may still come. Without it four are asked for. */
export type SigloDeFecha = { hoy: Dia; pasada: boolean };

const MESES = Array.from({ length: 12 }, (_, i) => nombreMes(i + 1));
/** Years still to come that two figures may mean, where the day may come: in 2026, `46` is 2046 and `47` is 1947. */
const PORVENIR = 20;
const LARGO_MAXIMO = 60;
const COMO = 'escriba día, mes y año, por ejemplo 5/5/1980 o 5 de mayo de 1980.';

const AL_REVES = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const EN_CIFRAS = /^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4}|\d{2})$/;
const SEGUIDA = /^(\d{2})(\d{2})(\d{2})$/;
const OCHO_CIFRAS = /^\d{8}$/;
/** Years that eight figures in a row may mean: `20111205` is no day of the year 1205. */
const ANIO_SEGUIDO = /^(?:18|19|20|21|22)/;
const EN_PALABRAS =
  /^(?:el )?(?:(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|lun|mar|mie|jue|vie|sab|dom)\.?,? )?(\d{1,2}|primero)(?:o|ro|er|ero|º|°|\.º)?[-/. ]*(?:de |del mes de )?([a-z]{3,10})\.?[-/., ]*(?:de |del |del ano )?(\d{4}|\d{2})$/;

/**
 * A day as people in Guatemala write it, the day first: `5/5/1980`, `05-05-80`, `5.5.1980`, `05051980`, `5 de mayo de 1980`,
 * `5 may 80`, `1980-05-05`, `19800505`. Never guesses the month before the day. Two figures of the year are taken only with `siglo`.
 */
export function leerFecha(escrita: string, siglo?: SigloDeFecha): FechaLeida {
  if (escrita.length > LARGO_MAXIMO) return { ok: false, mensaje: COMO };
  const texto = limpiarTexto(escrita, true)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|\.$/gu, '');
  const reversed = AL_REVES.exec(texto);
  if (reversed) return dayOf(Number(reversed[3]), Number(reversed[2]), reversed[1] ?? '', siglo);
  if (OCHO_CIFRAS.test(texto)) return leerOchoCifras(texto, siglo);
  const figures = EN_CIFRAS.exec(texto) ?? SEGUIDA.exec(texto);
  if (figures) return dayOf(Number(figures[1]), Number(figures[2]), figures[3] ?? '', siglo);
  const words = EN_PALABRAS.exec(texto);
  const mes = mesDe(words?.[2] ?? '');
  if (!words || mes === undefined) return { ok: false, mensaje: COMO };
  return dayOf(words[1] === 'primero' ? 1 : Number(words[1]), mes, words[3] ?? '', siglo);
}

/** The day first or the year first: whichever has a year that people live in. Both cannot, for no month is the 18th. */
function leerOchoCifras(cifras: string, siglo: SigloDeFecha | undefined): FechaLeida {
  const start = cifras.slice(0, 4);
  const end = cifras.slice(4);
  const reversed = dayOf(Number(end.slice(2)), Number(end.slice(0, 2)), start, siglo);
  if (reversed.ok && ANIO_SEGUIDO.test(start)) return reversed;
  if (!ANIO_SEGUIDO.test(end)) return { ok: false, mensaje: COMO };
  return dayOf(Number(start.slice(0, 2)), Number(start.slice(2)), end, siglo);
}

function dayOf(numero: number, mes: number, anio: string, siglo: SigloDeFecha | undefined): FechaLeida {
  if (mes < 1 || mes > 12) return { ok: false, mensaje: `no hay mes ${mes}; primero va el día y luego el mes.` };
  if (numero < 1 || numero > 31) return { ok: false, mensaje: `ningún mes tiene día ${numero}.` };
  const year = yearOf(anio, siglo);
  if (year === undefined) return { ok: false, mensaje: 'escriba el año con sus cuatro cifras, por ejemplo 1980.' };
  const two = (figure: number) => String(figure).padStart(2, '0');
  const dia = `${year}-${two(mes)}-${two(numero)}`;
  if (parseDia(dia).ok) return { ok: true, dia };
  const inYear = mes === 2 && numero === 29 ? ` de ${year}` : '';
  return { ok: false, mensaje: `el ${numero} de ${nombreMes(mes)}${inYear} no existe.` };
}

function yearOf(anio: string, siglo: SigloDeFecha | undefined): string | undefined {
  if (anio.length === 4) return anio.startsWith('0') ? undefined : anio;
  if (siglo === undefined) return undefined;
  const now = Number(siglo.hoy.slice(0, 4));
  const last = now + (siglo.pasada ? 0 : PORVENIR);
  const year = Math.floor(last / 100) * 100 + Number(anio);
  return String(year > last ? year - 100 : year);
}

/** By its name or by how it begins; `set` is September too. */
function mesDe(word: string): number | undefined {
  const found = MESES.findIndex((name) => name.startsWith(word === 'set' || word === 'setiembre' ? 'sep' : word));
  return word === '' || found < 0 ? undefined : found + 1;
}
