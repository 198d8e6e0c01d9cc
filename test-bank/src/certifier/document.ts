import {
  como,
  correo,
  de,
  dia,
  entre,
  type Forma,
  fechaHora,
  firma,
  monto,
  nit,
  numero,
  receptor,
  uno,
  uuid,
} from './forms.ts';

/**
 * A schema of our own writing of the documents that we send: names, order, how often, lengths, lists and patterns, in the strictest form of
 * those in use. Facts: SAT, GT_Documento 0.2.1 with its complements for notes and exchange invoices. A certifier takes the unsigned
 * document with its `Adenda`, which SAT's own schema does not.
 */
const direccion: Forma = {
  hijos: [
    ['dte:Direccion', de(entre(1, 200)), 1, 1],
    ['dte:CodigoPostal', de(como(/^\d+$/)), 1, 1],
    ['dte:Municipio', de(entre(0, 100)), 1, 1],
    ['dte:Departamento', de(entre(0, 100)), 1, 1],
    ['dte:Pais', de(como(/^[A-Z]{2}$/)), 1, 1],
  ],
};
const impuesto: Forma = {
  hijos: [
    ['dte:NombreCorto', de(uno('IVA')), 1, 1],
    ['dte:CodigoUnidadGravable', de(numero(1, 9_999_999)), 1, 1],
    ['dte:MontoGravable', de(monto), 0, 1],
    ['dte:MontoImpuesto', de(monto), 1, 1],
  ],
};
const item: Forma = {
  atributos: { NumeroLinea: numero(1, 9_999), BienOServicio: uno('B', 'S') },
  hijos: [
    ['dte:Cantidad', de(monto), 1, 1],
    ['dte:UnidadMedida', de(entre(1, 3)), 0, 1],
    ['dte:Descripcion', de(entre(1, 10_000)), 1, 1],
    ['dte:PrecioUnitario', de(monto), 1, 1],
    ['dte:Precio', de(monto), 1, 1],
    ['dte:Descuento', de(monto), 1, 1],
    ['dte:Impuestos', { hijos: [['dte:Impuesto', impuesto, 1, 20]] }, 0, 1],
    ['dte:Total', de(monto), 1, 1],
  ],
};
const nota: Forma = {
  atributos: {
    'xmlns:cno': uno('http://www.sat.gob.gt/face2/ComplementoReferenciaNota/0.1.0'),
    Version: como(/^\d+\.\d+$/),
    NumeroAutorizacionDocumentoOrigen: uuid,
    FechaEmisionDocumentoOrigen: dia,
  },
  opcionales: { MotivoAjuste: entre(1, 200), SerieDocumentoOrigen: entre(1, 20), NumeroDocumentoOrigen: entre(1, 20) },
};
const abono: Forma = {
  hijos: [
    ['cfc:NumeroAbono', de(numero(1, 999)), 1, 1],
    ['cfc:FechaVencimiento', de(dia), 1, 1],
    ['cfc:MontoAbono', de(monto), 1, 1],
  ],
};
const abonos: Forma = {
  atributos: { 'xmlns:cfc': uno('http://www.sat.gob.gt/dte/fel/CompCambiaria/0.1.0'), Version: uno('1') },
  hijos: [['cfc:Abono', abono, 1, 9_999]],
};
const complemento: Forma = {
  atributos: { IDComplemento: entre(1, 255), NombreComplemento: entre(1, 255), URIComplemento: entre(1, 255) },
  hijos: [
    ['cno:ReferenciasNota', nota, 0, 1],
    ['cfc:AbonosFacturaCambiaria', abonos, 0, 1],
  ],
};
const emision: Forma = {
  atributos: { ID: uno('DatosEmision') },
  hijos: [
    [
      'dte:DatosGenerales',
      {
        atributos: {
          Tipo: uno('FACT', 'FCAM', 'NCRE', 'NDEB'),
          FechaHoraEmision: fechaHora,
          CodigoMoneda: uno('GTQ', 'USD'),
        },
      },
      1,
      1,
    ],
    [
      'dte:Emisor',
      {
        atributos: {
          NITEmisor: nit,
          NombreEmisor: entre(1, 255),
          CodigoEstablecimiento: numero(1, 9_999),
          NombreComercial: entre(1, 255),
          AfiliacionIVA: uno('GEN', 'PEQ', 'EXE'),
        },
        opcionales: { CorreoEmisor: correo },
        hijos: [['dte:DireccionEmisor', direccion, 1, 1]],
      },
      1,
      1,
    ],
    [
      'dte:Receptor',
      {
        atributos: { IDReceptor: receptor, NombreReceptor: entre(1, 255) },
        opcionales: { TipoEspecial: uno('CUI', 'EXT'), CorreoReceptor: correo },
        hijos: [['dte:DireccionReceptor', direccion, 0, 1]],
      },
      1,
      1,
    ],
    [
      'dte:Frases',
      { hijos: [['dte:Frase', { atributos: { TipoFrase: numero(1, 9), CodigoEscenario: numero(1, 99) } }, 1, 100]] },
      0,
      1,
    ],
    ['dte:Items', { hijos: [['dte:Item', item, 1, 9_999]] }, 1, 1],
    [
      'dte:Totales',
      {
        hijos: [
          [
            'dte:TotalImpuestos',
            {
              hijos: [
                ['dte:TotalImpuesto', { atributos: { NombreCorto: uno('IVA'), TotalMontoImpuesto: monto } }, 1, 20],
              ],
            },
            0,
            1,
          ],
          ['dte:GranTotal', de(monto), 1, 1],
        ],
      },
      1,
      1,
    ],
    ['dte:Complementos', { hijos: [['dte:Complemento', complemento, 1, 9_999]] }, 0, 1],
  ],
};
const certificacion: Forma = {
  hijos: [
    ['dte:NITCertificador', de(nit), 1, 1],
    ['dte:NombreCertificador', de(entre(1, 255)), 1, 1],
    [
      'dte:NumeroAutorizacion',
      { atributos: { Serie: entre(1, 20), Numero: numero(1, 999_999_999_999_999) }, texto: uuid },
      1,
      1,
    ],
    ['dte:FechaHoraCertificacion', de(fechaHora), 1, 1],
  ],
};
const dte: Forma = {
  atributos: { ID: uno('DatosCertificados') },
  hijos: [
    ['dte:DatosEmision', emision, 1, 1],
    ['dte:Certificacion', certificacion, 0, 1],
  ],
};
/** Digifact reads here under which reference it must not certify twice. */
const comercial: Forma = {
  atributos: { 'xmlns:dtecomm': uno('https://www.digifact.com.gt/dtecomm') },
  hijos: [
    [
      'dtecomm:InformacionAdicional',
      {
        atributos: { Version: como(/^\d+\.\d+$/) },
        hijos: [
          ['dtecomm:REFERENCIA_INTERNA', de(entre(1, 100)), 1, 1],
          ['dtecomm:FECHA_REFERENCIA', de(como(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)), 1, 1],
          ['dtecomm:VALIDAR_REFERENCIA_INTERNA', de(uno('VALIDAR', 'NO_VALIDAR')), 1, 1],
        ],
      },
      1,
      1,
    ],
  ],
};
const adenda: Forma = {
  hijos: [
    ['Referencia', de(entre(1, 255)), 0, 1],
    ['dtecomm:Informacion_COMERCIAL', comercial, 0, 1],
  ],
};
const sat: Forma = {
  atributos: { ClaseDocumento: uno('dte') },
  hijos: [
    ['dte:DTE', dte, 1, 1],
    ['dte:Adenda', adenda, 0, 1],
  ],
};
export const documento: Forma = {
  atributos: { 'xmlns:dte': uno('http://www.sat.gob.gt/dte/fel/0.2.0'), Version: uno('0.1') },
  hijos: [
    ['dte:SAT', sat, 1, 1],
    ['ds:Signature', firma, 0, 2],
  ],
};
