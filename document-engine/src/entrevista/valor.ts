import { parseDia } from '../calendario/dia.ts';
import { leerFecha } from '../espanol/leer-fecha.ts';
import { CENTAVOS_MAXIMOS, COMO_MONTO, leerMonto, NEGATIVO } from '../espanol/leer-monto.ts';
import type { Opcion, Pregunta } from '../modelo/entrevista.ts';
import type { Jurisdiccion, Lectura } from '../modelo/jurisdiccion.ts';
import { comoEnFrase } from '../texto/frase.ts';
import { caracterNoImprimible } from '../texto/imprimible.ts';
import { limpiarTexto } from '../texto/limpiar.ts';
import { comoNombre, nombreUsual, signoAjenoANombre, sinTratamiento, tieneDireccionWeb } from '../texto/nombre.ts';
import { isVin } from '../texto/vin.ts';

/** An answer of one question in its stored form, or why it is none, in Spanish, to follow the field's name. */
export type ValorLeido =
  /** `sugerencia`: what the person may have meant, offered beside the reason to look again. */
  | { ok: true; valor: unknown; aviso?: string; sugerencia?: string }
  /** `caracter`: it holds one that cannot be printed, which is told while it is typed. */
  | { ok: false; mensaje: string; caracter?: string };

/** Beyond this no text is looked at, whatever its question allows. */
const TEXTO_MAXIMO = 50_000;
const COMO_ESCRIBIRLO = 'escríbalo con letras latinas o quítelo';

/** True for an answer that counts as not given: nothing, an empty text, an empty list. */
export function isVacio(respuesta: unknown): boolean {
  if (respuesta === undefined || respuesta === null) return true;
  if (Array.isArray(respuesta)) return respuesta.length === 0;
  return typeof respuesta === 'string' && respuesta.length <= TEXTO_MAXIMO && respuesta.trim() === '';
}

/** Reads the answer of a question of one value. Limits are not looked at here. */
export function leerValor(pregunta: Pregunta, respuesta: unknown, jurisdiccion: Jurisdiccion): ValorLeido {
  switch (pregunta.tipo) {
    case 'texto':
    case 'parrafo':
    case 'correo':
    case 'archivo':
      return leerTexto(pregunta, respuesta);
    case 'numero':
    case 'moneda':
    case 'porcentaje':
      return leerNumero(pregunta.tipo, respuesta, jurisdiccion);
    case 'fecha':
      return leerDia(respuesta);
    case 'hora':
      return leerHora(respuesta);
    case 'siNo':
      return typeof respuesta === 'boolean' ? yes(respuesta) : no('elija sí o no.');
    case 'declaracion':
      return respuesta === true ? yes(true) : no('debe aceptar la declaración para continuar.');
    case 'opcion':
      return isOpcion(pregunta.opciones, respuesta) ? yes(respuesta) : no('elija una de las opciones.');
    case 'opcionMultiple':
      return leerOpciones(pregunta.opciones, respuesta);
    case 'cui':
    case 'nit':
    case 'telefono':
    case 'placa':
    case 'departamento':
    case 'municipio':
      return leerNacional(respuesta, jurisdiccion.leer[pregunta.tipo]);
    default:
      return no('no es una pregunta de un solo valor.');
  }
}

function leerTexto(pregunta: Pregunta, respuesta: unknown): ValorLeido {
  if (typeof respuesta !== 'string') return no('escriba un texto.');
  if (respuesta.length > TEXTO_MAXIMO) return no(`el texto es demasiado largo (más de ${TEXTO_MAXIMO} caracteres).`);
  const limpio = limpiarTexto(respuesta, pregunta.tipo !== 'parrafo');
  const clean = isNombre(pregunta) ? comoNombre(limpio) : limpio;
  const caracter = caracterNoImprimible(clean);
  if (caracter !== undefined) return sinImprenta(caracter, isNombre(pregunta));
  if (pregunta.tipo === 'correo' && !isCorreo(clean)) return no('escriba un correo como nombre@ejemplo.com.');
  if (pregunta.tipo === 'texto' && pregunta.chasis && !isVin(clean))
    return { ok: true, valor: clean, aviso: 'los chasis de hoy tienen diecisiete signos, sin I, O ni Q; revíselo.' };
  return isNombre(pregunta) ? leerNombre(clean) : leerFrase(pregunta, clean);
}

/** An answer that does not fit the sentence around it is kept as it is, with how it would. */
function leerFrase(pregunta: Pregunta, texto: string): ValorLeido {
  const antes = 'enFrase' in pregunta ? pregunta.enFrase : undefined;
  const usual = antes === undefined ? undefined : comoEnFrase(texto, antes);
  if (usual === undefined) return yes(texto);
  const donde = antes === '' ? 'a media frase' : `a media frase, después de «${antes}»`;
  return { ok: true, valor: texto, aviso: `se lee ${donde}; ¿«${usual}»?`, sugerencia: usual };
}

