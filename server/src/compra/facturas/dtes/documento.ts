import type { Receptor } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { formatNumber } from '../../../db/numbers.ts';
import { admiteCorreo } from '../../../services/fel/esquema.ts';
import type { DteBorrador, EmisorFel, LineaFel, ReceptorFel, ReferenciaNota } from '../../../services/fel/fel.ts';
import { horaLocal } from '../../../services/hora-local.ts';

/** The issuer's data, as each invoice keeps them. */
export interface Emisor {
  readonly nit: string;
  readonly razonSocial: string;
  readonly nombreComercial: string;
  readonly correo: string;
  readonly establecimiento: string;
  readonly direccion: string;
  readonly municipio: string;
  readonly departamento: string;
  readonly codigoPostal: string;
  readonly regimen: 'trimestral' | 'retencion';
}

export interface LineaFiscal {
  readonly posicion: number;
  readonly nombre: string;
  readonly precio: number;
  readonly descuento: number;
  readonly total: number;
  readonly base: number;
  readonly iva: number;
}

export interface DatosDte {
  readonly tipo: string;
  readonly serie: string;
  readonly numero: number;
  readonly moneda: string;
  readonly emitidoEn: Date;
  readonly emisor: Emisor;
  readonly receptor: Receptor;
  readonly correo: string;
  readonly lineas: readonly LineaFiscal[];
  readonly referencia: ReferenciaNota | undefined;
}

/** An invoice or a credit note of ours as the certifier takes it. */
export function dteDe(datos: DatosDte): DteBorrador {
  const { tipo, serie, numero, moneda, emitidoEn, emisor, receptor, correo, referencia } = datos;
  const lineas = datos.lineas.map(toLinea);
  return {
    tipo,
    moneda,
    lineas,
    emisor: toEmisor(emisor),
    receptor: toReceptor(receptor, correo),
    fechaHoraEmision: horaLocal(emitidoEn),
    referenciaInterna: formatNumber(serie, numero),
    frases: [{ tipo: 1, escenario: jurisdiccion.factura.frases[emisor.regimen].escenario }],
    granTotalCentavos: lineas.reduce((total, { totalCentavos }) => total + totalCentavos, 0),
    ...(referencia && { referenciaNota: referencia }),
  };
}

function toEmisor(emisor: Emisor): EmisorFel {
  const { nit, razonSocial: nombre, nombreComercial, correo, establecimiento } = emisor;
  const { direccion, codigoPostal, municipio, departamento } = emisor;
  return {
    nit,
    nombre,
    nombreComercial,
    establecimiento,
    ...(admiteCorreo(correo) && { correo }),
    afiliacionIva: 'GEN',
    direccion: { direccion, codigoPostal, municipio, departamento, pais: jurisdiccion.codigo.toUpperCase() },
  };
}

/** A mail address that a certifier would refuse is left out: the invoice is mailed by us. */
function toReceptor(receptor: Receptor, correo: string): ReceptorFel {
  const { tipo, nombre, direccion } = receptor;
  const opcionales = { ...(admiteCorreo(correo) && { correo }), ...(direccion && { direccion }) };
  return { tipo, id: idFiscal(receptor), nombre, ...opcionales };
}

/** The buyer's number as it is certified: certifiers with the schema of 2022 take no sign in a passport. */
export function idFiscal({ tipo, numero }: Pick<Receptor, 'tipo' | 'numero'>): string {
  return tipo === 'EXT' ? numero.replace(/[^A-Z0-9]/g, '') : numero;
}

/** Every line is one unit of a service. */
function toLinea({ posicion: numero, nombre, precio, descuento, total, base, iva }: LineaFiscal): LineaFel {
  return {
    numero,
    bienOServicio: 'S',
    cantidad: 1,
    unidad: 'UND',
    descripcion: nombre,
    precioUnitarioCentavos: precio,
    precioCentavos: precio,
    descuentoCentavos: descuento,
    totalCentavos: total,
    impuesto: { codigo: 'IVA', unidadGravable: 1, baseCentavos: base, montoCentavos: iva },
  };
}
