import type { Objeto } from '../base/json.ts';
import { sumarDias, sumarMeses } from '../calendario/dia.ts';
import { limite } from '../entrevista/efectivas.ts';
import type { Pregunta } from '../modelo/entrevista.ts';
import { type Azar, alguno, chasis, type Inventos } from '../modelo/inventos.ts';

/** The place of a question as its limits and its neighbours see it. */
export type Entorno = {
  hoy: string;
  /** The data that a limit of the question reads. */
  alcance: () => Objeto;
  sexo: 'F' | 'M';
  azar: Azar;
  inventos: Inventos;
};

/** An answer for a question of one value; each `vez` gives another. Limits are kept where they are known, but for those of the whole. */
export function inventar(pregunta: Pregunta, vez: number, entorno: Entorno): unknown {
  const { azar, inventos } = entorno;
  switch (pregunta.tipo) {
    case 'texto':
      return pregunta.chasis ? chasis(azar) : textoDe(pregunta, vez, entorno);
    case 'parrafo':
      return palabrasDe(pregunta.min ?? 0, pregunta.max ?? 200, entorno);
    case 'numero':
    case 'moneda':
    case 'porcentaje':
      return enTurno(dentro(NUMEROS[pregunta.tipo], pregunta, entorno), vez) ?? 1;
    case 'fecha':
      return fechaDe(pregunta, vez, entorno);
    case 'hora':
      return enTurno(dentro(HORAS, pregunta, entorno), vez) ?? '08:00';
    case 'siNo':
      return vez % 2 === 1;
    case 'declaracion':
      return true;
    case 'opcion':
      return pregunta.opciones[vez % pregunta.opciones.length]?.valor;
    case 'opcionMultiple':
      return pregunta.opciones.slice(0, Math.max(1, pregunta.min ?? 1, vez)).map(({ valor }) => valor);
    case 'correo':
      return `${plano(alguno(inventos.apellidos, azar))}${Math.floor(azar() * 900) + 100}@ejemplo.test`;
    case 'archivo':
      return 'archivo-de-prueba.pdf';
    case 'cui':
    case 'nit':
    case 'telefono':
    case 'placa':
    case 'departamento':
    case 'municipio':
      return inventos[pregunta.tipo](azar);
    default:
      return undefined;
  }
}

/** Without accents, in small letters. */
export function plano(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const NUMEROS = {
  numero: [2, 12, 1, 24, 7, 100, 2015, 3, 0, 1_000, 10_000],
  moneda: [500_000, 100_000, 1_000_001, 1_200_000, 50_000, 10_000, 2_500_000, 100, 100_000_000],
  porcentaje: [5, 10, 1, 50, 100, 0],
};
const HORAS = ['08:00', '17:00', '12:00', '13:00', '06:00', '18:00', '22:00', '00:00', '23:59'];

function enTurno<T>(list: readonly T[], vez: number): T | undefined {
  return list[vez % Math.max(1, list.length)];
}

/** The values within the limits of a question; those limits too, which are always within. */
function dentro<T extends string | number>(values: readonly T[], pregunta: Pregunta, { alcance }: Entorno): T[] {
  const { min, max } = limitesDe(pregunta, alcance);
  const bounds = [min, max].filter((bound): bound is T => typeof bound === typeof values[0]);
  const fits = (value: T) =>
    !(typeof min === typeof value && value < (min as T)) && !(typeof max === typeof value && value > (max as T));
  return [...values, ...bounds].filter(fits);
}

function limitesDe(pregunta: Pregunta, alcance: () => Objeto): { min: unknown; max: unknown } {
  const { min, max } = pregunta as Extract<Pregunta, { tipo: 'numero' }>;
  return { min: limite(min, alcance), max: limite(max, alcance) };
}

function fechaDe(pregunta: Pregunta, vez: number, entorno: Entorno): string {
  const { hoy, alcance } = entorno;
  const { min, max } = limitesDe(pregunta, alcance);
  const near = [min, max].filter((bound) => typeof bound === 'string');
  const beside = near.flatMap((day) => [
    sumarDias(day, 1),
    sumarDias(day, 30),
    sumarDias(day, -1),
    sumarDias(day, -30),
  ]);
  const born = sumarMeses(hoy, -12 * 34);
  const days = pregunta.clave === 'fechaNacimiento' ? [born] : [hoy, sumarMeses(hoy, 1), sumarMeses(hoy, -1)];
  const all = [...days, ...beside, sumarMeses(hoy, 12), sumarMeses(hoy, -12), sumarMeses(hoy, -120)];
  return enTurno(dentro(all, pregunta, entorno), vez) ?? hoy;
}

function textoDe(pregunta: Extract<Pregunta, { tipo: 'texto' }>, vez: number, entorno: Entorno): string {
  const { clave, nombre, ejemplo, min = 0, max = 200 } = pregunta;
  const { azar, inventos, sexo } = entorno;
  if (nombre) {
    const given = alguno(inventos.nombres[sexo], azar);
    const family = `${alguno(inventos.apellidos, azar)} ${alguno(inventos.apellidos, azar)}`;
    if (clave === 'nombres') return given;
    return clave === 'apellidos' ? family : `${given} ${family}`;
  }
  if (clave === 'profesion') return alguno(inventos.profesiones[sexo], azar);
  if (/direcci[oó]n/i.test(clave)) return inventos.direccion(azar);
  if (ejemplo !== undefined && vez === 0 && ejemplo.length >= min && ejemplo.length <= max) return ejemplo;
  return palabrasDe(min, Math.min(max, 60), entorno);
}

/** Words up to a length between the limits. */
function palabrasDe(min: number, max: number, { azar, inventos }: Entorno): string {
  let text = alguno(inventos.palabras, azar);
  const enough = Math.min(max, Math.max(min, 18));
  while (text.length < enough) text += ` ${alguno(inventos.palabras, azar)}`;
  return text.slice(0, max).trim();
}
