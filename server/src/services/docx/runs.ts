import type { Tramo } from '@fedatario/document-engine';
import { type IRunOptions, TextRun } from 'docx';
import { keepTogether } from '../juntos.ts';

type Look = Pick<IRunOptions, 'size' | 'color' | 'bold'>;

/** Characters that XML 1.0 cannot carry; each is shown as a replacement sign, so that a loss is seen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be found.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

export function clean(texto: string): string {
  return keepTogether(texto.normalize('NFC').replace(/\r\n?/g, '\n').replace(NOT_XML, '\ufffd'));
}

export function runsOf(tramos: readonly Tramo[], borrador: boolean, look: Look = {}): TextRun[] {
  return tramos.flatMap((tramo) => {
    if (tramo.tipo === 'salto') return [new TextRun({ break: 1 })];
    const marks = {
      ...look,
      ...(tramo.marcas.includes('bold') && { bold: true }),
      ...(tramo.marcas.includes('italic') && { italics: true }),
      ...(tramo.marcas.includes('underline') && { underline: {} }),
      ...(tramo.marcas.includes('strike') && { strike: true }),
    };
    if (tramo.tipo === 'texto') return lines(tramo.texto, marks);
    if (!borrador) return lines('__________', marks);
    return [new TextRun({ ...marks, text: `[${clean(tramo.etiqueta)}]`, highlight: 'yellow' })];
  });
}

function lines(texto: string, look: Look): TextRun[] {
  return clean(texto)
    .split('\n')
    .map((text, i) => new TextRun({ ...look, text, ...(i > 0 && { break: 1 }) }));
}