function leerNombre(texto: string): ValorLeido {
  const ajeno = signoAjenoANombre(texto);
  if (ajeno !== undefined) return no(`un nombre no lleva «${ajeno}»; escríbalo solo con letras, como está en el DPI.`);
  if (tieneDireccionWeb(texto)) return no('escriba solo el nombre, sin direcciones de internet.');
  const solo = sinTratamiento(texto);
  const usual = nombreUsual(solo) ?? solo;
  return usual === texto ? yes(texto) : { ok: true, valor: texto, aviso: `¿${usual}?`, sugerencia: usual };
}

/** A name is written as the passport writes it, whatever its own letters are. */
function sinImprenta(caracter: string, esNombre: boolean): ValorLeido {
  const how = esNombre ? 'escriba el nombre con letras latinas, como está en el pasaporte' : COMO_ESCRIBIRLO;
  return { ...no(`el carácter «${caracter}» no se puede imprimir; ${how}.`), caracter };
}

function leerNumero(tipo: 'numero' | 'moneda' | 'porcentaje', respuesta: unknown, pais: Jurisdiccion): ValorLeido {
  if (typeof respuesta !== 'number' || !Number.isFinite(respuesta)) return no(porQueNoEsNumero(tipo, respuesta));
  if (tipo === 'porcentaje') {
    const hundredths = respuesta * 100;
    const exact = Math.abs(Math.round(hundredths) - hundredths) < 1e-6;
    return exact && respuesta >= 0 && respuesta <= 100
      ? yes(respuesta)
      : no('escriba un porcentaje de 0 a 100, con dos decimales.');
  }
  if (respuesta < 0) return no(NEGATIVO);
  if (respuesta > CENTAVOS_MAXIMOS) return no(demasiado(tipo, pais));
  if (Number.isSafeInteger(respuesta)) return yes(respuesta);
  return no(tipo === 'moneda' ? 'escriba un monto con dos decimales.' : 'escriba un número entero.');
}

function demasiado(tipo: 'numero' | 'moneda', { moneda }: Jurisdiccion): string {
  return `es más de lo que se admite${tipo === 'moneda' ? ` (${moneda.formatDocumento(CENTAVOS_MAXIMOS)})` : ''}.`;
}

/** The reason why an answer, kept as it was typed, is not a number of this kind. */
function porQueNoEsNumero(tipo: 'numero' | 'moneda' | 'porcentaje', respuesta: unknown): string {
  if (typeof respuesta !== 'string') return 'escriba un número.';
  const read = leerMonto(respuesta);
  if (tipo === 'moneda') return read.ok ? COMO_MONTO : read.mensaje;
  if (!read.ok && read.mensaje === NEGATIVO) return NEGATIVO;
  return tipo === 'numero' && read.ok ? 'escriba un número entero, sin decimales.' : 'escriba un número.';
}

/** Days are kept as `aaaa-mm-dd`; what was typed and is no day yet says why. */
function leerDia(respuesta: unknown): ValorLeido {
  if (typeof respuesta !== 'string') return no('escriba una fecha.');
  if (parseDia(respuesta).ok) return yes(respuesta);
  const read = leerFecha(respuesta);
  return no(read.ok ? 'escriba la fecha de nuevo.' : read.mensaje);
}

function leerHora(respuesta: unknown): ValorLeido {
  const right = typeof respuesta === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(respuesta);
  return right ? yes(respuesta) : no('escriba una hora de 00:00 a 23:59.');
}

function leerOpciones(opciones: readonly Opcion[], respuesta: unknown): ValorLeido {
  const list: unknown[] = Array.isArray(respuesta) ? respuesta : [];
  const right = list.length <= opciones.length && list.every((valor) => isOpcion(opciones, valor));
  if (!Array.isArray(respuesta) || !right) return no('elija entre las opciones.');
  return yes(opciones.map((opcion) => opcion.valor).filter((valor) => list.includes(valor)));
}

function leerNacional(respuesta: unknown, leer: (texto: string) => Lectura): ValorLeido {
  if (typeof respuesta !== 'string') return no('escriba un texto.');
  if (respuesta.length > TEXTO_MAXIMO) return leer(respuesta);
  const clean = limpiarTexto(respuesta, true);
  const caracter = caracterNoImprimible(clean);
  return caracter === undefined ? leer(clean) : sinImprenta(caracter, false);
}

function isNombre(pregunta: Pregunta): boolean {
  return pregunta.tipo === 'texto' && pregunta.nombre === true;
}

function isOpcion(opciones: readonly Opcion[], valor: unknown): boolean {
  return opciones.some((opcion) => opcion.valor === valor);
}

function isCorreo(texto: string): boolean {
  if (texto.length > 254 || !/^[^\s@]{1,64}@[^\s@.][^\s@]*$/.test(texto)) return false;
  const dot = texto.lastIndexOf('.');
  return dot > texto.indexOf('@') && texto.length - dot > 2;
}

function yes(valor: unknown): ValorLeido {
  return { ok: true, valor };
}

function no(mensaje: string): { ok: false; mensaje: string } {
  return { ok: false, mensaje };
}
