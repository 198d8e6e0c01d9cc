import { XMLBuilder } from 'fast-xml-parser';
import type { Rasgos } from './certificadores.ts';
import type { DireccionFel, DteBorrador, LineaFel, ReceptorFel, ReferenciaNota, SolicitudAnulacion } from './fel.ts';
import type { Sello } from './sello.ts';

const DTE = 'http://www.sat.gob.gt/dte/fel/0.2.0';
const ANULACION = 'http://www.sat.gob.gt/dte/fel/0.1.0';
const NOTA = 'http://www.sat.gob.gt/face2/ComplementoReferenciaNota/0.1.0';
const CAMBIARIA = 'http://www.sat.gob.gt/dte/fel/CompCambiaria/0.1.0';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressBooleanAttributes: false,
});

interface Escritura {
  readonly decimales: 2 | 6;
  readonly adenda: Rasgos['adenda'];
  /** Key of the document, which Digifact reads in the `Adenda`. */
  readonly clave: string;
}

/** A document as GT_Documento 0.2.0 has it, unsigned. Source: domain-gt 3.3. */
export function xmlDe(dte: DteBorrador, { decimales, adenda, clave }: Escritura): string {
  const monto = (centavos: number) => `${decimal(centavos)}${'0'.repeat(decimales - 2)}`;
  return escribir({
    'dte:GTDocumento': {
      '@xmlns:dte': DTE,
      '@Version': '0.1',
      'dte:SAT': {
        '@ClaseDocumento': 'dte',
        'dte:DTE': {
          '@ID': 'DatosCertificados',
          'dte:DatosEmision': { '@ID': 'DatosEmision', ...emision(dte, monto) },
        },
        'dte:Adenda': adenda === 'digifact' ? comercial(dte, clave) : { Referencia: dte.referenciaInterna },
      },
    },
  });
}

/** Digifact certifies a reference that asks to be validated once. */
function comercial({ fechaHoraEmision }: DteBorrador, clave: string) {
  return {
    'dtecomm:Informacion_COMERCIAL': {
      '@xmlns:dtecomm': 'https://www.digifact.com.gt/dtecomm',
      'dtecomm:InformacionAdicional': {
        '@Version': '7.1234654163',
        'dtecomm:REFERENCIA_INTERNA': clave,
        'dtecomm:FECHA_REFERENCIA': fechaHoraEmision.slice(0, 19),
        'dtecomm:VALIDAR_REFERENCIA_INTERNA': 'VALIDAR',
      },
    },
  };
}

/** An annulment as GT_AnulacionDocumento 0.1.0 has it, unsigned. */
export function xmlDeAnulacion(anulacion: SolicitudAnulacion): string {
  const { autorizacion, nitEmisor, idReceptor, fechaEmision, fechaAnulacion, motivo } = anulacion;
  return escribir({
    'dte:GTAnulacionDocumento': {
      '@xmlns:dte': ANULACION,
      '@Version': '0.1',
      'dte:SAT': {
        'dte:AnulacionDTE': {
          '@ID': 'DatosCertificados',
          'dte:DatosGenerales': {
            '@ID': 'DatosAnulacion',
            '@NumeroDocumentoAAnular': autorizacion,
            '@NITEmisor': nitEmisor,
            '@IDReceptor': idReceptor,
            '@FechaEmisionDocumentoAnular': fechaEmision,
            '@FechaHoraAnulacion': fechaAnulacion,
            '@MotivoAnulacion': motivo,
          },
        },
      },
    },
  });
}

/** A document with the certification that the simulator gives it. */
export function sellar(xml: string, sello: Sello): string {
  const nodo = builder.build({ 'dte:Certificacion': certificacion(sello) });
  return xml.replace('</dte:DTE>', () => `${nodo}</dte:DTE>`);
}

function escribir(documento: object): string {
  return builder.build(printable({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...documento }));
}

/** XML 1.0 has no way to write these, escaped or not. */
const UNWRITABLE = /[\p{Cc}\uFFFE\uFFFF]/gu;

function printable<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed().replace(UNWRITABLE, ' ') as T;
  if (Array.isArray(value)) return value.map(printable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, printable(inner)])) as T;
}

type Monto = (centavos: number) => string;

