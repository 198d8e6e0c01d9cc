import type { Dia } from '../../../calendario/dia.ts';
import { fechaEnLetras } from '../../../espanol/fecha.ts';
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
import { timbres } from './timbres.ts';

/**
 * The razón of a legalización de firmas that its notary enters in the protocol: place and day, who signed, what the document is about and its
 * leaves. `descripcion` is what the document says in few words; `timbres` the numbers of the stamps adhered, if they are told.
 * Source: Código de Notariado, art. 59.
 */
export function razonDeLegalizacion(razon: {
  numero: number;
  lugar: string;
  fecha: Dia;
  notario: NotarioDePapel;
  legalizacion: { lugar: string; fecha: Dia; signatarios: readonly string[]; documento: string; hojas: number };
  descripcion: string;
}): ParrafoDePapel {
  const { numero, lugar, fecha, notario, legalizacion, descripcion } = razon;
  const { signatarios, documento, hojas } = legalizacion;
  const varias = signatarios.length > 1;
  const texto = [
    ` En ${lugarDicho(lugar)}, el ${fechaEnLetras(fecha)}, yo, ${notario.nombre.toLocaleUpperCase('es')}, ${notarioDicho(notario)},`,
    'en cumplimiento del artículo cincuenta y nueve del Código de Notariado, tomo razón del acta de legalización de',
    `${varias ? 'las firmas' : 'la firma'} de ${nombresDichos(signatarios)}, que autoricé en ${lugarDicho(legalizacion.lugar)}`,
    `el ${fechaEnLetras(legalizacion.fecha)}, ${varias ? 'puestas' : 'puesta'} en el documento denominado ${documento.toLocaleUpperCase('es')},`,
    `en el que consta lo siguiente: ${descripcion.trim().replace(/[.;,]+$/, '')}. El documento y el acta están escritos en`,
    `${hojasDichas(hojas)} de papel bond, en ${hojas === 1 ? 'la que' : 'las que'} quedaron adheridos y cancelados un timbre notarial de`,
    `${montoEnLetras(timbres.legalizacion.notarial)} y un timbre fiscal de ${montoEnLetras(timbres.legalizacion.fiscal)}. DOY FE.`,
  ].join(' ');
  return { fuerte: `NÚMERO ${numeroDicho(numero).toLocaleUpperCase('es')}.`, texto };
}
