import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Bloque, caracterNoImprimible, isImprimible } from '@fedatario/document-engine';
import { PdfError } from './errors.ts';
import { printableOf } from './printable.ts';
import { createRenderer } from './render.ts';
import { documentoCon, OPTIONS } from './testing/examples.ts';
import { absent, ask } from './testing/tools.ts';

const render = createRenderer();
const PRINTABLE = printableOf();
const CARAS = [[], ['bold'], ['italic'], ['bold', 'italic']] as const;
/** Accents stand over `n`, whose combinations are all drawn. */
const MARCO = (char: string) => `«n${char}z»`;

function parrafo(code: number): Bloque {
  const texto = MARCO(String.fromCodePoint(code));
  const rastro = { datos: [], condiciones: [] };
  return { tipo: 'parrafo', tramos: CARAS.map((marcas) => ({ tipo: 'texto', texto, marcas: [...marcas], rastro })) };
}

test('la tabla del motor es la de las cuatro caras de la fuente', () => {
  const codes = Array.from({ length: 0x110000 }, (_, code) => code);
  assert.deepEqual(codes.filter(isImprimible), PRINTABLE);
});

test('todo lo que la tabla dice que se imprime sale en el PDF, en las cuatro caras', {
  skip: absent('pdftotext'),
}, () => {
  const composed = PRINTABLE.filter((code) => caracterNoImprimible(String.fromCodePoint(code)) === undefined);
  assert.ok(composed.length > 900);
  const pdf = render(documentoCon(...composed.map(parrafo)), OPTIONS);
  const words = solid(ask('pdftotext', pdf, (file) => ['-raw', file, '-']).text);
  const lost = composed.filter((code) => !leido(String.fromCodePoint(code)).test(words));
  assert.deepEqual(
    lost.map((code) => `${String.fromCodePoint(code)} ${code.toString(16)}`),
    [],
  );
});

test('lo que queda justo fuera de la tabla, y lo de otras escrituras, detiene la composición con su nombre', () => {
  const borders = PRINTABLE.flatMap((code) => [code - 1, code + 1]).filter((code) => !isImprimible(code));
  const others = [0x4e00, 0x0639, 0x05d0, 0x0e01, 0x1f600, 0x1f1ec, 0x20000, 0xe000, 0xfffd, 0x10ffff];
  for (const code of new Set([...borders, ...others])) {
    const char = String.fromCodePoint(code);
    // Tabs, breaks and accents of other forms are set as what they stand for.
    if (caracterNoImprimible(char) === undefined) continue;
    const fails = (error: unknown) => error instanceof PdfError && error.codigo === 'caracter-sin-glifo';
    assert.throws(() => render(documentoCon(`a${char}z`), OPTIONS), fails, `${char} ${code.toString(16)}`);
  }
});

/** A letter in its frame, in the four faces; one that is set of its pieces is read once for each of them. */
function leido(char: string): RegExp {
  const literal = (texto: string) => texto.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const pieces = solid(char).normalize('NFD').length > 1 ? `«n(?:${literal(solid(char))})+z»` : undefined;
  return new RegExp((pieces ?? literal(solid(MARCO(char)))).repeat(4));
}

/** Text as a reader extracts it: ligatures and wide forms as their letters, without spaces. */
function solid(texto: string): string {
  return texto.normalize('NFKC').replace(/\s/g, '');
}
