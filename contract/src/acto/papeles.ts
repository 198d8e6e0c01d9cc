import { papelDeDeber, type TipoDePapel, tiposDePapel } from '@fedatario/document-engine';
import * as z from 'zod/mini';
import { acto, archivo, lectura } from '../base/calls.ts';
import { dia, impresoOpcional, instante, LARGO_DE_NOMBRE, m, renglon, renglonOpcional, uuid } from '../base/campos.ts';
import { ImpresionEnProtocolo, NUMERO_DE_INSTRUMENTO } from './protocolo.ts';

export { type TipoDePapel, tiposDePapel } from '@fedatario/document-engine';

/** Whether a paper is an aviso to an office, by which the law asks it to be told of the act. */
export function esAviso(tipo: TipoDePapel): tipo is TipoDePapel & `aviso${string}` {
  return tipo.startsWith('aviso');
}

/** The paper by which a duty is done; undefined of a duty that needs none. */
export function papelPor(deber: string): TipoDePapel | undefined {
  return deber in papelDeDeber ? papelDeDeber[deber as keyof typeof papelDeDeber] : undefined;
}

/** The tax of the act that a testimonio covers. */
export const impuestosDePapel = ['iva', 'timbres', 'ninguno'] as const;

/** Centavos, from one quetzal to so many. */
const hasta = (maximo: number) =>
  z.nullable(z.int(m('monto')).check(z.minimum(100, m('montoMinimo')), z.maximum(maximo, m('monto'))));
const IMPUESTO_MAXIMO = 2 ** 31 - 1;
const VALOR_MAXIMO = 1e13;
const CAMBIO_MAXIMO = 1_000;
/** Papers given to somebody, and those that the Archivo General de Protocolos receives. */
const CON_DESTINATARIO = ['testimonio', 'copiaSimple'];
const CON_CLAVE = ['testimonioEspecial', 'testimonioDeRazon'];

const { lado, renglon: renglonDeHoja, ajuste } = ImpresionEnProtocolo.shape;

const campos = z.strictObject({
  tipo: z.enum(tiposDePapel, m('opcion')),
  lugar: renglon(3, 120),
  fecha: dia,
  /** The person who receives it; null for a paper that is for an office. */
  destinatario: renglonOpcional(3, LARGO_DE_NOMBRE),
  /** Each leaf copies two sides of the signed sheets. */
  ambosLados: z.boolean(m('opcion')),
  impuesto: z.nullable(z.enum(impuestosDePapel, m('opcion'))),
  /** Centavos of that tax. */
  montoDeImpuesto: hasta(IMPUESTO_MAXIMO),
  /** Value of the act in centavos, by which the timbre notarial is counted; null when it is indeterminate, or counted by `tipoDeCambio`. */
  valor: hasta(VALOR_MAXIMO),
  /** The notary says that the value is indeterminate. */
  valorIndeterminado: z.optional(z.boolean(m('opcion'))),
  /** Quetzales of one dollar, by which the price in dollars of the act is its value. */
  tipoDeCambio: z.optional(
    z.nullable(
      z.number(m('tipoDeCambio')).check(z.minimum(1, m('tipoDeCambio')), z.maximum(CAMBIO_MAXIMO, m('tipoDeCambio'))),
    ),
  ),
  /** Number of the notary in the Archivo General de Protocolos. */
  clave: impresoOpcional(20),
  /** Number that the razón has in the protocol. */
  instrumento: NUMERO_DE_INSTRUMENTO,
  /** The content of the legalised document in few words, or the data that an aviso gives to its office. */
  descripcion: impresoOpcional(300),
  /** The place where the razón begins on the paper of the protocol. */
  lado,
  renglon: renglonDeHoja,
  ajuste,
});
type Campos = z.output<typeof campos>;

const exige = (campo: keyof Campos, cuando: (papel: Campos) => boolean) =>
  z.refine<Campos>((papel) => !cuando(papel) || papel[campo] !== null, { ...m('requerido'), path: [campo] });

const niega = (campo: keyof Campos, clave: Parameters<typeof m>[0], cuando: (papel: Campos) => boolean) =>
  z.refine<Campos>((papel) => !cuando(papel), { ...m(clave), path: [campo] });

