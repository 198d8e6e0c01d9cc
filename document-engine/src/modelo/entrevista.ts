import { z } from 'zod';
import { logica } from '../logica/logica.ts';

/** How the interview of a product is written: sections of questions, derived values and rules. Source: domain-gt 4.0. */

const clave = z
  .string()
  .max(60)
  .regex(/^[a-zA-Z][a-zA-Z0-9]*$/, { error: 'La clave lleva letras y números, sin acentos ni espacios.' })
  // A name that every object has would be read as an answer where there is none.
  .refine((name) => name !== 'prototype' && !(name in {}), { error: 'Esa clave no se puede usar.' });

const base = {
  clave,
  etiqueta: z.string().min(1).max(300),
  /** Short label for the blank of a missing answer, for labels that are long or phrased as a question. */
  etiquetaCorta: z.string().min(1).max(40).optional(),
  ayuda: z.string().max(1000).optional(),
  ejemplo: z.string().max(300).optional(),
  /** True unless it says false. */
  obligatoria: z.boolean().optional(),
  visibleSi: logica.optional(),
  defecto: z.json().optional(),
  /**
   * Name in the person's profile that fills it the first time. In a section it is filled by itself; a `persona` with any
   * name here is the one who writes.
   */
  perfil: z.string().max(100).optional(),
  /** Known only when the act is signed: what the notary approves and sends leaves its place blank. In sections of the notary. */
  momento: z.literal('firma').optional(),
  /** Said instead of the usual message when a limit is not kept. */
  mensajeLimite: z.string().max(300).optional(),
  /** Told beside the question while the rule holds, over what its group sees: lawful, but odd. */
  avisarSi: z.strictObject({ si: logica, mensaje: z.string().min(1).max(300) }).optional(),
};

const opcion = z.strictObject({
  valor: z.string().min(1).max(60),
  etiqueta: z.string().min(1).max(300),
  /** The text a document prints for this option, when it differs from the label. */
  texto: z.string().max(1000).optional(),
});
const opciones = z.array(opcion).min(1).max(300);
const largo = z.number().int().min(0).max(50_000);

/** Limits are rules: a literal, or one over other answers (`hoy`, `fechaFirma` plus a day). */
const limites = { min: logica.optional(), max: logica.optional() };
/** The words that the document has before the answer, which is read in the middle of that sentence; empty when they vary. */
const enFrase = z.string().max(60).optional();
const cuenta = { min: z.number().int().min(0).max(200).optional(), max: z.number().int().min(1).max(200).optional() };

const hoja = z.discriminatedUnion('tipo', [
  z.strictObject({
    ...base,
    tipo: z.literal('texto'),
    min: largo.optional(),
    max: largo.optional(),
    /** The name of a natural person, or a part of it: letters only. */
    nombre: z.boolean().optional(),
    /** A word, not a number: at least one letter. */
    palabra: z.boolean().optional(),
    /** The number of a chassis: one that is no VIN is asked to be looked at again. */
    chasis: z.boolean().optional(),
    enFrase,
  }),
  z.strictObject({ ...base, tipo: z.literal('parrafo'), min: largo.optional(), max: largo.optional(), enFrase }),
  z.strictObject({ ...base, tipo: z.enum(['numero', 'moneda', 'porcentaje', 'fecha', 'hora']), ...limites }),
  z.strictObject({ ...base, tipo: z.enum(['siNo', 'archivo']) }),
  z.strictObject({ ...base, tipo: z.literal('declaracion'), texto: z.string().min(1).max(3000) }),
  z.strictObject({ ...base, tipo: z.literal('opcion'), opciones }),
  z.strictObject({ ...base, tipo: z.literal('opcionMultiple'), opciones, ...cuenta }),
  z.strictObject({ ...base, tipo: z.enum(['cui', 'nit', 'telefono', 'correo', 'placa', 'departamento', 'municipio']) }),
]);

/** A question of one value. */
type Hoja = z.infer<typeof hoja>;
type Base = z.infer<z.ZodObject<typeof base>>;

