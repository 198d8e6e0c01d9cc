import type { Dia } from '../../../calendario/dia.ts';
import { enLetrasCon } from '../../../espanol/numero.ts';
import { ordinal } from '../../../espanol/ordinal.ts';
import { DOLAR, formatMontoDocumento } from '../dinero.ts';
import { montoEnLetras, montoLegal } from '../letras.ts';
import { hojasDichas, type InstrumentoDePapel, instrumentoDicho, lugarYFecha, type ParrafoDePapel } from './papel.ts';
import { type TimbresDePapel, timbreDeTestimonio, timbresEn } from './timbres.ts';

/** The tax of the act that a testimonio covers, as its notary says it; `monto` in centavos. Source: Código de Notariado, art. 66. */
export type ImpuestoDeTestimonio = { clase: 'timbres' | 'iva'; monto: number } | { clase: 'ninguno' };

/** How the copy was made: as many sides as were signed, printed on one or both sides of each leaf; or a transcription. */
export type CopiaDeTestimonio = { caras: number; ambosLados: boolean } | 'transcripcion';

type DatosDeCopia = {
  instrumento: InstrumentoDePapel;
  copia: CopiaDeTestimonio;
  lugar: string;
  fecha: Dia;
  /** Stamps of the paper; those of its day, without the office's values, unless told. */
  timbres?: TimbresDePapel | undefined;
};

/** Leaves of a testimonio: those that copy the act, and the one of its razón. */
export function hojasDeTestimonio(copia: CopiaDeTestimonio): number {
  return copia === 'transcripcion' ? 1 : hojasCopiadas(copia) + 1;
}

/**
 * The razón that ends a testimonio given to somebody: which one it is (`numero` from 1), for whom, its leaves, its stamps and the tax that it
 * covers. Source: Código de Notariado, arts. 66 to 70 [CG].
 */
export function razonDeTestimonio(
  datos: DatosDeCopia & { numero: number; destinatario: string; impuesto: ImpuestoDeTestimonio },
): ParrafoDePapel {
  const { numero, destinatario, impuesto } = datos;
  const para = `para entregar a ${destinatario.toLocaleUpperCase('es')}`;
  return cerrar(`ES ${ordinalDicho(numero)} TESTIMONIO`, datos, para, [timbreFiscal(datos), impuestoDicho(impuesto)]);
}

/** The razón of a copia simple legalizada, which covers no tax but the stamp of its leaves. Source: Código de Notariado, art. 69 [CG]. */
export function razonDeCopia(datos: DatosDeCopia & { destinatario: string }): ParrafoDePapel {
  const para = `para entregar a ${datos.destinatario.toLocaleUpperCase('es')}`;
  return cerrar('ES COPIA SIMPLE LEGALIZADA', datos, para, [timbreFiscal(datos)]);
}

/** The price of an act in centavos of a dollar, and the quetzales of one dollar by which its value was counted. */
export type PrecioEnDolares = { monto: number; tipoDeCambio: number };

/**
 * The razón of the testimonio especial, with its timbre notarial and the value from which it was counted: in centavos, or indeterminate;
 * null of the razón of a legalización, which has none. Source: Código de Notariado, art. 37 a; domain-gt 1.5 and 1.8.
 */
export function razonDeTestimonioEspecial(
  datos: DatosDeCopia & { valor: number | 'indeterminado' | null; enDolares?: PrecioEnDolares },
): ParrafoDePapel {
  const timbres = timbresDe(datos);
  const timbre = timbreDeTestimonio(typeof datos.valor === 'number' ? datos.valor : null, timbres);
  const contado = timbre === timbres.notarialMaximo ? 'alMaximo' : timbres.notarialPorMillar;
  const notarial = `En la primera hoja adhiero y cancelo timbres notariales por valor de ${montoLegal(timbre)}${valorDicho(datos, contado)}.`;
  const para = 'PARA REMITIR AL ARCHIVO GENERAL DE PROTOCOLOS';
  return cerrar('ES TESTIMONIO ESPECIAL', datos, para, [notarial, timbreFiscal(datos)]);
}

