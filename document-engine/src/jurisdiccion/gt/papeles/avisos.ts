import type { Dia } from '../../../calendario/dia.ts';
import { fechaEnLetras } from '../../../espanol/fecha.ts';
import { enLetras } from '../../../espanol/numero.ts';
import {
  type InstrumentoDePapel,
  instrumentoDicho,
  lugarYFecha,
  type NotarioDePapel,
  nombresDichos,
  notarioDicho,
  numeroDicho,
  type ParrafoDePapel,
} from './papel.ts';

/** An aviso: the office that receives it, the article that asks for it, and what it tells of the instrument. */
type Aviso = { oficina: string; articulo: string; dice: string };

/**
 * The avisos that a notary sends by what an instrument is about. Source: domain-gt 1.7; Código de Notariado, arts. 37, 38 and 45 [CG];
 * Código Civil, art. 102 [CG].
 */
const avisos = {
  avisoTraslativo: {
    oficina: 'Dirección de Catastro y Avalúo de Bienes Inmuebles, o municipalidad que administra el impuesto',
    articulo: 'el artículo treinta y ocho del Código de Notariado',
    dice: 'contiene la enajenación de un bien inmueble',
  },
  avisoTestamento: {
    oficina: 'Registro General de la Propiedad',
    articulo: 'el artículo cuarenta y cinco del Código de Notariado',
    dice: 'contiene un testamento o una donación por causa de muerte',
  },
  avisoMatrimonio: {
    oficina: 'Registro Nacional de las Personas',
    articulo: 'el artículo ciento dos del Código Civil',
    dice: 'contiene la celebración de un matrimonio',
  },
} as const satisfies Record<string, Aviso>;

export type TipoDeAviso = keyof typeof avisos;

/**
 * The paragraphs of an aviso: the office, who tells it and by what article, the instrument with its parties, and `detalle`, the data of it that
 * the office asks for, as its notary writes them.
 */
export function textoDeAviso(aviso: {
  tipo: TipoDeAviso;
  notario: NotarioDePapel;
  instrumento: InstrumentoDePapel;
  otorgantes: readonly string[];
  detalle: string;
  lugar: string;
  fecha: Dia;
}): ParrafoDePapel[] {
  const { tipo, notario, instrumento, otorgantes, detalle, lugar, fecha } = aviso;
  const { oficina, articulo, dice } = avisos[tipo];
  const quien = `${notario.nombre.toLocaleUpperCase('es')}, ${notarioDicho(notario)}`;
  return [
    { fuerte: `SEÑORES DE: ${oficina.toLocaleUpperCase('es')}.`, texto: '' },
    {
      fuerte: 'AVISO.',
      texto: ` ${quien}, en cumplimiento de ${articulo}, aviso que ${instrumentoDicho(instrumento)}, ${dice}, y que fueron sus otorgantes ${nombresDichos(otorgantes)}. ${sinPunto(detalle)}. ${lugarYFecha(lugar, fecha)}`,
    },
  ];
}

const ARCHIVO = 'Archivo General de Protocolos';

interface AvisoDeProtocolo {
  readonly notario: NotarioDePapel;
  readonly lugar: string;
  readonly fecha: Dia;
}

/** An instrument of the protocol that its notary authorised: its number, and the day. */
export interface InstrumentoAutorizado {
  readonly numero: number;
  readonly fecha: Dia;
}

/** The aviso of a number of the protocol that was cancelled, with its reason (Código de Notariado, art. 37 b). */
export function textoDeAvisoDeCancelacion(aviso: AvisoDeProtocolo & InstrumentoCancelado): ParrafoDePapel[] {
  const { numero, dia, motivo } = aviso;
  const dicho = `el instrumento número ${numeroDicho(numero)} de mi protocolo del año ${anioDicho(dia)}, de fecha ${fechaEnLetras(dia)}, fue cancelado: ${sinPunto(motivo)}`;
  return alArchivo(aviso, 'la literal b)', dicho);
}

interface InstrumentoCancelado {
  readonly numero: number;
  readonly dia: Dia;
  readonly motivo: string;
}

/**
 * The aviso of a quarter: the last instrument authorised in it, or that none was (Código de Notariado, art. 37 c). `cancelado` is the last
 * number of the quarter when it was cancelled after it.
 */
export function textoDeAvisoTrimestral(
  aviso: AvisoDeProtocolo & {
    readonly desde: Dia;
    readonly hasta: Dia;
    readonly ultimo: InstrumentoAutorizado | null;
    readonly cancelado: number | null;
  },
): ParrafoDePapel[] {
  const { desde, hasta, ultimo, cancelado } = aviso;
  const trimestre = `en el trimestre comprendido del ${fechaEnLetras(desde)} al ${fechaEnLetras(hasta)}`;
  const autorizado = ultimo
    ? `el último instrumento público que autoricé es el número ${numeroDicho(ultimo.numero)}, de fecha ${fechaEnLetras(ultimo.fecha)}`
    : 'no autoricé instrumento público alguno';
  const despues = cancelado === null ? '' : `, y que el número ${numeroDicho(cancelado)} de mi protocolo fue cancelado`;
  return alArchivo(aviso, 'la literal c)', `${trimestre}, ${autorizado}${despues}`);
}

function alArchivo({ notario, lugar, fecha }: AvisoDeProtocolo, literal: string, dice: string): ParrafoDePapel[] {
  const quien = `${notario.nombre.toLocaleUpperCase('es')}, ${notarioDicho(notario)}`;
  return [
    { fuerte: `SEÑORES DEL ${ARCHIVO.toLocaleUpperCase('es')}.`, texto: '' },
    {
      fuerte: 'AVISO.',
      texto: ` ${quien}, en cumplimiento de ${literal} del artículo treinta y siete del Código de Notariado, aviso que ${dice}. ${lugarYFecha(lugar, fecha)}`,
    },
  ];
}

function anioDicho(dia: Dia): string {
  return enLetras(Number(dia.slice(0, 4)));
}

function sinPunto(dicho: string): string {
  return dicho.trim().replace(/[.;,]+$/, '');
}
