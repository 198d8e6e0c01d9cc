import type { Objeto } from '../base/json.ts';
import { edadEn, parseDia, sumarMeses } from '../calendario/dia.ts';
import { fechaLarga } from '../espanol/fecha.ts';
import type { Logica } from '../logica/logica.ts';
import type { Pregunta } from '../modelo/entrevista.ts';
import type { Jurisdiccion } from '../modelo/jurisdiccion.ts';
import { tieneLetra } from '../texto/nombre.ts';
import { limite } from './efectivas.ts';

const LARGO_TEXTO = 200;
const LARGO_PARRAFO = 5000;
/** Nobody is known to have been older. */
const EDAD_POSIBLE = 120;
/** Years ahead that a date may be. */
const PORVENIR = 100;

/** The limit a readable answer breaks, in Spanish and to follow the field's name; undefined when it breaks none. */
export function romperLimite(
  pregunta: Pregunta,
  valor: unknown,
  alcance: () => Objeto,
  pais: Jurisdiccion,
): string | undefined {
  const message = messageOf(pregunta, valor, alcance, pais);
  if (message === undefined) return pregunta.tipo === 'fecha' ? fechaRemota(valor, alcance()) : undefined;
  return (pregunta.tipo === 'fecha' && fechaImposible(pregunta, valor, alcance)) || (pregunta.mensajeLimite ?? message);
}

/** A day that breaks its limit because nobody could have meant it. */
function fechaImposible(pregunta: Pregunta & { max?: Logica | undefined }, valor: unknown, alcance: () => Objeto) {
  const { hoy } = alcance();
  const max = limite(pregunta.max, alcance);
  if (typeof hoy !== 'string' || typeof valor !== 'string' || typeof max !== 'string') return undefined;
  if (valor > hoy && max <= hoy) return 'esa fecha aún no llega.';
  const years = edadEn(valor, hoy);
  return isNacimiento(pregunta) && years > EDAD_POSIBLE ? `¿${years} años? Revise el año.` : undefined;
}

/** A day that no limit of its question refuses, and so far that nobody who signs was born, or will live. */
function fechaRemota(valor: unknown, { hoy }: Objeto): string | undefined {
  if (typeof hoy !== 'string' || typeof valor !== 'string' || !parseDia(hoy).ok) return undefined;
  const isRemota = valor < sumarMeses(hoy, -12 * EDAD_POSIBLE) || valor > sumarMeses(hoy, 12 * PORVENIR);
  return isRemota ? 'revise el año: es una fecha demasiado lejana.' : undefined;
}

/** Whether the question asks for a person's date of birth, beside which the age is shown. */
export function isNacimiento({ clave, tipo }: Pregunta): boolean {
  return tipo === 'fecha' && clave === 'fechaNacimiento';
}

function messageOf(pregunta: Pregunta, valor: unknown, alcance: () => Objeto, pais: Jurisdiccion): string | undefined {
  switch (pregunta.tipo) {
    case 'texto':
      return (
        byLength(String(valor), pregunta.min ?? 0, pregunta.max ?? LARGO_TEXTO) ??
        bySignos(String(valor), pregunta.palabra)
      );
    case 'parrafo':
      return byLength(String(valor), pregunta.min ?? 0, pregunta.max ?? LARGO_PARRAFO) ?? bySignos(String(valor));
    case 'opcionMultiple':
      return byCount(valor, pregunta, 'opción', 'opciones');
    case 'lista':
      return byCount(valor, pregunta, 'elemento', 'elementos');
    case 'numero':
    case 'moneda':
    case 'porcentaje':
    case 'fecha':
    case 'hora': {
      const say = (bound: string | number) => sayBound(pregunta.tipo, bound, pais);
      const [more, less] = pregunta.tipo === 'fecha' ? ['después', 'antes'] : ['más', 'menos'];
      return byOrder(valor, limite(pregunta.min, alcance), limite(pregunta.max, alcance), { say, more, less });
    }
    default:
      return undefined;
  }
}

function byLength(texto: string, min: number, max: number): string | undefined {
  if (texto.length > max) return `escriba ${max} caracteres o menos (lleva ${texto.length}).`;
  return texto.length < min ? `escriba al menos ${min} caracteres.` : undefined;
}

/** Dots and dashes alone would print as a blank. */
function bySignos(texto: string, palabra = false): string | undefined {
  if (palabra && !tieneLetra(texto)) return 'escriba la respuesta con letras.';
  return /[\p{L}\p{N}]/u.test(texto) ? undefined : 'escriba la respuesta con letras o números.';
}

type Cuenta = { min?: number | undefined; max?: number | undefined };

function byCount(valor: unknown, { min = 0, max = 200 }: Cuenta, one: string, many: string): string | undefined {
  const count = Array.isArray(valor) ? valor.length : 0;
  const say = (bound: number) => `${bound} ${bound === 1 ? one : many}`;
  if (count > max) return `elija o agregue como máximo ${say(max)}.`;
  return count < min ? `elija o agregue al menos ${say(min)}.` : undefined;
}

function byOrder(
  valor: unknown,
  min: unknown,
  max: unknown,
  { say, more, less }: { say: (bound: string | number) => string; more: string; less: string },
): string | undefined {
  if (isBound(min, valor) && isBound(valor, min) && valor < min) return `debe ser ${say(min)} o ${more}.`;
  if (isBound(max, valor) && isBound(valor, max) && valor > max) return `debe ser ${say(max)} o ${less}.`;
  return undefined;
}

/** Numbers are compared with numbers, days and hours with texts; anything else limits nothing. */
function isBound(bound: unknown, other: unknown): bound is string | number {
  return (typeof bound === 'number' || typeof bound === 'string') && typeof bound === typeof other;
}

function sayBound(tipo: string, bound: string | number, pais: Jurisdiccion): string {
  if (typeof bound === 'string') return parseDia(bound).ok ? `el ${fechaLarga(bound)}` : bound;
  if (tipo === 'moneda' && Number.isSafeInteger(bound)) return pais.moneda.formatDocumento(bound);
  return tipo === 'porcentaje' ? `${bound} %` : String(bound);
}
