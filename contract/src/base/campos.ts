import {
  caracterNoImprimible,
  comoNombre,
  jurisdiccion,
  signoAjenoANombre,
  tieneDireccionWeb,
  tieneLetra,
} from '@fedatario/document-engine';
import * as z from 'zod/mini';
import { bastaComoMotivo, comoLinea, comoParrafo, esLinea, esParrafo, sinMarcasApiladas } from './escrito.ts';
import type { ClaveMensaje } from './mensajes.ts';
import { direccionWeb, e164, idTributaria } from './normales.ts';
import { CORREO, FIN_CORTO } from './patrones.ts';

/** The message of a check by its key, as Zod takes it: `m('requerido')`. */
export const m = (clave: ClaveMensaje) => ({ error: clave });

/** An instant in UTC, ISO 8601. */
export const instante = z.iso.datetime();

/** Characters of the longest reason that anybody is asked for. */
export const LARGO_DE_MOTIVO = 500;

/** Compared without case. */
const direccion = (requerido: ClaveMensaje, correo: ClaveMensaje) =>
  z
    .string(m(requerido))
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, m(requerido)),
      z.maxLength(254, m(correo)),
      z.regex(CORREO, m(correo)),
    );

export const correo = direccion('requerido', 'correo');

/** Specification, section 5: of the newsletter alone, with its own words. */
export const correoDelBoletin = direccion('emailRequerido', 'emailDelBoletin').check(
  z.regex(FIN_CORTO, m('emailDelBoletin')),
);

/** Specification, section 5: at least 8 characters, no required classes. The upper bound keeps hashing cheap. */
export const clave = z
  .string(m('requerido'))
  .check(
    z.refine(esLinea, { error: 'signoOculto', abort: true }),
    z.minLength(8, m('claveCorta')),
    z.maxLength(128, m('claveLarga')),
  );

/** A password being checked, not chosen: whatever was chosen before is let through to the comparison. */
export const claveActual = z
  .string(m('requerido'))
  .check(z.minLength(1, m('requerido')), z.maxLength(1024, m('claveLarga')));

export const codigo = z.string(m('requerido')).check(z.trim(), z.regex(/^\d{6}$/, m('codigo')));

/** A code of an authenticator application (6 digits) or a backup code (10 digits). People write them in groups. */
export const segundoPaso = z.string(m('requerido')).check(
  z.overwrite((escrito) => escrito.replace(/[\s-]/g, '')),
  z.regex(/^(?:\d{6}|\d{10})$/, m('segundoPaso')),
);

const deUnaLinea = [
  z.overwrite<string>(comoLinea),
  z.refine<string>(sinSaltos, { error: 'unaLinea', abort: true }),
  z.refine<string>(esLinea, { error: 'signoOculto', abort: true }),
  z.refine<string>(sinMarcasApiladas, { error: 'marcasApiladas', abort: true }),
];
const deVariasLineas = [
  z.overwrite<string>(comoParrafo),
  z.refine<string>(esParrafo, { error: 'signoOculto', abort: true }),
  z.refine<string>(sinMarcasApiladas, { error: 'marcasApiladas', abort: true }),
];

/** One line of `max` characters at most, which may be empty. No text of a call is read by less than this. */
export const linea = (max: number) => z.string(m('requerido')).check(...deUnaLinea, z.maxLength(max, m('largo')));

/** One line a person must write, of `max` characters at most. */
export const texto = (max: number) => linea(max).check(z.minLength(1, m('requerido')));

/** Refuses, naming it, the first character that no document could print: of every text that stands on one. */
export const imprimible = z.check<string>(({ value, issues }) => {
  const caracter = caracterNoImprimible(value);
  if (caracter !== undefined)
    issues.push({ code: 'custom', input: value, message: 'caracter', params: { caracter }, continue: false });
});

/** {@link texto}, that a document prints. */
export const impreso = (max: number) => texto(max).check(imprimible);

