import type { Objeto } from '../base/json.ts';
import type { Resultado } from '../base/resultado.ts';
import type { OpcionesPersona, Pregunta } from './entrevista.ts';
import type { Formato } from './formato.ts';
import type { Moneda } from './moneda.ts';

/** A value that rules from a day on; `clave` names its parameter. */
export type ValorDeLey = { clave: string; desde: string; valor: number; fuente: string };

/** Kinds of answer whose form the country decides. */
export type TipoNacional = 'cui' | 'nit' | 'telefono' | 'placa' | 'departamento' | 'municipio';

/** `aviso` does not refuse: it asks the person to look again. */
export type Lectura = { ok: true; valor: string; aviso?: string } | { ok: false; mensaje: string };

/**
 * Everything that depends on a country. A country is one folder beside `gt` that fills this shape;
 * nothing outside that folder knows its rules. Source: domain-gt 0.
 */
export type Jurisdiccion = {
  /** ISO 3166-1 alpha-2, in lower case. */
  codigo: string;
  locale: string;
  zonaHoraria: string;
  mayoriaEdad: number;
  moneda: Moneda;
  /** Other currencies that a document may be written in, by their ISO 4217 code. */
  otrasMonedas: Readonly<Record<string, Moneda>>;
  /** Minor units in and out; base + iva is always the total, and the parts of a discount always the discount. */
  impuesto: {
    nombre: string;
    tasaPorCiento: number;
    incluidoEnPrecio: boolean;
    desglosar: (total: number) => { base: number; iva: number };
    desglosarLineas: (totales: readonly number[]) => { base: number; iva: number };
    repartirDescuento: (lineas: readonly number[], descuento: number) => number[];
  };
  /** `limiteSinIdentificar`: minor units from which the buyer must be identified. */
  factura: {
    limiteSinIdentificar: number;
    exigeIdentificar: (total: number) => boolean;
    /** Days after its own in which an invoice that is given back whole is annulled rather than credited. */
    diasParaAnular: number;
    /** Address where anyone checks a fiscal document; `total` in minor units. */
    verificador: (documento: { autorizacion: string; emisor: string; receptor: string; total: number }) => string;
    /** By tax regime of who invoices: what each invoice must say, and its code. */
    frases: Readonly<Record<'trimestral' | 'retencion', { escenario: number; texto: string }>>;
  };
  /**
   * How long what a closed account leaves is kept, in whole years; null for ever. Counted from the day it is closed, or from the end of
   * the year of what it is about.
   */
  retencion: Readonly<
    Record<'fiscal' | 'expediente' | 'registro', { anios: number | null; desde: 'cierre' | 'finDeAnio'; norma: string }>
  >;
  idTributaria: {
    nombre: string;
    comodin: string;
    parse: (texto: string) => Resultado<{ tipo: string; valor: string }, string>;
    format: (valor: string) => string;
  };
  idPersonal: {
    nombre: string;
    parse: (texto: string) => Resultado<{ cui: string }, string>;
    format: (valor: string) => string;
    enLetras: (valor: string) => string;
  };
  telefono: {
    prefijo: string;
    parse: (texto: string) => Resultado<{ e164: string; clase: string }, string>;
    format: (e164: string, opciones?: { conPrefijo?: boolean }) => string;
  };
  /** Days as `aaaa-mm-dd`. */
  calendario: {
    feriados: (anio: number) => { dia: string; nombre: string }[];
    esHabil: (dia: string) => boolean;
    sumarHabiles: (desde: string, dias: number) => string;
  };
  /** The fields of the composite questions. */
  compuestos: {
    persona: (opciones: OpcionesPersona) => readonly Pregunta[];
    representacion: readonly Pregunta[];
    direccion: readonly Pregunta[];
    vehiculo: readonly Pregunta[];
    inmueble: readonly Pregunta[];
  };
  /** The legal parameters in force on a day `aaaa-mm-dd`, the office's `propios` among them; interviews read them as `ley.…`. */
  parametros: (hoy: string, propios?: readonly ValorDeLey[]) => Objeto;
  /** Reads an answer whose form the country decides: its stored form, or what to do about it, in Spanish. */
  leer: Readonly<Record<TipoNacional, (texto: string) => Lectura>>;
  /** How values are printed in documents, by the name a template gives. */
  formatos: Readonly<Record<string, Formato>>;
  /** The format of a question's type when a template names none. */
  formatoPorTipo: Readonly<Partial<Record<Pregunta['tipo'], string>>>;
  /** Texts every template may use, as template nodes in JSON. */
  parciales: Readonly<Record<string, readonly unknown[]>>;
  /** Those of them in which a notary attests: never written while no notary is known. */
  parcialesDeFe: readonly string[];
  divisiones: readonly {
    codigo: string;
    nombre: string;
    municipios: readonly { codigo: string; nombre: string }[];
  }[];
};

/** The data of a country without its interviews and documents, which weigh much more. */
export type JurisdiccionBasica = Omit<
  Jurisdiccion,
  'compuestos' | 'parametros' | 'leer' | 'formatos' | 'formatoPorTipo' | 'parciales' | 'parcialesDeFe' | 'divisiones'
>;
