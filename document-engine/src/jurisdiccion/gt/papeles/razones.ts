import type { Dia } from '../../../calendario/dia.ts';
import { fechaEnLetras } from '../../../espanol/fecha.ts';
import { enLetras, enLetrasCon } from '../../../espanol/numero.ts';
import { montoEnLetras } from '../letras.ts';
import {
  hojasDichas,
  lugarDicho,
  type NotarioDePapel,
  nombresDichos,
  notarioDicho,
  numeroDicho,
  type ParrafoDePapel,
} from './papel.ts';
import { type TimbresDePapel, timbresEn } from './timbres.ts';

/**
 * The razón of a legalización de firmas that its notary enters in the protocol: place and day, who signed, what the document is about and its
 * leaves. `descripcion` is what the document says in few words; `timbres` the stamps adhered, those of the day of the acta unless told.
 * Source: Código de Notariado, art. 59.
 */
export function razonDeLegalizacion(razon: {
  numero: number;
  lugar: string;
  fecha: Dia;
  notario: NotarioDePapel;
  legalizacion: { lugar: string; fecha: Dia; signatarios: readonly string[]; documento: string; hojas: number };
  descripcion: string;
  timbres?: TimbresDePapel | undefined;
}): ParrafoDePapel {
  const { numero, lugar, fecha, notario, legalizacion, descripcion } = razon;
  const timbres = razon.timbres ?? timbresEn(legalizacion.fecha);
  const { signatarios, documento, hojas } = legalizacion;
  const varias = signatarios.length > 1;
  const texto = [
    ` En ${lugarDicho(lugar)}, el ${fechaEnLetras(fecha)}, yo, ${notario.nombre.toLocaleUpperCase('es')}, ${notarioDicho(notario)},`,
    'en cumplimiento del artículo cincuenta y nueve del Código de Notariado, tomo razón del acta de legalización de',
    `${varias ? 'las firmas' : 'la firma'} de ${nombresDichos(signatarios)}, que autoricé en ${lugarDicho(legalizacion.lugar)}`,
    `el ${fechaEnLetras(legalizacion.fecha)}, ${varias ? 'puestas' : 'puesta'} en el documento denominado ${documento.toLocaleUpperCase('es')},`,
    `en el que consta lo siguiente: ${descripcion.trim().replace(/[.;,]+$/, '')}. El documento y el acta están escritos en`,
    `${hojasDichas(hojas)} de papel bond, en ${hojas === 1 ? 'la que' : 'las que'} quedaron adheridos y cancelados un timbre notarial de`,
    `${montoEnLetras(timbres.notarial)} y un timbre fiscal de ${montoEnLetras(timbres.fiscalDeLegalizacion)}. DOY FE.`,
  ].join(' ');
  return { fuerte: `NÚMERO ${numeroDicho(numero).toLocaleUpperCase('es')}.`, texto };
}

/** Counts of the instruments and of the folios of a protocol in a year. */
export type CuentaDeProtocolo = {
  escrituras: number;
  protocolaciones: number;
  razones: number;
  cancelados: number;
  folios: number;
};

/**
 * The razón by which a notary closes the protocol of a year, on 31 December or before when they stop practising. Source: Código de
 * Notariado, art. 12: date, instruments, razones and actas de protocolación, folios, observations.
 */
export function razonDeCierre(razon: {
  anio: number;
  lugar: string;
  fecha: Dia;
  notario: NotarioDePapel;
  cuenta: CuentaDeProtocolo;
  observaciones: string | null;
}): ParrafoDePapel {
  const { anio, lugar, fecha, notario, cuenta, observaciones } = razon;
  const { escrituras, protocolaciones, razones, cancelados, folios } = cuenta;
  const dichos = [
    cuantas(escrituras, 'escritura pública', 'escrituras públicas'),
    cuantas(protocolaciones, 'acta de protocolación', 'actas de protocolación'),
    cuantas(razones, 'razón de legalización de firmas', 'razones de legalización de firmas'),
  ];
  const texto = [
    ` En ${lugarDicho(lugar)}, el ${fechaEnLetras(fecha)}, yo, ${notario.nombre.toLocaleUpperCase('es')}, ${notarioDicho(notario)},`,
    `cierro el protocolo a mi cargo del año ${enLetras(anio)}, que contiene ${dichos[0]}, ${dichos[1]} y ${dichos[2]};`,
    cancelados === 0
      ? 'no tiene instrumentos cancelados,'
      : `tiene ${enLetrasCon(cancelados, 'instrumento cancelado', 'instrumentos cancelados')},`,
    `y se compone de ${enLetrasCon(folios, 'folio', 'folios')}. Observaciones: ${observacionesDichas(observaciones)}.`,
  ].join(' ');
  return { fuerte: 'RAZÓN DE CIERRE.', texto };
}

function observacionesDichas(observaciones: string | null): string {
  return observaciones === null ? 'ninguna' : observaciones.trim().replace(/[.;,]+$/, '');
}

function cuantas(cuenta: number, una: string, varias: string): string {
  return cuenta === 0 ? `ninguna ${una}` : enLetrasCon(cuenta, una, varias, 'femenino');
}
