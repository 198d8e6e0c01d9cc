import { z } from 'zod';
import { formasDeFirma } from '../modelo/firma.ts';
import { COMO } from '../modelo/plantilla.ts';

/**
 * The text of an act as people write it: the JSON that a ProseMirror (Tiptap) editor edits, limited to what a document can
 * hold. Unlike a template it depends on no answer; its clauses are numbered by where they stand.
 */

const nada = z.strictObject({}).prefault({});
/** Editors write attributes of their own here, as the place an ordered list starts from; they say nothing. */
const ajenos = z
  .object({})
  .prefault({})
  .transform(() => ({}));
const textAlign = z.enum(['left', 'center', 'right', 'justify']).nullish();
const id = z.string().regex(/^[a-zA-Z][a-zA-Z0-9]{0,59}$/, { error: 'El nombre lleva letras y números.' });

const ATRIBUTOS = {
  doc: nada,
  paragraph: z.strictObject({ textAlign }).prefault({}),
  heading: z.strictObject({ level: z.number().int().min(1).max(4), textAlign }),
  bulletList: nada,
  orderedList: ajenos,
  listItem: nada,
  table: nada,
  tableRow: nada,
  tableHeader: ajenos,
  tableCell: ajenos,
  text: nada,
  hardBreak: nada,
  /** An answer that was missing when the text was made: to be written before it is sent. */
  blanco: z.strictObject({ ruta: z.string().max(200), etiqueta: z.string().max(400) }),
  /** A place that the engine writes from the data of the act (`escribirActo`): blank until it has them. Nobody writes inside. */
  dato: z.strictObject({
    ruta: z.string().max(200),
    etiqueta: z.string().max(400),
    alFirmar: z.boolean(),
    como: z.strictObject(COMO),
    texto: z.string().max(2000).nullish(),
  }),
  clausula: z.strictObject({ id, serie: z.enum(['clausula', 'punto']), titulo: z.string().max(200).nullish() }),
  firmas: nada,
  firma: z.strictObject({ forma: z.enum(formasDeFirma) }),
};

type Tipo = keyof typeof ATRIBUTOS;
export type NodoDeMinuta = {
  [T in Tipo]: {
    type: T;
    attrs: z.infer<(typeof ATRIBUTOS)[T]>;
    content: NodoDeMinuta[];
    text: string;
    marks: { type: 'bold' | 'italic' | 'underline' | 'strike' }[];
  };
}[Tipo];

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
const nodo = z.discriminatedUnion('type', schemas as never) as unknown as z.ZodType<NodoDeMinuta>;

export const minuta = z.strictObject({
  titulo: z.string().trim().min(1).max(200),
  /** Header and footer of every page. */
  encabezado: content,
  pie: content,
  contenido: nodo,
});
export type Minuta = z.infer<typeof minuta>;

const TEXTO: readonly Tipo[] = ['text', 'hardBreak', 'blanco', 'dato'];
const BLOQUE: readonly Tipo[] = ['paragraph', 'heading', 'bulletList', 'orderedList', 'table', 'clausula', 'firmas'];

/** The kinds of node that each kind of node may contain. */
export const HIJOS_DE_MINUTA: Readonly<Record<Tipo, readonly Tipo[]>> = {
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
  blanco: [],
  dato: [],
  clausula: BLOQUE,
  firmas: ['firma'],
  firma: TEXTO,
};
export const TEXTO_DE_MINUTA = TEXTO;
