import type { Bloque } from '../../../services/mail/html.ts';
import type { Textos } from '../tipos/tipos.ts';

export type Valores = Readonly<Record<string, string>>;

const HUECO = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The variables that a text names, each once. */
export function huecosDe(texto: string): string[] {
  return [...new Set([...texto.matchAll(HUECO)].map(([, nombre = '']) => nombre))];
}

/** Whether the text has braces that open or close no variable. */
export function tieneLlavesSueltas(texto: string): boolean {
  return /\{\{|\}\}/.test(texto.replace(HUECO, ''));
}

/** Fills the variables in one pass, so that a value is never read as a variable. A missing value becomes an empty text. */
export function llenarHuecos(texto: string, valores: Valores): string {
  return texto.replace(HUECO, (_, nombre: string) => (Object.hasOwn(valores, nombre) ? (valores[nombre] ?? '') : ''));
}

/** A notice in words, before it is laid out. */
export interface Compuesta {
  readonly asunto: string;
  readonly titulo: string;
  readonly bloques: readonly Bloque[];
  readonly boton: string;
  readonly pie: string;
  readonly aviso: string;
}

export function componer({ asunto, titulo, cuerpo, boton, pie, aviso }: Textos, valores: Valores): Compuesta {
  const enLinea = (texto: string) => llenarHuecos(texto, valores).replace(/\s+/g, ' ').trim();
  return {
    asunto: enLinea(asunto),
    titulo: enLinea(titulo),
    bloques: cuerpo.split(/\n\s*\n/).flatMap((parrafo) => bloqueDe(parrafo.trim(), valores)),
    boton: enLinea(boton),
    pie: llenarHuecos(pie, valores),
    aviso: enLinea(aviso),
  };
}

/** A paragraph whose variables are all empty is left out; a code alone stands out. */
function bloqueDe(parrafo: string, valores: Valores): Bloque[] {
  const huecos = huecosDe(parrafo);
  const calla = huecos.length > 0 && huecos.every((nombre) => !valores[nombre]);
  if (parrafo === '' || calla) return [];
  const texto = llenarHuecos(parrafo, valores);
  return [/^\{\{\s*codigo\s*\}\}$/.test(parrafo) ? { codigo: texto } : { parrafo: texto }];
}
