import * as z from 'zod/mini';
import { idPersonal, imprimible, m, nombreDePersona, textoOpcional } from '../base/campos.ts';
import { PASAPORTE } from '../base/patrones.ts';

/** How the notary identified a person: by a document, by knowing them, or by two known witnesses (art. 29.3 and 29.4). */
export const identificaciones = ['dpi', 'pasaporte', 'conocido', 'testigos'] as const;
export type Identificacion = (typeof identificaciones)[number];

/** Those in which somebody showed a document, and so it has a number. */
export const conDocumento: readonly Identificacion[] = ['dpi', 'pasaporte'];

/** As what somebody appears: as a party, or because the law wants or lets another be there (art. 29.6 and 29.12). */
export const calidades = ['parte', 'testigo', 'interprete', 'traductor'] as const;
export type Calidad = (typeof calidades)[number];

export const COMPARECIENTES_MAXIMOS = 40;

interface Identificada {
  readonly identificacion: Identificacion | null;
  readonly numero: string | null;
}

/** Name, document and number of somebody who appears. */
export const camposDePersona = {
  nombre: nombreDePersona().check(imprimible),
  /** Number of the identity document the person showed; null if they showed none. */
  numero: textoOpcional(20),
};

const conNumero = ({ identificacion }: Identificada) =>
  identificacion !== null && conDocumento.includes(identificacion);

/** A document has its number, of the form that its kind has. */
export const reglasDeDocumento = [
  z.refine<Identificada>((una) => !conNumero(una) || una.numero !== null, { ...m('requerido'), path: ['numero'] }),
  z.refine<Identificada>(
    ({ identificacion, numero }) => identificacion !== 'dpi' || numero === null || idPersonal(numero) !== undefined,
    { ...m('cui'), path: ['numero'] },
  ),
  z.refine<Identificada>(
    ({ identificacion, numero }) => identificacion !== 'pasaporte' || numero === null || PASAPORTE.test(numero),
    { ...m('documento'), path: ['numero'] },
  ),
];
