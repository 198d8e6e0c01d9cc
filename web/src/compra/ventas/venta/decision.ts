import type { Cotizacion, Reembolso } from '@fedatario/contract/compra';
import { montoOf, readMonto } from '../../../lib/escribir.ts';

/** A line of a refund while its decision is edited. */
export interface Renglon {
  readonly posicion: number;
  readonly nombre: string;
  /** Amount by the rule, in centavos. */
  readonly cotizado: number;
  /** Largest refundable amount, in centavos. */
  readonly disponible: number;
  readonly etapa: Cotizacion['lineas'][number]['etapa'];
  readonly porcentaje: number;
  /** Number of the trámite or gestión that the refund can still stop. */
  readonly cancelable: string | null;
  readonly incluida: boolean;
  readonly monto: string;
  readonly cancela: boolean;
}

type Linea = Cotizacion['lineas'][number];

/** The lines with a refundable amount, none chosen. */
export function renglonesDe({ lineas }: Cotizacion): Renglon[] {
  return lineas
    .filter(({ disponible, enCurso }) => disponible > 0 && !enCurso)
    .map((linea) => renglon(linea, linea.monto));
}

/** The lines of a requested refund, with the quoted or proposed amounts. */
export function renglonesPedidos({ lineas }: Reembolso, cotizacion: Cotizacion): Renglon[] {
  return lineas.flatMap(({ posicion, cotizado, monto, cancela, etapa, porcentaje }) => {
    const linea = cotizacion.lineas.find((one) => one.posicion === posicion);
    if (!linea) return [];
    const parte = monto ?? cotizado;
    return [{ ...renglon(linea, parte), cotizado, etapa, porcentaje, incluida: parte > 0, cancela }];
  });
}

function renglon({ cancelable, solicitud, monto: cotizado, ...linea }: Linea, monto: number): Renglon {
  const { posicion, nombre, disponible, etapa, porcentaje } = linea;
  return {
    posicion,
    nombre,
    disponible,
    etapa,
    porcentaje,
    cotizado,
    cancelable: cancelable && solicitud ? solicitud.numero : null,
    incluida: false,
    monto: monto > 0 ? montoOf(monto) : '',
    cancela: cancelable,
  };
}

export interface Leida {
  readonly lineas: { posicion: number; monto: number; cancela: boolean }[];
  readonly total: number;
  /** Positions with an amount of zero or above the available one. */
  readonly mal: readonly number[];
  /** Whether every line has exactly the amount of the rule. */
  readonly comoCotizado: boolean;
}

export function leer(renglones: readonly Renglon[]): Leida {
  const incluidas = renglones.filter(({ incluida }) => incluida);
  const lineas = incluidas.map(({ posicion, monto, cancela, cancelable }) => {
    return { posicion, monto: readMonto(monto), cancela: cancela && cancelable !== null };
  });
  const mal = lineas.flatMap(({ posicion, monto }, i) => {
    const { disponible = 0 } = incluidas[i] ?? {};
    return monto >= 1 && monto <= disponible ? [] : [posicion];
  });
  return {
    lineas,
    mal,
    total: lineas.reduce((suma, { monto }) => suma + (Number.isNaN(monto) ? 0 : monto), 0),
    comoCotizado: renglones.every(({ incluida, monto, cotizado }) => incluida && readMonto(monto) === cotizado),
  };
}
