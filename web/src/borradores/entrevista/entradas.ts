import { type Pregunta, parseDia } from '@fedatario/document-engine';
import { readFecha, writeDpi, writeFecha, writeNit, writeTelefono } from '../../lib/escribir.ts';

/** How the answer of a question of one line is typed, read and shown. */
export interface Entrada {
  /** While it is typed or pasted. */
  readonly escribir: (typed: string) => string;
  /** Its stored form; what is no answer yet stays as it was typed, so that nothing is lost; blank is no answer. */
  readonly leer: (shown: string) => unknown;
  readonly mostrar: (valor: unknown) => string;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  readonly autoComplete?: string;
  readonly ejemplo?: string;
  readonly antes?: string;
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
    leer: leerMonto,
    mostrar: mostrarMonto,
    inputMode: 'decimal',
    antes: 'Q',
    ejemplo: '3,500.00',
  },
  porcentaje: { escribir: igual, leer: leerDecimal, mostrar: textOf, inputMode: 'decimal', despues: '%' },
  fecha: { escribir: writeFecha, leer: leerFecha, mostrar: mostrarFecha, inputMode: 'numeric', ejemplo: 'dd/mm/aaaa' },
  hora: { escribir: escribirHora, leer: leerTexto, mostrar: textOf, inputMode: 'numeric', ejemplo: '14:30' },
  cui: { escribir: writeDpi, leer: leerDigitos, mostrar: conForma(writeDpi), inputMode: 'numeric' },
  nit: { escribir: writeNit, leer: leerNit, mostrar: conForma(writeNit) },
  telefono: { escribir: writeTelefono, leer: leerTexto, mostrar: conForma(writeTelefono), inputMode: 'tel' },
  correo: { ...texto, inputMode: 'email' },
  placa: { ...texto, escribir: (typed) => typed.toUpperCase() },
};

/** Undefined for what is not typed in one line: options, lists, places. */
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

/** Whole centavos of `3,500.50`, `Q 3500.5` and `3500,50`: a comma with two digits after it, and no point, is a decimal. */
function leerMonto(shown: string): unknown {
  const clean = shown.replace(/[\sQ]/gi, '');
  const plain = /^\d+,\d{2}$/.test(clean) ? clean.replace(',', '.') : clean.replaceAll(',', '');
  const parts = /^(\d{1,13})(?:\.(\d{0,2}))?$/.exec(plain);
  return parts ? Number(`${parts[1]}${(parts[2] ?? '').padEnd(2, '0')}`) : leerTexto(shown);
}

function mostrarMonto(valor: unknown): string {
  if (typeof valor !== 'number') return textOf(valor);
  const [whole = '', cents] = (valor / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

function leerFecha(shown: string): unknown {
  const dia = readFecha(shown);
  return parseDia(dia).ok ? dia : leerTexto(shown);
}

function mostrarFecha(valor: unknown): string {
  return typeof valor === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(valor) ? writeFecha(valor) : textOf(valor);
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
