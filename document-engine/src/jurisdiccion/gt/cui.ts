import { accept, type Resultado, refuse } from '../../base/resultado.ts';
import { findDepartamento, findMunicipio } from './territorio.ts';

export type MotivoCui = 'vacio' | 'caracteres' | 'longitud' | 'digito' | 'resto10' | 'departamento' | 'municipio';

export type Cui = {
  /** Thirteen digits, as stored. */
  cui: string;
  codigoDepartamento: string;
  codigoMunicipio: string;
  departamento: string;
  /** Undefined when the code is above our table: a newer municipio, or a slip. Warn, do not refuse. */
  municipio: string | undefined;
};

/** How an office reads the remainder 10: sources differ (domain-gt 2.2), so it is a parameter. */
export type OpcionesCui = { resto10EsCero?: boolean };

const TEXTO_MAXIMO = 40;

/**
 * Reads the CUI of a DPI as a person types it and says where it was issued.
 * Check digit: sum of digit × (position + 2) over the first eight, mod 11; remainder 10 is not issued unless
 * `resto10EsCero`. Eight zeros are nobody's number. Departamento 01 to 22; municipio 00 is wrong, one above the table is only unknown.
 * Errors: `vacio`, `caracteres`, `longitud` (13 digits), `digito`, `resto10`, `departamento`, `municipio`.
 * Source: domain-gt 2.2 (RENAP publishes no formula).
 */
export function parseCui(texto: string, opciones: OpcionesCui = {}): Resultado<Cui, MotivoCui> {
  const digits = readDigits(texto);
  if (!digits.ok) return digits;
  const cui = digits.valor;
  if (cui.startsWith('00000000')) return refuse('digito');
  const resto = restoCui(cui);
  if (resto === 10 && !opciones.resto10EsCero) return refuse('resto10');
  if (resto % 10 !== Number(cui[8])) return refuse('digito');
  return locate(cui);
}

/** Thirteen digits as the card prints them, `1234 56789 0101`. Anything else stays as it is. */
export function formatCui(valor: string): string {
  const digits = readDigits(valor);
  return digits.ok ? groupsOfCui(digits.valor).join(' ') : valor;
}

/** The three printed groups of a CUI of thirteen digits: 4, 5 and 4. */
export function groupsOfCui(cui: string): [string, string, string] {
  return [cui.slice(0, 4), cui.slice(4, 9), cui.slice(9)];
}

function readDigits(texto: string): Resultado<string, 'vacio' | 'caracteres' | 'longitud'> {
  if (texto.length > TEXTO_MAXIMO) return refuse('longitud');
  const digits = texto.replace(/[\s-]/g, '');
  if (digits === '') return refuse('vacio');
  if (!/^\d+$/.test(digits)) return refuse('caracteres');
  return digits.length === 13 ? accept(digits) : refuse('longitud');
}

function restoCui(cui: string): number {
  let suma = 0;
  for (let i = 0; i < 8; i++) suma += Number(cui[i]) * (i + 2);
  return suma % 11;
}

function locate(cui: string): Resultado<Cui, 'departamento' | 'municipio'> {
  const codigoMunicipio = cui.slice(9);
  const departamento = findDepartamento(cui.slice(9, 11));
  if (!departamento) return refuse('departamento');
  if (codigoMunicipio.endsWith('00')) return refuse('municipio');
  return accept({
    cui,
    codigoDepartamento: departamento.codigo,
    codigoMunicipio,
    departamento: departamento.nombre,
    municipio: findMunicipio(codigoMunicipio)?.nombre,
  });
}
