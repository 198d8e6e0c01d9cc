import { suenaI, suenaO } from '../espanol/juntar.ts';
import type { Texto, Tramo } from '../modelo/documento.ts';

/**
 * Mends, in place, what joining texts and answers broke: *de el* → *del*, *a el* → *al* (lower case only, so that
 * «de El Salvador» stays), *y* before i → *e*, *o* before o → *u*, two spaces, a space before a comma, and spaces at
 * the ends; two blanks side by side are one when they ask the same, else stand apart. What a person wrote is never
 * changed inside. Source: domain-gt 4.0, post-processing.
 */
export function pulir(tramos: Tramo[]): Tramo[] {
  for (const tramo of tramos) if (tramo.tipo === 'texto' && isOfTemplate(tramo)) contraer(tramo);
  const kept = separarBlancos(tramos.filter((tramo) => tramo.tipo !== 'texto' || tramo.texto !== ''));
  for (let i = 1; i < kept.length; i++) {
    const before = kept[i - 1];
    const after = kept[i];
    if (before?.tipo === 'texto' && after?.tipo === 'texto') mendBorder(before, after);
  }
  trimEnds(kept);
  return kept.filter((tramo) => tramo.tipo !== 'texto' || tramo.texto !== '');
}

function separarBlancos(tramos: readonly Tramo[]): Tramo[] {
  return tramos.flatMap((tramo, i): Tramo[] => {
    const before = tramos[i - 1];
    if (tramo.tipo !== 'blanco' || before?.tipo !== 'blanco') return [tramo];
    if (tramo.ruta === before.ruta) return [];
    return [{ tipo: 'texto', texto: ' ', marcas: [], rastro: { datos: [], condiciones: [] } }, tramo];
  });
}

function isOfTemplate(texto: Texto): boolean {
  return texto.rastro.datos.length === 0;
}

function contraer(texto: Texto): void {
  texto.texto = texto.texto.replace(/(?<!\p{L})(de|a) el(?= )/gu, (_, word: string) => (word === 'de' ? 'del' : 'al'));
}

function mendBorder(before: Texto, after: Texto): void {
  const contraction = /(?<!\p{L})(?:de|a) $/u.test(before.texto) && /^el /.test(after.texto);
  if (contraction) {
    before.texto = `${before.texto.slice(0, -1)}l`;
    after.texto = after.texto.slice(2);
    return;
  }
  if (/(?:^|\s)y $/.test(before.texto) && suenaI(after.texto)) before.texto = `${before.texto.slice(0, -2)}e `;
  if (/(?:^|\s)o $/.test(before.texto) && suenaO(after.texto)) before.texto = `${before.texto.slice(0, -2)}u `;
  if (!before.texto.endsWith(' ')) return;
  if (after.texto.startsWith(' ')) after.texto = after.texto.slice(1);
  else if (/^[.,;:)]/.test(after.texto)) before.texto = before.texto.slice(0, -1);
}

function trimEnds(tramos: Tramo[]): void {
  const first = tramos[0];
  const last = tramos.at(-1);
  if (first?.tipo === 'texto') first.texto = first.texto.trimStart();
  if (last?.tipo === 'texto') last.texto = last.texto.trimEnd();
}
