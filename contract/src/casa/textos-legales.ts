import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { enteroEscrito, linea, parrafo, revision } from '../base/campos.ts';

/** The legal texts a visitor accepts when they register or buy. */
export const clasesDeTextoLegal = ['terminos', 'privacidad'] as const;
export type ClaseDeTextoLegal = (typeof clasesDeTextoLegal)[number];

const LETRAS_MAXIMAS = 60_000;

/** Plain text: `# ` begins a heading, `- ` an item of a list, and an empty line parts paragraphs. */
export const TextoLegal = z.object({
  clase: z.enum(clasesDeTextoLegal),
  /** Counts what was published, from 1; whoever accepted accepted one of them. */
  version: z.int(),
  texto: z.string(),
  publicadoEn: z.iso.datetime(),
});
export type TextoLegal = z.output<typeof TextoLegal>;

/** One of those there were, without what it said. */
const VersionDeTextoLegal = z.object({
  version: z.int(),
  publicadoEn: z.iso.datetime(),
  /** Null when the product began with it. */
  publicadoPor: z.nullable(z.string()),
  /** People who accepted it. */
  aceptaciones: z.int(),
});
export type VersionDeTextoLegal = z.output<typeof VersionDeTextoLegal>;

/** `revision` is the version one read before writing; 0 when there was none. */
export const PublicacionDeTextoLegal = z.strictObject({ texto: parrafo(LETRAS_MAXIMAS), revision });

const deClase = { alcance: 'todos', params: z.strictObject({ clase: linea(20) }) } as const;

export const textosLegales = {
  list: lectura({
    path: '/public/textos-legales',
    access: 'public',
    summary: 'Términos y política de privacidad vigentes; los que se hayan publicado',
    response: z.array(TextoLegal),
  }),
  versiones: lectura({
    path: '/private/textos-legales/:clase/versiones',
    access: 'staff',
    ...deClase,
    summary: 'Lo que se ha publicado, de lo último a lo primero, con cuántas personas lo aceptaron',
    response: z.array(VersionDeTextoLegal),
  }),
  version: lectura({
    path: '/private/textos-legales/:clase/versiones/:version',
    access: 'staff',
    alcance: 'todos',
    params: z.strictObject({ ...deClase.params.shape, version: enteroEscrito() }),
    summary: 'Lo que decía una versión',
    response: TextoLegal,
  }),
  publish: acto('POST', {
    path: '/private/textos-legales/:clase',
    acto: 'textoLegal.publicar',
    access: 'admin',
    ...deClase,
    summary: 'Publica otra versión, que se lee al momento; las anteriores quedan',
    body: PublicacionDeTextoLegal,
    response: TextoLegal,
  }),
};
