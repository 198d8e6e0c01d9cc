import { isNacimiento, leerFecha, leerMonto, type Pregunta } from '@fedatario/document-engine';
import { hoy, montoOf, writeDpi, writeFecha, writeNit, writeTelefono } from '../../../../lib/escribir.ts';

/** How the answer of a one-line question is typed, parsed and shown. */
export interface Entrada {
  /** Formats the text while it is typed or pasted. */
  readonly escribir: (typed: string) => string;
  /**
   * The stored form. Text that is not yet a valid answer is kept as typed, so that nothing is lost; blank is no answer.
   */
  readonly leer: (shown: string) => unknown;
  readonly mostrar: (valor: unknown) => string;
  /** Runs on leaving the field, for text that is ambiguous while it is typed, such as a two-digit year. */
  readonly alDejar?: (shown: string, pregunta: Pregunta) => unknown;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  readonly autoComplete?: string;
  readonly ejemplo?: string;
  readonly despues?: string;
}

const igual = (typed: string) => typed;
const texto: Entrada = { escribir: igual, leer: leerTexto, mostrar: textOf };

const entradas: Readonly<Partial<Record<Pregunta['tipo'], Entrada>>> = {
  texto,
  parrafo: texto,
  numero: { escribir: igual, leer: leerEntero, mostrar: textOf, inputMode: 'numeric' },
  moneda: {
    escribir: igual,
    leer: leerCentavos,
    mostrar: mostrarMonto,
    inputMode: 'decimal',
    ejemplo: '3,500.00',
  },
  porcentaje: { escribir: igual, leer: leerDecimal, mostrar: textOf, inputMode: 'decimal', despues: '%' },
  fecha: { escribir: igual, leer: leerDia, mostrar: mostrarFecha, alDejar: dejarDia, ejemplo: 'dd/mm/aaaa' },
  hora: { escribir: escribirHora, leer: leerTexto, mostrar: textOf, inputMode: 'numeric', ejemplo: '14:30' },
  cui: { escribir: writeDpi, leer: leerDigitos, mostrar: conForma(writeDpi), inputMode: 'numeric' },
  nit: { escribir: writeNit, leer: leerNit, mostrar: conForma(writeNit) },
  telefono: { escribir: writeTelefono, leer: leerTexto, mostrar: conForma(writeTelefono), inputMode: 'tel' },
  correo: { ...texto, inputMode: 'email' },
  placa: { ...texto, escribir: (typed) => typed.toUpperCase() },
};

/** Undefined for kinds that are not typed on one line: options, lists, places. */
export function entradaDe(tipo: Pregunta['tipo']): Entrada | undefined {
  return entradas[tipo];
}

function textOf(valor: unknown): string {
  return typeof valor === 'string' || typeof valor === 'number' ? String(valor) : '';
}

function leerTexto(shown: string): unknown {
  return shown.trim() === '' ? undefined : shown;
}

function leerEntero(shown: string): unknown {
  const digits = shown.replace(/[\s,]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : leerTexto(shown);
}

function leerDecimal(shown: string): unknown {
  const clean = shown.replace(/[\s%]/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,6})?$/.test(clean) ? Number(clean) : leerTexto(shown);
}

function leerCentavos(shown: string): unknown {
  const read = leerMonto(shown);
  return read.ok ? read.centavos : leerTexto(shown);
}

function mostrarMonto(valor: unknown): string {
  return typeof valor === 'number' ? montoOf(valor) : textOf(valor);
}

function leerDia(shown: string): unknown {
  const read = leerFecha(shown);
  return read.ok ? read.dia : leerTexto(shown);
}

function dejarDia(shown: string, pregunta: Pregunta): unknown {
  const read = leerFecha(shown, { hoy: hoy(), pasada: isPasada(pregunta) });
  return read.ok ? read.dia : leerTexto(shown);
}

/** Whether the date must lie in the past. */
function isPasada(pregunta: Pregunta): boolean {
  const max = JSON.stringify('max' in pregunta ? pregunta.max : undefined) ?? '';
  return isNacimiento(pregunta) || (max.includes('"hoy"') && !max.includes('sumar'));
}

function mostrarFecha(valor: unknown): string {
  return writeFecha(textOf(valor));
}

function escribirHora(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
}

function leerDigitos(shown: string): unknown {
  return leerTexto(shown.replace(/\s/g, ''));
}

function leerNit(shown: string): unknown {
  return leerTexto(shown.replace(/[\s-]/g, ''));
}

function conForma(write: (typed: string) => string): (valor: unknown) => string {
  return (valor) => write(textOf(valor));
}