/** Letters, figures and common signs of one printed line, which begins with a letter: no formula, no control character. */
const RENGLON = /^\p{L}[\p{L}\p{M}\p{N} .,;:()'’´·"«»º°ª#&/-]*$/u;

/** One printed line of `min` to `max` characters, with a letter first and single spaces. */
export const renglon = (min: number, max: number) =>
  linea(max).check(
    z.overwrite((escrito) => escrito.replace(/ +/g, ' ')),
    z.minLength(1, m('requerido')),
    z.minLength(min, m('corto')),
    z.regex(RENGLON, m('renglon')),
    imprimible,
  );

/** One line that may be left empty, which is stored as null. */
export const textoOpcional = (max: number) => oNada(linea(max));

/** {@link textoOpcional}, that a document prints. */
export const impresoOpcional = (max: number) => oNada(linea(max).check(imprimible));

/** {@link renglon}, that may be left empty. */
export const renglonOpcional = (min: number, max: number) => {
  const escrito = renglon(min, max);
  return z.nullable(
    z.pipe(
      linea(max).check(({ value, issues }) => {
        const { error } = value === '' ? { error: undefined } : escrito.safeParse(value);
        const [issue] = error?.issues ?? [];
        if (issue) issues.push({ code: 'custom', input: value, message: issue.message, continue: false });
      }),
      z.transform((texto: string) => texto.replace(/ +/g, ' ') || null),
    ),
  );
};

/** Several lines, of `max` characters at most, which may be empty. */
export const lineas = (max: number) => z.string(m('requerido')).check(...deVariasLineas, z.maxLength(max, m('largo')));

/** Several lines a person must write. */
export const parrafo = (max: number) => lineas(max).check(z.minLength(1, m('requerido')));

/** Several lines that may be left empty, which is stored as null. */
export const parrafoOpcional = (max: number) => oNada(lineas(max));

const explicado = z.refine<string>((texto) => texto === '' || bastaComoMotivo(texto), m('motivoCorto'));

/** Why something is done, which must be told. */
export const motivo = (max: number) => parrafo(max).check(explicado);

/** {@link motivo}, where it may be left empty, which is stored as null. */
export const motivoOpcional = (max: number) => oNada(lineas(max).check(explicado));

/** Characters of the longest name: given names and surnames of an interview (domain-gt 2.2), with the space between. */
export const LARGO_DE_NOMBRE = 161;

/** The name of a person or a company, whatever an interview takes: a letter, and no address, which programs turn into a link. */
export const nombreDePersona = (max = LARGO_DE_NOMBRE) =>
  texto(max).check(
    z.overwrite(comoNombre),
    z.refine((nombre) => nombre === '' || tieneLetra(nombre), m('nombreSinLetras')),
    z.refine((nombre) => !tieneDireccionWeb(nombre), m('nombreConEnlace')),
  );

/** Whose documents carry it: {@link nombreDePersona} that prints, in letters and the signs names are written with. */
export const nombreDeUsuario = (max = LARGO_DE_NOMBRE) =>
  nombreDePersona(max).check(
    imprimible,
    z.refine((nombre) => signoAjenoANombre(nombre) === undefined, m('nombreConSignos')),
  );

/** The largest number that a column of 32 bits holds. */
const ENTERO_MAXIMO = 2 ** 31 - 1;

/** A whole number within bounds, both included. */
export const entero = (clave: ClaveMensaje = 'invalido', minimo = 0, maximo = ENTERO_MAXIMO) =>
  z.int(m(clave)).check(z.minimum(minimo, m(clave)), z.maximum(maximo, m(clave)));

/** {@link entero}, as it stands in an address. */
export const enteroEscrito = (clave: ClaveMensaje = 'invalido', minimo = 0, maximo = ENTERO_MAXIMO) =>
  z.coerce.number(m(clave)).check(z.int(m(clave)), z.minimum(minimo, m(clave)), z.maximum(maximo, m(clave)));

/** How often a row was changed when the caller saw it. */
export const revision = entero('requerido');

/** An id in the letters that the database writes, since ids are compared as texts too; `clave` tells of a wrong one. */
export const idCon = (clave: ClaveMensaje) => z.uuid(m(clave)).check(z.toLowerCase());
export const uuid = idCon('invalido');

/** Normalised to E.164; a national number is taken as of the jurisdiction (domain-gt 2.3). */
export const telefono = opcional(e164, 'telefono');

/** Tax number with its check digit, normalised, or `CF` (domain-gt 2.1). */
export const nit = opcional(idTributaria, 'nit');

/** A day of the calendar, `YYYY-MM-DD`, of the years that people live in. */
export const dia = z.iso.date(m('fecha')).check(z.refine(deEstosTiempos, m('fecha')));

/** {@link dia}, that may be left empty. */
export const fecha = opcional((texto) => (z.safeParse(dia, texto).success ? texto : undefined), 'fecha');

/** An instant, ISO 8601 in UTC. */
export const momento = z.iso.datetime(m('fechaHora')).check(z.refine(deEstosTiempos, m('fechaHora')));

/** A full https or http address of `max` characters at most; never another scheme, so that it can stand in a link. */
export const enlaceHasta = (max: number) => opcional(direccionWeb, 'url', max);
export const enlace = enlaceHasta(500);

/** The address of a calendar: programs also write it with a scheme of their own, which is read over https. */
export const enlaceDeCalendario = opcional((texto) => direccionWeb(texto.replace(/^webcals?:/i, 'https:')), 'url', 500);

/** Number of the identity document of the jurisdiction, normalised; undefined when its check digit does not hold. */
export function idPersonal(texto: string): string | undefined {
  const leido = jurisdiccion.idPersonal.parse(texto);
  return leido.ok ? leido.valor.cui : undefined;
}

function deEstosTiempos(texto: string): boolean {
  return texto >= '1850' && texto < '2300';
}

function sinSaltos(texto: string): boolean {
  return !/[\n\r\v\f\u0085\u2028\u2029]/.test(texto);
}

function oNada(schema: z.ZodMiniString) {
  return z.nullable(
    z.pipe(
      schema,
      z.transform((texto: string) => texto || null),
    ),
  );
}

/** The value as it is stored, or undefined when it cannot be read. */
type Normalizar = (texto: string) => string | undefined;

/** A field that may be left empty, which is stored as null; what it holds is stored in its normal form. */
function opcional(normalizar: Normalizar, error: ClaveMensaje, max?: number) {
  const corto = max === undefined ? [] : [z.maxLength(max, { error: 'largo', abort: true })];
  const valido = (texto: string) => texto.trim() === '' || normalizar(texto.trim()) !== undefined;
  return z.nullable(
    z.pipe(
      z.string(m('requerido')).check(
        ...corto,
        z.refine((texto) => esLinea(texto) && valido(texto), { error }),
      ),
      z.transform((texto: string) => normalizar(texto.trim()) || null),
    ),
  );
}
