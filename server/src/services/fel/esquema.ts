import type { DteBorrador, ErrorFel } from './fel.ts';

/**
 * Lengths, lists and patterns of a document, the strictest of those in use: SAT's schema GT_Documento 0.2.1 with its complements, the
 * certifiers' copies of 0.2.0, and Reglas y Validaciones 2.0. Lengths are of the text as XML collapses its spaces.
 */
export const DIAS_PARA_CERTIFICAR = 5;
export const LARGO_DE_MOTIVO = 200;

const TIPOS = ['FACT', 'FCAM', 'FPEQ', 'FCAP', 'FESP', 'NABN', 'RDON', 'RECI', 'NDEB', 'NCRE'];
const CORREO = /^[a-z0-9][a-z0-9.-]+@[a-z0-9][a-z0-9.-]+\.[a-z0-9][a-z0-9.-]+$/i;
const UUID = /^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;
const DIA = /^\d{4}-\d\d-\d\d$/;
const FECHA_HORA = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?-06:00$/;

/** Whether every certifier takes that mail address; a document may leave it out. */
export function admiteCorreo(correo: string): boolean {
  return CORREO.test(correo);
}

/** A part of a document that its schema does not take. */
export function problemasDeEsquema(dte: DteBorrador): ErrorFel[] {
  return [...deGenerales(dte), ...deEmisor(dte), ...deReceptor(dte), ...deLineas(dte), ...deComplementos(dte)];
}

function deGenerales({ tipo, moneda, fechaHoraEmision, frases }: DteBorrador): ErrorFel[] {
  return [
    ...si(TIPOS.includes(tipo), 'tipo', 'La SAT no tiene ese tipo de documento.'),
    ...si(/^[A-Z]{3}$/.test(moneda), 'moneda', 'La moneda se dice con tres letras.'),
    ...si(FECHA_HORA.test(fechaHoraEmision), 'fechaHoraEmision', 'La fecha no lleva la hora de Guatemala.'),
    ...si(
      frases.length <= 100 && frases.every(({ tipo: de, escenario }) => entre(de, 1, 9) && entre(escenario, 1, 99)),
      'frases',
      'La SAT no tiene esa frase.',
    ),
  ];
}

function deEmisor({ emisor }: DteBorrador): ErrorFel[] {
  const { direccion, municipio, departamento, codigoPostal, pais } = emisor.direccion;
  return [
    ...de('emisor.nombre', 'La razón social del emisor', emisor.nombre, 1, 255),
    ...de('emisor.nombreComercial', 'El nombre comercial del emisor', emisor.nombreComercial, 1, 255),
    ...si(
      /^[1-9]\d{0,3}$/.test(emisor.establecimiento),
      'emisor.establecimiento',
      'El establecimiento del emisor es un número de 1 a 9999.',
    ),
    ...deCorreo('emisor.correo', emisor.correo),
    ...de('emisor.direccion', 'La dirección del emisor', direccion, 1, 200),
    ...de('emisor.municipio', 'El municipio del emisor', municipio, 0, 100),
    ...de('emisor.departamento', 'El departamento del emisor', departamento, 0, 100),
    ...si(/^\d+$/.test(codigoPostal), 'emisor.codigoPostal', 'El código postal del emisor lleva solo dígitos.'),
    ...si(/^[A-Z]{2}$/.test(pais), 'emisor.pais', 'El país del emisor se dice con dos letras.'),
  ];
}

function deReceptor({ receptor: { nombre, correo, direccion } }: DteBorrador): ErrorFel[] {
  return [
    ...de('receptor.nombre', 'El nombre del receptor', nombre, 1, 255),
    ...deCorreo('receptor.correo', correo),
    ...(direccion === undefined ? [] : de('receptor.direccion', 'La dirección del receptor', direccion, 1, 200)),
  ];
}

function deLineas({ lineas }: DteBorrador): ErrorFel[] {
  return [
    ...si(lineas.length <= 9999, 'lineas', 'El documento tiene demasiadas líneas.'),
    ...lineas.flatMap(({ numero, descripcion, unidad }, i) => [
      ...si(entre(numero, 1, 9999), `lineas.${i}.numero`, 'El número de la línea no es de 1 a 9999.'),
      ...de(`lineas.${i}.descripcion`, 'Lo que dice la línea', descripcion, 1, 10_000),
      ...de(`lineas.${i}.unidad`, 'La unidad de medida', unidad, 1, 3),
    ]),
  ];
}

function deComplementos({ referenciaNota: nota, abonos = [] }: DteBorrador): ErrorFel[] {
  return [
    ...(nota
      ? [
          ...si(
            UUID.test(nota.autorizacion),
            'referenciaNota.autorizacion',
            'La autorización de la factura no es válida.',
          ),
          ...si(DIA.test(nota.fechaEmision), 'referenciaNota.fechaEmision', 'La fecha de la factura no es un día.'),
          ...de('referenciaNota.motivo', 'El motivo de la nota', nota.motivo, 1, LARGO_DE_MOTIVO),
          ...de('referenciaNota.serie', 'La serie de la factura', nota.serie, 1, 20),
        ]
      : []),
    ...abonos.flatMap(({ numero, vence }, i) => [
      ...si(entre(numero, 1, 999), `abonos.${i}.numero`, 'El número del abono no es de 1 a 999.'),
      ...si(DIA.test(vence), `abonos.${i}.vence`, 'El vencimiento del abono no es un día.'),
    ]),
  ];
}

function deCorreo(campo: string, correo: string | undefined): ErrorFel[] {
  return si(correo === undefined || admiteCorreo(correo), campo, 'El certificador no admite ese correo.');
}

function de(campo: string, nombre: string, texto: string, minimo: number, maximo: number): ErrorFel[] {
  const largo = [...texto.replace(/[\t\n\r ]+/g, ' ').trim()].length;
  if (largo < minimo) return [{ campo, mensaje: `${nombre}: falta.` }];
  return si(largo <= maximo, campo, `${nombre}: pasa de ${maximo} caracteres.`);
}

function entre(numero: number, minimo: number, maximo: number): boolean {
  return Number.isInteger(numero) && numero >= minimo && numero <= maximo;
}

function si(vale: boolean, campo: string, mensaje: string): ErrorFel[] {
  return vale ? [] : [{ campo, mensaje }];
}