type ValorDelActo = { valor: number | 'indeterminado' | null; enDolares?: PrecioEnDolares };

function valorDicho({ valor, enDolares }: ValorDelActo, contado: number | 'alMaximo'): string {
  if (valor === null) return '';
  if (valor === 'indeterminado') return ', por ser el acto de valor indeterminado';
  const tasa =
    contado === 'alMaximo'
      ? ', el máximo que fija la ley, por'
      : `, a razón de ${enLetrasCon(contado, '', '').trim()} por millar sobre`;
  const precio = enDolares
    ? `, equivalente a ${formatMontoDocumento(enDolares.monto, DOLAR)} al tipo de cambio de ${enDolares.tipoDeCambio} quetzales por dólar`
    : '';
  return `${tasa} el valor del acto, que es de ${montoLegal(valor)}${precio}`;
}

function cerrar(
  fuerte: string,
  { instrumento, copia, lugar, fecha }: DatosDeCopia,
  para: string,
  dichos: readonly string[],
): ParrafoDePapel {
  const hecho = `que, ${para}, extiendo, numero, sello y firmo en ${hojasDichas(hojasDeTestimonio(copia))}`;
  const partes = [`${hecho}${copiaDicha(copia)}.`, ...dichos, lugarYFecha(lugar, fecha)];
  return { fuerte, texto: ` de ${instrumentoDicho(instrumento)}, y ${partes.join(' ')}` };
}

function hojasCopiadas({ caras, ambosLados }: Exclude<CopiaDeTestimonio, string>): number {
  return ambosLados ? Math.ceil(caras / 2) : caras;
}

function copiaDicha(copia: CopiaDeTestimonio): string {
  if (copia === 'transcripcion') return ', que es la presente y la transcribe íntegramente';
  const hojas = hojasCopiadas(copia);
  const lados = ladosDichos(copia, hojas);
  const copiadas =
    hojas === 1
      ? `la primera, impresa ${lados}, es reproducción fiel`
      : `las ${enLetrasCon(hojas, '', '', 'femenino').trim()} primeras, impresas ${lados}, son reproducción fiel`;
  return `: ${copiadas} de su original, hecha en esta fecha en mi presencia, y la última es la presente`;
}

function ladosDichos({ caras, ambosLados }: Exclude<CopiaDeTestimonio, string>, hojas: number): string {
  if (!ambosLados || caras === 1) return 'solo en su anverso';
  return caras % 2 === 1 && hojas > 1
    ? 'por ambos lados salvo la última de ellas, solo en su anverso'
    : 'por ambos lados';
}

function timbresDe({ timbres, fecha }: DatosDeCopia): TimbresDePapel {
  return timbres ?? timbresEn(fecha);
}

function timbreFiscal(datos: DatosDeCopia): string {
  const { copia } = datos;
  const en = copia === 'transcripcion' ? 'A esta hoja' : 'A cada hoja';
  return `${en} adhiero un timbre fiscal de ${montoEnLetras(timbresDe(datos).fiscalPorHoja)} de quetzal.`;
}

function impuestoDicho(impuesto: ImpuestoDeTestimonio): string {
  if (impuesto.clase === 'ninguno') return 'El acto que contiene no causa impuesto que se cubra en este testimonio.';
  const nombre = impuesto.clase === 'iva' ? 'El Impuesto al Valor Agregado' : 'El impuesto de timbres fiscales';
  return `${nombre} que causa el acto, de ${montoLegal(impuesto.monto)}, se cubre en este testimonio.`;
}

/** PRIMER, SEGUNDO, TERCER… before its noun. */
function ordinalDicho(numero: number): string {
  return ordinal(numero, 'masculino').replace(/(PRIMER|TERCER)O$/, '$1');
}
