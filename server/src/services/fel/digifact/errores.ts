import { dicenAnulado, duplicado, rechazo } from '../fallos.ts';
import type { ErrorFel, Fallo } from '../fel.ts';
import type { Respuesta } from './wire.ts';

const USADA = /referencia interna.{0,60}(?:utilizad|duplicad|ya (?:fue|existe))/i;

/** A refusal is a text of lines, each of which may begin with the numeral of its rule. */
export function falloDe(respuesta: Respuesta): Fallo {
  const lineas = textoDe(respuesta).split(/[\r\n]+/);
  const [repetida] = lineas.filter((linea) => USADA.test(linea));
  return repetida ? duplicado(repetida) : rechazo(lineas.map(errorDe));
}

export function yaAnulado(respuesta: Respuesta): boolean {
  return dicenAnulado(textoDe(respuesta));
}

function textoDe({ ResponseDATA1, Mensaje }: Respuesta): string {
  return ResponseDATA1?.trim() || Mensaje?.trim() || 'Digifact rechazó el documento y no dice por qué.';
}

function errorDe(linea: string): ErrorFel {
  const [, codigo, mensaje = ''] = /^(\d+(?:\.\d+)+)\s+(.+)$/.exec(linea) ?? [];
  return codigo ? { codigo, mensaje } : { mensaje: linea };
}
