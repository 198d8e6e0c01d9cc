import type { CambioDeDatos, Redaccion } from '@fedatario/contract/catalogo';
import type { UseFormReturn } from 'react-hook-form';
import { montoOf, readEntero, readMonto } from '../../../lib/escribir.ts';

interface FilaDeArancel {
  concepto: string;
  monto: string;
  nota: string;
  opcional: boolean;
}

/** The texts of a product as its form holds them: short texts one on each line, numbers as they are typed. */
export interface ValoresDeDatos {
  nombre: string;
  resumen: string;
  descripcion: string;
  idCategoria: string;
  destacado: boolean;
  tags: string;
  incluye: string;
  noIncluye: string;
  baseLegal: string;
  aranceles: FilaDeArancel[];
  plazoHoras: string;
  plazoDesde: string;
  despuesDePagar: string;
  preguntasFrecuentes: { pregunta: string; respuesta: string }[];
  revision: number;
}

export type DatosForm = UseFormReturn<ValoresDeDatos, unknown, CambioDeDatos>;

/** The fields that hold several short texts, one on each line. */
const deLineas = ['tags', 'incluye', 'noIncluye', 'baseLegal', 'despuesDePagar'] as const;
type DeLineas = (typeof deLineas)[number];

export function valoresDeDatos({ datos, revision }: Redaccion): ValoresDeDatos {
  const enLineas = Object.fromEntries(deLineas.map((campo) => [campo, datos[campo].join('\n')]));
  return {
    ...datos,
    ...(enLineas as Record<DeLineas, string>),
    plazoHoras: String(datos.plazoHoras),
    aranceles: datos.aranceles.map(({ monto, nota, ...arancel }) => ({
      ...arancel,
      monto: monto === null ? '' : montoOf(monto),
      nota: nota ?? '',
    })),
    revision,
  };
}

export function prepararDatos({ plazoHoras, aranceles, preguntasFrecuentes, ...valores }: ValoresDeDatos) {
  const enListas = Object.fromEntries(deLineas.map((campo) => [campo, lineasDe(valores[campo])]));
  return {
    ...valores,
    ...enListas,
    plazoHoras: readEntero(plazoHoras),
    preguntasFrecuentes: sinVacias(preguntasFrecuentes),
    aranceles: sinVacias(aranceles).map(({ monto, ...arancel }) => ({
      ...arancel,
      monto: monto.trim() === '' ? null : readMonto(monto),
    })),
  };
}

/** The rows without those at the end that nobody has written in: one is added empty, and waits for its words. */
export function sinVacias<F extends object>(filas: readonly F[]): F[] {
  const written = filas.findLastIndex((fila) => Object.values(fila).some(isEscrito));
  return filas.slice(0, written + 1);
}

function lineasDe(escrito: string): string[] {
  return escrito
    .split('\n')
    .map((linea) => linea.trim())
    .filter(Boolean);
}

/** Rows as a person reads them, one on each line, from the JSON in which two of them are compared. */
export function filasEnPalabras(json: string): string {
  const filas = JSON.parse(json) as object[];
  return filas.map((fila) => Object.values(fila).filter(isEscrito).join(' · ')).join('\n');
}

const isEscrito = (valor: unknown) => typeof valor === 'string' && valor !== '';

type Faults = Readonly<Record<string, { readonly message?: string | undefined } | undefined>>;

/** The error of a field, or else the first one inside it: of a line, or of a row. */
export function faultOf(errors: object, campo: string): { message?: string | undefined } | undefined {
  const faults = errors as Faults;
  const dentro = Object.keys(faults).find((name) => name === campo || name.startsWith(`${campo}.`));
  return dentro === undefined ? undefined : faults[dentro];
}
