import { DAY } from '@fedatario/contract/base';
import { jurisdiccion } from '@fedatario/document-engine';
import { diaLocal } from '../hora-local.ts';
import { DIAS_PARA_CERTIFICAR, problemasDeEsquema } from './esquema.ts';
import type { DteBorrador, ErrorFel, LineaFel, ReceptorFel } from './fel.ts';

/**
 * Reasons for which a certifier would refuse this document, found before it is sent: amounts that do not add up, a NIT with a
 * wrong check digit, CF from the limit on, a note without a reference, whatever its schema does not take, and a date that is too old at the
 * moment of sending. Empty when there are none. Source: domain-gt 3.8; SAT, FEL Reglas y Validaciones 2.0.
 */
export function problemasDe(dte: DteBorrador, ahora: Date): ErrorFel[] {
  const { lineas, granTotalCentavos, receptor, emisor } = dte;
  const total = suma(lineas.map(({ totalCentavos }) => totalCentavos));
  return [
    ...unless(lineas.length > 0, 'lineas', 'El documento no tiene líneas.'),
    ...lineas.flatMap(problemasDeLinea),
    ...unless(granTotalCentavos === total, 'granTotal', 'El gran total no es la suma de las líneas.'),
    ...unless(esNit(emisor.nit), 'emisor.nit', 'El NIT del emisor no es válido.'),
    ...problemasDeReceptor(receptor, granTotalCentavos),
    ...problemasDeTipo(dte),
    ...problemasDeNumeros(dte),
    ...problemasDeEsquema(dte),
    ...unless(
      estaATiempo(new Date(dte.fechaHoraEmision), ahora),
      'fechaHoraEmision',
      `La fecha del documento es de hace más de ${DIAS_PARA_CERTIFICAR} días, o todavía no llega.`,
    ),
  ];
}

function problemasDeLinea(linea: LineaFel, i: number): ErrorFel[] {
  const { cantidad, precioUnitarioCentavos, precioCentavos, descuentoCentavos, totalCentavos } = linea;
  const { baseCentavos, montoCentavos } = linea.impuesto;
  const montos = [
    precioUnitarioCentavos,
    precioCentavos,
    descuentoCentavos,
    totalCentavos,
    baseCentavos,
    montoCentavos,
  ];
  const en = (campo: string) => `lineas.${i}.${campo}`;
  return [
    ...unless(
      montos.every((monto) => Number.isSafeInteger(monto) && monto >= 0),
      en('montos'),
      'Los montos de la línea no son centavos enteros desde cero.',
    ),
    ...unless(
      precioCentavos === cantidad * precioUnitarioCentavos,
      en('precio'),
      'El precio de la línea no es su cantidad por su precio unitario.',
    ),
    ...unless(
      totalCentavos === precioCentavos - descuentoCentavos,
      en('total'),
      'El total de la línea no es su precio menos su descuento.',
    ),
    ...unless(
      baseCentavos + montoCentavos === totalCentavos,
      en('impuesto'),
      'La base y el IVA de la línea no suman su total.',
    ),
  ];
}

function problemasDeReceptor({ tipo, id }: ReceptorFel, total: number): ErrorFel[] {
  const valid = {
    NIT: () => esNit(id),
    CUI: () => jurisdiccion.idPersonal.parse(id).ok,
    CF: () => id === jurisdiccion.idTributaria.comodin,
    EXT: () => /^[A-Z0-9]{3,18}$/.test(id),
  };
  const identificado = tipo !== 'CF' || !jurisdiccion.factura.exigeIdentificar(total);
  return [
    ...unless(valid[tipo](), 'receptor.id', `El ${tipo} del receptor no es válido.`),
    ...unless(identificado, 'receptor.tipo', 'Por este monto el receptor no puede ser consumidor final.'),
  ];
}

function problemasDeTipo({ tipo, referenciaNota, abonos = [], granTotalCentavos }: DteBorrador): ErrorFel[] {
  const nota = tipo === 'NCRE' || tipo === 'NDEB';
  const abonado = suma(abonos.map(({ montoCentavos }) => montoCentavos));
  return [
    ...unless(!nota || referenciaNota !== undefined, 'referenciaNota', 'La nota no dice a qué factura se refiere.'),
    ...unless(nota || referenciaNota === undefined, 'referenciaNota', 'Solo una nota se refiere a otro documento.'),
    ...unless(
      tipo !== 'FCAM' || abonado === granTotalCentavos,
      'abonos',
      'Los abonos de la factura cambiaria no suman su total.',
    ),
  ];
}

/** The lines of a note have the numbers of the invoice's. Source: SAT, annotation of NumeroLinea in GT_Documento. */
function problemasDeNumeros({ referenciaNota, lineas }: DteBorrador): ErrorFel[] {
  const seguidas = lineas.every(({ numero }, i) => numero === i + 1);
  const distintas = new Set(lineas.map(({ numero }) => numero)).size === lineas.length;
  return referenciaNota
    ? unless(distintas, 'lineas', 'Dos líneas de la nota tienen el mismo número.')
    : unless(seguidas, 'lineas', 'Las líneas no se numeran de 1 en adelante.');
}

/**
 * Whether a document of that date may still be certified: its day is at most five days ago, and has come.
 * Source: SAT, FEL Reglas y Validaciones 2.0, 2.2.1.1.
 */
export function estaATiempo(fecha: Date, ahora: Date): boolean {
  const dias = (Date.parse(diaLocal(ahora)) - Date.parse(diaLocal(fecha))) / DAY;
  return dias >= 0 && dias <= DIAS_PARA_CERTIFICAR;
}

function esNit(nit: string): boolean {
  const leido = jurisdiccion.idTributaria.parse(nit);
  return leido.ok && leido.valor.tipo === 'NIT' && leido.valor.valor === nit;
}

function unless(holds: boolean, campo: string, mensaje: string): ErrorFel[] {
  return holds ? [] : [{ campo, mensaje }];
}

function suma(montos: readonly number[]): number {
  return montos.reduce((total, monto) => total + monto, 0);
}
