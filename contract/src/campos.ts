import { jurisdiccion } from '@fedatario/document-engine';
import * as z from 'zod/mini';
import type { ClaveMensaje } from './mensajes.ts';
import { CORREO } from './patrones.ts';

const m = (clave: ClaveMensaje) => ({ error: clave });

/** Compared without case. */
export const correo = z
  .string(m('requerido'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, m('requerido')),
    z.maxLength(254, m('email')),
    z.regex(CORREO, m('email')),
  );

/** Specification, section 5: at least 8 characters, no required classes. The upper bound keeps hashing cheap. */
export const clave = z.string(m('requerido')).check(z.minLength(8, m('claveCorta')), z.maxLength(128, m('claveLarga')));

/** A password being checked, not chosen: whatever was chosen before is let through to the comparison. */
export const claveActual = z
  .string(m('requerido'))
  .check(z.minLength(1, m('requerido')), z.maxLength(1024, m('claveLarga')));

export const codigo = z.string(m('requerido')).check(z.trim(), z.regex(/^\d{6}$/, m('codigo')));

/** Of an application for codes (6 digits), or one kept for when it is lost (10); people write it in groups. */
export const segundoPaso = z.string(m('requerido')).check(
  z.overwrite((escrito) => escrito.replace(/[\s-]/g, '')),
  z.regex(/^(?:\d{6}|\d{10})$/, m('segundoPaso')),
);

/** Text a person must write, of `max` characters at most. */
export const texto = (max: number) =>
  z.string(m('requerido')).check(z.trim(), z.minLength(1, m('requerido')), z.maxLength(max, m('largo')));

/** Letters, figures and common signs of one printed line, which begins with a letter: no formula, no control character. */
const RENGLON = /^\p{L}[\p{L}\p{M}\p{N} .,;:()'’"«»º°ª#&/-]*$/u;

/** One printed line of `min` to `max` characters, with a letter first and single spaces. */
export const renglon = (min: number, max: number) =>
  z.string(m('requerido')).check(
    z.overwrite((escrito) => escrito.normalize('NFC').replace(/ +/g, ' ')),
    z.trim(),
    z.minLength(1, m('requerido')),
    z.minLength(min, m('corto')),
    z.maxLength(max, m('largo')),
    z.regex(RENGLON, m('renglon')),
  );

/** Text that may be empty; an empty one is stored as null. */
export const textoOpcional = (max: number) =>
  opcional((texto) => (texto.length <= max ? texto : undefined), 'largo', max);

export const uuid = z.uuid({ error: 'invalido' });

/** Normalised to E.164; a national number is taken as of the jurisdiction (domain-gt 2.3). */
export const telefono = opcional(e164, 'telefono');

/** Tax number with its check digit, normalised, or `CF` (domain-gt 2.1). */
export const nit = opcional(idTributaria, 'nit');

/** A day of the calendar, `YYYY-MM-DD`. */
export const fecha = opcional((texto) => (z.safeParse(z.iso.date(), texto).success ? texto : undefined), 'fecha');

/** A full https or http address; never another scheme, so that it can stand in a link. */
export const enlace = opcional(direccionWeb, 'url');

/** Number of the identity document of the jurisdiction, normalised; undefined when its check digit does not hold. */
export function idPersonal(texto: string): string | undefined {
  const leido = jurisdiccion.idPersonal.parse(texto);
  return leido.ok ? leido.valor.cui : undefined;
}

/** The value as it is stored, or undefined when it cannot be read. */
type Normalizar = (texto: string) => string | undefined;

/** A field that may be left empty, which is stored as null; what it holds is stored in its normal form. */
function opcional(normalizar: Normalizar, error: ClaveMensaje, maximum?: number) {
  const valido = (texto: string) => texto.trim() === '' || normalizar(texto.trim()) !== undefined;
  const params = maximum === undefined ? {} : { params: { maximum } };
  return z.nullable(
    z.pipe(
      z.string(m('requerido')).check(z.refine(valido, { error, ...params })),
      z.transform((texto: string) => normalizar(texto.trim()) || null),
    ),
  );
}

function e164(texto: string): string | undefined {
  const leido = jurisdiccion.telefono.parse(texto);
  return leido.ok ? leido.valor.e164 : undefined;
}

function idTributaria(texto: string): string | undefined {
  const leido = jurisdiccion.idTributaria.parse(texto);
  return leido.ok ? leido.valor.valor : undefined;
}

function direccionWeb(texto: string): string | undefined {
  if (texto.length > 500 || !URL.canParse(texto)) return undefined;
  return ['http:', 'https:'].includes(new URL(texto).protocol) ? texto : undefined;
}