function emision(dte: DteBorrador, monto: Monto) {
  const { tipo, moneda, fechaHoraEmision, emisor, frases, lineas, granTotalCentavos } = dte;
  const iva = lineas.reduce((total, { impuesto }) => total + impuesto.montoCentavos, 0);
  return {
    'dte:DatosGenerales': { '@Tipo': tipo, '@FechaHoraEmision': fechaHoraEmision, '@CodigoMoneda': moneda },
    'dte:Emisor': {
      '@NITEmisor': emisor.nit,
      '@NombreEmisor': emisor.nombre,
      '@CodigoEstablecimiento': emisor.establecimiento,
      '@NombreComercial': emisor.nombreComercial,
      ...(emisor.correo && { '@CorreoEmisor': emisor.correo }),
      '@AfiliacionIVA': emisor.afiliacionIva,
      'dte:DireccionEmisor': direccion(emisor.direccion),
    },
    'dte:Receptor': receptor(dte.receptor),
    'dte:Frases': {
      'dte:Frase': frases.map((frase) => ({ '@TipoFrase': frase.tipo, '@CodigoEscenario': frase.escenario })),
    },
    'dte:Items': { 'dte:Item': lineas.map((linea) => item(linea, monto)) },
    'dte:Totales': {
      'dte:TotalImpuestos': { 'dte:TotalImpuesto': { '@NombreCorto': 'IVA', '@TotalMontoImpuesto': monto(iva) } },
      'dte:GranTotal': monto(granTotalCentavos),
    },
    ...complementos(dte, monto),
  };
}

function direccion({ direccion, codigoPostal, municipio, departamento, pais }: DireccionFel) {
  return {
    'dte:Direccion': direccion,
    'dte:CodigoPostal': codigoPostal,
    'dte:Municipio': municipio,
    'dte:Departamento': departamento,
    'dte:Pais': pais,
  };
}

/** We ask the buyer for one line of address; the schema demands the other parts, and `-` stands for an unknown one. */
function receptor({ tipo, id, nombre, correo, direccion: linea }: ReceptorFel) {
  const resto = { codigoPostal: '0', municipio: '-', departamento: '-', pais: 'GT' };
  return {
    '@IDReceptor': id,
    ...((tipo === 'CUI' || tipo === 'EXT') && { '@TipoEspecial': tipo }),
    '@NombreReceptor': nombre,
    ...(correo && { '@CorreoReceptor': correo }),
    ...(linea && { 'dte:DireccionReceptor': direccion({ direccion: linea, ...resto }) }),
  };
}

function item(linea: LineaFel, monto: Monto) {
  const { codigo, unidadGravable, baseCentavos, montoCentavos } = linea.impuesto;
  return {
    '@NumeroLinea': linea.numero,
    '@BienOServicio': linea.bienOServicio,
    'dte:Cantidad': linea.cantidad,
    'dte:UnidadMedida': linea.unidad,
    'dte:Descripcion': linea.descripcion,
    'dte:PrecioUnitario': monto(linea.precioUnitarioCentavos),
    'dte:Precio': monto(linea.precioCentavos),
    'dte:Descuento': monto(linea.descuentoCentavos),
    'dte:Impuestos': {
      'dte:Impuesto': {
        'dte:NombreCorto': codigo,
        'dte:CodigoUnidadGravable': unidadGravable,
        'dte:MontoGravable': monto(baseCentavos),
        'dte:MontoImpuesto': monto(montoCentavos),
      },
    },
    'dte:Total': monto(linea.totalCentavos),
  };
}

function complementos({ referenciaNota, abonos }: DteBorrador, monto: Monto) {
  if (referenciaNota) return complemento('Notas', NOTA, { 'cno:ReferenciasNota': referencia(referenciaNota) });
  if (!abonos) return {};
  const filas = abonos.map(({ numero, vence, montoCentavos }) => {
    return { 'cfc:NumeroAbono': numero, 'cfc:FechaVencimiento': vence, 'cfc:MontoAbono': monto(montoCentavos) };
  });
  const cuerpo = { '@xmlns:cfc': CAMBIARIA, '@Version': '1', 'cfc:Abono': filas };
  return complemento('Abonos', CAMBIARIA, { 'cfc:AbonosFacturaCambiaria': cuerpo });
}

function complemento(nombre: string, uri: string, cuerpo: object) {
  const atributos = { '@IDComplemento': nombre, '@NombreComplemento': nombre, '@URIComplemento': uri };
  return { 'dte:Complementos': { 'dte:Complemento': { ...atributos, ...cuerpo } } };
}

function referencia({ autorizacion, serie, numero, fechaEmision, motivo }: ReferenciaNota) {
  return {
    '@xmlns:cno': NOTA,
    '@Version': '0.0',
    '@FechaEmisionDocumentoOrigen': fechaEmision,
    '@MotivoAjuste': motivo,
    '@NumeroAutorizacionDocumentoOrigen': autorizacion,
    '@SerieDocumentoOrigen': serie,
    '@NumeroDocumentoOrigen': numero,
  };
}

function certificacion({ autorizacion, serie, numero, fechaCertificacion, certificador }: Sello) {
  return {
    'dte:NITCertificador': certificador.nit,
    'dte:NombreCertificador': certificador.nombre,
    'dte:NumeroAutorizacion': { '@Serie': serie, '@Numero': numero, '#text': autorizacion },
    'dte:FechaHoraCertificacion': fechaCertificacion,
  };
}

/** `12345` as `123.45`. */
function decimal(centavos: number): string {
  return `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;
}