/** Several questions under one name; `persona` and the other composite types become this. */
export type Grupo = Base & { tipo: 'grupo'; campos: Pregunta[] };
/**
 * A group the jurisdiction defines. `menorDeEdad` lets a persona be under age; `soloEnNombrePropio` is for one who cannot act for an entity
 * (a witness, a worker), and is not asked about it; `sinDireccion`, for one whose address for notices is not printed; `soloIdentidad`, for
 * one who is named and does not appear; `sinGenerales`, for one who appears and whose age, status and trade the law does not ask;
 * `porOtros`, for a party that may act for others in any of the ways that the partials `compareciente` and `firmante` write, and is asked
 * nothing that a document does not print; with `soloIdentidad`, an entity or a person who does not sign.
 */
type Compuesta = Base & {
  tipo: 'persona' | 'representacion' | 'direccion' | 'vehiculo' | 'inmueble';
  menorDeEdad?: boolean | undefined;
  soloEnNombrePropio?: boolean | undefined;
  sinDireccion?: boolean | undefined;
  soloIdentidad?: boolean | undefined;
  porOtros?: boolean | undefined;
  sinGenerales?: boolean | undefined;
};
export type OpcionesPersona = Omit<Compuesta, keyof Base | 'tipo'>;
/**
 * As many times `elemento` as the person adds; of people, those that `min` says are there from the start. `antes` is the key of the question of
 * one value that an earlier version asked in its place: its answer becomes the first of the list.
 */
type Lista = Base & {
  tipo: 'lista';
  elemento: Pregunta;
  min?: number | undefined;
  max?: number | undefined;
  antes?: string | undefined;
};
export type Pregunta = Hoja | Grupo | Compuesta | Lista;

const pregunta: z.ZodType<Pregunta> = z.lazy(() => z.discriminatedUnion('tipo', [hoja, grupo, compuesta, lista]));
const grupo = z.strictObject({ ...base, tipo: z.literal('grupo'), campos: z.array(pregunta).min(1).max(60) });
const compuesta = z.strictObject({
  ...base,
  tipo: z.enum(['persona', 'representacion', 'direccion', 'vehiculo', 'inmueble']),
  menorDeEdad: z.boolean().optional(),
  soloEnNombrePropio: z.boolean().optional(),
  sinDireccion: z.boolean().optional(),
  soloIdentidad: z.boolean().optional(),
  sinGenerales: z.boolean().optional(),
  porOtros: z.boolean().optional(),
});
const lista = z.strictObject({
  ...base,
  tipo: z.literal('lista'),
  elemento: pregunta,
  ...cuenta,
  antes: clave.optional(),
});

const seccion = z.strictObject({
  clave,
  titulo: z.string().min(1).max(200),
  ayuda: z.string().max(1000).optional(),
  visibleSi: logica.optional(),
  /** Asked of the notary, not of the customer (domain-gt 4.7, rule 7). */
  visiblePara: z.literal('notario').optional(),
  preguntas: z.array(pregunta).min(1).max(100),
});

/** `abonos` is the list of the quotas of a debt, each with its parts. */
const derivado = z.strictObject({
  clave,
  tipo: z.enum(['fecha', 'moneda', 'numero', 'texto', 'abonos']),
  valor: logica,
});

const regla = z.strictObject({
  si: logica,
  nivel: z.enum(['aviso', 'error']),
  mensaje: z.string().min(1).max(500),
  /** The question the message stands at. */
  pregunta: z.string().max(200).optional(),
});

/**
 * People of whom no two may be the same, by their paths (of a list, `socios.*`); a text among them is a name. `comoParte` is for who may
 * sign for another and answer for them, as their surety: only whom they act for is compared. `contratantes` are the sides of a contract,
 * where one may sign for both sides, with a warning, as long as those who are bound differ. `porElemento`
 * compares those of one item of a list with each other alone, as one who signs for another may sign for several.
 */
const distintas = z.strictObject({
  personas: z.array(z.string().max(200)).min(1).max(20),
  comoParte: z.boolean().optional(),
  contratantes: z.boolean().optional(),
  porElemento: z.boolean().optional(),
});

export const entrevista = z.strictObject({
  secciones: z.array(seccion).min(1).max(40),
  derivados: z.array(derivado).max(60).optional(),
  reglas: z.array(regla).max(100).optional(),
  distintas: z.array(distintas).max(40).optional(),
  /** The question whose answer is the ISO 4217 code of the document's currency; without it, the currency of the country. */
  divisa: clave.optional(),
});

export type Entrevista = z.infer<typeof entrevista>;
export type Derivado = z.infer<typeof derivado>;
export type Opcion = z.infer<typeof opcion>;
