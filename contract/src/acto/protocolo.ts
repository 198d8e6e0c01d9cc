import * as z from 'zod/mini';
import { acto, archivo, lectura } from '../base/calls.ts';
import { impresoOpcional, imprimible, lineas, m, renglon, uuid } from '../base/campos.ts';

/** Text of digits, or empty, which is null; without zeros before it. */
export const NUMERO_DE_INSTRUMENTO = z.nullable(
  z.pipe(
    z.string(m('requerido')).check(z.trim(), z.regex(/^(?:0*[1-9]\d{0,5})?$/, m('instrumento'))),
    z.transform((escrito: string) => (escrito === '' ? null : String(Number(escrito)))),
  ),
);

/** The first and the last of some folios. */
export interface Folios {
  readonly desde: number;
  readonly hasta: number;
}

/** `20-22`, or one alone; undefined of anything else, and when the last stands before the first. */
export function leerFolios(escrito: string): Folios | undefined {
  const [, primero, ultimo] = /^0*([1-9]\d{0,5})(?:\s*-\s*0*([1-9]\d{0,5}))?$/.exec(escrito.trim()) ?? [];
  if (primero === undefined) return undefined;
  const desde = Number(primero);
  const hasta = Number(ultimo ?? primero);
  return hasta < desde ? undefined : { desde, hasta };
}

/** As people write them: `20-22`, and `20` of one alone. */
export function escribirFolios({ desde, hasta }: Folios): string {
  return desde === hasta ? String(desde) : `${desde}-${hasta}`;
}

/** Text of one or two numbers, or empty, which is null; as {@link escribirFolios} writes it. */
export const FOLIOS = z.nullable(
  z.pipe(
    z
      .string(m('requerido'))
      .check(z.refine((escrito) => escrito.trim() === '' || leerFolios(escrito) !== undefined, m('folios'))),
    z.transform((escrito: string) => {
      const folios = leerFolios(escrito);
      return folios ? escribirFolios(folios) : null;
    }),
  ),
);

/** The current position in the protocol of a notary (Código de Notariado, arts. 8 and 13). */
export const PROTOCOLO = z.object({
  /** Its last instrument; null before the first. */
  ultimo: z.nullable(z.object({ numero: z.int(), fecha: z.string(), folio: z.nullable(z.int()) })),
  /** The number and the folio that follow today; 1 before the first, which may be another. */
  numero: z.int(),
  folio: z.int(),
});
export type Protocolo = z.output<typeof PROTOCOLO>;

/** Entries of the protocol that are no act of the house: a cancelled number, the razón of a legalización (art. 59), another's. */
export const anotaciones = ['cancelado', 'razon', 'ajeno'] as const;
export type Anotacion = (typeof anotaciones)[number];

/** More than any notary authorises in a year: a slip of the hand (12 as 1200000) would close the protocol until January. */
const MAYOR_ANOTADO = 9_999;
const FOLIOS_DE_UNA_ANOTACION = 100;

function cuantos(escritos: string): number {
  const folios = leerFolios(escritos);
  return folios ? folios.hasta - folios.desde + 1 : 0;
}

export const AnotacionNueva = z.strictObject({
  anotacion: z.enum(anotaciones, m('opcion')),
  numero: z.int(m('requerido')).check(z.minimum(1, m('instrumento')), z.maximum(MAYOR_ANOTADO, m('instrumento'))),
  fecha: z.iso.date(m('fecha')),
  folios: FOLIOS.check(
    z.refine((folios) => folios !== null, m('requerido')),
    z.refine((folios) => folios === null || cuantos(folios) <= FOLIOS_DE_UNA_ANOTACION, m('foliosDeMas')),
  ),
  mismaHoja: z.optional(z.boolean()),
  /** Why it was cancelled, or what it is. */
  nota: renglon(3, 300),
  /** Place where it was granted and persons who granted it, which the index names; null when they are not told. */
  lugar: z.optional(impresoOpcional(120)),
  otorgantes: z.optional(impresoOpcional(300)),
});
export type AnotacionNueva = z.output<typeof AnotacionNueva>;

export const ladosDeHoja = ['anverso', 'reverso'] as const;
const RENGLONES = 25;
/** Millimetres by which the printed lines may be moved. */
const AJUSTE_MAXIMO = 30;

const salvado = z.optional(lineas(1_000).check(imprimible));

/** How an instrument is printed on the paper of the protocol: where it begins, and the corrections that it saves (art. 14). */
export const ImpresionEnProtocolo = z.strictObject({
  lado: z.enum(ladosDeHoja, m('opcion')),
  renglon: z.coerce
    .number(m('renglonDeHoja'))
    .check(z.int(m('renglonDeHoja')), z.minimum(1, m('renglonDeHoja')), z.maximum(RENGLONES, m('renglonDeHoja'))),
  /** Words written between lines, and words struck out: one correction on each line. */
  entreLineas: salvado,
  testado: salvado,
  ajuste: z.coerce
    .number(m('ajusteDeHoja'))
    .check(z.minimum(-AJUSTE_MAXIMO, m('ajusteDeHoja')), z.maximum(AJUSTE_MAXIMO, m('ajusteDeHoja'))),
});
export type ImpresionEnProtocolo = z.output<typeof ImpresionEnProtocolo>;

const deNotario = {
  path: '/private/notarios/:id/protocolo',
  access: 'staff',
  alcance: 'propioOAdmin',
  params: z.strictObject({ id: uuid }),
} as const;

export const protocolo = {
  read: lectura({
    ...deNotario,
    summary: 'Dónde va el protocolo de un notario: su último instrumento, y el número y el folio que siguen',
    response: PROTOCOLO,
  }),
  note: acto('POST', {
    ...deNotario,
    acto: 'protocolo.anotar',
    summary:
      'Anota en un protocolo un número que no es de un trámite: cancelado, razón de legalización o ajeno; para siempre',
    body: AnotacionNueva,
    response: z.object({ idInstrumento: uuid, protocolo: PROTOCOLO }),
  }),
  print: archivo({
    path: '/private/tramites/:idSolicitud/protocolo',
    access: 'staff',
    alcance: 'participante',
    acto: 'minuta.ver',
    costly: true,
    summary: 'El texto aprobado de un instrumento, en PDF para el papel sellado de su protocolo: 25 renglones por lado',
    params: z.strictObject({ idSolicitud: uuid }),
    query: ImpresionEnProtocolo,
    produces: ['application/pdf'],
  }),
};
