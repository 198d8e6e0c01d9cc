import { z } from 'zod';
import { logica } from '../logica/logica.ts';
import { formasDeFirma } from './firma.ts';

/**
 * A template as data: the JSON a ProseMirror (Tiptap) editor edits. Usual nodes and marks keep the English names they
 * have there (`paragraph`, `bold`); ours are Spanish. Source: domain-gt 4.0.
 */

const ruta = z.string().min(1).max(200);
const nombre = z.string().regex(/^[a-zA-Z][a-zA-Z0-9]{0,59}$/, { error: 'El nombre lleva letras y números.' });
const palabra = z.string().max(60).optional();
const separador = z.string().max(20).optional();
const nada = z.strictObject({}).prefault({});
/** Editors write the alignment always, null when there is none. */
const textAlign = z.enum(['left', 'center', 'right', 'justify']).nullish();
/** A row, an item or a signature: once per item of `repetir`, which is `como` inside; of these, where `si` holds of the item. */
const repetible = { repetir: ruta.optional(), como: nombre.optional(), si: logica.optional() };
const rama = z.strictObject({ si: logica.optional() }).prefault({});
const parcial = z.strictObject({ nombre, sujeto: ruta.optional() });
const repetir = z.strictObject({ lista: ruta, como: nombre, separador, ultimo: separador, final: separador });

/** How a value is printed: its format, and the words of the author that it chooses from. */
export const COMO = {
  formato: z.string().max(40).optional(),
  mayusculas: z.boolean().optional(),
  singular: palabra,
  plural: palabra,
  genero: z.enum(['masculino', 'femenino']).optional(),
  masculino: palabra,
  femenino: palabra,
  masculinoPlural: palabra,
  femeninoPlural: palabra,
};

/** The attributes of each kind of node. */
const ATRIBUTOS = {
  doc: nada,
  paragraph: z.strictObject({ textAlign }).prefault({}),
  heading: z.strictObject({ level: z.number().int().min(1).max(4), textAlign }),
  bulletList: nada,
  orderedList: z.object({}).prefault({}),
  listItem: z.strictObject(repetible).prefault({}),
  table: nada,
  tableRow: z.strictObject(repetible).prefault({}),
  tableHeader: z.object({}).prefault({}),
  tableCell: z.object({}).prefault({}),
  text: nada,
  hardBreak: nada,
  /** A value, in a format of the jurisdiction; without one, in the format of its question's type. */
  variable: z.strictObject({ ruta, ...COMO }),
  /** The ordinal of a clause, wherever it ends up. */
  referencia: z.strictObject({ clausula: nombre }),
  /** Numbered after conditions are resolved: PRIMERA… (`clausula`) or, in actas, PRIMERO… (`punto`). */
  clausula: z.strictObject({
    id: nombre,
    serie: z.enum(['clausula', 'punto']).optional(),
    titulo: z.string().max(200).optional(),
    /** The clause of the office's library that it was taken from, and which of its versions. */
    biblioteca: z.string().max(60).optional(),
    version: z.number().int().min(1).optional(),
  }),
  /** The first branch that holds is written; one without `si` is the else. */
  condicional: nada,
  rama,
  condicionalTexto: nada,
  ramaTexto: rama,
  /** Once per item, which is `como` inside: `separador` between, `ultimo` before the last one, `final` after it. */
  repetir,
  repetirTexto: repetir,
  /** A text of the template or of the jurisdiction where `p` is what stands at `sujeto`. */
  parcial,
  parcialTexto: parcial,
  firmas: nada,
  firma: z.strictObject({ forma: z.enum(formasDeFirma), ...repetible }),
};

export type TipoNodo = keyof typeof ATRIBUTOS;
/** How a value is printed. */
export type Como = Omit<NodoDe<'variable'>['attrs'], 'ruta'>;
export type Marca = 'bold' | 'italic' | 'underline' | 'strike';
export type NodoDe<T extends TipoNodo> = {
  type: T;
  attrs: z.infer<(typeof ATRIBUTOS)[T]>;
  content: Nodo[];
  text: string;
  marks: { type: Marca }[];
};
export type Nodo = { [T in TipoNodo]: NodoDe<T> }[TipoNodo];

const marca = z.strictObject({ type: z.enum(['bold', 'italic', 'underline', 'strike']) });
const content = z.lazy(() => z.array(nodo).max(3000)).default([]);
const schemas = Object.entries(ATRIBUTOS).map(([type, attrs]) =>
  z.strictObject({
    type: z.literal(type),
    attrs,
    content,
    text: z.string().max(20_000).default(''),
    marks: z.array(marca).max(4).default([]),
  }),
);

/** A node as it is read: with its attributes, content, text and marks always there. */
const nodo = z.discriminatedUnion('type', schemas as never) as unknown as z.ZodType<Nodo>;

export const plantilla = z.strictObject({
  titulo: z.string().min(1).max(200),
  /** An escritura or an acta, whose numbers go in words (`codigo`). Source: Código de Notariado, arts. 8, 13 and 60. */
  protocolo: z.boolean().optional(),
  /** The header of every page; the foot, of drafts and samples alone (`definitivo`). */
  pagina: z.strictObject({ encabezado: content, pie: content }).prefault({}),
  /** Texts used more than once. */
  parciales: z.record(nombre, z.array(nodo).max(500)).default({}),
  contenido: nodo,
  /**
   * The contents while no notary holds the case, of an act that is nothing but the notary's word: what is asked for, and no part of the act.
   * Source: Código de Notariado, arts. 54 and 55.
   */
  sinNotario: nodo.optional(),
});

export type Plantilla = z.infer<typeof plantilla>;
/** A template as JSON, before it is read. */
export type PlantillaJson = z.input<typeof plantilla>;

const TEXTO = ['text', 'hardBreak', 'variable', 'referencia', 'condicionalTexto', 'repetirTexto', 'parcialTexto'];
const BLOQUE = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'table',
  'clausula',
  'condicional',
  'repetir',
  'parcial',
  'firmas',
];

/** The kinds of node that each kind of node may contain. */
export const HIJOS: Readonly<Record<TipoNodo, readonly string[]>> = {
  doc: BLOQUE,
  paragraph: TEXTO,
  heading: TEXTO,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: BLOQUE,
  table: ['tableRow'],
  tableRow: ['tableCell', 'tableHeader'],
  tableHeader: BLOQUE,
  tableCell: BLOQUE,
  text: [],
  hardBreak: [],
  variable: [],
  referencia: [],
  clausula: BLOQUE,
  condicional: ['rama'],
  rama: BLOQUE,
  condicionalTexto: ['ramaTexto'],
  ramaTexto: TEXTO,
  repetir: BLOQUE,
  repetirTexto: TEXTO,
  parcial: [],
  parcialTexto: [],
  firmas: ['firma'],
  firma: TEXTO,
};

export { BLOQUE, TEXTO };
