import { jurisdiccion } from '@fedatario/document-engine';
import type { DteBorrador, ErrorFel, LineaFel, ReceptorFel } from './fel.ts';

/**
 * Reasons for which a certifier would refuse this document, found before it is sent: amounts that do not add up, a NIT with a
 * wrong check digit, CF from the limit on, a note without a reference. Empty when there are none. Source: domain-gt 3.8.
 */
export function problemasDe(dte: DteBorrador): ErrorFel[] {
  const { lineas, granTotalCentavos, receptor, emisor } = dte;
  const total = suma(lineas.map(({ totalCentavos }) => totalCentavos));
  return [
    ...unless(lineas.length > 0, 'lineas', 'El documento no tiene líneas.'),
    ...lineas.flatMap(problemasDeLinea),
    ...unless(granTotalCentavos === total, 'granTotal', 'El gran total no es la suma de las líneas.'),
    ...unless(esNit(emisor.nit), 'emisor.nit', 'El NIT del emisor no es válido.'),
    ...unless(emisor.nombre.trim() !== '', 'emisor.nombre', 'Falta la razón social del emisor.'),
    ...problemasDeReceptor(receptor, granTotalCentavos),
    ...problemasDeTipo(dte),
  ];
}

function problemasDeLinea(linea: LineaFel, i: number): ErrorFel[] {
  const { numero, cantidad, precioUnitarioCentavos, precioCentavos, descuentoCentavos, totalCentavos } = linea;
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
    ...unless(numero === i + 1, en('numero'), 'Las líneas no se numeran de 1 en adelante.'),
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
    ...unless(linea.descripcion.trim() !== '', en('descripcion'), 'La línea no dice qué se vendió.'),
    ...unless(
      linea.unidad.length > 0 && linea.unidad.length <= 3,
      en('unidad'),
      'La unidad de medida pasa de 3 letras.',
    ),
  ];
}

function problemasDeReceptor({ tipo, id, nombre }: ReceptorFel, total: number): ErrorFel[] {
  const valid = {
    NIT: () => esNit(id),
    CUI: () => jurisdiccion.idPersonal.parse(id).ok,
    CF: () => id === jurisdiccion.idTributaria.comodin,
    EXT: () => id.trim() !== '',
  };
  const identificado = tipo !== 'CF' || !jurisdiccion.factura.exigeIdentificar(total);
  return [
    ...unless(valid[tipo](), 'receptor.id', `El ${tipo} del receptor no es válido.`),
    ...unless(nombre.trim() !== '', 'receptor.nombre', 'Falta el nombre del receptor.'),
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
