import type { Dia } from '../../../calendario/dia.ts';
import {
  type InstrumentoDePapel,
  instrumentoDicho,
  lugarYFecha,
  type NotarioDePapel,
  nombresDichos,
  notarioDicho,
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
      texto: ` ${quien}, en cumplimiento de ${articulo}, aviso que ${instrumentoDicho(instrumento)}, ${dice}, y que fueron sus otorgantes ${nombresDichos(otorgantes)}. ${detalle.trim().replace(/[.;,]+$/, '')}. ${lugarYFecha(lugar, fecha)}`,
    },
  ];
}
