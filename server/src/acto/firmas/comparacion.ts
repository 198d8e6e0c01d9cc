import { conInstrumento, type DiferenciaDeFirma } from '@fedatario/contract/acto';
import { enLetras, enLetrasCon, fechaEnLetras, horaEnLetras, igualable } from '@fedatario/document-engine';
import { diaEscrito } from '../../services/hora-local.ts';
import type { PersonaDelActo } from '../../tramite/minutas/minutas.ts';
import type { Dicho } from './dicho.ts';

interface DichoConHoras extends Dicho {
  readonly horaInicio: string | null;
  readonly horaFin: string | null;
}

type Campo = DiferenciaDeFirma['campo'];

/** How a text names each datum, in words. Bounded, so that no text makes them slow. */
const FECHA =
  /\p{L}{2,20}(?: y \p{L}{2,9})? de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) de(?:l año)? dos mil(?: \p{Ll}{3,14}(?: y \p{Ll}{3,6})?)?/giu;
const HORA =
  /\blas? (?:cero|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veintiuna|veintidós|veintitrés) horas?(?: en punto| con [\p{L} ]{2,30}? minutos?)?/giu;
const HOJAS = /\ben (?:\p{L}{2,14} ){1,4}hojas?(?!\p{L})/giu;
const NUMERO = /número [\p{L} ]{2,60}?(?= ?\()/giu;

/**
 * The data that a text to be signed and its signing do not say alike: the words of the one against those that the other would be. What
 * the text says nothing of (a private document has no hour) is not compared.
 */
export function diferenciasDe(
  texto: string,
  personas: readonly PersonaDelActo[],
  dicho: DichoConHoras,
): DiferenciaDeFirma[] {
  const { clase, instrumento, fecha, hojas, horaInicio, horaFin } = dicho;
  const enProtocolo = conInstrumento.includes(clase) && instrumento !== null;
  const numero = enProtocolo ? enLetras(Number(instrumento)) : null;
  return [
    ...(enProtocolo ? comparar('instrumento', texto, NUMERO, numero, instrumento) : []),
    ...comparar('fecha', texto, FECHA, fechaEnLetras(fecha), diaEscrito(fecha)),
    ...comparar('horaInicio', texto, HORA, enHora(horaInicio), horaInicio),
    ...comparar('horaFin', texto, HORA, enHora(horaFin), horaFin),
    ...(enProtocolo || hojas === null
      ? []
      : comparar('hojas', texto, HOJAS, enLetrasCon(hojas, 'hoja', 'hojas', 'femenino'), String(hojas))),
    ...delLugar(texto, dicho),
    ...deLasPersonas(texto, personas, dicho),
  ];
}

function enHora(hora: string | null): string | null {
  return hora === null ? null : horaEnLetras(hora).replace(/^siendo /, '');
}

/** The first words of a kind that a text has, when those expected are not among them; nothing when it has none of that kind. */
function comparar(
  campo: Campo,
  texto: string,
  clase: RegExp,
  esperado: string | null,
  firma: string | null,
): DiferenciaDeFirma[] {
  const dichas = [...texto.matchAll(clase)].map(([frase]) => frase);
  if (esperado === null || dichas.length === 0) return [];
  if (dichas.some((frase) => contiene(frase, esperado))) return [];
  const primera = campo === 'horaFin' ? dichas.at(-1) : dichas[0];
  return [{ campo, texto: primera ?? null, firma }];
}

/** Whole words, without accents, case or signs: «once» is not in «doce». */
function contiene(frase: string, esperado: string): boolean {
  return ` ${enPalabras(frase)} `.includes(` ${enPalabras(esperado)} `);
}

function enPalabras(texto: string): string {
  return igualable(texto)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The place of a signing is compared by its first name: «Mixco» of «Mixco, Guatemala». */
function delLugar(texto: string, { lugar }: Dicho): DiferenciaDeFirma[] {
  const nombre = (lugar.split(',')[0] ?? '').replace(/^\s*(?:la )?(?:ciudad|municipio) de /i, '');
  const [, principio] = /\bEn ((?:la ciudad|el municipio|la villa) de [^,.;]+)/u.exec(texto) ?? [];
  if (principio === undefined || contiene(principio, nombre)) return [];
  return [{ campo: 'lugar', texto: principio, firma: lugar }];
}

/** Persons and identity documents that one of the two names and the other does not. */
function deLasPersonas(
  texto: string,
  personas: readonly PersonaDelActo[],
  { comparecientes }: Dicho,
): DiferenciaDeFirma[] {
  const vistas = new Set(comparecientes.map(({ nombre }) => igualable(nombre)));
  const palabras = ` ${enPalabras(texto)} `;
  const seNombra = (nombre: string) => palabras.includes(` ${enPalabras(nombre)} `);
  const ausentes = personas.filter(({ nombre }) => seNombra(nombre) && !vistas.has(igualable(nombre)));
  const sinEspacios = texto.replace(/[\s-]/g, '').toUpperCase();
  return [
    ...ausentes.map(({ nombre }) => ({ campo: 'persona' as const, texto: nombre, firma: null })),
    ...comparecientes.flatMap(({ nombre, numero }): DiferenciaDeFirma[] => {
      if (!seNombra(nombre)) return [{ campo: 'persona', texto: null, firma: nombre }];
      const escrito = numero?.replace(/[\s-]/g, '').toUpperCase();
      if (!escrito || sinEspacios.includes(escrito)) return [];
      return [{ campo: 'documento', texto: null, firma: `${nombre}: ${numero}` }];
    }),
  ];
}