/** A paper to make of a signed act; each kind asks for its own data. */
export const PapelNuevo = campos.check(
  exige('destinatario', ({ tipo }) => CON_DESTINATARIO.includes(tipo)),
  exige('impuesto', ({ tipo }) => tipo === 'testimonio'),
  exige('montoDeImpuesto', ({ tipo, impuesto }) => tipo === 'testimonio' && impuesto !== 'ninguno'),
  niega(
    'montoDeImpuesto',
    'sinImpuesto',
    ({ impuesto, montoDeImpuesto }) => impuesto !== 'iva' && impuesto !== 'timbres' && montoDeImpuesto !== null,
  ),
  niega(
    'valor',
    'valorDelActo',
    ({ tipo, valor, valorIndeterminado = false, tipoDeCambio = null }) =>
      tipo === 'testimonioEspecial' &&
      [valor !== null, valorIndeterminado, tipoDeCambio !== null].filter(Boolean).length !== 1,
  ),
  exige('clave', ({ tipo }) => CON_CLAVE.includes(tipo)),
  exige('instrumento', ({ tipo }) => tipo === 'razonDeLegalizacion'),
  exige('descripcion', ({ tipo }) => tipo === 'razonDeLegalizacion' || esAviso(tipo)),
);
export type PapelNuevo = z.output<typeof PapelNuevo>;

export const Papel = z.object({
  idPapel: uuid,
  tipo: z.enum(tiposDePapel),
  /** Which one of its kind it is, from 1: the second testimonio of an act. */
  orden: z.int(),
  destinatario: z.nullable(z.string()),
  /** It is given to somebody who is no party of the act. */
  aExtrano: z.boolean(),
  lugar: z.string(),
  fecha: z.string(),
  /** Leaves; null of what stands in the protocol. */
  hojas: z.nullable(z.int()),
  hechoPor: z.string(),
  hechoEn: instante,
});
export type Papel = z.output<typeof Papel>;

export const PapelesDeTramite = z.object({
  /** The newest first. */
  papeles: z.array(Papel),
  /** Kinds that may be made of this act now. */
  caben: z.array(z.enum(tiposDePapel)),
  /** Initial values of the form. */
  propuesta: z.object({
    lugar: z.string(),
    fecha: z.string(),
    /** Persons who appeared, as whoever may receive a copy. */
    personas: z.array(z.string()),
    clave: z.nullable(z.string()),
    /** The price that the answers of the case say, in centavos of its currency; null of an act without a price. */
    precio: z.nullable(z.object({ monto: z.int(), moneda: z.enum(['GTQ', 'USD']) })),
    /** Number and folio that follow in the protocol. */
    instrumento: z.int(),
    paginas: z.int(),
  }),
});
export type PapelesDeTramite = z.output<typeof PapelesDeTramite>;

const deTramite = {
  path: '/private/tramites/:idSolicitud/papeles',
  access: 'staff',
  alcance: 'participante',
  params: z.strictObject({ idSolicitud: uuid }),
} as const;
const uno = {
  access: 'staff',
  alcance: 'participante',
  params: z.strictObject({ idPapel: uuid }),
} as const;

export const papeles = {
  ofTramite: lectura({
    ...deTramite,
    summary: 'Los papeles que su notario hizo de un acto, los que puede hacer y con qué empieza su formulario',
    response: PapelesDeTramite,
  }),
  make: acto('POST', {
    ...deTramite,
    acto: 'papel.crear',
    summary:
      'Hace un testimonio, una copia o una razón de un acto firmado: queda anotado cuál es, para quién y de cuántas hojas',
    body: PapelNuevo,
    response: Papel,
  }),
  remove: acto('DELETE', {
    ...uno,
    path: '/private/papeles/:idPapel',
    acto: 'papel.borrar',
    summary: 'Quita el último papel de su clase, que se hizo mal y no se entregó',
    response: Papel,
  }),
  pdf: archivo({
    ...uno,
    path: '/private/papeles/:idPapel/pdf',
    acto: 'papel.ver',
    costly: true,
    summary: 'Un papel de un acto, en PDF, para imprimirlo, sellarlo y firmarlo',
    produces: ['application/pdf'],
  }),
};
